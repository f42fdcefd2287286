/** What a combat leaves behind: DE-CLEAR-01 to DE-RECOV-01. */
import { finish, type Seat } from '@tabard/engine';
import { type ArenaDef, eclipseContent } from '../defs.ts';
import { type Aftermath, type Combat, LOST, TAMED } from '../state.ts';
import { actionDef, fighterDef, healthOf, isPvp } from './facts.ts';

const RESULTS = ['', 'win', 'tame', 'lose'] as const;
/** DE-HARD-07. */
const STEEL_HEAL = 5;

export function isLost(m: Combat): boolean {
  return m.over === LOST;
}

export function reasonOf(m: Combat): string {
  if (m.over === TAMED) return 'tamed';
  return isLost(m) ? 'lost' : 'won';
}

/** Data for the adventure around it: the result, the Script, and the state of each Mystling that took part. */
export function aftermathOf(m: Combat): Aftermath {
  const { end } = eclipseContent(m).defs[m.arena] as ArenaDef;
  const result = RESULTS[m.over] as 'win' | 'tame' | 'lose';
  const mystlings = Array.from({ length: m.seats }, (_, seat) => mystlingAfter(m, seat));
  return { result, script: end?.[result] ?? '', turns: m.round, mystlings };
}

function mystlingAfter(m: Combat, seat: Seat) {
  const sheet = m.fighters[seat];
  const damage = Math.min(sheet.damage, healthOf(m, seat));
  const recovered = recoveryOf(m, seat, damage);
  const cards = [
    ...sheet.deck,
    ...sheet.slots,
    ...sheet.discard,
    ...sheet.upgrade,
    ...sheet.resolving,
    ...sheet.looked,
  ];
  return {
    id: fighterDef(m, seat).id,
    damage: damage - recovered,
    recovered,
    fatigue: cards.filter((card) => actionDef(m, card).kind === 'fatigue').length,
    removed: sheet.removed.map((card) => actionDef(m, card).id),
  };
}

/** DE-RECOV-01, DE-HARD-07: up to half of the Health, rounded down. */
function recoveryOf(m: Combat, seat: Seat, damage: number): number {
  const health = healthOf(m, seat);
  const missing = Math.max(0, damage - (health - Math.floor(health / 2)));
  return m.plan.isSteel ? Math.min(STEEL_HEAL, missing) : missing;
}

/** DE-CONC-01, DE-CONC-02, DE-COOP-10: the Mystlings get damage up to their Health, and the combat is lost. */
export function concede(m: Combat): void {
  if (isPvp(m)) return;
  for (let seat = 0; seat < m.fighters.length - 1; seat++) m.fighters[seat].damage = healthOf(m, seat);
  m.over = LOST;
  if (m.arena >= 0 && m.fighters.length > m.seats) m.aftermath = aftermathOf(m);
  finish(m, [], 'conceded');
}
