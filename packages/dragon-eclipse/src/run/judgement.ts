/** What bots know of a Run: how far it is, what the players hold, how good their decks are, what is unlocked. */
import { eclipseContent, STATISTICS } from '../defs.ts';
import { effectWorth } from '../suggest.ts';
import type { HeldDef } from '../tale/defs.ts';
import { healthIn, mystlingAt, storyOf } from '../tale/facts.ts';
import { deckSum } from './board-facts.ts';
import type { ArtifactMoment } from './defs.ts';
import { artifactAt, type InRun, pocketOf } from './facts.ts';

/** Nothing of any feature of a Run. */
export const NO_RUN = {
  beaten: 0,
  bosses: 0,
  ended: 0,
  enemyTier: 0,
  deckWorth: 0,
  fatigue: 0,
  items: 0,
  equipment: 0,
  silver: 0,
  essence: 0,
  artifacts: 0,
  unlocked: 0,
  grown: 0,
};
type Counted = Record<keyof typeof NO_RUN | 'health' | 'lastHealth' | 'power', number>;

function sumOf(list: readonly number[], worth: (one: number) => number): number {
  return list.reduce((sum, one) => sum + worth(one), 0);
}

const effectWorths = new WeakMap<object, number>();

/** What an effect in Combat is worth; reckoned once for each thing that has it. */
function worthInCombat(m: InRun, thing: object, node: number | undefined): number {
  let worth = effectWorths.get(thing);
  if (worth === undefined) {
    worth = node === undefined ? 1 : effectWorth(eclipseContent(m), node);
    effectWorths.set(thing, worth);
  }
  return worth;
}

function heldWorth(m: InRun, held: HeldDef): number {
  return worthInCombat(m, held, held.inCombat);
}

/** Those that do nothing in a Combat: a life saved is worth most. */
const MOMENTS: Readonly<Partial<Record<ArtifactMoment, number>>> = {
  fatal: 12,
  'mystery-resolved': 8,
  'card-added': 3,
  'symbol-draw': 2,
};

function artifactWorth(m: InRun, artifact: number): number {
  const def = artifactAt(m, artifact);
  return MOMENTS[def.moment] ?? worthInCombat(m, def, def.effect);
}

/** What one more of a statistic is worth. */
const GROWTH = { willpower: 3, defense: 4, health: 1, strength: 5, swiftness: 2 };

export function countRun(f: Counted, m: InRun): void {
  const { run, tale } = m;
  f.beaten = run.defeated.length;
  f.bosses = run.bosses;
  f.ended = run.state === 'lost' || run.state === 'given-up' ? 1 : 0;
  f.enemyTier = m.combat ? mystlingAt(m, m.combat.enemy).tier : 0;
  const { items, equipment } = storyOf(m);
  f.items = sumOf(tale.items, (one) => heldWorth(m, items[one]));
  f.equipment = sumOf(tale.equipment, (one) => heldWorth(m, equipment[one]));
  f.silver = tale.silver;
  f.essence = tale.essence;
  f.artifacts =
    sumOf(run.artifacts, (one) => artifactWorth(m, one)) -
    0.5 * sumOf(run.exhausted, (one) => artifactWorth(m, one));
  f.unlocked = unlockedSteps(m);
  f.grown = run.grown[0].reduce((sum, by, i) => sum + by * GROWTH[STATISTICS[i]], 0);
  if (tale.scene) countDecks(f, m);
}

/** Steps of Starting Perks, and Mystlings by their Tier. */
function unlockedSteps(m: InRun): number {
  const { sheet } = m.run;
  const { defs } = eclipseContent(m);
  const perks = sheet.perks.reduce((sum, step) => sum + step * step, 0);
  return sheet.mystlings.reduce((sum, def) => {
    const card = defs[def];
    return card.type === 'mystling' ? sum + card.tier : sum;
  }, perks);
}

function countDecks(f: Counted, m: InRun): void {
  for (let seat = 0; seat < m.seats; seat++) {
    const pocket = pocketOf(m, seat);
    const share = 1 / m.seats;
    f.deckWorth += (share * deckSum(m, pocket.deck, pocket.fatigue).worth) / 100;
    f.fatigue += share * pocket.fatigue;
    if (m.combat) continue;
    const health = 1 - pocket.damage / healthIn(m, pocket);
    f.health += share * health;
    f.lastHealth += share * Math.min(1, health * 3);
    f.power += share * pocket.power;
  }
}
