import type { NewTable } from '@tabard/table/protocol';

type Pace = NewTable['pace'];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Selectable times, in milliseconds. */
export const MOVES: Readonly<Record<Pace, readonly number[]>> = {
  live: [15 * SECOND, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE],
  correspondence: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};
export const BANKS: Readonly<Record<Pace, readonly number[]>> = {
  live: [MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  correspondence: [DAY, 3 * DAY, 7 * DAY],
};

export type TimeUnit = 'seconds' | 'minutes' | 'hours' | 'days';
const UNITS: readonly (readonly [TimeUnit, number])[] = [
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
];

/** A duration in the largest unit that divides it. */
export function inUnits(ms: number): { readonly unit: TimeUnit; readonly count: number } {
  const [unit, size] = UNITS.find(([, one]) => ms >= one && ms % one === 0) ?? ['seconds', SECOND];
  return { unit, count: ms / size };
}

/** Remaining time as clock text: `0:07`, `12:30`, `3:00:00`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  const tail = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
