/** What verbs report: to what is in force, and as an event when somebody listens. */
import { happen, numbered } from '@tabard/engine';
import { type Combatant, FOE, type Match } from '../state.ts';
import { noticeAll } from './sources.ts';

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

export function report(m: Match, happening: Happening, a: number, b = -1, c = -1): void {
  noticeAll(m, CODES[happening], a, b, c);
  happen(m, happening, a, b, c);
}

/** An event about a combatant, which has a name of its own where that is the Encounter. */
export function tell(m: Match, event: string, of: Combatant, b = -1, c = -1): void {
  if (of === FOE) happen(m, `foe-${event}`, m.fight?.encounter ?? -1, b, c);
  else happen(m, event, of, b, c);
}

/** Only for what is in force: the event has another shape. */
export function notice(m: Match, happening: Happening, a: number, b = -1, c = -1): void {
  noticeAll(m, CODES[happening], a, b, c);
}
