import {
  type Card,
  type CardDef,
  type Content,
  contentOf,
  isOfType,
  type Language,
  type MatchState,
  type Names,
  type Node,
  type Picture,
  type Prohibition,
  type Standing,
} from '@tabard/engine';

export const EDITIONS = ['first', 'revised', 'twilight'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The editions that Shadow of Omega can be played in, the usual one first. */
export const OMEGA_EDITIONS = ['revised', 'first'] as const satisfies readonly Edition[];

export const SKILLS = ['ki', 'magic', 'trickery'] as const;
export type Skill = (typeof SKILLS)[number];
type Gender = 'female' | 'male';
type Nature = 'natural' | 'mystical';

/** AN-TURN-01: in their order. */
export const PHASES = ['reset', 'movement', 'interaction', 'exploration'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of a turn in which a card may name its time. */
export const TIMINGS = [...PHASES, 'combat'] as const;
export type Timing = (typeof TIMINGS)[number];

/** What can be interrupted. */
/** How long a bonus lasts. */
export const UNTIL = ['combat', 'turn', 'next-turn', 'game'] as const;

export const WINDOWS = [
  'destination',
  'card',
  'combat-card',
  'interruption',
  'ability',
  'combat-roll',
  'exploration-roll',
  'check-roll',
  'encounter',
  'death',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What continuous effects change: `foe` is the Combat of whom one fights, `escape` the Speed in escapes alone. */
export const STATS = [
  'combat',
  'speed',
  'check',
  'foe',
  'explore',
  'reward',
  'hand',
  'escape',
  'encounters',
] as const;
export type Stat = (typeof STATS)[number];

/** What continuous effects may forbid. */
export const ACTS = [
  'attack',
  'trade',
  'seek',
  'rest',
  'explore',
  'recruit',
  'mission',
  'draw',
  'combat-card',
  'interruption',
  'ability',
  'escape',
  'trap',
  'pick-up',
  'death',
  'be-attacked',
] as const;
export type Act = (typeof ACTS)[number];

/** When something is used: in a step of its own, or as an answer. */
export interface When {
  readonly timing: Timing | 'interruption';
  readonly windows: readonly WindowName[];
}

export interface Ability {
  readonly when: When;
  readonly effect: Node;
}

/** The decks. Each has a back of its own, numbered by its place here: saved matches need new ones to be last. */
export const DECKS = ['character', 'area', 'encounter', 'advantage', 'basic', 'final', 'arcane'] as const;
export type Deck = (typeof DECKS)[number];

/** The decks with a discard pile. Events name one by its place here: saved matches need new ones to be last. */
export const PILES = [
  'encounter',
  'advantage',
  'area',
  'character',
  'arcane',
] as const satisfies readonly Deck[];

interface AnyDef extends CardDef {
  /** The set it belongs to, by its place among those of the content. */
  readonly set: number;
  readonly picture: Picture;
  readonly flavour: Readonly<Partial<Record<Language, string>>>;
  /** What it changes and forbids while it is in play. */
  readonly standing: Standing;
}

export interface CharacterDef extends AnyDef {
  readonly type: 'character';
  readonly combat: number;
  readonly speed: number;
  readonly gender: Gender;
  /** AN-ARC-01: an Arcane Character, of a deck of its own. */
  readonly arcane: boolean;
  readonly skills: readonly Skill[];
  readonly ability: Ability | undefined;
}

export type Reward =
  | { readonly kind: 'advantage' }
  | { readonly kind: 'recruit' }
  | { readonly kind: 'mission'; readonly name: string }
  | { readonly kind: 'special'; readonly name: string; readonly effect: Node };

export interface AreaDef extends AnyDef {
  readonly type: 'area';
  readonly level: number;
  readonly trade: boolean;
  /** By die result less one: how many Encounters; -1 is the special result. */
  readonly explore: readonly number[];
  readonly special: Node | undefined;
  readonly rewards: readonly Reward[];
}

export interface EncounterDef extends AnyDef {
  readonly type: 'encounter';
  readonly kind: 'creature' | 'event';
  readonly level: number;
  readonly combat: number;
  readonly nature: Nature | undefined;
  readonly darkness: boolean;
  readonly effect: Node | undefined;
  readonly before: Node | undefined;
  readonly won: Node | undefined;
  readonly lost: Node | undefined;
}

/** The Plot cards that stay in play, and how: before their player, over the table for a turn, facedown on an Area. */
export const STAYS = ['organization', 'object', 'artifact', 'incident', 'trap'] as const;
export type Stays = (typeof STAYS)[number];

export interface AdvantageDef extends AnyDef {
  readonly type: 'advantage';
  readonly skill: Skill | 'plot';
  readonly when: When;
  readonly effect: Node | undefined;
  readonly stays: Stays | undefined;
  readonly rivals: readonly string[];
  readonly ability: Ability | undefined;
  readonly duty: Node | undefined;
  /** What an Incident forbids everybody, and what it allows whatever an earlier one or an Area forbids. */
  readonly bans: readonly Prohibition[];
  readonly permits: readonly Prohibition[];
  /** What an Incident does to every party once a phase is over. */
  readonly after: { readonly phase: Phase; readonly each: Node } | undefined;
}

export interface MissionDef extends AnyDef {
  readonly type: 'mission';
  readonly kind: 'basic' | 'final';
  /** The objective that an Area offers, or undefined when the place is given otherwise. */
  readonly at: string | undefined;
  readonly atLevel: number | undefined;
  readonly atArea: string | undefined;
  readonly trial: Node;
  /** How many turns it has to be passed; 1 unless it is a Resistance Mission. */
  readonly turns: number;
  readonly reward: Node | undefined;
  readonly crisis: { readonly turns: number; readonly menace: string; readonly trial: Node } | undefined;
}

export type OmegaDef = CharacterDef | AreaDef | EncounterDef | AdvantageDef | MissionDef;

/** What the cards of each deck are. */
export const TYPE_IN: Readonly<Record<Deck, OmegaDef['type']>> = {
  character: 'character',
  area: 'area',
  encounter: 'encounter',
  advantage: 'advantage',
  basic: 'mission',
  final: 'mission',
  arcane: 'character',
};

/** The deck that a card belongs to, as its back shows. */
export function deckOf({ back }: CardDef): Deck {
  return DECKS[back];
}

/** Which answers the set holds to one window: what has to be public for a seat to be asked. */
export interface Answers {
  readonly plot: boolean;
  readonly skills: readonly Skill[];
}

export interface OmegaContent extends Content<OmegaDef> {
  readonly edition: Edition;
  /** The sets that are merged, each by its name. */
  readonly sets: readonly string[];
  /** Names of things that are no cards: objectives, foes, special rewards. */
  readonly names: Readonly<Record<string, Names>>;
  readonly answers: Readonly<Record<WindowName, Answers | undefined>>;
  /** The acts that some card forbids while it is in play, Incidents aside. */
  readonly forbidden: readonly Act[];
}

export function omegaContent(m: MatchState): OmegaContent {
  return contentOf<OmegaContent>(m);
}

type DefOf<T extends OmegaDef['type']> = Extract<OmegaDef, { type: T }>;

function defOfType<T extends OmegaDef['type']>(m: MatchState, card: Card, type: T): DefOf<T> {
  const def = omegaContent(m).defs[m.cards.def[card]];
  if (!isOfType(def, type)) throw new Error(`card ${card} is not of the type ${type}`);
  return def;
}

export const characterDef = (m: MatchState, card: Card) => defOfType(m, card, 'character');
export const areaDef = (m: MatchState, card: Card) => defOfType(m, card, 'area');
export const encounterDef = (m: MatchState, card: Card) => defOfType(m, card, 'encounter');
export const advantageDef = (m: MatchState, card: Card) => defOfType(m, card, 'advantage');
export const missionDef = (m: MatchState, card: Card) => defOfType(m, card, 'mission');

export function anyDef(m: MatchState, card: Card): OmegaDef {
  return omegaContent(m).defs[m.cards.def[card]];
}

/** The number by which events and questions refer to a name that is no card's. */
export function nameIndex(m: MatchState, id: string): number {
  return Object.keys(omegaContent(m).names).indexOf(id);
}

/** Whether a card forbids an act while it is in play. */
export function forbids({ standing }: OmegaDef, act: Act): boolean {
  return standing.prohibitions.some((one) => one.act === ACTS.indexOf(act));
}
