import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const folder = scratch();
const file = (name: string, content: unknown): string => {
  const full = path.join(folder, name);
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  return full;
};

const log = {
  tabard: 1,
  game: 'lanterns',
  rules: 1,
  content: 'lanterns-1',
  seats: 2,
  options: {},
  seed: 'abc',
  choices: [{ seat: 0, n: 0, key: 'gamble' }],
  hash: '0000000000000000',
};
const first = log.choices[0];

describe('bad input', () => {
  it.each([
    ['an unknown sub-command', ['simm'], "unknown command 'simm' (Did you mean sim?); --help lists them"],
    ['an unknown flag', ['sim', 'lanterns', '--sed', '1'], "unknown option '--sed' (Did you mean --seed?)"],
    ['no game', ['sim'], "missing required argument 'game'"],
    ['an unknown game', ['sim', 'lantern'], 'unknown game "lantern"; did you mean "lanterns"?'],
    ['an unknown game to play', ['play', 'chess'], 'unknown game "chess"; expected one of lanterns, broken'],
    [
      'an unknown option',
      ['sim', 'lanterns', '--option', 'wnd=calm'],
      'unknown option "wnd"; did you mean "wind"?',
    ],
    [
      'an unknown value',
      ['play', 'lanterns', '--option', 'wind=cam'],
      'option "wind": unknown value "cam"; did you mean "calm"?',
    ],
    ['half an option', ['sim', 'lanterns', '--option', 'wind'], 'Expected key=value.'],
    [
      'too many seats',
      ['sim', 'lanterns', '--seats', '9'],
      'lanterns seats 2 to 4 players; 9 were asked for',
    ],
    [
      'a seat that is none',
      ['play', 'lanterns', '--seat', '4'],
      '--seat is 4; this match has the seats 1 to 3',
    ],
    ['a seat beside hotseat', ['play', 'lanterns', '--seat', '1', '--hotseat'], 'exclude each other'],
    [
      'an unknown bot',
      ['sim', 'lanterns', '--bots', 'random,gredy'],
      'unknown bot "gredy"; did you mean "greedy"?',
    ],
    ['no bot', ['sim', 'lanterns', '--bots', 'random,'], 'Expected names with commas between them.'],
    ['no number', ['sim', 'lanterns', '--games', 'many'], 'Expected a whole number of at least 1.'],
    ['an unknown language', ['play', 'lanterns', '--lang', 'de'], 'Expected en or fr.'],
    ['an unknown ledger', ['rules', 'anim'], 'unknown ledger or game "anim"; did you mean "anima"?'],
    ['an unknown rule', ['rules', 'anima', 'AN-COMBAT-99'], 'unknown rule "AN-COMBAT-99"; did you mean'],
    [
      'an unknown edition',
      ['rules', 'anima', '--edition', 'revise'],
      'unknown edition "revise"; did you mean "revised"?',
    ],
    ['an unknown pack game', ['content', 'check', '.', '--game', 'x'], 'unknown game "x"'],
    ['a game without packs', ['content', 'check', '.', '--game', 'broken'], 'broken takes no packs of cards'],
    ['a pack for a game without', ['sim', 'broken', '--content', '.'], 'broken takes no packs of cards'],
    ['half a command', ['content'], 'a sub-command is missing here; --help lists them'],
  ])('%s is refused in one sentence', async (_name, args, sentence) => {
    expectRefused(await tabard(args), sentence);
    if (args.length > 1) expectRefused(await tabard([...args, '--json']), sentence);
  });

  it.each([
    ['a missing file', path.join(folder, 'none.json'), 'there is no such file'],
    ['a folder', folder, 'it is a folder'],
    ['no JSON', file('text.json', '{\n  "tabard": 1,\n  oops\n}'), 'text.json:3: expected JSON, but'],
    ['no object', file('list.json', '7'), 'list.json: a match log is a JSON object'],
    [
      'another log version',
      file('two.json', { ...log, tabard: 2 }),
      'field "tabard" is 2; expected the log version 1',
    ],
    [
      'another rules version',
      file('rules.json', { ...log, rules: 7 }),
      'the log was played by rules version 7; this is version 1',
    ],
    [
      'another content',
      file('content.json', { ...log, content: 'x' }),
      'the content with the hash x is missing; --content gives the pack it was played with',
    ],
    [
      'an unknown game',
      file('game.json', { ...log, game: 'lantrns' }),
      'game.json: unknown game "lantrns"; did you mean "lanterns"?',
    ],
    ['a missing field', file('seed.json', { ...log, seed: undefined }), 'field "seed" should be a text'],
    [
      'a choice that is none',
      file('shape.json', { ...log, choices: [null] }),
      'choices[0] should have a seat, a number n and a key',
    ],
    [
      'the wrong seat',
      file('seat.json', { ...log, choices: [{ ...first, seat: 1 }] }),
      'choices[0] (seat 1, "gamble") is refused: not-awaited, rule TB-02',
    ],
    [
      'a passed decision',
      file('late.json', { ...log, choices: [first, { ...first, seat: 1 }] }),
      'choices[1] (seat 1, "gamble") is refused: decision-passed, rule TB-01',
    ],
    [
      'no answer at all',
      file('key.json', { ...log, choices: [{ ...first, key: 'DROP 1' }] }),
      'is refused: not-a-choice, rule TB-03',
    ],
    [
      'no recorded hash',
      file('hash.json', { ...log, hash: undefined }),
      'field "hash" is missing; --verify compares the match with it',
    ],
  ])('a log with %s is refused in one sentence', async (_name, place, sentence) => {
    expectRefused(await tabard(['replay', place, '--verify']), sentence);
    expectRefused(await tabard(['replay', place, '--verify', '--json']), sentence);
  });

  it('a log that leads elsewhere fails the check', async () => {
    const { code, out } = await tabard(['replay', file('other.json', log), '--verify', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ verified: false, recordedHash: log.hash });
  });

  it('a folder that cannot be made is named', async () => {
    const taken = path.join(file('taken', ''), 'logs');
    expectRefused(
      await tabard(['sim', 'lanterns', '--games', '1', '--save', taken]),
      `cannot keep logs in ${taken}`,
    );
  });

  it('a report that cannot be written is refused before a match is played', async () => {
    const under = path.join(file('in-the-way', ''), 'report');
    expectRefused(
      await tabard(['sim', 'lanterns', '--report', under]),
      `cannot keep the report in ${under}: `,
    );
    expectRefused(await tabard(['sim', 'lanterns', '--report', '']), 'Expected a folder.');
    for (const name of ['report.html', 'report.json']) {
      const taken = path.join(folder, `with ${name}`, name);
      mkdirSync(taken, { recursive: true });
      const run = await tabard(['sim', 'broken', '--report', path.dirname(taken)]);
      expectRefused(run, `cannot write ${taken}: it is a folder`);
    }
  });

  it('a fault of the program is no bad input and shows no stack', async () => {
    const { code, err } = await tabard(['content', 'check', pack('fault', 'light: 3')]);
    expect(code).toBe(70);
    expect(err).toMatch(/^tabard: a fault in the program: [^\n]+\n$/);
  });
});

