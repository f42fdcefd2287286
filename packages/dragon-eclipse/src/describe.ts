import type { Card, Given, Seat } from '@tabard/engine';
import { CONDITIONS, eclipseContent } from './defs.ts';
import { spaceName } from './names.ts';
import { arenaSide, countTokens, isPvp, remainingHealth, tokenAt } from './rules/facts.ts';
import { statisticOf } from './rules/stats.ts';
import { runWords } from './run/describe.ts';
import { isRun } from './run/facts.ts';
import {
  type Aftermath,
  type Fighter,
  type FighterId,
  hasArena,
  type InCombat,
  isInCombat,
  type Match,
} from './state.ts';
import { taleWords } from './tale/describe.ts';
import { hasTale } from './tale/facts.ts';

/** A match in the words of positions, and with what follows from them; piles are told from the top. */
export function describe(m: Match, seats: readonly string[]): Given {
  const players = m.tamers.map((_, seat) => [
    seats[seat],
    isInCombat(m) ? seatWords(m, seat) : draftWords(m, seat),
  ]);
  return {
    ...(isRun(m) ? runWords(m, seats) : hasTale(m) && taleWords(m)),
    ...(hasArena(m) && arenaWords(m)),
    ...(isInCombat(m) && combatWords(m, seats)),
    first: seats[m.first],
    decision: seats[m.decider],
    wins: Object.fromEntries(m.tamers.map(({ wins }, seat) => [seats[seat], wins])),
    ...(m.aftermath && { aftermath: aftermathWords(m.aftermath) }),
    ...Object.fromEntries(players),
  };
}

function arenaWords(m: InCombat) {
  return { terrain: terrainOf(m) };
}

function combatWords(m: InCombat, seats: readonly string[]) {
  const { combat } = m;
  return {
    round: combat.round,
    turn: combat.active === m.seats ? 'enemy' : seats[combat.active],
    taunt: seats[combat.taunt],
    target: seats[combat.target],
    tamed: combat.tamed,
    'tamed count': combat.tamingCount,
    'special slot': combat.specialSlot,
    fatigue: combat.fatigue.length,
    tokens: tokensOf(m, seats),
    summons: damageOn(m, m.combat.summonDamage),
    'terrain damage': damageOn(m, m.combat.terrainDamage),
    ...(!isPvp(m) && { enemy: enemyWords(m) }),
  };
}

/** What the adventure around a combat is told. */
function aftermathWords({ result, script, turns, mystlings }: Aftermath) {
  return { result, script, turns, mystlings };
}

function nameOfCard(m: InCombat, card: Card): string {
  const def = eclipseContent(m).defs[m.cards.def[card]];
  return def.type === 'attack' ? def.id : def.names.en;
}

function pile(m: InCombat, cards: readonly number[]): string[] {
  return cards.map((card) => nameOfCard(m, card)).reverse();
}

function slotsOf(m: InCombat, { slots, places }: Fighter): Record<string, string> {
  return Object.fromEntries(slots.map((card, i) => [String(places[i]), nameOfCard(m, card)]));
}

function fighterWords(m: InCombat, fighter: FighterId) {
  const sheet = m.combat.fighters[fighter];
  return {
    mystling: eclipseContent(m).defs[sheet.def].names.en,
    in: spaceName(m, sheet.space),
    damage: sheet.damage,
    ...Object.fromEntries(CONDITIONS.map((name, i) => [name, sheet.conditions[i]])),
    tokens: sheet.tokens,
    placed: countTokens(m, fighter),
    slots: slotsOf(m, sheet),
    filled: sheet.slots.length,
    deck: pile(m, sheet.deck),
    discard: pile(m, sheet.discard),
    health: remainingHealth(m, fighter),
    strength: statisticOf(m, fighter, 'strength'),
    defense: statisticOf(m, fighter, 'defense'),
    willpower: statisticOf(m, fighter, 'willpower'),
    swiftness: statisticOf(m, fighter, 'swiftness'),
    struck: sheet.struck,
    moved: sheet.moved,
    triggered: sheet.hasTriggered,
  };
}

function seatWords(m: InCombat, seat: Seat) {
  const sheet = m.combat.fighters[seat];
  return {
    ...fighterWords(m, seat),
    power: sheet.power,
    upgrade: pile(m, sheet.upgrade),
    removed: pile(m, sheet.removed),
    resolved: sheet.resolved,
    used: sheet.used.map((bonus) => eclipseContent(m).bonuses[bonus].names.en),
    ...draftWords(m, seat),
  };
}

/** What a player has picked and built. */
function draftWords(m: Match, seat: Seat) {
  const { defs } = eclipseContent(m);
  const { mystlings, decks, retired } = m.tamers[seat];
  return {
    mystlings: mystlings.map((def) => defs[def].names.en),
    retired: retired.map((def) => defs[def].names.en),
    'deck sizes': decks.map((deck) => deck.length),
  };
}

function enemyWords(m: InCombat) {
  return { ...fighterWords(m, m.seats), corruption: pile(m, m.combat.fighters[m.seats].corruption) };
}

/** Each space with the owners of the tokens there. */
function tokensOf(m: InCombat, seats: readonly string[]): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  m.combat.terrain.forEach((_, space) => {
    const owners = [0, 1].map((colour) => tokenAt(m, colour, space)).filter((owner) => owner >= 0);
    const names = owners.map((owner) => (owner === m.seats ? 'enemy' : seats[owner]));
    if (names.length) found[spaceName(m, space)] = names.length === 1 ? names[0] : names;
  });
  return found;
}

/** By space, the damage on each Summon, or on each Terrain, that has some. */
function damageOn(m: InCombat, damages: readonly number[]): Record<string, number> {
  return Object.fromEntries(
    damages.flatMap((damage, space) => (damage > 0 ? [[spaceName(m, space), damage]] : [])),
  );
}

function terrainOf(m: InCombat): Record<string, string> {
  return Object.fromEntries(
    m.combat.terrain.flatMap((kind, space) =>
      kind > 0 ? [[spaceName(m, space), arenaSide(m).terrain[kind - 1].id]] : [],
    ),
  );
}
