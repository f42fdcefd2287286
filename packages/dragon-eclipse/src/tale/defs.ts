/** What a campaign is written in, compiled: statuses, cards, World Map, Scenarios with their Scripts, maps and Tests. */
import type { Names, Node, Phrased, Picture } from '@tabard/engine';
import type { Statistics } from '../defs.ts';
import type { Boon } from './state.ts';

/** DE-EQUIP-04. */
export const SYMBOLS = ['light-source', 'food', 'gear', 'tools'] as const;
export type EquipmentSymbol = (typeof SYMBOLS)[number];

/** DE-EQUIP-02, DE-ITEM-06. */
export const TIMINGS = ['test', 'combat', 'anytime', 'adventure', 'immediate'] as const;
export type Timing = (typeof TIMINGS)[number];

/** DE-SECRET-02 to DE-SECRET-05. */
export const SECRET_KINDS = ['overlay', 'event', 'rules', 'object'] as const;
type SecretKind = (typeof SECRET_KINDS)[number];

/** DE-TEST-12. */
export const TONES = ['good', 'neutral', 'bad'] as const;
type Tone = (typeof TONES)[number];

/** A text of the story, by its key: what it says is kept apart from what it does, so that a mended text ends no match. */
type TextId = string;

interface Threshold {
  readonly parts: number;
  readonly script: number;
}

export interface StatusDef {
  readonly id: string;
  readonly names: Names;
  readonly parts: number;
  readonly thresholds: readonly Threshold[];
}

/** Something that can be held and used: an Item, Equipment, or an object among the Secrets. */
export interface HeldDef {
  readonly id: string;
  readonly names: Names;
  readonly picture: Picture;
  readonly timing: Timing | undefined;
  /** What it does in the Adventure, as a line of a Script, and in a Combat. */
  readonly effect: Node | undefined;
  readonly inCombat: Node | undefined;
  /** DE-EQUIP-03. */
  readonly isDiscarded: boolean;
  readonly isRoguelite: boolean;
}

export interface ItemDef extends HeldDef {
  readonly value: number;
  readonly hasMisfortune: boolean;
}

export interface EquipmentDef extends HeldDef {
  readonly symbols: readonly EquipmentSymbol[];
}

export interface SecretDef extends HeldDef {
  readonly number: number;
  readonly kind: SecretKind;
  /** An event: what happens. */
  readonly does: Node | undefined;
  /** An overlay: its map, the spots and slots it adds and those it hides. */
  readonly map: number;
  readonly adds: readonly Spot[];
  readonly hides: readonly number[];
  readonly addsSlots: readonly string[];
  readonly hidesSlots: readonly string[];
}

/** A place on a map where a Script can be read. */
export interface Spot {
  readonly script: number;
  readonly names: Names;
  readonly x: number;
  readonly y: number;
  /** DE-JOUR-10. */
  readonly isHidden: boolean;
  /** DE-EXPL-08: the part of the map, or -1. */
  readonly region: number;
}

/** What a map or a scene is drawn from, the lowest first: washes, areas, lines, figures, glyphs and lights. */
export const LAYER_KINDS = ['wash', 'area', 'line', 'figures', 'glyph', 'light'] as const;
export interface Layer {
  readonly kind: (typeof LAYER_KINDS)[number];
  readonly what?: string;
  readonly points: readonly (readonly [number, number])[];
  readonly tones: readonly string[];
  readonly size: number;
  readonly strength: number;
}

export interface LocationDef {
  readonly id: string;
  readonly number: number;
  readonly names: Names;
  readonly layers: readonly Layer[];
  readonly spots: readonly Spot[];
  readonly slots: readonly string[];
  readonly regions: readonly string[];
  readonly time: number;
  /** DE-EXPL-10: the Script that nothing closes, or the event that ends the Exploration. */
  readonly out: number;
}

export interface ScriptDef {
  readonly id: string;
  readonly scenario: number;
  readonly does: Node;
  readonly picture: Picture | undefined;
  readonly layers: readonly Layer[];
}

export interface TestModifier {
  readonly text: TextId;
  readonly gate: Phrased<boolean> | undefined;
  readonly cost: Node | undefined;
  readonly isOnce: boolean;
  /** Whether it is applied by itself at the end: DE-TEST-05. */
  readonly moment: 'any' | 'end';
  readonly does: Node;
}

export interface TestRow {
  readonly from: number;
  readonly to: number;
  readonly tone: Tone;
  readonly text: TextId;
  readonly does: Node | undefined;
}

