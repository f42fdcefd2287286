import {
  bool,
  bySeat,
  card,
  coreFields,
  type EffectVars as EngineEffectVars,
  effectsAbout,
  type Id,
  type Infer,
  id,
  int,
  ints,
  list,
  type MatchState,
  maybe,
  reactionQueue,
  type Step,
  str,
  struct,
  wordIn,
  zone,
} from '@tabard/engine';
import { aftermathSchema } from './aftermath.ts';
import { runSchema } from './run/state.ts';
import { BOONS, taleSchema } from './tale/state.ts';

export { type Aftermath, aftermathSchema } from './aftermath.ts';

/** A Mystling in the Arena, by its place in the list: those of the players first, by seat, the Enemy last. */
export type FighterId = Id<'fighter' | 'seat'>;
/** A hexagon of the Arena, by its number in the geometry. */
export type Space = Id<'space'>;

export const MODES = ['combat', 'quick-battle', 'challenge', 'campaign', 'roguelite'] as const;

export const ACTION_SLOTS = 4;
export const ENEMY_SLOTS = 5;
/** DE-POWER-03. */
export const MOST_POWER = 10;
/** DE-TERM-06: how many tokens of an element there are. */
export const TOKEN_SUPPLY = 10;

/** How a combat ended; 0 while it goes on. */
export const GOES_ON = 0;
export const WON = 1;
export const TAMED = 2;
export const LOST = 3;

/** A Mystling in the Arena with its sheet and its cards: a player's, or the Enemy. */
const fighterSchema = struct({
  /** The definition of the Mystling. */
  def: int,
  /** The numbers of its Stat card, in the order of STATISTICS. */
  stats: ints,
  space: id<'space'>(),
  damage: int,
  power: int,
  /** How many of each Condition. */
  conditions: ints,
  /** Elemental tokens on the sheet. */
  tokens: int,
  /** Passing changes of values, three numbers each: the value, by how much, until when. */
  boosts: ints,
  deck: zone,
  /** Cards in slots, and the number of the slot of each. */
  slots: zone,
  places: ints,
  discard: zone,
  upgrade: zone,
  /** Cards being resolved: DE-TAG-RESOLVE-IMMUNE. */
  resolving: zone,
  /** Cards of the deck that the player looks at. */
  looked: zone,
  /** Removed from play: DE-TAG-REMOVE. */
  removed: zone,
  /** Corruptions attached to the sheet. */
  corruption: zone,
  /** The Action cards of all these places by definition, in order: decks are open, Fatigue is gained in the open. */
  owned: ints,
  /** The Bonus Actions used this turn, and the triggers that act once a turn and did. */
  used: ints,
  fired: ints,
  /** DE-TRIG-01. */
  hasTriggered: bool,
  /** This turn: cards resolved, spaces moved, damage dealt to an opposing Mystling. */
  resolved: int,
  moved: int,
  struck: int,
});
export type Fighter = Infer<typeof fighterSchema>;

/** A player: the Mystlings picked, the decks built for them, rounds won. */
const tamerSchema = struct({
  /** By definition, and one deck for each. */
  mystlings: ints,
  decks: list(ints),
  /** DE-PVP-QB-03: Neutral cards traded in and away. */
  gained: ints,
  given: ints,
  /** Mystlings that won a round: DE-PVP-CH-02. */
  retired: ints,
  wins: int,
  /** While a deck is built: the group of cards that is looked at, and whether it is finished. */
  group: int,
  isDone: bool,
});
export type Tamer = Infer<typeof tamerSchema>;

/** What is fought against and by which rules. Definitions by number; PvP: no Enemy, -1. */
const terms = {
  enemy: int,
  arena: int,
  map: int,
  /** How many random Corruptions the Enemy has, hard mode included. */
  corruptionCount: int,
  isUnpredictable: bool,
  isSteel: bool,
  /** A Taming card is in use: DE-CSETUP-07. */
  isTameable: bool,
  /** What bots aim at: `win` or `tame`. */
  goal: str,
};

/** What further a combat is begun with and keeps. */
const furtherTerms = {
  /** PvP: who has the white tokens and begins. */
  first: int,
  /** DE-CONC-01: conceding is on offer, since something follows for the caller; elsewhere one resigns. */
  isConcedable: bool,
  /** DE-RL-BOSS-01: how many Corruptions each reshuffle of the Enemy deck attaches to it. */
  growth: int,
  /** DE-RL-DARK-09 to DE-RL-DARK-11: what Bonus Actions cost more, slot 2 gives less, and the token's way left. */
  elementFee: int,
  specialFee: int,
  slotFee: int,
  specialShift: int,
};

/** What only a Run changes. */
export const NO_DARKNESS = { growth: 0, elementFee: 0, specialFee: 0, slotFee: 0, specialShift: 0 } as const;

/** What a Mystling brings along: DE-CSETUP-17. */
const luggage = { damage: int, power: int, fatigue: int };
export const luggageSchema = struct(luggage);
export type Luggage = Infer<typeof luggageSchema>;

