import type { KeywordName } from '@tabard/dragon-eclipse';

/** The signs of this table, as game-icons glyphs. */
export const GLYPHS = {
  health: 'hearts',
  strength: 'biceps',
  defense: 'checked-shield',
  willpower: 'brain',
  swiftness: 'sprint',
  power: 'lightning-trio',
  damage: 'bleeding-wound',
  burn: 'small-fire',
  slow: 'snail',
  weak: 'broken-arrow',
  silence: 'silenced',
  fire: 'flame',
  water: 'drop',
  air: 'whirlwind',
  earth: 'stone-block',
  light: 'sun',
  dark: 'evil-moon',
  'marker-1': 'oak-leaf',
  'marker-2': 'umbrella',
  'marker-3': 'star-swirl',
  hole: 'hole',
  beneficial: 'sparkles',
  harmful: 'spikes',
  neutral: 'stone-pile',
  summon: 'ghost-ally',
  deck: 'card-draw',
  discard: 'card-discard',
  upgrade: 'upgrade',
  special: 'star-medal',
  taunt: 'shouting',
  target: 'convergence-target',
  taming: 'love-howl',
  range: 'archery-target',
  corruption: 'bleeding-eye',
  arena: 'hexes',
  tier: 'plain-circle',
  dash: 'run',
  prepare: 'card-exchange',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** The colour of an element, as the palette calls it. */
export const ELEMENT_COLOURS: Readonly<Record<string, string>> = {
  fire: 'ember',
  water: 'tide',
  air: 'air',
  earth: 'earth',
  light: 'light',
  dark: 'dusk',
};

/** The glyphs of the words on cards. */
export const KEYWORD_ICONS: Readonly<Partial<Record<KeywordName, string>>> = {
  attack: GLYPHS.strength,
  deal: GLYPHS.willpower,
  range: GLYPHS.range,
  move: GLYPHS.swiftness,
  rush: GLYPHS.swiftness,
  retreat: GLYPHS.swiftness,
  drain: GLYPHS.health,
  burn: GLYPHS.burn,
  slow: GLYPHS.slow,
  weak: GLYPHS.weak,
  silence: GLYPHS.silence,
  passive: GLYPHS.discard,
  upgrade: GLYPHS.upgrade,
  power: GLYPHS.power,
  taming: GLYPHS.taming,
};
