/** What bots know: how good a position is for a seat, mostly by how far its goals are. */
import {
  type Card,
  type Features,
  type Judgement,
  type Option,
  readKnowledge,
  type Seat,
} from '@tabard/engine';
import knowledge from '../knowledge.yaml';
import { boardContent, type Fighting, type QuestDef } from './defs.ts';
import { NO_ROAD, roadsOf } from './roads.ts';
import { hasAttack } from './rules/attacks.ts';
import { hasRewardLeft } from './rules/challenge.ts';
import { whyNotUsable } from './rules/equipment-limits.ts';
import { hasRedMarker, isAt, itemOn, questDef, valourOf } from './rules/facts.ts';
import { fightFacts } from './rules/fight-facts.ts';
import { isHandedIn, whyNotComplete } from './rules/maintenance.ts';
import { totalOf } from './rules/sources.ts';
import { type Hero, heroOf, type Match, type Space } from './state.ts';

const NOTHING = {
  valour: 0,
  level: 0,
  strength: 0,
  health: 0,
  wounds: 0,
  hand: 0,
  usable: 0,
  lumber: 0,
  kept: 0,
  quest: 0,
  secondQuest: 0,
  lair: 0,
  trophy: 0,
  winning: 0,
  losing: 0,
  held: 0,
  finds: 0,
  energy: 0,
  steps: 0,
};
type Feature = keyof typeof NOTHING;
type Counted = Record<Feature, number>;
const FEATURES = Object.keys(NOTHING) as Feature[];

export const judgement: Judgement<Match> = {
  features,
  knowledge: readKnowledge(knowledge, FEATURES),
  turnOf: (m) => m.round * m.seats + m.active,
  isIdle: isIdleChange,
};

function features(m: Match, seat: Seat, as: 'self' | 'rival'): Features<Feature> {
  const found: Counted = { ...NOTHING };
  const hero = heroOf(m, seat);
  found.valour = valourOf(m, seat);
  // Which Character is taken is a matter of taste: each wins in a way of its own.
  if (hero.def < 0 || hero.space < 0) return found;
  countBody(m, seat, found);
  countGoods(m, seat, found);
  if (as === 'self') countProspects(m, seat, found);
  return found;
}

function countBody(m: Match, seat: Seat, found: Counted): void {
  const hero = heroOf(m, seat);
  const health = totalOf(m, seat, 'health');
  found.level = hero.level;
  found.strength = strengthOf(m, seat);
  found.health = health - hero.damage;
  // The last points of health weigh most.
  found.wounds = (hero.damage / Math.max(1, health)) ** 2;
}

function strengthOf(m: Match, seat: Seat): number {
  const ranged = hasAttack(m, seat, 'ranged')
    ? totalOf(m, seat, 'ranged') + totalOf(m, seat, 'ranged-damage')
    : 0;
  const melee = hasAttack(m, seat, 'melee')
    ? totalOf(m, seat, 'melee') + totalOf(m, seat, 'melee-damage')
    : 0;
  return (
    Math.max(ranged, melee) +
    0.3 * Math.min(ranged, melee) +
    totalOf(m, seat, 'defence') +
    totalOf(m, seat, 'ward')
  );
}

function countGoods(m: Match, seat: Seat, found: Counted): void {
  const hero = heroOf(m, seat);
  found.hand = Math.sqrt(hero.hand.length) * 2;
  found.kept = Math.sqrt(hero.kept.length);
  // A worn Item counts like one in the Bag that can be used: taking it off gains nothing.
  found.usable = hero.weapon.length + hero.armour.length;
  for (const card of hero.bag) {
    if (itemOn(m, card).type === 'bag' && !whyNotUsable(m, seat, itemOn(m, card))) found.usable++;
    else found.lumber++;
  }
}

