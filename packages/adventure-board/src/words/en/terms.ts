/** What the terms of the game are called. */
import type { Act, Class, ItemType, Kind, Level, Resource, Value, Window } from '../../defs.ts';
import type { Span } from '../../state.ts';

export const levelNames: Readonly<Record<Level, string>> = {
  grey: 'grey',
  green: 'green',
  yellow: 'yellow',
  red: 'red',
};

export const valueNames: Readonly<Record<Value | 'attack' | 'damage', string>> = {
  ranged: 'Ranged',
  melee: 'Melee',
  attack: 'to both attacks',
  'ranged-damage': 'Ranged damage',
  'melee-damage': 'Melee damage',
  damage: 'to the damage of both attacks',
  defence: 'Defence',
  health: 'Health',
  ward: 'Ward',
  steps: 'to the number of steps',
  energy: 'Energy from the die',
  cost: 'to the cost of Ability cards',
  rest: 'to the damage removed by Rest',
  train: 'to the cards drawn by Train',
  barter: 'to the points for each Item bartered',
};

/** "a Beast", "an Encounter" */
export function withA(noun: string): string {
  return `${'AEIOUaeiou'.includes(noun[0]) ? 'an' : 'a'} ${noun}`;
}

export const spans: Readonly<Record<Span, string>> = {
  combat: 'in this combat',
  turn: 'this turn',
  'next-turn': 'until your next turn begins',
};

export const kindNames: Readonly<Record<Kind, string>> = {
  beast: 'Beast',
  brigand: 'Brigand',
  undead: 'Undead',
  spirit: 'Spirit',
  construct: 'Construct',
  fiend: 'Fiend',
};
export const kindPlurals: Readonly<Record<Kind, string>> = {
  beast: 'Beasts',
  brigand: 'Brigands',
  undead: 'Undead',
  spirit: 'Spirits',
  construct: 'Constructs',
  fiend: 'Fiends',
};

export const classNames: Readonly<Record<Class, string>> = {
  warrior: 'Oathblade',
  hunter: 'Trailwarden',
  mage: 'Lampwright',
  warlock: 'Pactbound',
};

export const resourceNames: Readonly<Record<Resource, string>> = {
  rest: 'Rest',
  train: 'Train',
  scout: 'Scout',
  rumour: 'Rumour',
  travel: 'Travel',
  barter: 'Barter',
};

export const windowNames: Readonly<Record<Window, string>> = {
  start: 'Start of turn',
  movement: 'Movement',
  exploration: 'Exploration',
  challenge: 'Challenge',
  combat: 'Combat',
  maintenance: 'Maintenance',
  any: 'Any time in your turn',
};

export const typeNames: Readonly<Record<ItemType, string>> = {
  weapon: 'Weapon',
  armour: 'Armour',
  bag: 'Bag Item',
};

export const acts: Readonly<Record<Act, string>> = {
  rest: 'Rest',
  train: 'Train',
  scout: 'Scout',
  rumour: 'ask for Rumours',
  travel: 'Travel',
  barter: 'Barter',
  ranged: 'make a ranged attack',
  melee: 'make a melee attack',
  duel: 'attack a Character',
  play: 'play Ability cards',
  use: 'use Bag Items and kept Discoveries',
  aggro: 'be stopped or held by red markers',
  reroll: 'roll a combat die again',
};
