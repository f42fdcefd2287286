import { type Game, startLog } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { toy as toyGame } from '../../engine/test/toy.ts';
import { beginCourse, type Course, proceed } from '../src/course.ts';
import { undo, undoPlace } from '../src/undo.ts';

const toy = toyGame as unknown as Game;

function open(seats = 2): Course {
  return beginCourse(toy, { log: startLog(toy, { seed: 'log', seats }) });
}

function choose(course: Course, seat: number, ...keys: string[]): void {
  for (const key of keys) expect(proceed(course, seat, { n: course.state.n, key })).toBeUndefined();
}

describe('taking back', () => {
  it('[TB-06] is allowed without new information, step by step', () => {
    const course = open();
    const before = toy.hash(course.state);
    choose(course, 0, 'step', 'step');
    expect(undo(course, 0)).toBe(true);
    expect(course.state).toMatchObject({ points: [1, 0] });
    expect(undo(course, 0)).toBe(true);
    expect(toy.hash(course.state)).toBe(before);
    expect(undo(course, 0)).toBe(false);
  });

  it.each(['roll', 'draw'])('[TB-06] is refused once a %s gave new information', (key) => {
    const course = open();
    choose(course, 0, 'step', key);
    expect(undo(course, 0)).toBe(false);
    choose(course, 0, 'step');
    expect([undo(course, 0), undo(course, 0)]).toEqual([true, false]);
  });

  it('[TB-06] is refused once another seat has answered', () => {
    const course = open();
    choose(course, 0, 'end');
    choose(course, 1, 'step');
    expect(undo(course, 0)).toBe(false);
    expect([undo(course, 1), undoPlace(course, 1)]).toEqual([true, undefined]);
  });

  it('[TB-06] stops at a poll: neither the choice that opened it nor a sealed answer can be undone', () => {
    const course = open();
    choose(course, 0, 'vote');
    expect(undo(course, 0)).toBe(false);
    choose(course, 1, 'no');
    expect([undo(course, 0), undo(course, 1)]).toEqual([false, false]);
    choose(course, 0, 'no');
    expect([undo(course, 0), undo(course, 1)]).toEqual([false, false]);
  });

  it('is never possible of a resignation', () => {
    const course = open(3);
    choose(course, 0, 'step', 'resign');
    expect(undo(course, 0)).toBe(false);
  });
});
