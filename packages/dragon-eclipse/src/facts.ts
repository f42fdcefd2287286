/** Numbers for those who show a combat: statistics with where they come from, reach, range, what the Enemy will do. */
import { PRINTED } from '@tabard/engine';
import { MODIFIED, STATISTICS, type Statistic, type Value } from './defs.ts';
import { endsOf } from './rules/approach.ts';
import { passiveOf, sheetAura, upgradeOf } from './rules/auras.ts';
import { arenaSide, distance, healthOf, opponentOf, plainStatistic, remainingHealth } from './rules/facts.ts';
import { reachable } from './rules/reach.ts';
import { partsOf } from './rules/sources.ts';
import { statisticOf, stepsOf } from './rules/stats.ts';
import type { FighterId, InCombat, Space } from './state.ts';

/** A statistic now, on the card, and by how much effects change it. */
export interface StatisticFact {
  readonly name: Statistic;
  readonly now: number;
  readonly printed: number;
  readonly change: number;
}

export function statisticFacts(m: InCombat, fighter: FighterId): StatisticFact[] {
  return STATISTICS.map((name) => {
    const printed = plainStatistic(m, fighter, name);
    const now = name === 'health' ? remainingHealth(m, fighter) : statisticOf(m, fighter, name);
    const change = name === 'health' ? now - healthOf(m, fighter) : now - printed;
    return { name, now, printed, change };
  });
}

/** Where a change of values comes from. */
const SOURCES = ['passive', 'upgrade', 'sheet', 'arena'] as const;

/** Which continuous effects of its own a fighter has in force. */
export function sourcesOf(m: InCombat, fighter: FighterId) {
  const auras = [passiveOf(m, fighter), upgradeOf(m, fighter), sheetAura(m, fighter), arenaSide(m).rules];
  return SOURCES.flatMap((source, i) => {
    const aura = auras[i];
    return aura ? [{ source, aura }] : [];
  });
}

/** Every changed value that is not 0. */
export function changesOf(m: InCombat, fighter: FighterId): { readonly value: Value; readonly by: number }[] {
  return MODIFIED.map((value) => ({ value, by: changeOf(m, fighter, value) })).filter(({ by }) => by !== 0);
}

function changeOf(m: InCombat, fighter: FighterId, value: Value): number {
  const change = partsOf(m, fighter, value).filter(
    ({ origin }) => origin !== PRINTED && origin !== 'corruption',
  );
  return change.reduce((sum, { by }) => sum + by, 0);
}

/** The spaces that a Move would reach. */
export function moveReach(m: InCombat, fighter: FighterId, bonus = 0): Space[] {
  return reachable(m, fighter, stepsOf(m, fighter, bonus));
}

/** The spaces within a range of a fighter. */
export function spacesInRange(m: InCombat, fighter: FighterId, range: number): Space[] {
  const from = m.combat.fighters[fighter].space;
  return m.combat.terrain.flatMap((_, space) => (distance(m, from, space) <= range ? [space] : []));
}

/** Where a Rush or a Retreat of the Enemy would end from here. */
export function enemyEnds(m: InCombat, aim: 'rush' | 'retreat', bonus = 0): Space[] {
  return endsOf(m, { you: m.seats, foe: opponentOf(m, m.seats), bonus, aim, isInLine: false });
}
