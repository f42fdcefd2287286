import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { canUndo, openSession, parseLog, play, replay, type Session, undo } from './log.ts';
import { InputError } from './options.ts';

function open(): Session<Toy> {
  return openSession(toy, { seed: 'log', seats: 2 });
}

function choose(session: Session<Toy>, seat: number, ...keys: string[]): void {
  for (const key of keys) expect(play(session, seat, { n: session.state.n, key })).toBeUndefined();
}

function played(): Session<Toy> {
  const session = open();
  choose(session, 0, 'roll', 'draw', 'vote', 'yes');
  choose(session, 1, 'no', 'step', 'roll', 'draw');
  return session;
}

describe('a log', () => {
  it('replays to the same state, bit for bit, through JSON', () => {
    const { state, log } = played();
    const again = replay(toy, parseLog(JSON.parse(JSON.stringify(log))));
    expect(again).toEqual(state);
    expect(toy.hash(again)).toBe(toy.hash(state));
  });

  it('replays on from a snapshot, and up to a point', () => {
    const { state, log } = played();
    const half = { seq: 4, state: replay(toy, log, { until: 4 }) };
    expect(half.state.n).toBe(3);
    const before = toy.hash(half.state);
    expect(toy.hash(replay(toy, log, { from: half }))).toBe(toy.hash(state));
    expect(toy.hash(half.state)).toBe(before);
  });

  it('keeps what was accepted, not what was refused', () => {
    const session = open();
    expect(play(session, 1, { n: 0, key: 'step' })?.code).toBe('not-awaited');
    expect(session.log.choices).toEqual([]);
    choose(session, 0, 'step');
    expect(session.log.choices).toEqual([{ seat: 0, n: 0, key: 'step' }]);
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

describe('taking back', () => {
  it('[TB-06] is allowed while nothing new is known, step by step', () => {
    const session = open();
    const before = toy.hash(session.state);
    choose(session, 0, 'step', 'step');
    expect(undo(session, 0)).toBe(true);
    expect(session.state.points).toEqual([1, 0]);
    expect(undo(session, 0)).toBe(true);
    expect(toy.hash(session.state)).toBe(before);
    expect(undo(session, 0)).toBe(false);
  });

  it.each(['roll', 'draw'])('[TB-06] is over once a %s told something new', (key) => {
    const session = open();
    choose(session, 0, 'step', key);
    expect(undo(session, 0)).toBe(false);
    choose(session, 0, 'step');
    expect([undo(session, 0), undo(session, 0)]).toEqual([true, false]);
  });

  it('[TB-06] is over once another seat has answered', () => {
    const session = open();
    choose(session, 0, 'end');
    choose(session, 1, 'step');
    expect(undo(session, 0)).toBe(false);
    expect([undo(session, 1), canUndo(session.state, session.log.choices, 1)]).toEqual([true, false]);
  });

  it('[TB-06] stops at a poll: neither what opened it nor a sealed answer is taken back', () => {
    const session = open();
    choose(session, 0, 'vote');
    expect(undo(session, 0)).toBe(false);
    choose(session, 1, 'no');
    expect([undo(session, 0), undo(session, 1)]).toEqual([false, false]);
    choose(session, 0, 'no');
    expect([undo(session, 0), undo(session, 1)]).toEqual([false, false]);
  });

  it('is never possible of a resignation', () => {
    const session = openSession(toy, { seed: 'log', seats: 3 });
    choose(session, 0, 'step', 'resign');
    expect(undo(session, 0)).toBe(false);
  });
});
