import { showAll } from '@tabard/engine';
import type { FighterId, InCombat } from '../state.ts';
import { hurt } from './damage.ts';
import { isEnemy } from './facts.ts';
import { noteOwned } from './owned.ts';
import { report } from './report.ts';

/** DE-ENEMY-06. */
const WITHOUT_FATIGUE = 5;

/** DE-ENEMY-05: onto the discard pile, where it covers a passive. */
export function gainFatigue(m: InCombat, fighter: FighterId): void {
  if (isEnemy(m, fighter)) return;
  const card = m.combat.fatigue.pop();
  if (card === undefined) {
    hurt(m, fighter, WITHOUT_FATIGUE, 'wound');
    return;
  }
  report(m, 'tired', fighter);
  m.combat.fighters[fighter].discard.push(card);
  noteOwned(m, fighter);
  showAll(m, card);
}
