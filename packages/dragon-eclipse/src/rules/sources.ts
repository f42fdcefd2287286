/** What is in force: passives, Upgrades, sheets, the Arena, Corruptions and passing boosts. */
import { type Def, isOneOf, numbered, PRINTED, type Query, see, seePart, sourcesOf } from '@tabard/engine';
import { defOfType, eclipseContent, STATISTICS, VALUES, type Value } from '../defs.ts';
import type { About, FighterId, InCombat } from '../state.ts';
import { passiveOf, sheetAura, upgradeOf } from './auras.ts';
import { about, arenaSide, isEnemy, isOpponent, topOf } from './facts.ts';

/** Where a part of a value comes from. */
export type Origin = typeof PRINTED | 'corruption' | 'passive' | 'upgrade' | 'sheet' | 'arena' | 'boost';

/** How many numbers a boost has: the value, by how much, until when. */
const BOOST = 3;

export const sources = sourcesOf<InCombat, About>({
  visit: (m, q) => {
    for (let f = 0; f < m.combat.fighters.length; f++) visitAuras(m, q, f);
    see(q, arenaSide(m).rules, -1, 'arena', m.combat.arena);
    if (q.subject >= 0) visitSheet(m, q, q.subject);
  },
  about: aboutSource,
  reaches: (m, owner, reach, subject) => {
    if (owner < 0) return reach === 0;
    return reach === 0 ? owner === subject : isOpponent(m, owner, subject);
  },
  ruleOf: () => 'DE-GOLD-01',
  watching: {
    of: (m) => m.combat.reactions,
    mayFire: (m, owner, { id }) => {
      const { fired } = m.combat.fighters[owner];
      if (fired.includes(id)) return false;
      fired.push(id);
      return true;
    },
  },
});

/**
 * DE-COOP-07: what the Enemy has against a player means that player. RULING DE-COOP-07: in the turn of a player, what the
 * Enemy is set off to do turns on that player.
 */
export function aboutSource(m: InCombat, owner: number, subject: number): About {
  if (owner < 0) return about(m, subject);
  if (!isEnemy(m, owner)) return about(m, owner);
  // Its own values, too, while it is set off.
  const isSetOff = subject < 0 || (subject === owner && m.combat.reactions.isReacting);
  const other = isSetOff ? m.combat.active : subject;
  return other >= 0 && other < m.seats ? about(m, owner, other) : about(m, owner);
}

function visitAuras(m: InCombat, q: Query, fighter: FighterId): void {
  const { discard, upgrade, def } = m.combat.fighters[fighter];
  const passive = passiveOf(m, fighter);
  if (passive) see(q, passive, fighter, 'passive', m.cards.def[topOf(discard)]);
  const attached = upgradeOf(m, fighter);
  if (attached) see(q, attached, fighter, 'upgrade', m.cards.def[upgrade[0]]);
  see(q, sheetAura(m, fighter), fighter, 'sheet', def);
}

/** DE-CORR-01, DE-CORR-05: the Stat card and Corruptions, and what passes. */
function visitSheet(m: InCombat, q: Query, fighter: FighterId): void {
  const { stats, corruption, boosts } = m.combat.fighters[fighter];
  const statistic = STATISTIC_OF[q.code];
  if (statistic >= 0) {
    seePart(q, q.code, stats[statistic], fighter, PRINTED, -1);
    for (let i = 0; i < corruption.length; i++) visitCorruption(m, q, fighter, m.cards.def[corruption[i]]);
  }
  for (let i = 0; i < boosts.length; i += BOOST) seePart(q, boosts[i], boosts[i + 1], fighter, 'boost', -1);
}

function visitCorruption(m: InCombat, q: Query, fighter: FighterId, def: Def): void {
  const { bonus } = defOfType(eclipseContent(m), def, 'corruption');
  seePart(q, q.code, bonus[STATISTICS[STATISTIC_OF[q.code]]], fighter, 'corruption', def);
}

/** By value: which statistic of the Stat card it is, or -1. */
const STATISTIC_OF: readonly number[] = VALUES.map((value) =>
  isOneOf(STATISTICS, value) ? STATISTICS.indexOf(value) : -1,
);
const CODES = numbered(VALUES);

/** A value of a fighter with everything that makes it up: DE-MOD-01 to DE-MOD-03. */
export function totalOf(m: InCombat, fighter: FighterId, value: Value): number {
  return sources.sum(m, CODES[value], fighter);
}

/** The same, part by part. */
export function partsOf(m: InCombat, fighter: FighterId, value: Value) {
  return sources.partsOf(m, CODES[value], fighter);
}