describe('content check', () => {
  it('passes a pack in order', async () => {
    const { code, out } = await tabard(['content', 'check', pack('good', '- light: 3\n'), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'lanterns', files: 1, ok: true, problems: [] });
  });

  it('names the file and the line of what is wrong', async () => {
    const place = pack('wrong', '- light: 3\n\n- name: Lamp\n  light: bright\n');
    const { code, out } = await tabard(['content', 'check', place]);
    expect(code).toBe(1);
    expect(out).toBe(`${path.join(place, 'set.yaml')}:4: expected a number\n`);
  });

  it('refuses malformed YAML with its line, and an empty folder', async () => {
    const malformed = pack('malformed', '- light: 3\n- light: [1\n');
    expectRefused(await tabard(['content', 'check', malformed]), 'set.yaml:3: malformed YAML: ');
    const empty = path.join(folder, 'empty');
    mkdirSync(empty);
    expectRefused(await tabard(['content', 'check', empty]), 'holds no .yaml file');
  });
});

function pack(name: string, set: string): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  writeFileSync(path.join(place, 'set.yaml'), set);
  return place;
}

function expectRefused(
  { code, out, err }: { code: number | null; out: string; err: string },
  sentence: string,
): void {
  expect(err).toContain(sentence);
  expect(err).toMatch(/^tabard: [^\n]+\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}
