/** What bots know of a Run: how far it is, what the players hold, how good their decks are, what is unlocked. */
import { eclipseContent, STATISTICS } from '../defs.ts';
import { healthIn, mystlingAt } from '../tale/facts.ts';
import { deckSum } from './board-facts.ts';
import { type InRun, pocketOf } from './facts.ts';

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

/** What one more of a statistic is worth. */
const GROWTH = { willpower: 3, defense: 4, health: 1, strength: 5, swiftness: 2 };

export function countRun(f: Counted, m: InRun): void {
  const { run, tale } = m;
  f.beaten = run.defeated.length;
  f.bosses = run.bosses;
  f.ended = run.state === 'lost' || run.state === 'given-up' ? 1 : 0;
  f.enemyTier = m.combat ? mystlingAt(m, m.combat.enemy).tier : 0;
  f.items = tale.items.length;
  f.equipment = tale.equipment.length;
  f.silver = tale.silver;
  f.essence = tale.essence;
  f.artifacts = run.artifacts.length - 0.5 * run.exhausted.length;
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