export interface TestDef {
  readonly id: string;
  readonly names: Names;
  readonly modifiers: readonly TestModifier[];
  readonly rows: readonly TestRow[];
}

interface CombatModifier {
  /** The token in front of the players that it takes, or -1. */
  readonly takes: number;
  readonly gate: Phrased<boolean> | undefined;
  readonly boon: Boon;
  readonly side: 'you' | 'enemy';
  readonly amount: number;
  readonly text: TextId;
}

export interface CombatCall {
  readonly id: string;
  readonly arena: string;
  readonly map: string | undefined;
  readonly enemy: string;
  readonly isTameable: boolean;
  readonly corruptions: Phrased<number> | undefined;
  readonly modifiers: readonly CombatModifier[];
  /** Scripts; -1 where there is none. */
  readonly tame: number;
  readonly win: number;
  readonly lose: number;
  /** Results after which the Combat may go on: DE-FIGHT-06. */
  readonly open: readonly string[];
}

export interface WorldCardDef {
  readonly id: string;
  readonly names: Names;
  readonly x: number;
  readonly y: number;
  /** The Scenario of its Unexplored side and the Z Script of its Explored one; -1 where there is none. */
  readonly scenario: number;
  readonly visit: number;
  readonly icons: readonly ('shop' | 'tame')[];
}

export interface ScenarioDef {
  readonly id: string;
  readonly names: Names;
  readonly intro: TextId;
  readonly hints: readonly TextId[];
  readonly start: number;
  /** Script 200: DE-RAND-05; -1 where there is none. */
  readonly random: number;
}

const QUEST_GAINS = ['exalt', 'grow'] as const;
export interface QuestDef {
  readonly mystling: string;
  readonly kind: 'story' | 'combat';
  readonly text: TextId;
  readonly gains: (typeof QUEST_GAINS)[number];
  /** The statistics of its Exalted card, or the form it grows into. */
  readonly stats: Statistics | undefined;
  readonly into: string | undefined;
  /** The happening that a Combat Quest counts, and how often. */
  readonly on: Phrased | undefined;
  readonly times: number;
}

/** What a Scenario gives, and what its budget is about. */
export const GOODS = ['silver', 'essence', 'items', 'equipment'] as const;
type Good = (typeof GOODS)[number];

export interface StoryDef {
  readonly statuses: readonly StatusDef[];
  readonly items: readonly ItemDef[];
  readonly equipment: readonly EquipmentDef[];
  readonly secrets: readonly SecretDef[];
  readonly fronts: readonly string[];
  readonly world: readonly WorldCardDef[];
  readonly scenarios: readonly ScenarioDef[];
  readonly scripts: readonly ScriptDef[];
  readonly locations: readonly LocationDef[];
  readonly tests: readonly TestDef[];
  readonly combats: readonly CombatCall[];
  readonly quests: readonly QuestDef[];
  /** The keys of all texts, in the order of their numbers. */
  readonly texts: readonly TextId[];
  /** How many effects of the content are open: those of Scripts and Secrets come behind them. */
  readonly openNodes: number;
  /** What the World Map is drawn from. */
  readonly worldLayers: readonly Layer[];
  /** By Mystling: the Arena card of its Tier card. */
  readonly homes: Readonly<Record<string, string>>;
  /** Essence to tame by Tier: DE-TIER-01. */
  readonly tamingCost: readonly number[];
  /** Names of people by which tools for authors look for them. */
  readonly people: readonly string[];
  /** Scripts, texts and options that wait for Scenarios to be written, and what a Scenario should give on average. */
  readonly later: readonly string[];
  readonly budget: Readonly<Partial<Record<Good, readonly [least: number, most: number]>>>;
  /** DE-EXPL-09. */
  readonly tiring: number;
  readonly wandering: number;
  /** DE-START-01: the ids of the Mystlings to begin with, and the status that each marks. */
  readonly starting: readonly { readonly mystling: string; readonly status: number }[];
  /** Numbers by id, for each kind of thing. */
  readonly at: Readonly<Record<StoryKind, Readonly<Record<string, number>>>>;
}

export const STORY_KINDS = [
  'status',
  'item',
  'equipment',
  'secret',
  'front',
  'world',
  'scenario',
  'script',
  'location',
  'test',
  'combat',
  'text',
] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** The withheld half: every text of the story by its key. */
export type StoryTexts = Readonly<Record<TextId, Names>>;
