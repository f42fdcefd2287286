/** Whether the combat is over: asked after every part of an effect. */
import { compute, type Phrased } from '@tabard/engine';
import { type FighterId, type InCombat, LOST, TAMED, WON } from '../state.ts';
import { about, healthOf, isPvp, tamingOf } from './facts.ts';
import { fulfil } from './report.ts';

/** DE-FLOW-02, DE-END-03: taming counts before winning, and within one effect winning before losing. */
export function settle(m: InCombat): void {
  if (m.combat.over) return;
  if (isPvp(m)) settleDuel(m);
  else settleCombat(m);
}

function isBeaten(m: InCombat, fighter: FighterId): boolean {
  const { damage } = m.combat.fighters[fighter];
  return damage > 0 && damage >= healthOf(m, fighter);
}

function settleCombat(m: InCombat): void {
  reachStates(m);
  const taming = tamingOf(m);
  // DE-TAME-03, DE-TAME-04.
  if (taming.length && m.combat.tamed >= taming.length) m.combat.over = TAMED;
  // DE-END-02.
  else if (isBeaten(m, m.seats)) m.combat.over = WON;
  // DE-END-01, DE-COOP-03.
  else for (let seat = 0; seat < m.seats; seat++) if (isBeaten(m, seat)) m.combat.over = LOST;
}

/** A state to reach is fulfilled as soon as it is true and its predecessors are. */
function reachStates(m: InCombat): void {
  const taming = tamingOf(m);
  while (m.combat.tamed < taming.length) {
    const { reach } = taming[m.combat.tamed];
    if (!reach || !isReached(m, reach)) return;
    fulfil(m);
  }
}

function isReached(m: InCombat, reach: Phrased<boolean>): boolean {
  for (let seat = 0; seat < m.seats; seat++) if (compute(m, about(m, seat), reach)) return true;
  return false;
}

/** DE-PVP-03: both at once is the victory of the player whose turn it is. */
function settleDuel(m: InCombat): void {
  // DE-PVP-CH-09: nobody is there yet while the Arena is set up.
  if (!m.combat.fighters.length) return;
  const other = 1 - m.combat.active;
  if (isBeaten(m, other)) m.combat.victor = m.combat.active;
  else if (isBeaten(m, m.combat.active)) m.combat.victor = other;
  else return;
  m.combat.over = WON;
}
