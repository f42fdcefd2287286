import type { Class, Kind, Level, Network, Resource } from '@tabard/adventure-board';

/** Which glyph stands for which word of the game. */
export const GLYPHS = {
  ranged: 'bow-arrow',
  melee: 'broadsword',
  defence: 'shield',
  health: 'hearts',
  ward: 'aura',
  energy: 'lightning-trio',
  steps: 'walking-boot',
  valour: 'laurel-crown',
  quest: 'tied-scroll',
  trophy: 'trophy',
  discovery: 'uncertainty',
  event: 'ringing-bell',
  weapon: 'crossed-swords',
  armour: 'chest-armor',
  bag: 'knapsack',
  hand: 'card-pickup',
  aggro: 'bleeding-wound',
  city: 'castle',
  fight: 'crossed-swords',
  list: 'hamburger-menu',
  turn: 'anticlockwise-rotation',
} as const;

/** The glyphs of the words on cards. */
export const KEYWORD_ICONS: Readonly<Record<string, string>> = {
  ranged: GLYPHS.ranged,
  melee: GLYPHS.melee,
  ward: GLYPHS.ward,
  aggro: GLYPHS.aggro,
  energy: GLYPHS.energy,
  attach: 'paper-clip',
  face: GLYPHS.turn,
  bag: GLYPHS.bag,
  discovery: GLYPHS.discovery,
  trophy: GLYPHS.trophy,
};

export const RESOURCE_GLYPHS: Readonly<Record<Resource, string>> = {
  rest: 'campfire',
  train: 'archery-target',
  scout: 'spyglass',
  rumour: 'conversation',
  travel: 'wingfoot',
  barter: 'swap-bag',
};

export const NETWORK_GLYPHS: Readonly<Record<Network, string>> = { roost: 'eagle-head', harbour: 'anchor' };

export const KIND_GLYPHS: Readonly<Record<Kind, string>> = {
  beast: 'paw',
  brigand: 'bandit',
  undead: 'skull-crossed-bones',
  spirit: 'ghost',
  construct: 'stone-block',
  fiend: 'devil-mask',
};

export const CLASS_GLYPHS: Readonly<Record<Class, string>> = {
  warrior: 'swordman',
  hunter: 'archer',
  mage: 'wizard-staff',
  warlock: 'hooded-figure',
};

/** A level has a colour and a shape: circle, square, diamond, star. */
export const LEVEL_COLOURS: Readonly<Record<Level, string>> = {
  grey: '#8d877c',
  green: '#5d7a4a',
  yellow: '#c9952f',
  red: '#a93a24',
};

/** The shape of a level around the origin, one unit large, as the `d` of a path. */
export const LEVEL_SHAPES: Readonly<Record<Level, string>> = {
  grey: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  green: 'M-.86 -.86H.86V.86H-.86Z',
  yellow: 'M0 -1.22L1.22 0L0 1.22L-1.22 0Z',
  red: 'M0 -1.34L.39 -.68L1.16 -.67L.78 0L1.16 .67L.39 .68L0 1.34L-.39 .68L-1.16 .67L-.78 0L-1.16 -.67L-.39 -.68Z',
};