/** WA-EQUIP-01: an Item put on or off for nothing. */
function isIdleChange(m: Match, seat: Seat, { verb, refs: [card] }: Option): boolean {
  if (verb !== 'equip' && verb !== 'store') return false;
  const hero = heroOf(m, seat);
  if (verb === 'store')
    return !isWanted(m, seat, card) && worthWearing(m, seat, slotWith(hero, card), []) <= 0;
  const slot = itemOn(m, card).type === 'weapon' ? 'weapon' : 'armour';
  const [worn] = hero[slot];
  return worn !== undefined && !isWanted(m, seat, worn) && worthWearing(m, seat, slot, [card]) <= 0;
}

/** Whether a Quest asks for this Item in the Bag. */
function isWanted(m: Match, seat: Seat, card: Card): boolean {
  return heroOf(m, seat).quests.some((quest) => isHandedIn(itemOn(m, card), questDef(m, quest)));
}

type Slot = 'weapon' | 'armour';

function slotWith(hero: Hero, card: Card): Slot {
  return hero.weapon.includes(card) ? 'weapon' : 'armour';
}

/** How much more these Items are worth in a slot than what is worn there: strength, health, and what can be used. */
function worthWearing(m: Match, seat: Seat, slot: Slot, items: readonly Card[]): number {
  const hero = heroOf(m, seat);
  const worn = hero[slot];
  const before = wornWorth(m, seat);
  hero[slot] = items.slice();
  const after = wornWorth(m, seat);
  hero[slot] = worn;
  return after - before;
}

function wornWorth(m: Match, seat: Seat): number {
  const { weapon, armour } = heroOf(m, seat);
  const parts = [...weapon, ...armour].map((card) => {
    const { uses, standing } = itemOn(m, card);
    return uses.length + standing.triggers.length + 0.5 * standing.modifiers.length;
  });
  return strengthOf(m, seat) + totalOf(m, seat, 'health') + parts.reduce((sum, one) => sum + one, 0);
}

function countProspects(m: Match, seat: Seat, found: Counted): void {
  const hero = heroOf(m, seat);
  const own = strengthFor(m, seat);
  const quests = hero.quests.map((card) => questValue(m, seat, card, own)).sort((a, b) => b - a);
  found.quest = quests[0] ?? 0;
  found.secondQuest = quests[1] ?? 0;
  countPosts(m, seat, own, found);
  countFight(m, seat, found);
  // What is worth something only for the rest of the turn must not keep a bot from ending it.
  const isUnderWay = seat === m.active && m.phase !== 'maintenance';
  found.energy = isUnderWay ? hero.energy : 0;
  found.steps = isUnderWay ? m.steps : 0;
  if (!m.fight && hasRedMarker(m, hero.space)) found.held = 1;
  countFinds(m, seat, found);
}

/** Facedown Discoveries by distance: what the Character placed itself it knows, the others may be anything. */
function countFinds(m: Match, seat: Seat, found: Counted): void {
  const { defs } = boardContent(m);
  for (const { card, space: at, placer } of m.markers) {
    const def = defs[m.cards.def[card[0]]];
    const isGreen = def.type === 'discovery' && !def.isRed;
    const worth = placer === seat ? (isGreen ? 1 : -0.5) : 0.4;
    found.finds = Math.max(found.finds, worth * nearness(stepsToSpace(m, seat, at)));
  }
}

/** How much of a goal is left over after so many steps. */
function nearness(steps: number): number {
  return 1 / (1 + 0.22 * steps);
}

/** Steps to the nearest space of a place that is open to the Character; closed ones count as far away. */
function stepsTo(m: Match, seat: Seat, place: string): number {
  const { places } = boardContent(m);
  let best = FAR;
  for (let at = 0; at < places[place].length; at++)
    if (places[place][at]) best = Math.min(best, stepsToSpace(m, seat, at));
  return best;
}

function stepsToSpace(m: Match, seat: Seat, to: Space): number {
  const content = boardContent(m);
  const { space, level } = heroOf(m, seat);
  const { spaces } = content.map;
  const steps = roadsOf(content)[level][space * spaces.length + to];
  // To be near something that is closed is worth nothing: the way there leads over a lair.
  return steps < NO_ROAD ? steps : CLOSED * Math.max(1, spaces[to].level - level);
}
const FAR = 30;
/** What a level that is missing counts for in steps. */
const CLOSED = 12;

