import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const folder = scratch();
const MILL = fileURLToPath(new URL('../../../examples/mill-story', import.meta.url));
const run = (args: readonly string[], ...typed: string[]) =>
  tabard(args, typed.map((line) => `${line}\n`).join(''), games);

describe('tabard story', () => {
  it('prints where each Script leads, and draws it', async () => {
    const { out, code } = await run(['story', 'graph', 'A', '--content', MILL]);
    expect([code, out]).toEqual([0, expect.stringContaining('A10\n  → A11 (prowler: tame)')]);
    const file = path.join(folder, 'a.svg');
    expect((await run(['story', 'graph', 'a', '--svg', file])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*>A12<\/text>.*<\/svg>\n$/s);
  });

  it('prints the whole text of a Scenario in a language', async () => {
    const { out } = await run(['story', 'read', 'A', '--lang', 'fr', '--content', MILL]);
    expect(out).toContain('A. La roue s’arrête');
    expect(out).toContain('– Entrer dans le bief');
    expect(out).toContain('Elle gémit, puis tourne.');
  });

  it('prints what one campaign was told', async () => {
    const log = path.join(folder, 'log.json');
    const keys = ['1', '1', 'q', log];
    const played = await run(['play', 'dragon-eclipse', '--option', 'mode=campaign', '--seed', 'a'], ...keys);
    expect(played.code).toBe(0);
    const { out, code } = await run(['story', 'read', '--log', log]);
    expect([code, out]).toEqual([0, expect.stringContaining('Nether Ammer, on Glass Mere')]);
  });

  it('counts words and lists what nobody asks for again', async () => {
    const { out } = await run(['story', 'coverage', '--json']);
    const found = JSON.parse(out);
    expect(found.scenarios.map(({ id }: { id: string }) => id)).toEqual(['A', 'B']);
    for (const { words } of found.scenarios) expect(words.fr).toBeGreaterThan(1000);
    expect(found.unreadStatuses).toContain('A17: nets-or-dogs 1');
  });

  it('plays on from a Script with what is given', async () => {
    const given = path.join(folder, 'given.yaml');
    writeFileSync(given, 'map: store\nsilver: 2\n');
    const { out, code } = await run(['story', 'play', 'B24', '--given', given], ...['2', 'q']);
    expect([code, out]).toEqual([0, expect.stringContaining('Leave it barred')]);
  });

  it.each([
    [['graph', 'Q'], 'unknown Scenario "Q"; expected one of A, B, Z'],
    [['read'], 'name a Scenario, or a campaign with --log: one of the two'],
    [['play', 'A999'], 'unknown script "A999"'],
    [['play', 'A3', '--given', 'silver: many'], 'expected a whole number, found "many"'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { err, code } = await run(['story', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

it('tabard content check names what is wrong with a story', async () => {
  const { out, code } = await run(['content', 'check', MILL, '--game', 'dragon-eclipse']);
  expect([code, out]).toEqual([0, expect.stringContaining('nothing is wrong')]);
});
