import { bool, call, card, type Infer, int, type Next, type Seat, str, struct } from '@tabard/engine';
import { nearestVars, type Omega } from '../state.ts';

/** How an Encounter was dealt with. */
export const OVERCOME = 0;
export const STOPPED = 1;
/** Too high a level: AN-ENC-03. */
export const IGNORED = 2;
/** Avoided by an answer: it did not stop the party, but nobody beat it either. */
export const AVOIDED = 3;

/** Where it is met: as a Preliminary Encounter, while exploring, or in a row of them that a Mission asks for. */
export type Meeting = 'guard' | 'explore' | 'gauntlet';

export const encounterVars = struct({
  seat: int,
  card,
  level: int,
  meeting: str,
  /** Avoided by an answer. */
  cancelled: bool,
  /** A Character died of it. */
  deaths: int,
});
export type Encounter = Infer<typeof encounterVars>;

/** Meets an Encounter with the place counting as this level, then goes on with `back`; the result tells how it went. */
export function meet(seat: Seat, encounter: number, level: number, meeting: Meeting, back: string): Next {
  return call('encounter', { seat, card: encounter, level, meeting, cancelled: false, deaths: 0 }, back);
}

/** Notes a death that an effect caused to the party that meets an Encounter. */
export function noteDeath(m: Omega, seat: Seat): void {
  const met = nearestVars<Encounter>(m, 'encounter');
  if (met && met.seat === seat) met.deaths++;
}

/** A Mission, or the Crisis, that a party is trying. */
export const trialVars = struct({ seat: int, mission: card, failed: bool, crisis: bool });
export type Trial = Infer<typeof trialVars>;

/** What the party tries just now; an Encounter met on the way is a matter of its own, judged by how it ends. */
export function trialOf(m: Omega, seat: Seat): Trial | undefined {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const { proc, vars } = m.stack[i];
    if (proc === 'encounter') return undefined;
    if (proc === 'trial') return vars.seat === seat ? (vars as Trial) : undefined;
  }
  return undefined;
}

/** Notes that a part of what the party tries went wrong. */
export function failTrial(m: Omega, seat: Seat): void {
  const trial = trialOf(m, seat);
  if (trial) trial.failed = true;
}
