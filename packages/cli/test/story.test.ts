import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const folder = scratch();
const MILL = fileURLToPath(new URL('../../../examples/mill-story', import.meta.url));
const run = (args: readonly string[], ...typed: string[]) =>
  tabard(args, typed.map((line) => `${line}\n`).join(''), games);
/** Bots play whole campaigns: long on a busy machine. */
const PLAYED = { timeout: 300_000 };

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
    // The dogs are seen again, so the list of A17 has an effect; who learns the rhyme is asked later.
    expect(found.idleDilemmas).toContain('A6');
    expect(found.idleDilemmas).not.toContain('A17');
  });

  it('plays on from a Script with what is given', async () => {
    const given = path.join(folder, 'given.yaml');
    writeFileSync(given, 'map: store\nsilver: 2\n');
    const { out, code } = await run(['story', 'play', 'B24', '--given', given], ...['2', 'q']);
    expect([code, out]).toEqual([0, expect.stringContaining('Leave it barred')]);
  });

  it('plays on from a Script of a pack', async () => {
    const { out, code } = await run(
      ['story', 'play', 'A4', '--content', MILL, '--given', 'map: mill-yard'],
      'q',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('A coin for your trouble, or a story')]);
  });

  it.each(['graph', 'read', 'coverage'])(
    '%s names the file and the line of a fault in a pack',
    async (tool) => {
      const place = path.join(folder, `fault of ${tool}`);
      cpSync(MILL, place, { recursive: true });
      const file = path.join(place, 'tale/quests.yaml');
      writeFileSync(file, '- mystling: [\n');
      const { err, code } = await run([
        'story',
        tool,
        ...(tool === 'coverage' ? [] : ['A']),
        '--content',
        place,
      ]);
      expect([code, err]).toEqual([2, expect.stringContaining(`${file}:2: malformed YAML`)]);
      writeFileSync(file, '- {mystling: prowler, kind: chore}\n');
      const other = await run(['story', tool, ...(tool === 'coverage' ? [] : ['A']), '--content', place]);
      expect([other.code, other.err]).toEqual([2, expect.stringContaining(`${file}:1: unknown`)]);
    },
  );

  it.each([
    [['graph', 'Q'], 'unknown Scenario "Q"; expected one of A, B, Z'],
    [['read'], 'name a Scenario, or a campaign with --log: one of the two'],
    [['play', 'A999'], 'unknown script "A999"'],
    [['play', 'A3', '--given', 'silver: many'], 'expected a whole number, found "many"'],
    [['play', 'A3', '--given', 'silver: [1'], '--given:1: malformed YAML: Flow sequence'],
    [
      ['play', 'B3', '--content', MILL, '--given', 'map: mill-yard, tray: [Siren'],
      '--given:1: malformed YAML',
    ],
    [
      ['graph', 'A', '--svg', '/nowhere/a.svg'],
      'cannot write /nowhere/a.svg: there is no such file or folder',
    ],
    [['read', 'C', '--content', MILL], 'unknown Scenario "C"; expected one of A, B, Z'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { err, code } = await run(['story', ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('tabard content check of a story', () => {
  const check = (place: string) => run(['content', 'check', place, '--game', 'dragon-eclipse']);
  /** The example, with a fault put into a file of it. */
  const spoilt = (name: string, file: string, from: string, to: string) => {
    const place = path.join(folder, name);
    cpSync(MILL, place, { recursive: true });
    const target = path.join(place, 'tale', file);
    const text = readFileSync(target, 'utf8');
    expect(text).toContain(from);
    writeFileSync(
      target,
      text.replace(from, () => to),
    );
    return place;
  };

  it('passes the example', PLAYED, async () => {
    expect(await check(MILL)).toMatchObject({ code: 0, out: expect.stringContaining('nothing is wrong') });
  });

  it.each([
    [
      1,
      'scenarios/a.yaml',
      'arena: shore',
      'arena: shoar',
      'unknown Arena card "shoar"; did you mean "shore"?',
    ],
    [2, 'scenarios/a.yaml', 'win: A6', 'win: A7', 'A6: the Script is never read'],
    [3, 'scenarios/a.yaml', '{go: A2}]\n  - id: A7', '{go: A6}]\n  - id: A7', 'A6: no free way leads out'],
    [
      4,
      'scenarios/b.yaml',
      'if: {status: miller, part: 1}',
      'if: {tray: fire}',
      'is read in its own Scenario only',
    ],
    [5, 'scenarios/a.yaml', '{slot-card: weir}, ', '', 'A20: a way ends the Scenario with no other on offer'],
    [
      6,
      'scenarios/a.yaml',
      'do: [{front: flour}, {go: A2}]',
      'do: {combat: thing-in-the-race}',
      'A1: two options of a list come to the same',
    ],
    [
      7,
      'scenarios/a.yaml',
      '{fatigue: 1}, {go: A2}]',
      '{fatigue: 1}, {if: {status: shadow, any: 2}, then: {go: A2}, else: {choose: [{label: {en: Wait, fr: Attendre}, do: {go: A7}}]}}]',
      'bot is not over after 20000 decisions; it read this last',
    ],
  ])('says in one sentence where point %i is broken', PLAYED, async (point, file, from, to, sentence) => {
    const { code, out } = await check(spoilt(`point ${point}`, file, from, to));
    expect(code).toBe(1);
    expect(out.split('\n').find((line) => line.includes(sentence))).toMatch(/^[^:]+: \S/);
  });

  it('names the file and the line of a Script that leads nowhere', async () => {
    const place = spoilt(
      'nowhere',
      'scenarios/a.yaml',
      '{join: prowler}, {go: A20}',
      '{join: prowler}, {go: A21}',
    );
    const file = path.join(place, 'tale/scenarios/a.yaml');
    const line = readFileSync(file, 'utf8').split('\n').indexOf('  - id: A11') + 1;
    expect(await check(place)).toMatchObject({
      code: 1,
      out: `${file}:${line}: unknown script "A21"; did you mean "A1"?\n`,
    });
  });
});
