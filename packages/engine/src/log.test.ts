import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import type { Game } from './game.ts';
import { type LogEntry, type MatchLog, parseLog, replay, startLog } from './log.ts';
import { InputError } from './options.ts';

function played(): { state: Toy; log: MatchLog } {
  const setup = { seed: 'log', seats: 2 };
  const state = toy.create(setup);
  const choices: LogEntry[] = [];
  const choose = (seat: number, ...keys: string[]): void => {
    for (const key of keys) {
      const entry = { seat, n: state.n, key };
      expect(toy.choose(state, seat, entry)).toBeUndefined();
      choices.push(entry);
    }
  };
  choose(0, 'roll', 'draw', 'vote', 'yes');
  choose(1, 'no', 'step', 'roll', 'draw');
  return { state, log: { ...startLog(toy as unknown as Game, setup), choices } };
}

describe('a log', () => {
  it('replays to the same state, bit for bit, through JSON', () => {
    const { state, log } = played();
    const again = replay(toy, parseLog(JSON.parse(JSON.stringify(log))));
    expect(again).toEqual(state);
    expect(toy.hash(again)).toBe(toy.hash(state));
  });

  it('replays from a snapshot, and up to a given choice', () => {
    const { state, log } = played();
    const half = { seq: 4, state: replay(toy, log, { until: 4 }) };
    expect(half.state.n).toBe(3);
    const before = toy.hash(half.state);
    expect(toy.hash(replay(toy, log, { from: half }))).toBe(toy.hash(state));
    expect(toy.hash(half.state)).toBe(before);
  });

  it.each([
    [null, 'a match log is a JSON object'],
    [{}, 'field "tabard" is undefined; expected the log version 1'],
    [{ tabard: 1 }, 'field "game" should be a text'],
    [{ ...played().log, seats: '2' }, 'field "seats" should be a whole number'],
    [{ ...played().log, options: null }, 'field "options" should be an object'],
    [{ ...played().log, choices: {} }, 'field "choices" should be a list'],
    [{ ...played().log, choices: [{ seat: 0 }] }, 'choices[0] should have a seat, a number n and a key'],
    [{ ...played().log, choices: [null] }, 'choices[0] should have a seat, a number n and a key'],
  ])('that is malformed is refused with one sentence (%#)', (value, sentence) => {
    expect(() => parseLog(value)).toThrow(new InputError(sentence));
  });

  it.each([
    [{ game: 'chess' }, 'field "game" is "chess"; expected "toy"'],
    [{ rules: 9 }, 'the log was played by rules version 9; this is version 3'],
    [{ seats: 7 }, 'toy seats 2 to 3 players; 7 were asked for'],
    [
      { choices: [{ seat: 1, n: 0, key: 'step' }] },
      'choices[0] (seat 1, "step") is refused: not-awaited, rule TB-02',
    ],
  ])('that cannot be played is refused with one sentence: %j', (change, sentence) => {
    expect(() => replay(toy, { ...played().log, ...change })).toThrow(new InputError(sentence));
  });
});
