import type { Seat } from '@tabard/engine';
import type { Omega } from '../state.ts';
import { combat, type Fight, nearestVars } from './procedures.ts';

/** A combat before anything is known of it. */
export function noFight(): Fight {
  return {
    a: -1,
    b: -1,
    foe: 'creature',
    creature: -1,
    name: '',
    base: 0,
    nature: '',
    darkness: false,
    bonusA: 0,
    bonusB: 0,
    given: [],
    dieA: 0,
    dieB: 0,
    turn: -1,
    passes: 0,
  };
}

/** The combat this seat is in, or undefined. */
export function fightOf(m: Omega, seat: Seat): Fight | undefined {
  const fight = nearestVars(m, combat);
  return fight && (fight.a === seat || fight.b === seat) ? fight : undefined;
}

export function opponentIn(fight: Fight, seat: Seat): Seat {
  return fight.a === seat ? fight.b : fight.a;
}
