/** What verbs report: to what is in force, and as an event when somebody listens. */
import { happen, hasEventSink, numbered, type PartInEvent, type Seat, type Sum } from '@tabard/engine';
import { VALUES, type Value } from '../defs.ts';
import { type Combatant, FOE, type Match } from '../state.ts';
import { noticeAll, sumOf } from './sources.ts';

/** What triggers may watch, in a fixed order; the first number of each is a seat. */
export const HAPPENINGS = [
  'turn-began',
  'turn-ended',
  'rolled',
  'entered',
  'drew',
  'discarded',
  'played',
  'hurt',
  'healed',
  'turned-over',
  'level-gained',
  'took',
  'revealed',
  'completed',
  'fight-began',
  'dice',
  'hit',
  'beat',
  'won-duel',
  'fight-ended',
  'defeated',
  'item-won',
  'trophy-won',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

const CODES = numbered(HAPPENINGS);

export function report(
  m: Match,
  happening: Happening,
  a: number,
  b = -1,
  c = -1,
  sums?: readonly Sum[],
): void {
  noticeAll(m, CODES[happening], a, b, c);
  happen(m, happening, a, b, c, sums);
}

/** An event about a combatant, which has a name of its own where that is the Encounter. */
export function tell(m: Match, event: string, of: Combatant, b = -1, c = -1, sums?: readonly Sum[]): void {
  if (of === FOE) happen(m, `foe-${event}`, m.fight?.encounter ?? -1, b, c, sums);
  else happen(m, event, of, b, c, sums);
}

/** How a number became another than the one it started with, where it did. */
export function tellCount(m: Match, seat: Seat, value: Value, start: PartInEvent): void {
  if (!hasEventSink()) return;
  const sum = sumOf(m, seat, value, [start]);
  if (sum.length > 1) happen(m, 'counted', seat, VALUES.indexOf(value), -1, [sum]);
}

/** Only for what is in force: the event has another shape. */
export function notice(m: Match, happening: Happening, a: number, b = -1, c = -1): void {
  noticeAll(m, CODES[happening], a, b, c);
}
