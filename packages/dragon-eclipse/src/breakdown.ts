/** Where a number comes from: each part of a value, for those who show it. */
import { type Aura, eclipseContent, MODIFIED, STATISTICS, type Statistic } from './defs.ts';
import { passiveOf, sheetAura, upgradeOf } from './rules/auras.ts';
import { arenaSide, isOpponent, topOf } from './rules/facts.ts';
import { about, type InCombat } from './state.ts';
import { amountOf } from './vocabulary/amounts.ts';
import { holdsOr } from './vocabulary/conditions.ts';

export const PART_SOURCES = ['card', 'corruption', 'passive', 'upgrade', 'sheet', 'arena', 'boost'] as const;

/** One part of a value: what it comes from, by how much, and the definition of the card where it is one. */
export interface ValuePart {
  readonly source: (typeof PART_SOURCES)[number];
  readonly by: number;
  /** The card it comes from, by definition; -1 for none. */
  readonly def: number;
  /** The fighter whose effect it is. */
  readonly owner: number;
}

/** The parts that a statistic is the sum of; those of 0 are left out but for the printed one. */
export function partsOf(m: InCombat, fighter: number, statistic: Statistic): ValuePart[] {
  const printed = { source: 'card', by: printedOf(m, fighter, statistic), def: -1, owner: fighter } as const;
  const further = [...corruptionParts(m, fighter, statistic), ...effectParts(m, fighter, statistic)];
  return [printed, ...further.filter(({ by }) => by !== 0)];
}

function printedOf(m: InCombat, fighter: number, statistic: Statistic): number {
  return m.combat.fighters[fighter].stats[STATISTICS.indexOf(statistic)];
}

function corruptionParts(m: InCombat, fighter: number, statistic: Statistic): ValuePart[] {
  return m.combat.fighters[fighter].corruption.map((card) => {
    const def = m.cards.def[card];
    const corruption = eclipseContent(m).defs[def];
    const by = corruption.type === 'corruption' ? corruption.bonus[statistic] : 0;
    return { source: 'corruption', by, def, owner: fighter };
  });
}

function effectParts(m: InCombat, fighter: number, statistic: Statistic): ValuePart[] {
  const stat = (MODIFIED as readonly string[]).indexOf(statistic);
  if (stat < 0) return [];
  const auras = m.combat.fighters.flatMap((_, owner) =>
    owner === fighter || isOpponent(m, owner, fighter) ? aurasOf(m, owner) : [],
  );
  const parts = auras.map(({ aura, ...part }): ValuePart => {
    const by = aura ? sumOf(m, aura, stat, part.owner, part.owner !== fighter) : 0;
    return { ...part, by };
  });
  const { rules } = arenaSide(m);
  const arena = rules ? sumOf(m, rules, stat, fighter, false) : 0;
  return [
    ...parts,
    { source: 'arena', by: arena, def: m.combat.arena, owner: fighter },
    ...boostParts(m, fighter, stat),
  ];
}

function aurasOf(m: InCombat, owner: number) {
  const { discard, upgrade, def } = m.combat.fighters[owner];
  const defOf = (card: number) => (card < 0 ? -1 : m.cards.def[card]);
  return [
    { source: 'passive' as const, aura: passiveOf(m, owner), def: defOf(topOf(discard)), owner },
    { source: 'upgrade' as const, aura: upgradeOf(m, owner), def: defOf(upgrade[0] ?? -1), owner },
    { source: 'sheet' as const, aura: sheetAura(m, owner), def, owner },
  ];
}

function sumOf(m: InCombat, aura: Aura, stat: number, owner: number, isFoe: boolean): number {
  const whose = about(owner);
  return aura.modifiers
    .filter((one) => one.stat === stat && one.foe === isFoe && holdsOr(m, whose, one.when))
    .reduce((sum, { amount }) => sum + amountOf(m, whose, amount), 0);
}

function boostParts(m: InCombat, fighter: number, stat: number): ValuePart[] {
  const { boosts } = m.combat.fighters[fighter];
  const parts: ValuePart[] = [];
  for (let i = 0; i < boosts.length; i += 3)
    if (boosts[i] === stat) parts.push({ source: 'boost', by: boosts[i + 1], def: -1, owner: fighter });
  return parts;
}
