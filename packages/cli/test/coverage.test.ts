import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tabard = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../bin/tabard.mjs');

describe.each(['shadow-of-omega', 'lamplight', 'table'])('the rules of %s', (name) => {
  it('are each proven, or exempt with a reason', () => {
    const out = execFileSync(process.execPath, [tabard, 'rules', name, '--coverage', '--json']).toString();
    const { openIds, unknownIds } = JSON.parse(out);
    expect({ openIds, unknownIds }).toEqual({ openIds: [], unknownIds: [] });
  });
});