function questValue(m: Match, seat: Seat, card: Card, own: Strength): number {
  const quest = questDef(m, card);
  if (!whyNotComplete(m, seat, card)) return quest.valour * 1.2;
  const lacking = lackOf(m, seat, quest);
  if (lacking !== undefined) return quest.valour * lacking;
  return quest.valour * chanceOf(m, seat, card, quest, own) * nearness(stepsLeft(m, seat, card, quest));
}

/** What a Quest is worth as long as something has to be found first, wherever one is: waiting at its place helps nobody. */
function lackOf(m: Match, seat: Seat, quest: QuestDef): number | undefined {
  const { bag, kept } = heroOf(m, seat);
  const { objective } = quest;
  if (objective.kind === 'hand-in')
    return bag.some((item) => isHandedIn(itemOn(m, item), quest)) ? undefined : 0.1;
  if (objective.kind === 'discoveries')
    return kept.length >= objective.count
      ? undefined
      : 0.1 + (0.3 * kept.length) / objective.count + 0.15 * nearness(stepsToScout(m, seat));
  return undefined;
}

/** Where Discoveries are found: a facedown one, or a space to Scout from. */
function stepsToScout(m: Match, seat: Seat): number {
  let best = FAR;
  for (const { space } of m.markers) best = Math.min(best, stepsToSpace(m, seat, space));
  boardContent(m).map.spaces.forEach(({ resources }, space) => {
    if (resources.includes('scout')) best = Math.min(best, stepsToSpace(m, seat, space));
  });
  return best;
}

/** The whole way: for a journey over the places still to be seen. */
function stepsLeft(m: Match, seat: Seat, card: Card, quest: QuestDef): number {
  const { objective } = quest;
  if (objective.kind === 'duel') return stepsToRival(m, seat, quest.at);
  if (objective.kind !== 'visit') return stepsTo(m, seat, quest.at);
  const { quests, progress } = heroOf(m, seat);
  const done = progress[quests.indexOf(card)];
  const open = objective.places.filter((_, i) => !(done & (1 << i)));
  return open.length
    ? Math.min(...open.map((place) => stepsTo(m, seat, place))) + 3 * (open.length - 1)
    : stepsTo(m, seat, quest.at);
}

function chanceOf(m: Match, seat: Seat, card: Card, quest: QuestDef, own: Strength): number {
  const hero = heroOf(m, seat);
  const { objective } = quest;
  switch (objective.kind) {
    case 'beat':
      return beatChance(m, quest, own);
    case 'hand-in':
    case 'discoveries':
      return 1;
    case 'duel':
      return duelChance(m, seat, quest);
    case 'visit': {
      const done = hero.progress[hero.quests.indexOf(card)];
      return 0.7 + 0.15 * bits(done);
    }
    case 'be':
      return quest.condition ? 0.8 : 1;
  }
}

/** While it is fought its odds; before it can only be hoped for. */
function duelChance(m: Match, seat: Seat, { at }: QuestDef): number {
  const odds = ownOdds(m, seat);
  return odds && m.fight && m.fight.rival >= 0 && isAt(m, m.fight.space, at) ? odds.winning : 0.4;
}

/** To the nearest rival who stands where the duel is to be fought. */
function stepsToRival(m: Match, seat: Seat, at: string): number {
  return m.heroes.reduce(
    (best, rival, other) =>
      other !== seat && rival.space >= 0 && isAt(m, rival.space, at)
        ? Math.min(best, stepsToSpace(m, seat, rival.space))
        : best,
    FAR,
  );
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count++;
  return count;
}

