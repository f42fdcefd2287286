import type { FighterId, InCombat } from '../state.ts';

export const UNTIL = ['turn', 'next-turn', 'next-attack', 'combat'] as const;
const [TURN, NEXT_TURN, NEXT_ATTACK] = [0, 1, 2];
/** Until the next turn of another fighter, who gave it: this and the number of that fighter. */
const NEXT_TURN_OF = UNTIL.length;
const SIZE = 3;

/** A value changed for a while; "your next turn" is that of the giver. */
export function addBoost(
  m: InCombat,
  giver: number,
  fighter: FighterId,
  stat: number,
  by: number,
  until: number,
): void {
  if (by === 0) return;
  const isForAnother = until === NEXT_TURN && giver !== fighter;
  m.combat.fighters[fighter].boosts.push(stat, by, isForAnother ? NEXT_TURN_OF + giver : until);
}

function drop(m: InCombat, fighter: FighterId, until: number): void {
  const { boosts } = m.combat.fighters[fighter];
  for (let i = boosts.length - SIZE; i >= 0; i -= SIZE) if (boosts[i + 2] === until) boosts.splice(i, SIZE);
}

/** What held until the end of any turn is over. */
export function endTurnBoosts(m: InCombat): void {
  for (let f = 0; f < m.combat.fighters.length; f++) drop(m, f, TURN);
}

export function beginTurnBoosts(m: InCombat, fighter: FighterId): void {
  drop(m, fighter, NEXT_TURN);
  for (let f = 0; f < m.combat.fighters.length; f++) drop(m, f, NEXT_TURN_OF + fighter);
}

export function spendAttackBoosts(m: InCombat, fighter: FighterId): void {
  drop(m, fighter, NEXT_ATTACK);
}
