import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import later from '../../../rules/later.yaml';
import { cloneRoot } from '../src/clone-root.ts';
import { coverageOf } from '../src/coverage.ts';
import { filesUnder } from '../src/files.ts';
import { allRules } from '../src/ledgers.ts';

const known = new Set(allRules().map((rule) => rule.id));

describe('the rules of all ledgers', () => {
  it('are each proven, or exempt or for later with a reason, and never both', () => {
    const { openIds, unknownIds, needlessIds } = coverageOf(allRules(), undefined);
    expect({ openIds, unknownIds, needlessIds }).toEqual({ openIds: [], unknownIds: [], needlessIds: [] });
  });

  it('have an id each', () => {
    const ids = allRules().map((rule) => rule.id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('name each other by ids that exist', () => {
    expect(allRules().flatMap(({ id, text, ruling }) => unknownIn(id, `${text} ${ruling}`))).toEqual([]);
  });

  it('are cited by code under ids that exist', () => {
    expect(sources().flatMap((file) => unknownIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

it('lists what waits by rules, wholly or in part, and says why', () => {
  const ids = expect.arrayContaining([expect.any(String)]);
  for (const entry of later as readonly object[]) {
    const [extent] = Object.keys(entry).filter((key) => key !== 'why');
    expect(['rules', 'partly']).toContain(extent);
    expect(entry).toEqual({ [extent]: ids, why: expect.stringMatching(/^[A-Z].*\.$/) });
  }
});

function unknownIn(place: string, text: string): string[] {
  const ids = text.match(/\b(?:AN|DE|WA|TB|LL)-[A-Z0-9-]*[A-Z0-9]\b/g) ?? [];
  return ids.filter((id) => !known.has(id)).map((id) => `${place} names ${id}`);
}

/** Everything but tests, which make rules up. */
function sources(): string[] {
  const root = cloneRoot('sources');
  const homes = ['packages', 'examples'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name, 'src')),
  );
  // A pack of cards or a story has no code.
  return homes
    .filter((home) => existsSync(home))
    .flatMap((home) => [...filesUnder(home, '.ts'), ...filesUnder(home, '.tsx')])
    .filter((file) => !file.endsWith('.test.ts'));
}
