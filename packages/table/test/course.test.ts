import { type Game, InputError, optionKey, replay, startLog } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginCourse, type Course, cutBack, follow, proceed, sealedFrom, takeBack } from '../src/course.ts';
import { undoPlace } from '../src/undo.ts';
import { updateFor } from '../src/viewer-update.ts';

const game = lamplight as unknown as Game;
let course: Course;

beforeEach(() => {
  course = beginCourse(game, { log: startLog(game, { seed: 'course', seats: 3 }) });
});

/** Chooses the first option, this many times. */
function play(times: number, how: { auto?: boolean } = {}): void {
  for (let i = 0; i < times && !course.state.outcome; i++) {
    const [decision] = game.pending(course.state);
    const refusal = proceed(
      course,
      decision.seat,
      { n: decision.n, key: optionKey(decision.options[0]) },
      how,
    );
    expect(refusal).toBeUndefined();
  }
}

function replayed(): string {
  const { log } = course.beginning;
  return game.hash(replay(game, { ...log, choices: course.played }));
}

describe('a course', () => {
  it('records the answers and their events', () => {
    play(8);
    expect(course.played).toHaveLength(8);
    expect(replayed()).toBe(game.hash(course.state));
    const places = course.story.map(({ by }) => by);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.max(...places)).toBeLessThan(8);
  });

  it('changes nothing when an answer is refused', () => {
    play(3);
    const hash = game.hash(course.state);
    expect(proceed(course, 0, { n: -1, key: 'fly' })).toBeDefined();
    expect(game.hash(course.state)).toBe(hash);
    expect(course.played).toHaveLength(3);
  });

  it('is restored when the rules throw', () => {
    play(3);
    const hash = game.hash(course.state);
    const broken: Course = {
      ...course,
      game: {
        ...game,
        choose: (state, seat, choice, sink) => {
          if (choice.key !== 'break') return game.choose(state, seat, choice, sink);
          state.n = 999;
          throw new Error('a rule broke');
        },
      },
    };
    expect(() => proceed(broken, 0, { n: 0, key: 'break' })).toThrow('a rule broke');
    expect(game.hash(broken.state)).toBe(hash);
    expect(broken.played).toHaveLength(3);
  });

  it('follows a log, and names the answer that these rules refuse', () => {
    play(6);
    const again = beginCourse(game, course.beginning);
    follow(again, course.played);
    expect(game.hash(again.state)).toBe(game.hash(course.state));
    const bad = beginCourse(game, course.beginning);
    expect(() => follow(bad, [course.played[0], { seat: 0, n: 0, key: 'fly' }])).toThrow(InputError);
    expect(() => follow(bad, [{ seat: 0, n: 0, key: 'fly' }])).toThrow('choices[1] ("fly")');
  });

  it('begins with a position where one is given', () => {
    play(5);
    const start = game.clone(course.state);
    const fork = beginCourse(game, { ...course.beginning, start });
    expect(game.hash(fork.state)).toBe(game.hash(start));
    expect(fork.state).not.toBe(start);
  });
});

describe('going back', () => {
  it('restores the state, the answers and the story', () => {
    play(4);
    const [hash, story] = [game.hash(course.state), course.story.length];
    play(5);
    cutBack(course, 4);
    expect(game.hash(course.state)).toBe(hash);
    expect(course.story).toHaveLength(story);
    expect(course.played).toHaveLength(4);
  });

  it('works before the first snapshot, from the beginning', () => {
    play(3);
    const hash = game.hash(course.state);
    play(5);
    course.snapshots = [{ seq: 8, state: game.clone(course.state) }];
    cutBack(course, 3);
    expect(game.hash(course.state)).toBe(hash);
    play(2);
    expect(replayed()).toBe(game.hash(course.state));
  });

  it('records a new seed, so that the log still replays', () => {
    play(6);
    takeBack(course, 2, 'other');
    expect(course.played.at(-1)).toMatchObject({ seat: -1, key: 'reseed other' });
    play(7);
    expect(replayed()).toBe(game.hash(course.state));
    takeBack(course, 1);
    expect(course.played).toHaveLength(1);
  });

  it('[TB-06] is possible alone only for one’s last answers by hand without new information', () => {
    play(1);
    const [{ seat, n }] = course.played;
    expect(undoPlace({ ...course, state: { ...course.state, barrier: n } }, seat)).toBe(0);
    expect(undoPlace({ ...course, state: { ...course.state, barrier: n + 1 } }, seat)).toBeUndefined();
    expect(undoPlace({ ...course, state: { ...course.state, barrier: 0 } }, seat + 1)).toBeUndefined();
    course.played = [{ ...course.played[0], auto: true }];
    expect(undoPlace({ ...course, state: { ...course.state, barrier: 0 } }, seat)).toBeUndefined();
  });
});

describe('an update', () => {
  it('contains the new events as the viewer may know them, and where one’s own begin', () => {
    play(9);
    const all = updateFor(course, 1, 0);
    expect(all.events).toHaveLength(course.story.length);
    expect(all.view).toEqual(game.view(course.state, 1));
    const rest = updateFor(course, 1, 4);
    expect(rest.events).toEqual(all.events.slice(4));
    expect(rest.eventsFrom).toBe(4);
    const last = course.played.findLastIndex(({ seat }) => seat === 1);
    expect(course.story.slice(all.sinceYours).every(({ by }) => by >= last)).toBe(true);
    expect(updateFor(course, 'spectator', 1000)).toMatchObject({ events: [], canUndo: false, sinceYours: 0 });
  });

  it('hides the answers of an open poll from everybody else', () => {
    const state = game.clone(course.state);
    state.answers = ['', 'pass', 'reply 3'];
    expect([0, 1, 2, 'spectator' as const].map((viewer) => sealedFrom(state, viewer))).toEqual([2, 1, 1, 2]);
  });
});
