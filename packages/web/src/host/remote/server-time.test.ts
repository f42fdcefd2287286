import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverTime } from './server-time.ts';

const NOW = Date.parse('2024-05-01T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  learnServerTime(new Date(Date.now()).toUTCString(), Date.now(), Date.now());
  vi.useRealTimers();
});

it.each([
  ['Wed, 01 May 2024 12:05:00 GMT', 300_500],
  ['Wed, 01 May 2024 11:59:00 GMT', -59_500],
  ['Wed, 01 May 2024 12:00:02 GMT', 0],
  ['Wed, 01 May 2024 11:59:58 GMT', 0],
  ['yesterday', 0],
  [null, 0],
])('a Date header of %s puts the server ahead by %i ms', (date, ahead) => {
  learnServerTime(date, NOW, NOW);
  expect(serverTime() - NOW).toBe(ahead);
});

it('a slow response does not put the server behind', () => {
  learnServerTime('Wed, 01 May 2024 11:59:50 GMT', NOW - 10_000, NOW);
  expect(serverTime() - NOW).toBe(0);
});

it('a Date before the request puts the server behind', () => {
  learnServerTime('Wed, 01 May 2024 11:58:00 GMT', NOW - 10_000, NOW);
  expect(serverTime() - NOW).toBe(-109_500);
});
