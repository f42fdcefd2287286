import { readFileSync } from 'node:fs';
import { type Game, InputError, unknownWord } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { type Library, parseRuling, playOnFrom, positionOf, RulingError, runRuling } from '../src/index.ts';
import { duel } from './duel.ts';

const game = duel() as unknown as Game;

const library: Library = {
  gameOf: async (id) => {
    if (id === game.id) return game;
    throw new InputError(unknownWord('game', id, [game.id]));
  },
  rules: new Set(['DU-01', 'DU-03', 'DU-04', 'DU-05', 'TB-02', 'TB-04', 'TB-05']),
};

const HEAD = `title: The strongest card wins the stake
proves: [DU-01]
game: duel
options: {rounds: 3}
seats: [Ann, Ben]
given:
  hands: {Ann: [Wyrm, Owl], Ben: [Sly Fox, Imp]}
  points: {Ann: 1}
`;

/** Runs the usual position with these lines after it. */
function rule(tail: string, head = HEAD) {
  return runRuling(head + tail, 'duel.yaml', library);
}

/** The line and message of a failure; the line counts from the first line after the usual position. */
async function failureOf(tail: string) {
  const { failure } = await rule(tail);
  return failure && { line: failure.line - HEAD.split('\n').length + 1, message: failure.message };
}

const WHOLE = `do:
  - Ann: stake 2
    events: [staked]
    expect: {stake: 2, waiting: [Ann]}
    offered: {Ann: [pass, bury, bury wyrm]}
    not offered: {Ann: [stake, bury Imp], Ben: [play Imp]}
  - Ann: PASS
  - expect: {waiting: [Ben, Ann]}
    refused:
      Ben: {play Wyrm: DU-01, stake 1: DU-01}
  - Ben: play sly fox
  - expect: {waiting: [Ann], over: false, winners: null}
    refused: {Ben: {play Imp: TB-02}}
  - Ann: play
      Wyrm
    events: [card-played, round-won]
expect:
  lead: ann
  round: 1
  Ann: {points: 3, hand: [Owl]}
  Ben: {hand: {count: 1, includes: [Imp], excludes: [Sly Fox]}}
  discard: {includes: Wyrm}
  dice left: 0
`;

describe('a ruling', () => {
  it('passes when all facts are as expected', async () => {
    const result = await rule(WHOLE);
    expect(result).toEqual({
      file: 'duel.yaml',
      title: 'The strongest card wins the stake',
      proves: ['DU-01'],
      passed: true,
    });
  });

  it('takes the first of two cards of one name', async () => {
    const head = HEAD.replace('[Wyrm, Owl]', '[Owl, Owl]');
    const result = await rule('do:\n  - Ann: stake 1\n  - Ann: bury Owl\n    events: [card-buried]\n', head);
    expect(result.passed).toBe(true);
  });

  it('takes a verb alone when only one thing can be meant', async () => {
    const head = HEAD.replace('[Wyrm, Owl]', '[Owl]');
    const result = await rule('do:\n  - Ann: stake 1\n  - Ann: bury\n    events: [card-buried]\n', head);
    expect(result.passed).toBe(true);
  });

  it('lets a seat resign at any time and names the winners', async () => {
    const result = await rule(
      'do:\n  - Ben: resign\n    events: resigned\nexpect: {over: true, winners: [ann], waiting: []}\n',
    );
    expect(result.failure).toBeUndefined();
  });

  it('recognizes a refusal when nobody is asked any more', async () => {
    const result = await rule('do:\n  - Ben: resign\n  - refused: {Ann: {stake 1: TB-04}}\n');
    expect(result.failure).toBeUndefined();
  });

  it('rolls the scripted dice', async () => {
    const tie = HEAD.replace('[Sly Fox, Imp]', '[Wyrm, Imp]');
    const play = 'do:\n  - Ann: stake 1\n  - Ann: pass\n  - Ben: play Wyrm\n  - Ann: play Wyrm\n';
    expect(
      (await rule(`dice: [3]\n${play}expect: {lead: Ben, dice left: 0}\n`, tie)).failure,
    ).toBeUndefined();
    expect((await rule(`dice: [2]\n${play}expect: {lead: Ann}\n`, tie)).failure).toBeUndefined();
    expect((await rule(`${play}expect: {lead: Ann}\n`, tie)).failure).toEqual({
      line: 13,
      message: 'a die was rolled that the script does not give',
    });
    expect((await rule(`dice: [2, 5]\n${play}expect: {lead: Ann}\n`, tie)).failure).toEqual({
      line: 9,
      message: '1 of 2 dice were never rolled: 5',
    });
  });
});