/** Against the Encounter that is named, else against a usual one of the Quest's colour. */
function beatChance(m: Match, quest: QuestDef, own: Strength): number {
  if (quest.objective.kind !== 'beat') return 0;
  const { foe } = quest.objective;
  const { encounters } = boardContent(m);
  const named = encounters.find(({ id }) => id === foe.name);
  if (named) return winChance(own, named);
  const usual = encounters.find(
    ({ level, kind }) => level === quest.level && (foe.kind === undefined || kind === foe.kind),
  );
  return (usual ? winChance(own, usual) : 0.5) * (foe.kind === undefined ? 1 : 0.4);
}

/** The lair of one's level, and what earns a Trophy, by distance and by the chance to win. */
function countPosts(m: Match, seat: Seat, own: Strength, found: Counted): void {
  const { map, encounters } = boardContent(m);
  const hero = heroOf(m, seat);
  map.spaces.forEach((space, at: Space) => {
    if (space.encounter < 0 || space.level > hero.level || !hasRewardLeft(m, seat, at)) return;
    const worth = winChance(own, encounters[space.encounter]) * nearness(stepsToSpace(m, seat, at));
    if (space.post === 'lair') found.lair = Math.max(found.lair, worth);
    else found.trophy = Math.max(found.trophy, worth);
  });
}

function countFight(m: Match, seat: Seat, found: Counted): void {
  const odds = ownOdds(m, seat);
  if (!odds) return;
  found.winning = odds.winning;
  found.losing = odds.losing;
}

/** The odds of the fight under way, where this seat is in it. */
function ownOdds(m: Match, seat: Seat): { winning: number; losing: number } | undefined {
  const facts = m.fight && (m.fight.seat === seat || m.fight.rival === seat) ? fightFacts(m) : undefined;
  if (facts?.kind !== 'fight') return undefined;
  const { odds, sides } = facts;
  const isRed = sides[0].seat === seat;
  return {
    winning: (isRed ? odds.won : odds.lost) / odds.of,
    losing: ((isRed ? odds.lost : odds.won) + odds.both) / odds.of,
  };
}

// --- odds of fights to come ---

/** A Character as it would enter a fight. */
interface Strength {
  /** Attack and damage, its cards counted as a small help; below zero where it has no such attack. */
  readonly ranged: number;
  readonly rangedDamage: number;
  readonly melee: number;
  readonly meleeDamage: number;
  readonly defence: number;
  readonly left: number;
}

const NONE = -20;

function strengthFor(m: Match, seat: Seat): Strength {
  const hero = heroOf(m, seat);
  const help = Math.min(2, hero.hand.length / 3);
  const isRanged = hasAttack(m, seat, 'ranged');
  const isMelee = hasAttack(m, seat, 'melee');
  return {
    ranged: isRanged ? totalOf(m, seat, 'ranged') + help : NONE,
    rangedDamage: isRanged ? totalOf(m, seat, 'ranged-damage') : 0,
    melee: isMelee ? totalOf(m, seat, 'melee') + help : NONE,
    meleeDamage: isMelee ? totalOf(m, seat, 'melee-damage') : 0,
    defence: totalOf(m, seat, 'defence'),
    left: totalOf(m, seat, 'health') - hero.damage,
  };
}

/** The chance that a die with this attack reaches a defence. */
function hits(attack: number, defence: number): number {
  return Math.min(1, Math.max(0, (7 - (defence - attack)) / 6));
}

/** The chance that one blow is enough: a second is seldom to be had. */
function enough(damage: number, health: number): number {
  return damage >= health ? 1 : 0.25 * (damage / health);
}

/** About the chance to beat an Encounter without falling. */
function winChance(own: Strength, foe: Fighting): number {
  const early = hits(own.ranged, foe.defence) * enough(own.rangedDamage, foe.health);
  const late = hits(own.melee, foe.defence) * enough(own.meleeDamage, foe.health);
  const shot = foe.ranged && foe.ranged.damage >= own.left ? hits(foe.ranged.attack, own.defence) : 0;
  const struck = foe.melee && foe.melee.damage >= own.left ? hits(foe.melee.attack, own.defence) : 0;
  return early * (1 - shot) + (1 - early) * late * (1 - shot) * (1 - struck);
}
