// Players' own packs, through the real bundled command on a real game.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tabard/games';
import { beforeAll, describe, expect, it } from 'vitest';
import thirdSet from '../../anima/test/third-set.ts';
import { command, scratch, tabard } from './run.ts';

const GAME = 'shadow-of-omega';
const PACK = fileURLToPath(new URL('pack', import.meta.url));
const folder = scratch();
const logs = path.join(folder, 'logs');
let log: { content: string };
let match: string;

function document(...args: string[]) {
  const { code, out, err } = command([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

function pack(name: string, files: Readonly<Record<string, string>>): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return place;
}

const own = (file: string) => readFileSync(path.join(PACK, file), 'utf8');

beforeAll(() => {
  document('sim', GAME, '--games', '1', '--content', PACK, '--save', logs);
  match = path.join(logs, readdirSync(logs)[0]);
  log = JSON.parse(readFileSync(match, 'utf8'));
}, 300_000);

describe('a pack', { timeout: 300_000 }, () => {
  it('is checked for every edition', () => {
    expect(document('content', 'check', PACK)).toMatchObject({
      game: GAME,
      files: 2,
      ok: true,
      problems: [],
    });
  });

  it('is told which of its cards do the same as others but for their numbers', () => {
    const twin = pack('twin', {
      'encounters.yaml': own('encounters.yaml').replace('moonlit-toad', 'sunlit-toad'),
    });
    const { code, out } = command(['content', 'check', twin, '--game', 'twilight-of-the-gods']);
    expect(code).toBe(0);
    expect(out).toContain('Pairs of cards that do the same but for their numbers: 0, and 3 of families');
    const both = pack('both', {
      'encounters.yaml': `${own('encounters.yaml')}\n${own('encounters.yaml').replace('moonlit-toad', 'sunlit-toad')}`,
    });
    expect(document('content', 'check', both).twins).toContainEqual({
      kind: 'encounter',
      cards: ['moonlit-toad', 'sunlit-toad'],
    });
  });

  it('replaces a card and adds another', () => {
    const typed = 'c Acrobat\nc Moonlit Toad\nc Warlock\n';
    const { code, out } = command(['play', GAME, '--content', PACK, '--seed', 'pack'], typed);
    expect(code).toBe(0);
    expect(out).toContain(`The cards of ${PACK} are in the decks.`);
    expect(out).toMatch(/Acrobat: .*draw 2 Advantages/);
    expect(out).toMatch(/Moonlit Toad: .*\+1 Speed/);
    expect(out).toMatch(/Warlock: .*Combat/);
  });

  it('joins the edition that is played', () => {
    const contentOf = (...args: string[]) =>
      JSON.parse(command(['play', GAME, ...args, '--json']).out).content;
    const hashes = ['revised', 'first'].map((edition) =>
      contentOf('--content', PACK, '--option', `edition=${edition}`),
    );
    expect(new Set([...hashes, contentOf()]).size).toBe(3);
    expect(hashes[0]).toBe(log.content);
  });

  it('is known to every thread of a simulation', () => {
    const sim = (jobs: string) => {
      const report = document('sim', GAME, '--games', '16', '--content', PACK, '--jobs', jobs);
      expect(report).toMatchObject({ content: log.content, finished: 16, errors: 0, jobs: Number(jobs) });
      return { decisions: report.decisions, outcomes: report.outcomes, balance: report.balance };
    };
    const alone = sim('1');
    expect(sim('2')).toEqual(alone);
    expect(JSON.stringify(alone.balance)).toContain('"moonlit-toad"');
  });

  it('replays the matches that were played with it', () => {
    expect(document('replay', match, '--verify', '--content', PACK)).toMatchObject({ verified: true });
  });

  it('is told apart by what it says, not by where it lies', () => {
    const files = { 'characters.yaml': own('characters.yaml'), 'encounters.yaml': own('encounters.yaml') };
    const moved = pack('moved', files);
    expect(document('replay', match, '--verify', '--content', moved)).toMatchObject({ verified: true });
  });
});

const CARD = 'id: x\n  name: {en: X, fr: X}\n  picture: {icon: frog, colours: [moss, dusk]}';
const EVENT = `- ${CARD}\n  kind: event\n  level: 1\n`;

describe('a faulty pack', { timeout: 300_000 }, () => {
  it.each<[string, Readonly<Record<string, string>>, string]>([
    [
      'broken YAML',
      { 'encounters.yaml': '- id: x\n- id: [y\n' },
      'encounters.yaml:3: malformed YAML: Flow sequence',
    ],
    ['an alias to nothing', { 'names.yaml': 'x: *y\n' }, 'names.yaml:1: malformed YAML: Unresolved alias'],
    ['an alias to itself', { 'names.yaml': 'x: &x [*x]\n' }, 'names.yaml:1: malformed YAML: '],
    ['no list', { 'areas.yaml': '' }, 'areas.yaml:1: expected a list, found null'],
    [
      'an unknown file',
      { 'encounter.yaml': '[]' },
      'encounter.yaml:1: unknown file of a set "encounter"; did you mean "encounters"?',
    ],
    ['a file called by a word of JavaScript', { 'constructor.yaml': '[]' }, 'unknown file of a set'],
    [
      'an unknown effect',
      { 'encounters.yaml': `${EVENT}  effect:\n    - {draw: 1}\n    - {expell: you}\n` },
      'encounters.yaml:8: unknown effect word "expell"; did you mean "expel"?',
    ],
    [
      'an effect called by a word of JavaScript',
      { 'encounters.yaml': `${EVENT}  effect: {constructor: 1}\n` },
      'encounters.yaml:6: unknown effect word "constructor"',
    ],
    [
      'an unknown condition',
      { 'encounters.yaml': `${EVENT}  effect: {if: crises, then: nothing}\n` },
      'encounters.yaml:6: unknown condition "crises"; did you mean "crisis"?',
    ],
    [
      'an unknown field above a part of several lines',
      { 'encounters.yaml': `${EVENT}  efect:\n    draw: 1\n` },
      'encounters.yaml:6: unknown field "efect"; did you mean "effect"?',
    ],
    [
      'a missing field',
      { 'encounters.yaml': `- ${CARD}\n  level: 1\n` },
      'encounters.yaml:1: "kind" is missing; expected creature or event',
    ],
    [
      'a fault in the first edition alone',
      { 'encounters.yaml': `${EVENT}  effect: rally\n  first:\n    effect: raly\n` },
      'encounters.yaml:8: unknown effect word "raly"; did you mean "rally"?',
    ],
    [
      'a card twice',
      { 'encounters.yaml': `${EVENT}  effect: rally\n${EVENT}  effect: rally\n` },
      'encounters.yaml:7: "x" is written twice',
    ],
    [
      'the id of another kind of card',
      { 'encounters.yaml': EVENT.replace('id: x', 'id: acrobat') },
      'encounters.yaml:1: "acrobat" is the id of another character',
    ],
    [
      'an objective taken away',
      {
        'areas.yaml': `- ${CARD.replace('id: x', 'id: the-lost-ruins')}
  level: 2
  explore: [none, 1, 1, 1, 1, 2]
  rewards: [advantage, recruit]
`,
      },
      'areas.yaml:1: no Area offers the objective "pit-of-hell" of the Mission "defeat-tiamat"',
    ],
    [
      'an objective nowhere',
      {
        'missions.yaml': `- ${CARD}\n  kind: basic\n  at: the-inn\n  trial: {check: 9}\n`,
        'names.yaml': 'the-inn: {en: The Inn, fr: L’Auberge}\n',
      },
      'missions.yaml:1: no Area offers the objective "the-inn" of the Mission "x"',
    ],
  ])('with %s is refused with its file and line', async (name, files, sentence) => {
    const place = pack(name, files);
    const edition = name.includes('first edition') ? ['--option', 'edition=first'] : [];
    const { code, out, err } = await tabard(['play', GAME, '--content', place, ...edition], '', games);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^tabard: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('is found faulty by the check whichever edition the fault is in', () => {
    const place = pack('first', { 'encounters.yaml': `${EVENT}  first:\n    effect: raly\n` });
    const { code, out } = command(['content', 'check', place]);
    expect(code).toBe(1);
    expect(out).toBe(
      `${path.join(place, 'encounters.yaml')}:7: unknown effect word "raly"; did you mean "rally"?\n`,
    );
  });
});

describe('bad input about packs', { timeout: 300_000 }, () => {
  const empty = pack('empty', {});
  const stray = pack('stray', { 'cards.yaml': '[]' });
  const other = pack('other', { 'encounters.yaml': own('encounters.yaml') });
  const ruling = '../../anima/rulings/area/table-and-reward-box.yaml';

  it.each<[string, () => string[], string | (() => string)]>([
    [
      'no such folder',
      () => ['play', GAME, '--content', path.join(folder, 'none')],
      'no such file or folder',
    ],
    ['an empty folder', () => ['sim', GAME, '--content', empty], `${empty} holds no .yaml file`],
    [
      'a file for a folder',
      () => ['sim', GAME, '--content', path.join(PACK, 'characters.yaml')],
      'characters.yaml is a file; expected a folder of .yaml files',
    ],
    [
      'a faulty pack in sim',
      () => ['sim', GAME, '--content', stray],
      'cards.yaml:1: unknown file of a set "cards"',
    ],
    [
      'a pack beside a position',
      () => ['play', '--content', PACK, '--from', fileURLToPath(new URL(ruling, import.meta.url))],
      '--from and --content exclude each other',
    ],
    [
      'a log without its pack',
      () => ['replay', match, '--verify'],
      () =>
        `the content with the hash ${log.content} is missing; --content gives the pack it was played with`,
    ],
    [
      'a log with another pack',
      () => ['replay', match, '--verify', '--content', other],
      () => `was played with the content ${log.content}, but ${other} makes the content `,
    ],
  ])('%s is refused in one sentence', (_name, args, sentence) => {
    const { code, out, err } = command(args());
    expect(err).toContain(typeof sentence === 'string' ? sentence : sentence());
    expect(err).toMatch(/^tabard: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('a pack that is a set of its own', { timeout: 300_000 }, () => {
  it('[AN-COMB-01, AN-COMB-03] is combined with both built-in sets, and its Missions can be the ones played', () => {
    const files = thirdSet.map(({ name, data }) => [`${name}.yaml`, JSON.stringify(data)]);
    const place = pack('third-set', Object.fromEntries(files));
    const played = document(
      ...['sim', 'twilight-of-the-gods', '--seats', '3', '--games', '3', '--bots', 'greedy'],
      ...['--content', place, '--option', 'with=omega', '--option', 'missionsOf=pack'],
    );
    expect(played).toMatchObject({ finished: 3, options: { with: 'omega', missionsOf: 'pack' } });
    expect(JSON.stringify(played)).toContain('the-third-dawn');
  });
});
