import {
  type CardDef,
  type Content,
  contentOf,
  type Def,
  isOfType,
  type Language,
  type MatchState,
  type Names,
  type Node,
  type Phrased,
  type Picture,
  type Standing,
  type Trigger,
} from '@tabard/engine';

/** WA-GEN-01: in their order. */
export const LEVELS = ['grey', 'green', 'yellow', 'red'] as const;
export type Level = (typeof LEVELS)[number];

/** WA-HERO-01: the tag that Items name. */
export const CLASSES = ['warrior', 'hunter', 'mage', 'warlock'] as const;
export type Class = (typeof CLASSES)[number];

/** WA-CHAL-12: what Encounters are. */
export const KINDS = ['beast', 'brigand', 'undead', 'spirit', 'construct', 'fiend'] as const;
export type Kind = (typeof KINDS)[number];

/** WA-EXPL-05. */
export const RESOURCES = ['rest', 'train', 'scout', 'rumour', 'travel', 'barter'] as const;
export type Resource = (typeof RESOURCES)[number];

/** WA-TURN-04. */
export const WINDOWS = [
  'start',
  'movement',
  'exploration',
  'challenge',
  'combat',
  'maintenance',
  'any',
] as const;
export type Window = (typeof WINDOWS)[number];

/** WA-EQUIP-02, WA-EQUIP-03. */
export const ITEM_TYPES = ['weapon', 'armour', 'bag'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const ATTACKS = ['ranged', 'melee'] as const;
export type AttackKind = (typeof ATTACKS)[number];

/** What continuous effects and boosts may change. */
export const VALUES = [
  'ranged',
  'melee',
  'ranged-damage',
  'melee-damage',
  'defence',
  'health',
  'ward',
  'steps',
  'energy',
  'cost',
  'rest',
  'train',
  'barter',
] as const;
export type Value = (typeof VALUES)[number];

/** What may be forbidden: each resource, both attacks, and what else a player does. */
export const ACTS = [...RESOURCES, ...ATTACKS, 'duel', 'play', 'use', 'aggro', 'reroll'] as const;
export type Act = (typeof ACTS)[number];

/** Whom a part of a source concerns beside its owner. */
export const REACHES = ['foe', 'rivals'] as const;

/** The kinds of sources, as bits: walks over what is in force skip those that have nothing to say. */
export const SPEAKER = {
  character: 1,
  weapon: 2,
  armour: 4,
  bag: 8,
  trophy: 16,
  ability: 32,
  event: 64,
  encounter: 128,
} as const;

/** The bits of a window among `bagWindows`. */
export function windowBits(window: Window): number {
  return window === 'any' ? -1 : 1 << WINDOWS.indexOf(window);
}

/** A face-down card shows its back and nothing else. */
export const BACKS = [
  ...CLASSES.map((of) => `ability-${of}`),
  ...LEVELS.map((level) => `challenge-${level}`),
  'starting',
  'elite',
  'trophy',
  'discovery',
  'character',
];

/** A text that is no name, in every language; there may be none. */
type Prose = Readonly<Partial<Record<Language, string>>>;

interface AnyDef extends CardDef {
  readonly picture: Picture;
  readonly flavour: Prose;
}

/** WA-GEN-05: one attack with its own damage. */
export interface Attack {
  readonly attack: number;
  readonly damage: number;
}

/** What a combatant prints. */
export interface Fighting {
  readonly health: number;
  readonly defence: number;
  readonly ranged: Attack | undefined;
  readonly melee: Attack | undefined;
}

/** WA-HERO-03: what is paid for a use. */
export interface Cost {
  readonly energy: number;
  readonly damage: number;
  readonly cards: number;
}

/** Something used in its window: WA-TURN-04. */
export interface Use {
  readonly window: Window;
  readonly cost: Cost;
  readonly effect: Node;
  /** How often: `turn` once a turn, `once` and then it is discarded, `always` as often as it can be paid. */
  readonly often: 'turn' | 'once' | 'always';
  readonly condition: Phrased<boolean> | undefined;
}

/** WA-HERO-04: one side of a character card. */
export interface Face extends Fighting {
  readonly names: Names;
  /** The standing part of its power, and whatever turns the card over by itself. */
  readonly standing: Standing;
  /** The parts of its power that are used, by their number in the content. */
  readonly uses: readonly number[];
}

export interface CharacterDef extends AnyDef {
  readonly type: 'character';
  readonly class: Class;
  readonly people: Names;
  /** How it wins, in a sentence. */
  readonly style: Prose;
  /** By level: the Start face, and the second one. */
  readonly cards: readonly (readonly [start: Face, second: Face])[];
}

export const BEARERS = ['character', 'rival', 'weapon', 'armour', 'encounter'] as const;
export type Bearer = (typeof BEARERS)[number];

/** WA-HERO-05. */
export interface AbilityDef extends AnyDef {
  readonly type: 'ability';
  readonly class: Class;
  readonly copies: number;
  readonly cost: number;
  readonly window: Window;
  readonly effect: Node | undefined;
  readonly condition: Phrased<boolean> | undefined;
  /** WA-TURN-06: what it is attached to when it is played, and what it then does there. */
  readonly attach: Bearer | undefined;
  readonly standing: Standing;
  readonly uses: readonly number[];
}

/** WA-CHAL-12: the front of a Challenge card, or a place of the board. */
export interface EncounterDef extends Fighting {
  readonly id: string;
  readonly names: Names;
  readonly picture: Picture;
  readonly flavour: Prose;
  readonly level: number;
  readonly kind: Kind;
  readonly isAggressive: boolean;
  /** WA-COMBAT-11: its powers of step 2 in printed order. */
  readonly powers: readonly Node[];
  readonly standing: Standing;
}

/** WA-EQUIP-09: the back of a Challenge card. */
export interface ItemDef {
  readonly id: string;
  readonly names: Names;
  readonly picture: Picture;
  readonly flavour: Prose;
  readonly level: number;
  readonly type: ItemType;
  /** WA-EQUIP-05: the classes that may use it; none means everybody. */
  readonly classes: readonly Class[];
  /** The attack it gives to a Character that lacks it. */
  readonly gives: ({ readonly kind: AttackKind } & Attack) | undefined;
  readonly standing: Standing;
  readonly uses: readonly number[];
}

/** WA-CHAL-13. */
export interface EventDef {
  readonly id: string;
  readonly names: Names;
  readonly effect: Node | undefined;
  readonly standing: Standing;
  /** WA-CHAL-03: what it puts on these spaces. */
  readonly meets: Meeting | undefined;
}

/** What stands on certain spaces by an Event: an Encounter with a reward, or an effect alone. */
export interface Meeting {
  readonly at: string;
  /** By its number in the content, or -1. */
  readonly encounter: number;
  readonly effect: Node;
}

/** WA-CHAL-14: one card, with an Encounter and an Item or with an Event. */
export interface ChallengeDef extends AnyDef {
  readonly type: 'challenge';
  readonly copies: number;
  readonly level: number;
  /** By their numbers in the content; -1 on an Event. */
  readonly encounter: number;
  readonly item: number;
  readonly event: EventDef | undefined;
}

/** WA-QUEST-08. */
export type Objective =
  | { readonly kind: 'be' }
  | { readonly kind: 'beat'; readonly foe: Quarry }
  | { readonly kind: 'hand-in'; readonly type: ItemType | undefined; readonly level: number }
  | { readonly kind: 'visit'; readonly places: readonly string[] }
  | { readonly kind: 'duel' }
  | { readonly kind: 'discoveries'; readonly count: number };

/** Which Encounters a Quest means; what is not said may be anything. */
export interface Quarry {
  readonly kind: Kind | undefined;
  readonly level: number;
  /** The id of an Encounter. */
  readonly name: string | undefined;
}

export interface QuestDef extends AnyDef {
  readonly type: 'quest';
  readonly isElite: boolean;
  readonly level: number;
  readonly valour: number;
  /** The place of WA-QUEST-07; where there are several, the last. */
  readonly at: string;
  readonly objective: Objective;
  readonly condition: Phrased<boolean> | undefined;
  readonly reward: Node | undefined;
}

/** WA-QUEST-10. */
export interface TrophyDef extends AnyDef {
  readonly type: 'trophy';
  readonly copies: number;
  readonly valour: number;
  readonly standing: Standing;
  readonly uses: readonly number[];
}

/** WA-EXPL-14. */
export interface DiscoveryDef extends AnyDef {
  readonly type: 'discovery';
  readonly copies: number;
  readonly isRed: boolean;
  /** WA-GEN-08: stays in the box when duels are off. */
  readonly needsDuels: boolean;
  /** Red: what happens at once. */
  readonly effect: Node | undefined;
  /** Green: how it is used once it is kept; by its number in the content, or -1. */
  readonly use: number;
}

export type BoardDef = CharacterDef | AbilityDef | ChallengeDef | QuestDef | TrophyDef | DiscoveryDef;

export const NETWORKS = ['roost', 'harbour'] as const;
export type Network = (typeof NETWORKS)[number];

/** WA-BOARD-01, WA-BOARD-04 to WA-BOARD-06. */
export interface SpaceDef {
  readonly id: string;
  readonly names: Names;
  readonly level: number;
  readonly isCity: boolean;
  /** By its number, or -1 for a City. */
  readonly region: number;
  /** Where it lies on the drawn map, from 0 to 1000 both ways. */
  readonly at: readonly [x: number, y: number];
  readonly resources: readonly Resource[];
  readonly network: Network | undefined;
  /** Neighbours by number. */
  readonly to: readonly number[];
  /** WA-BOARD-06: its own Encounter by number, or -1, and what beating it earns. */
  readonly encounter: number;
  readonly post: Post | undefined;
}

export const POSTS = ['lair', 'captain', 'overlord'] as const;
export type Post = (typeof POSTS)[number];

/** WA-BOARD-02. */
export interface RegionDef {
  readonly id: string;
  readonly names: Names;
  readonly mood: Prose;
  readonly picture: Picture;
}

export interface MapDef {
  readonly names: Names;
  readonly regions: readonly RegionDef[];
  readonly spaces: readonly SpaceDef[];
  readonly cities: readonly number[];
  /** Steps from space to space, levels ignored: row by row. */
  readonly distances: readonly number[];
}

/** Where something comes from: an Item, an Encounter or a definition of that type, by its number. */
export interface Origin {
  readonly origin: BoardDef['type'] | 'item' | 'encounter' | 'event';
  readonly of: number;
}

export interface BoardContent extends Content<BoardDef> {
  readonly map: MapDef;
  readonly encounters: readonly EncounterDef[];
  readonly items: readonly ItemDef[];
  readonly uses: readonly Use[];
  readonly triggers: readonly Trigger[];
  /** By what is asked for (a value, an act, a happening) and its number: the kinds of sources that speak of it at all. */
  readonly speakers: readonly (readonly number[])[];
  /** By definition: whether the Item on the back of this card works from the Bag, so that walks skip all others. */
  readonly worksInBag: readonly boolean[];
  /** By definition: the windows in which the Item on the back of this card is used from the Bag, as bits. */
  readonly bagWindows: readonly number[];
  /** By definition: whether the Item on the back of this card changes the health of its bearer. */
  readonly changesHealth: readonly boolean[];
  /** Whether anything that lasts may lower somebody's health; else it never falls below what is printed. */
  readonly lowersHealth: boolean;
  /** Whether anything in the set reaches Characters that are neither its bearer nor its opponent. */
  readonly reachesRivals: boolean;
  /** By node of an effect: what it is written on. */
  readonly writtenOn: readonly Origin[];
  /** By class: the definitions of its Ability deck. */
  readonly decks: Readonly<Record<Class, readonly number[]>>;
  /** By the word for a place: which spaces it means. */
  readonly places: Readonly<Record<string, readonly boolean[]>>;
  /** WA-GEN-02: steps and Energy of each face of the movement die. */
  readonly die: readonly (readonly [steps: number, energy: number])[];
}

export function boardContent(m: Pick<MatchState, 'content'>): BoardContent {
  return contentOf<BoardContent>(m);
}

type DefOf<T extends BoardDef['type']> = Extract<BoardDef, { type: T }>;

/** The definition with this number, which has to be of this type. */
export function defOfType<T extends BoardDef['type']>(content: BoardContent, def: Def, type: T): DefOf<T> {
  const found = content.defs[def];
  if (!isOfType(found, type)) throw new Error(`definition ${def} is not of the type ${type}`);
  return found;
}
