import {
  type CardDef,
  type Content,
  contentOf,
  type Def,
  isOfType,
  type Language,
  type MatchState,
  type Names,
  type Phrased,
  type Picture,
  type Standing,
  type Trigger,
} from '@tabard/engine';
import type { RunDef } from './run/defs.ts';
import type { StoryDef, StoryTexts } from './tale/defs.ts';

/** DE-TERM-06. */
export const ELEMENTS = ['fire', 'water', 'air', 'earth', 'light', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];

/** DE-TERM-02. */
export const STATISTICS = ['willpower', 'defense', 'health', 'strength', 'swiftness'] as const;
export type Statistic = (typeof STATISTICS)[number];
export type Statistics = Readonly<Record<Statistic, number>>;

/** What a continuous effect may change: the statistics but Health, and how Attacks and deals work. */
export const MODIFIED = [
  'willpower',
  'defense',
  'strength',
  'swiftness',
  'range',
  'reach',
  'deal',
  'pierce',
  'drain',
  'heal',
  'burn',
  'power',
  'special',
] as const;
/** Every value that is a sum of parts: those, and Health, which only Corruptions change. */
export const VALUES = [...MODIFIED, 'health'] as const;
export type Value = (typeof VALUES)[number];

/** DE-COND-02: the Conditions and how many of each a Mystling may have. */
export const CONDITIONS = ['burn', 'slow', 'weak', 'silence'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const CONDITION_LIMITS: readonly number[] = [5, 1, 1, 1];

/** DE-TERM-04. */
export const MARKERS = ['marker-1', 'marker-2', 'marker-3'] as const;
export type Marker = (typeof MARKERS)[number];

/** The decks' families, by their backs. */
export const BACKS = ['action', 'attack', 'corruption', 'other'] as const;
export type Back = (typeof BACKS)[number];

export const RARITIES = ['common', 'rare', 'ultra-rare', 'legendary', 'mystling'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What is in force for as long as its card is: a passive, an Upgrade, an Enemy Passive, the rules of an Arena. */
export interface Aura extends Standing {
  /** Bonus Actions, by their numbers in the content. */
  readonly bonuses: readonly number[];
}

export const BONUS_KINDS = ['dash', 'prepare', 'element', 'special', 'card', 'arena'] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

/** DE-BONUS-01 to DE-BONUS-09. */
export interface Bonus {
  readonly id: string;
  readonly names: Names;
  readonly kind: BonusKind;
  readonly cost: number;
  readonly effect: number;
}

interface AnyDef extends CardDef {
  readonly picture: Picture;
  readonly flavour: Readonly<Partial<Record<Language, string>>>;
}

export interface ActionDef extends AnyDef {
  readonly type: 'action';
  readonly kind: 'neutral' | 'elemental' | 'mystling' | 'fatigue';
  /** Neutral cards: Starting, Advancement A or Advancement B. */
  readonly set: 'S' | 'A' | 'B' | undefined;
  readonly element: Element | undefined;
  /** The Mystling it belongs to, by id. */
  readonly mystling: string | undefined;
  readonly rarity: Rarity;
  readonly copies: number;
  readonly number: string | undefined;
  readonly active: number | undefined;
  readonly passive: Aura | undefined;
  readonly upgrade: Aura | undefined;
}

/** DE-TERM-03, DE-CSETUP-10: a card of an Enemy deck. */
export interface AttackDef extends AnyDef {
  readonly type: 'attack';
  readonly symbol: number;
  readonly target: 'taunt' | 'other' | undefined;
}

export interface CorruptionDef extends AnyDef {
  readonly type: 'corruption';
  /** Major Corruptions: A to F. */
  readonly letter: string | undefined;
  readonly bonus: Statistics;
}

/** DE-SHEET-09, DE-SHEET-10. */
export interface TokenKind {
  readonly names: Names;
  /** What several of them are called. */
  readonly plural: Names;
  readonly limit: number;
  readonly binds: 'both' | 'player' | 'enemy';
}

/** DE-ESHEET-02: the Enemy Ability card. */
export interface EnemySide {
  readonly specialSlot: number;
  /** How many cards of each symbol. */
  readonly deck: readonly number[];
  readonly passive: Aura | undefined;
  readonly attacks: readonly number[];
  readonly special: number;
  readonly specialNames: Names;
  readonly setup: number | undefined;
  /** Its tokens are Summons with the Stat card of this id. */
  readonly summon: string | undefined;
  /** The letter of its Major Corruption with two players. */
  readonly major: string;
}

/** One condition of a Taming card: a happening, or a state to reach. */
export interface TamingStep {
  readonly names: Names;
  readonly on: Phrased | undefined;
  readonly when: Phrased<boolean> | undefined;
  readonly count: number;
  readonly within: 'combat' | 'turn';
  readonly reach: Phrased<boolean> | undefined;
  readonly waive: boolean;
}

export interface MystlingDef extends AnyDef {
  readonly type: 'mystling';
  readonly tier: number;
  readonly element: Element;
  readonly subtype: { readonly element: Element; readonly limit: number } | undefined;
  readonly stats: Statistics;
  readonly pvp: Statistics;
  /** What it begins a Run with. */
  readonly run: Statistics;
  readonly token: TokenKind;
  readonly abilities: readonly number[];
  readonly passive: Aura | undefined;
  readonly enemy: EnemySide;
  readonly taming: readonly TamingStep[];
  /** How it plays, in a sentence. */
  readonly style: Names;
  readonly trivia: Names;
  /** The ids of its three Action designs. */
  readonly actions: readonly string[];
}

/** An Enemy that is no Mystling of the players', kept behind the divider of one that is. */
export interface WildDef extends AnyDef {
  readonly type: 'wild';
  readonly divider: string;
  readonly tier: number;
  readonly element: Element;
  readonly subtype: { readonly element: Element; readonly limit: number } | undefined;
  readonly stats: Statistics;
  readonly token: TokenKind;
  readonly enemy: EnemySide;
  readonly taming: readonly TamingStep[];
}

/** DE-SUMM-02. */
export interface SummonDef extends AnyDef {
  readonly type: 'summon';
  readonly stats: Statistics;
}

/** DE-TERR-01 to DE-TERR-07: one kind of Terrain of an Arena card. */
export interface TerrainKind {
  readonly id: string;
  readonly names: Names;
  /** How it looks; without one like others of its polarity. */
  readonly picture: Picture | undefined;
  readonly polarity: 'beneficial' | 'harmful' | 'neutral';
  /** Who may neither enter nor be placed there. */
  readonly blocks: 'nobody' | 'players' | 'enemy' | 'all';
  readonly blocksLine: boolean;
  /** Where it can be attacked: how much damage removes it; 0 otherwise. */
  readonly health: number;
  /** It is discarded when it is entered. */
  readonly fragile: boolean;
  /** What sets it off: a Move alone, or also being placed there. */
  readonly by: 'entering' | 'moving';
  /** What happens to a player's Mystling, or to the Enemy, that enters or is placed there. */
  readonly player: number | undefined;
  readonly enemy: number | undefined;
}

export interface ArenaSide {
  readonly names: Names;
  readonly terrain: readonly TerrainKind[];
  readonly setup: number | undefined;
  readonly rules: Aura | undefined;
  /** Whether some Terrain bars the way, acts on whoever enters it, or can be attacked. */
  readonly hasBars: boolean;
  readonly hasTraps: boolean;
  readonly hasTargets: boolean;
}

export interface ArenaDef extends AnyDef {
  readonly type: 'arena';
  readonly number: number;
  readonly side: ArenaSide;
  readonly pvp: ArenaSide | undefined;
  readonly map: string | undefined;
  readonly end: { readonly tame: string; readonly win: string; readonly lose: string } | undefined;
}

export interface MapSide {
  /** By space: true where nothing can be. */
  readonly holes: readonly boolean[];
  /** By space: 1 to 3 for a marker icon, else 0. */
  readonly markers: readonly number[];
  /** The spaces I, II and III; -1 where there is none. */
  readonly starts: readonly number[];
}

export interface MapDef extends AnyDef {
  readonly type: 'map';
  readonly number: number;
  readonly radius: number;
  /** DE-TURN-04: by slot, from slot 1. */
  readonly slotPower: readonly number[];
  readonly solo: MapSide;
  readonly duo: MapSide;
}

export type EclipseDef =
  | ActionDef
  | AttackDef
  | CorruptionDef
  | MystlingDef
  | WildDef
  | SummonDef
  | ArenaDef
  | MapDef;

export interface EclipseContent extends Content<EclipseDef> {
  readonly bonuses: readonly Bonus[];
  readonly triggers: readonly Trigger[];
  /** Names of things that are no cards: kinds of Terrain. */
  readonly names: Readonly<Record<string, Names>>;
  /** The numbers of the common Bonus Actions and of those of the elements. */
  readonly dash: number;
  readonly prepare: number;
  readonly elemental: Readonly<Record<Element, number>>;
  /** The story of the campaign, where the set has one, and its texts where they come with it. */
  readonly story?: StoryDef;
  readonly texts?: StoryTexts;
  /** What Runs are made of, where the set has it. */
  readonly run?: RunDef;
  /** Definition numbers by id. */
  readonly byId: ReadonlyMap<string, number>;
  /** The ids of the cards whose text counts the steps of a Move. */
  readonly stepCounters: readonly string[];
}

type DefOf<T extends EclipseDef['type']> = Extract<EclipseDef, { type: T }>;

/** The definition with this number, which has to be of this type. */
export function defOfType<T extends EclipseDef['type']>(
  content: EclipseContent,
  def: Def,
  type: T,
): DefOf<T> {
  const found = content.defs[def];
  if (!isOfType(found, type)) throw new Error(`definition ${def} is not of the type ${type}`);
  return found;
}

/** A definition that can fight: a Mystling or an Enemy that is none. */
export function fighterDefOf(content: EclipseContent, def: Def): MystlingDef | WildDef {
  const found = content.defs[def];
  if (found?.type !== 'mystling' && found?.type !== 'wild') throw new Error(`definition ${def} cannot fight`);
  return found;
}

export function eclipseContent(m: MatchState): EclipseContent {
  return contentOf<EclipseContent>(m);
}
