import { type Game, optionKey, startLog } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAsking } from '../src/asking.ts';
import { beginCourse, type Course, decisionsAt, proceed } from '../src/course.ts';
import {
  askingAfter,
  awaitedSeats,
  botOf,
  nextAction,
  resignation,
  type Seating,
  type SeatPlayer,
  STAND_IN,
  withAskMode,
  withStandIns,
} from '../src/host-core.ts';
import { consentedUndoPlace, undo, undoPlace } from '../src/undo.ts';

const game = lamplight as unknown as Game;
const PERSON: SeatPlayer = { kind: 'person' };
const BOT: SeatPlayer = { kind: 'bot', bot: 'random' };
let course: Course;

beforeEach(() => {
  course = beginCourse(game, { log: startLog(game, { seed: 'core', seats: 3 }) });
});

function seating(...seats: SeatPlayer[]): Seating {
  return { seats, asking: newAsking(seats.length) };
}

/** Chooses the first option of the first decision whose verb is not `pass`, if there is one. */
function play(times = 1, how: { auto?: boolean } = {}): void {
  for (let i = 0; i < times && !course.state.outcome; i++) {
    const [{ seat, n, options }] = decisionsAt(course);
    const option = options.find(({ verb }) => verb !== 'pass') ?? options[0];
    expect(proceed(course, seat, { n, key: optionKey(option) }, how)).toBeUndefined();
  }
}

/** Plays until a decision is pending at which the host passes for a person. */
function playToPass(table: Seating): void {
  for (let i = 0; i < 200 && nextAction(course, table)?.kind !== 'pass'; i++) play();
}

describe('the next action of a host', () => {
  it('is none while a person is asked', () => {
    expect(nextAction(course, seating(PERSON, BOT, BOT))).toBeUndefined();
    expect(awaitedSeats(course, seating(PERSON, BOT, BOT))).toEqual([0]);
  });

  it('is a bot’s choice where a bot has the seat', () => {
    expect(nextAction(course, seating(BOT, PERSON, PERSON))).toMatchObject({
      kind: 'bot',
      bot: 'random',
      decision: { seat: 0 },
    });
  });

  it('is a pass where a person has no other option, and that person is not awaited', () => {
    const table = seating(PERSON, PERSON, PERSON);
    playToPass(table);
    const next = nextAction(course, table);
    expect(next).toMatchObject({ kind: 'pass', pass: { verb: 'pass' } });
    expect(awaitedSeats(course, table)).not.toContain(next?.decision.seat);
  });

  it('is no pass for a person who wants to be asked always', () => {
    const table = seating(PERSON, PERSON, PERSON);
    playToPass(table);
    const seat = nextAction(course, table)?.decision.seat ?? -1;
    const asking = withAskMode(course, table.asking, seat, 'always');
    expect(awaitedSeats(course, { ...table, asking })).toContain(seat);
  });

  it('is none once the match is over', () => {
    play(1000);
    expect(course.state.outcome).toBeDefined();
    expect(nextAction(course, seating(BOT, BOT, BOT))).toBeUndefined();
    expect(awaitedSeats(course, seating(PERSON, BOT, BOT))).toEqual([]);
  });
});

describe('how seats want to be asked', () => {
  it('stays the same array while nothing ends', () => {
    const asking = newAsking(3);
    expect(askingAfter(course, asking)).toBe(asking);
  });

  it('ends “not until my turn” at a decision that is no window', () => {
    const asking = withAskMode(course, newAsking(3), 0, 'not-until-my-turn');
    expect(askingAfter(course, asking)[0].mode).toBe('normal');
    const other = withAskMode(course, newAsking(3), 1, 'not-until-my-turn');
    expect(askingAfter(course, other)).toBe(other);
  });
});

describe('resigning', () => {
  it('[TB-05] is a choice that each seat may make once', () => {
    const choice = resignation(course, 1);
    if (!choice) throw new Error('seat 1 may not resign');
    expect(proceed(course, 1, choice)).toBeUndefined();
    expect(resignation(course, 1)).toBeUndefined();
    expect(resignation(course, 0)).toBeDefined();
  });

  it('[TB-05] leaves the seat to a bot and keeps its other fields', () => {
    const seats = [PERSON, { ...PERSON, name: 'Bo' }, BOT];
    expect(withStandIns(seats, course.state)).toBe(seats);
    proceed(course, 1, { n: course.state.n, key: 'resign' });
    expect(withStandIns(seats, course.state)).toEqual([
      PERSON,
      { kind: 'bot', bot: STAND_IN, name: 'Bo' },
      BOT,
    ]);
    expect(botOf(withStandIns(seats, course.state), 1)).toBe(STAND_IN);
  });
});

describe('taking back', () => {
  it('[TB-06] skips the host’s passes for the same seat, and restores the state before the choice', () => {
    const hash = game.hash(course.state);
    play();
    const [{ seat }] = course.played;
    course.played.push({ seat, n: course.state.n, key: 'pass', auto: true });
    course.state.barrier = 0;
    expect(undo(course, seat)).toBe(true);
    expect(course.played).toEqual([]);
    expect(game.hash(course.state)).toBe(hash);
    expect(undo(course, seat)).toBe(false);
  });

  it('[TB-06] is refused once the match is over, alone and by consent', () => {
    play();
    course.state.barrier = 0;
    expect(undoPlace(course, 0)).toBe(0);
    course.state.outcome = { winners: [0], reason: 'brightest' };
    expect(undoPlace(course, 0)).toBeUndefined();
    expect(consentedUndoPlace(course, 0)).toBeUndefined();
  });

  it('[TB-06] by consent goes back to the last choice by hand, but not behind a resignation', () => {
    play(6);
    const { seat } = course.played[5];
    expect(consentedUndoPlace(course, seat)).toBe(5);
    const resigning = decisionsAt(course).some((one) => one.seat === seat) ? (seat + 1) % 3 : seat;
    proceed(course, resigning, { n: course.state.n, key: 'resign' });
    expect(consentedUndoPlace(course, seat)).toBeUndefined();
    expect(undoPlace(course, resigning)).toBeUndefined();
  });
});
