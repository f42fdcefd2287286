import { applyEntry, type Game, optionKey, startLog } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginCourse, type Course, proceed, takeBack } from '../src/course.ts';
import { lengthFor, momentOf } from '../src/moment.ts';
import { stateAt } from '../src/snapshots.ts';

const game = lamplight as unknown as Game;
let course: Course;

beforeAll(() => {
  course = beginCourse(game, { log: startLog(game, { seed: 'moment', seats: 2 }) });
  while (!course.state.outcome) {
    const [{ seat, n, options }] = game.pending(course.state);
    proceed(course, seat, { n, key: optionKey(options[0]) });
  }
});

describe('a moment of a match', () => {
  it('is the table after a number of answers, with the events of the last one', () => {
    const { view, events, seq, length } = momentOf(course, 0, 3);
    expect({ seq, length }).toEqual({ seq: 3, length: course.played.length });
    expect(view.viewer).toBe(0);
    expect(events).toHaveLength(course.story.filter(({ by }) => by === 2).length);
  });

  it('contains the events before it, up to the latest 60', () => {
    const { trail } = momentOf(course, 'spectator', course.played.length);
    const before = course.story.filter(({ by }) => by < course.played.length - 1);
    expect(trail.map(({ type }) => type)).toEqual(before.slice(-60).map(({ event }) => event.type));
    expect(momentOf(course, 0, 0).trail).toEqual([]);
  });

  it.each([
    [-5, 0],
    [2.7, 2],
    [1e9, Number.POSITIVE_INFINITY],
  ])('of place %d is that of place %d', (wished, seq) => {
    expect(momentOf(course, 'all', wished).seq).toBe(Math.min(seq, lengthFor(course, 'all')));
  });

  it('shows the viewer `all` what no seat may see', () => {
    const [open, mine, onlookers] = (['all', 0, 'spectator'] as const).map((eyes) =>
      JSON.stringify(momentOf(course, eyes, 2).view.state),
    );
    expect(new Set([open, mine, onlookers]).size).toBe(3);
    expect(open).toBe(JSON.stringify(stateAt(course, 2)));
  });
});

describe('stepping through a long match', () => {
  /** The hash after a replay from the beginning. */
  function hashAt({ beginning, played }: Course, count: number): string {
    const { state } = beginCourse(game, beginning);
    for (const entry of played.slice(0, count)) applyEntry(game, state, entry);
    return game.hash(state);
  }

  function playTo(long: Course, count: number, which: 'first' | 'last'): void {
    while (long.played.length < count) {
      const [{ seat, n, options }] = game.pending(long.state);
      const option = which === 'first' ? options[0] : options[options.length - 1];
      proceed(long, seat, { n, key: optionKey(option) });
    }
  }

  it('shows every moment as it was, forwards and backwards, also after an undo', () => {
    const log = startLog(game, { seed: 'landmarks', seats: 2, options: { nights: 9 } });
    const long = beginCourse(game, { log });
    const places = [160, 99, 100, 101, 3, 150, 149, 51, 0];
    const seen = () => places.map((count) => game.hash(stateAt(long, count)));
    const real = () => places.map((count) => hashAt(long, count));
    playTo(long, 160, 'first');
    const first = seen();
    expect(first).toEqual(real());
    takeBack(long, 90);
    playTo(long, 160, 'last');
    expect(seen()).toEqual(real());
    expect(seen()).not.toEqual(first);
  });
});
