import { happen, roll, type Seat } from '@tabard/engine';
import type { Omega } from '../state.ts';
import { combat, type Fight, flight, nearestVars } from './handles.ts';

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

/** AN-COMBAT-01; AN-OPT-12: with Open Rolls every 6 that a die of a combat shows is rolled again and added. */
export function rollInCombat(m: Omega): number {
  let sum = roll(m, 6);
  for (let die = sum; m.openRolls && die === 6; sum += die) {
    die = roll(m, 6);
    happen(m, 'rolled-on', die);
  }
  return sum;
}

/** The combat this seat is in, or undefined. */
export function fightOf(m: Omega, seat: Seat): Fight | undefined {
  const fight = nearestVars(m, combat);
  return fight && (fight.a === seat || fight.b === seat) ? fight : undefined;
}

/** The combat this seat is in or, AN-ESC-05, the one it tries to flee before it begins. */
export function confrontationOf(m: Omega, seat: Seat): Fight | undefined {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const { proc } = m.stack[i];
    if (proc !== combat.name && proc !== flight.name) continue;
    const fight = m.stack[i].vars as Fight;
    return fight.a === seat || fight.b === seat ? fight : undefined;
  }
  return undefined;
}

export function opponentIn(fight: Fight, seat: Seat): Seat {
  return fight.a === seat ? fight.b : fight.a;
}
