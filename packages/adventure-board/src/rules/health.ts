/** When a Character is out: WA-COMBAT-06. */
import { type Refusal, refuse, type Seat } from '@tabard/engine';
import { type Combatant, FOE, type Match } from '../state.ts';
import { totalOf } from './sources.ts';

const WOULD_DEFEAT = refuse('would-defeat', 'WA-HERO-03');

export function damageOn(m: Match, of: Combatant): number {
  return of === FOE ? (m.fight?.damage ?? 0) : m.heroes[of].damage;
}

export function isOut(m: Match, of: Combatant): boolean {
  return damageOn(m, of) >= totalOf(m, of, 'health');
}

/** WA-HERO-03: what would defeat the Character cannot be paid. */
export function whyNotPayDamage(m: Match, seat: Seat, damage: number): Refusal | undefined {
  return m.heroes[seat].damage + damage < totalOf(m, seat, 'health') ? undefined : WOULD_DEFEAT;
}
