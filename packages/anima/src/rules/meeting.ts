import { type Card, call, type Next, type Seat } from '@tabard/engine';
import type { Omega } from '../state.ts';
import * as the from './handles.ts';

/** How an Encounter was dealt with. */
export const OVERCOME = 0;
export const STOPPED = 1;
/** Too high a level: AN-ENC-03. */
export const IGNORED = 2;
/** Avoided by an answer: it did not stop the party, but nobody beat it either. */
export const AVOIDED = 3;

/** Meets an Encounter with the place counting as this level, then goes on with `back`; the result tells how it went. */
export function meet<S extends string>(
  seat: Seat,
  encounter: Card,
  level: number,
  meeting: the.Encounter['meeting'],
  back: S,
): Next<S, never> {
  return call(the.encounter, { seat, card: encounter, level, meeting, cancelled: false, deaths: 0 }, back);
}

/** Notes a death that an effect caused to the party that meets an Encounter. */
export function noteDeath(m: Omega, seat: Seat): void {
  const met = the.nearestVars(m, the.encounter);
  if (met && met.seat === seat) met.deaths++;
}

/** What the party tries just now; an Encounter met on the way is a matter of its own, judged by how it ends. */
export function trialOf(m: Omega, seat: Seat): the.Trial | undefined {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const { proc, vars } = m.stack[i];
    if (proc === the.encounter.name) return undefined;
    if (proc === the.trial.name) return vars.seat === seat ? the.nearestVars(m, the.trial) : undefined;
  }
  return undefined;
}

/** Notes that a part of what the party tries went wrong. */
export function failTrial(m: Omega, seat: Seat): void {
  const trial = trialOf(m, seat);
  if (trial) trial.failed = true;
}
