import { bool, card, type Infer, int, type Seat, str, struct } from '@tabard/engine';
import { nearestVars, type Omega } from '../state.ts';

/** A combat under way. The party `a` started it; `b` is a rival seat, or -1 for a Creature or a Mission opponent. */
export const fightVars = struct({
  a: int,
  b: int,
  /** `creature`, `mission` or `rival`. */
  foe: str,
  /** The Creature, or -1. */
  creature: card,
  /** What the Mission opponent is called, or nothing. */
  name: str,
  /** The Combat of a Creature or Mission opponent. */
  base: int,
  nature: str,
  darkness: bool,
  bonusA: int,
  bonusB: int,
  dieA: int,
  dieB: int,
  /** Whose turn it is to play a Combat card, and how many have passed in a row. */
  turn: int,
  passes: int,
});
export type Fight = Infer<typeof fightVars>;

export const NO_FIGHT: Fight = {
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
  dieA: 0,
  dieB: 0,
  turn: -1,
  passes: 0,
};

/** The combat this seat is in, or undefined. */
export function fightOf(m: Omega, seat: Seat): Fight | undefined {
  const fight = nearestVars<Fight>(m, 'combat');
  return fight && (fight.a === seat || fight.b === seat) ? fight : undefined;
}

export function opponentIn(fight: Fight, seat: Seat): Seat {
  return fight.a === seat ? fight.b : fight.a;
}
