import type { MatchEvent, View } from '@tabard/engine';
import { expect, it } from 'vitest';
import { follow } from './use-moment.ts';

const event = (type: string): MatchEvent => ({ type, args: [] });
const moment = (...events: MatchEvent[]) => ({ view: {} as View, events, length: 9 });

it('leaves a trail while one goes on step by step', () => {
  const first = follow(undefined, moment(event('drew')), 4, 0);
  const second = follow(first, moment(event('played')), 5, 0);
  const third = follow(second, moment(), 6, 0);
  expect([first.isNext, second.isNext, third.isNext]).toEqual([false, true, true]);
  expect(third.trail.map(({ type }) => type)).toEqual(['drew', 'played']);
});

it.each([
  ['a jump', 7, 0 as const],
  ['a step back', 3, 0 as const],
  ['other eyes', 5, 1 as const],
])('ends the trail at %s', (_, seq, viewer) => {
  const next = follow(follow(undefined, moment(event('drew')), 4, 0), moment(), seq, viewer);
  expect(next).toMatchObject({ isNext: false, trail: [] });
});
