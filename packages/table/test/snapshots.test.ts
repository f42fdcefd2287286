import { type Game, InputError, optionKey, startLog } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { describe, expect, it } from 'vitest';
import { beginCourse, type Course, cutBack, proceed, resumeCourse, walkToResumed } from '../src/course.ts';
import { SNAPSHOT_EVERY, stateAt, walkTo } from '../src/snapshots.ts';
import { arrive, WALK_STEPS, type Walk } from '../src/walk.ts';

let replayed = 0;
/** Counts every choice that the rules process. */
const game: Game = {
  ...(lamplight as unknown as Game),
  choose: (...args) => {
    replayed++;
    return (lamplight as unknown as Game).choose(...args);
  },
};

function play(course: Course, choices: number): Course {
  for (let i = 0; i < choices; i++) {
    const [{ seat, n, options }] = game.pending(course.state);
    proceed(course, seat, { n, key: optionKey(options[i % options.length]) });
  }
  return course;
}

function newCourse(): Course {
  return beginCourse(game, { log: startLog(game, { seed: 'long', seats: 3, options: { nights: 1000 } }) });
}

function countReplayed(act: () => void): number {
  replayed = 0;
  act();
  return replayed;
}

describe('a match of ten thousand choices', () => {
  const long = play(newCourse(), 10_000);

  it('keeps few snapshots', () => {
    expect(long.snapshots.length).toBeLessThan(12);
    expect(long.snapshots.at(-1)?.seq).toBe(10_000);
  });

  it.each([1, 40, 51, 200, 1000, 4000])('goes back by %i choices and replays about as many', (distance) => {
    const course = { ...long };
    const count = 9_990 - distance;
    const hash = game.hash(resumeCourse(game, long.beginning, upTo(count)).state);
    expect(countReplayed(() => cutBack(course, count))).toBeLessThanOrEqual(2 * (distance + SNAPSHOT_EVERY));
    expect(game.hash(course.state)).toBe(hash);
    expect(course.snapshots.every(({ seq }) => seq <= count)).toBe(true);
    expect(game.hash(play({ ...course }, 1).state)).not.toBe(hash);
  });

  /** The match with only its first choices. */
  function upTo(count: number) {
    return { played: long.played.slice(0, count), story: [], storyUntil: 0 };
  }

  it('is reopened from a snapshot and the choices after it, with its whole story', () => {
    const snapshot = { seq: 9_970, state: stateAt(long, 9_970) };
    const story = long.story.filter(({ by }) => by < snapshot.seq);
    const stored = { played: long.played, snapshot, story, storyUntil: snapshot.seq };
    let again = newCourse();
    expect(countReplayed(() => (again = resumeCourse(game, long.beginning, stored)))).toBe(30);
    expect(game.hash(again.state)).toBe(game.hash(long.state));
    expect(again.story).toEqual(long.story);
    expect(again.played).toEqual(long.played);
  });

  it('uses the stored story for choices after the snapshot, if there is one', () => {
    const snapshot = { seq: 9_970, state: stateAt(long, 9_970) };
    const stored = { played: long.played, snapshot, story: long.story, storyUntil: long.played.length };
    expect(resumeCourse(game, long.beginning, stored).story).toEqual(long.story);
  });

  it('is read step by step without replaying it at every step', () => {
    const course = { ...long };
    stateAt(course, 5_000);
    for (let count = 5_000; count > 4_900; count--)
      expect(countReplayed(() => stateAt(course, count))).toBeLessThanOrEqual(SNAPSHOT_EVERY);
  });
});

describe('a walk', () => {
  const long = play(newCourse(), 3_000);

  /** The most choices that are replayed between two yields. */
  function longestStep(walk: Walk<unknown>): number {
    let longest = 0;
    let isDone = false;
    while (!isDone)
      longest = Math.max(
        longest,
        countReplayed(() => (isDone = walk.next().done === true)),
      );
    return longest;
  }

  it('to a moment of a match yields every few choices', () => {
    expect(longestStep(walkTo({ ...long, snapshots: [] }, 3_000))).toBe(WALK_STEPS);
  });

  it('that reopens a match yields every few choices', () => {
    const stored = { played: long.played, story: [], storyUntil: 0 };
    expect(longestStep(walkToResumed(game, long.beginning, stored))).toBe(WALK_STEPS);
  });

  it('leaves no snapshots of choices that were undone meanwhile', () => {
    const course = { ...long, snapshots: [], played: [...long.played], story: [...long.story] };
    const walk = walkTo(course, 1_000);
    for (let i = 0; i < 20; i++) walk.next();
    cutBack(course, 300);
    play(course, 900);
    expect(game.hash(arrive(walk))).toBe(game.hash(stateAt(long, 1_000)));
    for (const { seq, state } of course.snapshots)
      expect(game.hash(state)).toBe(game.hash(stateAt({ ...course, snapshots: [] }, seq)));
    expect(game.hash(stateAt(course, 1_000))).not.toBe(game.hash(stateAt(long, 1_000)));
  });

  it('keeps a bounded number of snapshots, and steps in both directions', () => {
    const course = play(newCourse(), 9_000);
    const read = { ...course, snapshots: [] };
    for (const count of [9_000, 100, 8_000, 2_500]) stateAt(read, count);
    expect(read.snapshots.length).toBeLessThan(90);
    for (const count of [2_499, 2_450, 2_401, 2_351, 2_501])
      expect(countReplayed(() => stateAt(read, count))).toBeLessThanOrEqual(SNAPSHOT_EVERY);
  });
});

describe('a stored match that these rules cannot continue', () => {
  it('is refused with the index of the choice', () => {
    const { beginning, played } = play(newCourse(), 5);
    const stored = { played: [...played, { seat: 0, n: 0, key: 'fly' }], story: [], storyUntil: 0 };
    expect(() => resumeCourse(game, beginning, stored)).toThrow(InputError);
    expect(() => resumeCourse(game, beginning, stored)).toThrow('choices[5] ("fly")');
  });
});