describe('a difference from the ruling', () => {
  it.each([
    ['a fact', 'expect: {Ann: {points: 2}}\n', 1, 'Ann points is 1; expected 2'],
    ['a fact lower down', 'expect:\n  Ann:\n    points: 2\n', 3, 'Ann points is 1; expected 2'],
    ['a list', 'expect: {Ann: {hand: [Owl, Wyrm]}}\n', 1, 'Ann hand is [Wyrm, Owl]; expected [Owl, Wyrm]'],
    ['a count', 'expect: {Ann: {hand: {count: 3}}}\n', 1, 'Ann hand has 2 entries, not 3: it is [Wyrm, Owl]'],
    [
      'includes',
      'expect: {Ann: {hand: {includes: [Imp]}}}\n',
      1,
      'Ann hand does not include Imp: it is [Wyrm, Owl]',
    ],
    ['excludes', 'expect: {Ann: {hand: {excludes: [Owl]}}}\n', 1, 'Ann hand includes Owl: it is [Wyrm, Owl]'],
    ['who is waited for', 'expect: {waiting: [Ben]}\n', 1, 'waiting is [Ann]; expected [Ben]'],
    ['the end', 'expect: {over: true}\n', 1, 'over is false; expected true'],
    ['winners before the end', 'expect: {winners: [Ann]}\n', 1, 'winners is null; expected [Ann]'],
    [
      'an offer',
      'do:\n  - offered: {Ann: [stake 3]}\n',
      2,
      '"stake 3" is refused: stake-too-high, rule DU-03; offered: stake 1; stake 2',
    ],
    [
      'an offer to another',
      'do:\n  - offered: {Ben: [stake 1]}\n',
      2,
      'Ben is not asked now; the game waits for Ann (stake)',
    ],
    [
      'something offered',
      'do:\n  - not offered: {Ann: [stake 3, stake]}\n',
      2,
      'Ann is offered stake 1; stake 2',
    ],
    [
      'no refusal',
      'do:\n  - refused:\n      Ann: {stake 2: DU-03}\n',
      3,
      '"stake 2" is not refused; Ann is offered stake 2',
    ],
    [
      'another rule',
      'do:\n  - refused: {Ann: {stake 3: DU-04}}\n',
      2,
      '"stake 3" is refused by DU-03 (stake-too-high); expected DU-04',
    ],
    [
      'an event',
      'do:\n  - Ann: stake 1\n    events: [die-rolled]\n',
      3,
      '"die-rolled" did not happen; what did: staked',
    ],
  ])('%s', async (_name, tail, line, message) => {
    expect(await failureOf(tail)).toEqual({ line, message });
  });
});

