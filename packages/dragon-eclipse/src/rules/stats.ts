/** Values with everything that changes them: DE-MOD-01 to DE-MOD-03. */
import { type Aura, MODIFIED, type Modified, type Statistic } from '../defs.ts';
import { about, type InCombat } from '../state.ts';
import { amountOf } from '../vocabulary/amounts.ts';
import { holdsOr } from '../vocabulary/conditions.ts';
import { passiveOf, sheetAura, upgradeOf } from './auras.ts';
import { arenaSide, isOpponent, plainStatistic, turnOn } from './facts.ts';

const INDEX = Object.fromEntries(MODIFIED.map((name, i) => [name, i])) as Record<Modified, number>;
const BOOST = 3;

/** What passives, Upgrades, sheets, the Arena and passing effects add to a value of a fighter. */
export function modifierOf(m: InCombat, fighter: number, value: Modified): number {
  const stat = INDEX[value];
  let sum = 0;
  for (let f = 0; f < m.combat.fighters.length; f++) {
    if (f === fighter) {
      sum +=
        within(m, passiveOf(m, f), stat, f) +
        within(m, upgradeOf(m, f), stat, f) +
        within(m, sheetAura(m, f), stat, f);
    } else if (isOpponent(m, f, fighter)) sum += againstOne(m, f, fighter, stat);
  }
  sum += within(m, arenaSide(m).rules, stat, fighter);
  const { boosts } = m.combat.fighters[fighter];
  for (let i = 0; i < boosts.length; i += BOOST) if (boosts[i] === stat) sum += boosts[i + 1];
  return sum;
}

/** What the auras of an opponent take from this fighter, who is the one that their texts mean: DE-COOP-07. */
function againstOne(m: InCombat, owner: number, fighter: number, stat: number): number {
  const before = turnOn(m, owner, fighter);
  const sum =
    against(m, passiveOf(m, owner), stat, owner) +
    against(m, upgradeOf(m, owner), stat, owner) +
    against(m, sheetAura(m, owner), stat, owner);
  m.combat.target = before;
  return sum;
}

function within(m: InCombat, aura: Aura | undefined, stat: number, owner: number): number {
  return aura && aura.ownMask & (1 << stat) ? sumOf(m, aura, stat, owner, false) : 0;
}

function against(m: InCombat, aura: Aura | undefined, stat: number, owner: number): number {
  return aura && aura.foeMask & (1 << stat) ? sumOf(m, aura, stat, owner, true) : 0;
}

function sumOf(m: InCombat, aura: Aura, stat: number, owner: number, isFoe: boolean): number {
  const whose = about(owner);
  let sum = 0;
  for (const modifier of aura.modifiers)
    if (modifier.stat === stat && modifier.foe === isFoe && holdsOr(m, whose, modifier.when))
      sum += amountOf(m, whose, modifier.amount);
  return sum;
}

/** DE-TERM-02: a statistic as it is now, never under 0. */
export function statisticOf(m: InCombat, fighter: number, statistic: Exclude<Statistic, 'health'>): number {
  return Math.max(0, plainStatistic(m, fighter, statistic) + modifierOf(m, fighter, statistic));
}

/** How many steps a Move, a Rush or a Retreat has. RULING DE-COND-05: with Slow one, less what modifiers take away. */
export function stepsOf(m: InCombat, fighter: number, bonus: number): number {
  const swiftness = plainStatistic(m, fighter, 'swiftness');
  const change = modifierOf(m, fighter, 'swiftness') + bonus;
  if (!isSlowed(m, fighter)) return Math.max(0, swiftness + change);
  return Math.max(0, Math.min(1, swiftness) + Math.min(0, change));
}

export function isSlowed(m: InCombat, fighter: number): boolean {
  return m.combat.fighters[fighter].conditions[1] > 0;
}

/** DE-COND-06: what an Attack is worth before Defense. */
export function attackValue(m: InCombat, fighter: number, bonus: number): number {
  const value = Math.max(
    0,
    plainStatistic(m, fighter, 'strength') + modifierOf(m, fighter, 'strength') + bonus,
  );
  return m.combat.fighters[fighter].conditions[2] > 0 ? Math.min(1, value) : value;
}