/** Who fights: the Mystling, its deck as definitions, and what it brings along. */
export const entrantSchema = struct({
  def: int,
  deck: ints,
  ...luggage,
  /** DE-QUEST-06: the numbers of its Exalted card, where it has one. */
  stats: maybe(ints),
});

export type Entrant = Infer<typeof entrantSchema>;

/** DE-FIGHT-02: something that one side begins a combat with. */
export const boonSchema = struct({ boon: wordIn(BOONS), isEnemy: bool, amount: int });
export type Boon = Infer<typeof boonSchema>;

/** What a combat is begun with; one entrant for each seat. */
export const planSchema = struct({
  ...terms,
  ...furtherTerms,
  boons: list(boonSchema),
  entrants: list(entrantSchema),
});
export type Plan = Infer<typeof planSchema>;

/** What the options ask for; a map or an Arena card that chance is to decide is -1. */
const askedSchema = struct({
  ...terms,
  /** By seat. */
  mystlings: ints,
  /** PvP: Mystlings are picked by the players. */
  isDrafted: bool,
  /** By seat: how it comes to its deck. */
  deck: list(str),
  /** By seat: a saved deck, as definitions. */
  saved: list(ints),
});

/** A combat from its setup until its caller clears it. */
const combatSchema = struct({
  ...terms,
  ...furtherTerms,
  /** How many cards there were before: those of the combat are unmade with it. */
  mark: int,
  fighters: list(fighterSchema),
  /** By colour and space: whose token, as fighter plus one. White first. */
  tokens: ints,
  /** By space: damage on the Summon there. */
  summonDamage: ints,
  /** By space: the kind of Terrain plus one, and the damage on it. */
  terrain: ints,
  terrainDamage: ints,
  /** The Fatigue pile and the Corruption decks. */
  fatigue: zone,
  corruptions: zone,
  majors: zone,
  /** The Enemy Attack cards that this Enemy does not use. */
  unused: zone,
  turn: int,
  round: int,
  /** Whose turn it is. */
  active: int,
  /** How many stages of the end of this turn have begun: a combat that stops there goes on with the next. */
  ending: int,
  /** Seats in this round's order of play. */
  order: ints,
  /** The holder of the Taunt token, and whom the Enemy turns on. */
  taunt: int,
  target: int,
  specialSlot: int,
  /** Taming conditions fulfilled, and how often the next one happened. */
  tamed: int,
  tamingCount: int,
  /** Damage to the Enemy is waived for the effect under way. */
  isWaived: bool,
  /** By seat: the Combat Quest of its Mystling, or -1, and how often its happening came: DE-QUEST-07. */
  quests: ints,
  questCounts: ints,
  reactions: reactionQueue,
  over: int,
  isConceded: bool,
  /** PvP: the seat that won. */
  victor: int,
});
type CombatPart = Infer<typeof combatSchema>;

export const matchSchema = struct({
  ...coreFields,
  mode: str,
  asked: askedSchema,
  /** The holder of the Decision token. */
  decider: int,
  /** PvP: the host of the draft, then the first player of each round. */
  first: int,
  tamers: bySeat(tamerSchema),
  combat: maybe(combatSchema),
  /** What the combat that decided the match left behind. */
  aftermath: maybe(aftermathSchema),
  /** The campaign, where the match is one; of a Run what its players hold and lead. */
  tale: maybe(taleSchema),
  /** The Run, where the match is one. */
  run: maybe(runSchema),
  /** By definition: 1 once the card was used. */
  usedDefs: ints,
});

export type Match = Infer<typeof matchSchema> & MatchState;
/** A match while a combat lies on the table: what the rules of combat are about. */
export type InCombat = Match & { combat: CombatPart };

/** DE-PVP-CH-09: the Arena may lie there before anybody fights in it. */
export function hasArena(m: Match): m is InCombat {
  return m.combat !== undefined;
}

export function isInCombat(m: Match): m is InCombat {
  return m.combat !== undefined && m.combat.fighters.length > 0;
}

export const aboutFields = {
  /** The fighter that acts. */
  you: id<'fighter' | 'seat'>(),
  card,
  /** DE-TERM-05, DE-COOP-07, DE-PVP-07: the one opponent that the text means. */
  foe: id<'fighter' | 'seat'>(),
  /** The slot the card lies in; 0 for none. */
  slot: int,
  /** The space that ranges are counted from, or -1 for the fighter's own. */
  origin: id<'space'>(),
  /** Inside what a hit brings along: the target that was hit; -1 elsewhere. */
  hit: int,
  /** The last result on the way: damage dealt, components discarded. */
  amount: int,
};
const aboutSchema = struct(aboutFields);
/** What an effect is about. */
export type About = Infer<typeof aboutSchema>;
export const effects = effectsAbout<InCombat, About>(aboutSchema);
export type EffectVars = EngineEffectVars<About>;

/** How the steps of a word come to its arguments. */
export type ArgsAt<G> = (m: InCombat, v: EffectVars) => G;
export type Steps = Readonly<Record<string, Step<InCombat, EffectVars>>>;