describe('a choice that cannot be made', () => {
  it.each([
    ['by a seat that is not asked', 'Ben: stake 1', 'Ben is not asked now; the game waits for Ann (stake)'],
    [
      'with an unknown verb',
      'Ann: stak 1',
      'unknown verb "stak"; did you mean "stake"? Offered: stake 1; stake 2',
    ],
    ['with a verb not on offer', 'Ann: pass', '"pass" is not offered to Ann; offered: stake 1; stake 2'],
    [
      'that is refused',
      'Ann: stake 3',
      '"stake 3" is refused: stake-too-high, rule DU-03; offered: stake 1; stake 2',
    ],
    [
      'with an unknown thing',
      'Ann: stake 7',
      'unknown thing "7"; expected one of 1, 2; offered: stake 1; stake 2',
    ],
    ['that can mean two things', 'Ann: stake', '"stake" can mean stake 1; stake 2: say which'],
  ])('%s', async (_name, step, message) => {
    expect(await failureOf(`do:\n  - ${step}\nexpect: {over: false}\n`)).toEqual({ line: 2, message });
  });
});

describe('a mistake in the file', () => {
  it.each([
    ['a word', 'exepct: {over: false}\n', 1, 'unknown word "exepct"; did you mean "expect"?'],
    [
      'a seat',
      'do:\n  - Anne: stake 1\n    expect: {}\n',
      2,
      'unknown seat or word "Anne"; did you mean "Ann"?',
    ],
    [
      'a word of a step',
      'do:\n  - Ann: stake 1\n    offred: {}\n',
      3,
      'unknown seat or word "offred"; did you mean "offered"?',
    ],
    ['a seat in an offer', 'do:\n  - offered: {Bem: pass}\n', 2, 'unknown seat "Bem"; did you mean "Ben"?'],
    [
      'a verb in an offer',
      'do:\n  - not offered: {Ben: [plai Imp]}\n',
      2,
      'unknown verb "plai"; did you mean "play"?',
    ],
    [
      'a thing not offered',
      'do:\n  - not offered: {Ben: [play Impp]}\n',
      2,
      'unknown card "impp"; did you mean "imp"?',
    ],
    [
      'a thing refused',
      'do:\n  - refused: {Ben: {play Ow: TB-02}}\n',
      2,
      'unknown card "ow"; did you mean "owl"?',
    ],
    [
      'a number refused',
      'do:\n  - refused: {Ann: {stake many: DU-03}}\n',
      2,
      '"many" should be a number (stake)',
    ],
    ['a fact', 'expect: {Ann: {ponts: 2}}\n', 1, 'unknown fact "ponts"; did you mean "points"?'],
    [
      'a word about a list',
      'expect: {Ann: {hand: {include: Owl}}}\n',
      1,
      'unknown word about a list "include"; did you mean "includes"?',
    ],
    ['a winner', 'expect: {winners: [Bem]}\n', 1, 'unknown seat "Bem"; did you mean "Ben"?'],
    ['a rule', 'do:\n  - refused: {Ann: {stake 3: DU-3}}\n', 2, 'unknown rule "DU-3"; did you mean "DU-03"?'],
    [
      'an event',
      'do:\n  - Ann: stake 1\n    events: [stakd]\n',
      3,
      'unknown event "stakd"; did you mean "staked"?',
    ],
    ['events of nothing', 'do:\n  - events: [staked]\n', 2, 'events come of a choice: write them beside one'],
    [
      'two choices',
      'do:\n  - Ann: stake 1\n    Ben: pass\n',
      3,
      'a step is one choice; "Ben" begins a second one',
    ],
    [
      'a choice that is no text',
      'do:\n  - Ann: 3\n',
      2,
      'Ann should choose a verb and things, as in "Ann: pass"',
    ],
    ['a die', 'dice: [1, x]\nexpect: {over: false}\n', 1, '"x" is no die; expected a whole number from 1'],
    [
      'a ruling that expects nothing',
      'do:\n  - Ann: stake 1\n',
      -7,
      'this ruling expects nothing: add "expect", or say in a step what is offered or refused',
    ],
    ['no YAML', 'expect: {over: false\n', 2, /^this is not YAML: /],
    ['a key twice', 'title: again\n', 1, 'this is not YAML: map keys must be unique'],
  ])('%s', async (_name, tail, line, message) => {
    const failure = await failureOf(tail);
    expect(failure?.message).toMatch(message);
    expect(failure?.line).toBe(line);
  });

  it.each([
    ['the game', 'game: duel', 'game: dual', 3, 'unknown game "dual"; did you mean "duel"?'],
    ['an option', '{rounds: 3}', '{round: 3}', 4, 'unknown option "round"; did you mean "rounds"?'],
    [
      'a value',
      '{rounds: 3}',
      '{rounds: 12}',
      4,
      'option "rounds" is 12; expected a whole number from 1 to 9',
    ],
    ['a rule it proves', '[DU-01]', '[DU-01, DU-1]', 2, 'unknown rule "DU-1"; did you mean "DU-01"?'],
    ['no rule', '[DU-01]', '[]', 2, '"proves" names no rule'],
    ['too few seats', '[Ann, Ben]', '[Ann]', 5, 'duel seats 2 to 3 players; 1 are named'],
    ['a seat twice', '[Ann, Ben]', '[Ann, ann]', 5, 'two seats are called "ann"'],
    [
      'a seat called like a word',
      '[Ann, Ben]',
      '[Ann, Expect]',
      5,
      'no seat can be called "Expect", a word of rulings',
    ],
    ['a card of the position', 'Imp]}', 'Inp]}', 7, 'unknown card "Inp"; did you mean "Imp"?'],
    [
      'a seat of the position',
      'points: {Ann: 1}',
      'points: {Anna: 1}',
      8,
      'unknown seat "Anna"; did you mean "Ann"?',
    ],
    ['no title', 'title: The strongest card wins the stake\n', '', 1, '"title" is missing'],
  ])('%s', async (_name, from, to, line, message) => {
    const { failure } = await rule('expect: {over: false}\n', HEAD.replace(from, to));
    expect(failure).toEqual({ line, message });
  });

  it('reports rules that throw', async () => {
    const broken = duel({
      staked: () => {
        throw new Error('no such stake');
      },
    });
    const text = `${HEAD}do:\n  - Ann: stake 1\nexpect: {over: false}\n`;
    const result = await runRuling(text, 'x.yaml', { gameOf: () => broken as unknown as Game });
    expect(result.failure).toEqual({ line: 10, message: 'the rules broke: no such stake' });
  });

  it('names a game that is not found', async () => {
    const result = await runRuling(`${HEAD}expect: {over: false}\n`, 'x.yaml', { gameOf: () => undefined });
    expect(result.failure).toEqual({ line: 3, message: 'unknown game "duel"' });
  });

  it('is told with file and line to those who only read it', () => {
    const read = () => parseRuling('title: x\nprovse: []\n', 'mine.yaml');
    expect(read).toThrow(RulingError);
    expect(read).toThrow('mine.yaml:2: unknown word "provse"; did you mean "proves"?');
  });
});

describe('a position', () => {
  const ruling = parseRuling(`${HEAD}dice: [4]\nexpect: {over: false}\n`, 'duel.yaml');

  it('allows only scripted chance in a ruling', () => {
    const state = positionOf(ruling, game);
    expect(state.scripted).toBe(true);
    expect(state.dice).toEqual([4]);
  });

  it('has seeded chance when one plays on from it', () => {
    const state = playOnFrom(ruling, game, 'one');
    expect(state.scripted).toBe(false);
    expect(game.hash(state)).toBe(game.hash(playOnFrom(ruling, game, 'one')));
    expect(game.hash(state)).not.toBe(game.hash(playOnFrom(ruling, game, 'two')));
    expect(game.pending(state)).toHaveLength(1);
  });
});

describe('the page on rulings', () => {
  const page = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8');

  it('shows a whole ruling that passes', async () => {
    const [, example] = /## A whole one[\s\S]*?```yaml\n([\s\S]*?)```/.exec(page) ?? [];
    expect(await runRuling(example, 'page.yaml', library)).toMatchObject({ passed: true });
  });
});
