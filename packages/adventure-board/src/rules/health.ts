/** When a Character is out: WA-COMBAT-06. */
import { type Refusal, refuse, type Seat } from '@tabard/engine';
import { boardContent, VALUES } from '../defs.ts';
import { type Combatant, FOE, type Match } from '../state.ts';
import { faceOf } from './facts.ts';
import { BOOST, encounterFought, totalOf } from './sources.ts';

const WOULD_DEFEAT = refuse('would-defeat', 'WA-HERO-03');

export function damageOn(m: Match, of: Combatant): number {
  return of === FOE ? (m.fight?.damage ?? 0) : m.heroes[of].damage;
}

export function isOut(m: Match, of: Combatant): boolean {
  const damage = damageOn(m, of);
  return damage >= leastHealth(m, of) && damage >= totalOf(m, of, 'health');
}

/** What health cannot be below: what is printed, unless something lowers it. */
function leastHealth(m: Match, of: Combatant): number {
  if (boardContent(m).lowersHealth || isLowered(m)) return 0;
  return of === FOE ? (encounterFought(m)?.health ?? 0) : faceOf(m, of).health;
}

const HEALTH = VALUES.indexOf('health');

function isLowered({ boosts }: Match): boolean {
  for (let i = 0; i < boosts.length; i += BOOST)
    if (boosts[i + 1] === HEALTH && boosts[i + 2] < 0) return true;
  return false;
}

/** WA-HERO-03: what would defeat the Character cannot be paid. */
export function whyNotPayDamage(m: Match, seat: Seat, damage: number): Refusal | undefined {
  return m.heroes[seat].damage + damage < totalOf(m, seat, 'health') ? undefined : WOULD_DEFEAT;
}
