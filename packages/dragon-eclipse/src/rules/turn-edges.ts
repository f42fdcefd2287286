/** How every turn begins and ends. */
import { go, type Next } from '@tabard/engine';
import type { FighterId, InCombat } from '../state.ts';
import { beginTurnBoosts, endTurnBoosts } from './boosts.ts';
import { fade } from './conditions.ts';
import { hurt } from './damage.ts';
import { isEnemy, isPvp, tamingOf } from './facts.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';

/**
 * After this round a player's turn begins with a wound, then two, three and so on, so that every match ends. RULING
 * DE-PVP-QB-01 and DE-FLOW-04: a duel sooner than a combat.
 */
const LAST_QUIET_ROUND = { duel: 29, combat: 49 };

function tireOut(m: InCombat, fighter: FighterId): void {
  const over = m.combat.round - (isPvp(m) ? LAST_QUIET_ROUND.duel : LAST_QUIET_ROUND.combat);
  if (over > 0 && !isEnemy(m, fighter)) hurt(m, fighter, over, 'wound');
}

export function beginTurn(m: InCombat, fighter: FighterId): void {
  m.combat.active = fighter;
  m.combat.ending = 0;
  m.combat.turn++;
  for (let f = 0; f < m.combat.fighters.length; f++) m.combat.fighters[f].fired.length = 0;
  const sheet = m.combat.fighters[fighter];
  sheet.used.length = 0;
  sheet.hasTriggered = false;
  sheet.resolved = 0;
  sheet.moved = 0;
  sheet.struck = 0;
  if (tamingOf(m)[m.combat.tamed]?.within === 'turn') m.combat.tamingCount = 0;
  beginTurnBoosts(m, fighter);
  report(m, 'turn-began', fighter);
  tireOut(m, fighter);
  settle(m);
}

/** DE-FIGHT-06: the stage of the end of a turn that comes next; one in which the combat stopped does not come again. */
export function nextStage<S extends string>(m: InCombat, stages: readonly S[]): Next<S, never> {
  return go(stages[Math.min(m.combat.ending++, stages.length - 1)]);
}

/** DE-COND-04: just before the tokens fade. */
export function burn(m: InCombat, fighter: FighterId): void {
  hurt(m, fighter, m.combat.fighters[fighter].conditions[0], 'burn');
  settle(m);
}

/** DE-TURN-15, DE-ENEMY-13. */
export function closeTurn(m: InCombat, fighter: FighterId): void {
  fade(m, fighter);
  endTurnBoosts(m);
}
