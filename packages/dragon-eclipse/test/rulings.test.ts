import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Library, runRuling } from '@tabard/testkit';
import { describe, expect, it } from 'vitest';
import { dragonEclipse } from '../src/kept-half.ts';

const home = path.join(import.meta.dirname, '../rulings');
const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
const library: Library = { gameOf: (id) => (id === dragonEclipse.id ? dragonEclipse : undefined) };

describe('the rulings', () => {
  it.each(files.sort())('%s', async (file) => {
    const { failure, title } = await runRuling(readFileSync(path.join(home, file), 'utf8'), file, library);
    expect(failure && `${failure.line}: ${failure.message}`, title).toBeUndefined();
  });
});
