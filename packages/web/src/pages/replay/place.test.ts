import { expect, it } from 'vitest';
import type { SeatPlan } from '../../host/host.ts';
import { formatPlace, parsePlace } from './place.ts';

const seats: SeatPlan[] = [
  { name: 'Maren', kind: 'bot' },
  { name: 'Ada', kind: 'person' },
];
const match = { seats, length: 40 };

it.each([
  [{ seq: 12, viewer: 1 }, '12'],
  [{ seq: 0, viewer: 1 }, '0'],
  [{ seq: 12, viewer: 'spectator' }, '12,spectator'],
] as const)('%o is written %s and read again', (place, written) => {
  expect(formatPlace(place, match)).toBe(written);
  expect(parsePlace(written, match)).toEqual(place);
});

it.each([
  ['nothing', undefined, { seq: 0, viewer: 1 }],
  ['a place after the end', '99', { seq: 40, viewer: 1 }],
  ['no number', 'dawn', { seq: 0, viewer: 1 }],
  ['eyes that may not be looked through yet', '3,0', { seq: 3, viewer: 1 }],
  ['eyes that nobody has', '3,cat', { seq: 3, viewer: 1 }],
] as const)('%s leads somewhere sensible', (_, written, place) => {
  expect(parsePlace(written, match)).toEqual(place);
});

it('after the end everybody’s eyes are open', () => {
  const over = { ...match, outcome: { winners: [0], reason: 'final-mission' } };
  expect(parsePlace('3,0', over)).toEqual({ seq: 3, viewer: 0 });
});
