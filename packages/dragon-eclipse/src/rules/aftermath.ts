/** What a combat leaves behind: DE-CLEAR-01 to DE-RECOV-01. */
import { finish, type Seat } from '@tabard/engine';
import { defOfType, eclipseContent } from '../defs.ts';
import { type Aftermath, type InCombat, isInCombat, LOST, type Match, WON } from '../state.ts';
import { actionDef, fighterDef, healthOf, isVersus } from './facts.ts';
import { cardsInPlay } from './owned.ts';

/** In the order of `WON`, `TAMED` and `LOST`. */
const RESULTS = ['win', 'tame', 'lose'] as const;
/** DE-HARD-07. */
const STEEL_HEAL = 5;

/** Data for the caller: the result, the Script, and the state of each Mystling that took part. */
export function aftermathOf(m: InCombat): Aftermath {
  const { over, round, isConceded, victor, arena } = m.combat;
  const { end } = defOfType(eclipseContent(m), arena, 'arena');
  const result = RESULTS[over - WON];
  const mystlings = Array.from({ length: m.seats }, (_, seat) => mystlingAfter(m, seat));
  return { result, script: end?.[result] ?? '', turns: round, isConceded, victor, mystlings };
}

function mystlingAfter(m: InCombat, seat: Seat) {
  const sheet = m.combat.fighters[seat];
  const damage = Math.min(sheet.damage, healthOf(m, seat));
  const recovered = recoveryOf(m, seat, damage);
  return {
    id: fighterDef(m, seat).id,
    damage: damage - recovered,
    recovered,
    fatigue: cardsInPlay(sheet).filter((card) => actionDef(m, card).kind === 'fatigue').length,
    removed: sheet.removed.map((card) => actionDef(m, card).id),
  };
}

/** DE-RECOV-01, DE-HARD-07: up to half of the Health, rounded down. */
function recoveryOf(m: InCombat, seat: Seat, damage: number): number {
  const health = healthOf(m, seat);
  const missing = Math.max(0, damage - (health - Math.floor(health / 2)));
  return m.combat.isSteel ? Math.min(STEEL_HEAL, missing) : missing;
}

/** DE-CONC-01, DE-CONC-02, DE-COOP-10: the Mystlings get damage up to their Health, and the combat is lost. */
export function concede(m: InCombat): void {
  for (let seat = 0; seat < m.seats; seat++) m.combat.fighters[seat].damage = healthOf(m, seat);
  m.combat.over = LOST;
  m.combat.isConceded = true;
}

/** Resigning ends the match; where it is nothing but a combat, that is conceded. TB-05 is for rivals. */
export function resign(m: Match): void {
  if (isVersus(m)) return;
  if (isInCombat(m)) {
    concede(m);
    m.aftermath = aftermathOf(m);
  }
  finish(m, [], 'conceded');
}
