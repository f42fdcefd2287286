import {
  bool,
  bySeat,
  type Card,
  card,
  coreFields,
  effectsAbout,
  hand,
  type Id,
  type Infer,
  id,
  int,
  ints,
  list,
  type MatchState,
  maybe,
  node,
  proceduresOf,
  reactionQueue,
  type Seat,
  seat,
  sharedInts,
  struct,
  wordIn,
  zone,
} from '@tabard/engine';
import type { Situation } from './situation.ts';

/** A space of the map, by its number. */
export type Space = Id<'space'>;
/** Who fights: a Character by its seat, or the Encounter. */
export type Combatant = Id<'combatant' | 'seat'>;
/** The Encounter of the fight under way, beyond every seat. */
export const FOE: Combatant = 4;

/** WA-TURN-01: in their order; the fight is a part of the Challenge. */
export const PHASES = ['start', 'movement', 'exploration', 'challenge', 'maintenance'] as const;

/** WA-SETUP-10. */
export const HAND_LIMIT = 10;
/** WA-SETUP-09, WA-LEVEL-02. */
export const OPENING_HAND = 3;
/** WA-OUT-05. */
export const TRACK_PLACES = 10;
/** WA-QUEST-06. */
export const MOST_QUESTS = 2;
/** WA-EXPL-13. */
export const MOST_MARKERS = 2;
/** WA-END-04. */
export const MOST_ROUNDS = 60;
export const MOST_ROUNDS_ALONE = 40;

/** How long a boost lasts: through this combat, this turn, or until the bearer's next turn begins. */
export const SPANS = ['combat', 'turn', 'next-turn'] as const;
export type Span = (typeof SPANS)[number];

/** A Character with everything before its player. */
const heroSchema = struct({
  /** The definition of the Character, or -1 before the choice. */
  def: int,
  level: int,
  /** 0 is the Start face: WA-HERO-04. */
  face: int,
  space: id<'space'>(),
  damage: int,
  energy: int,
  hand,
  deck: zone,
  discard: zone,
  weapon: zone,
  armour: zone,
  bag: zone,
  /** Unfinished Quests, and by Quest the mask of the places that have been visited. */
  quests: zone,
  progress: ints,
  /** Under the Quest Log: WA-QUEST-02. */
  log: zone,
  trophies: zone,
  /** Green Discoveries that were kept. */
  kept: zone,
  /** WA-CHAL-17: the board Encounters whose reward was earned, by their numbers. */
  earned: ints,
  /** This turn: Abilities played, by definition; uses, as pairs of use and card; triggers that act once. */
  played: ints,
  used: ints,
  fired: ints,
  /** This turn: Encounters beaten, as pairs of Encounter and space, and where a Character was defeated, or -1. */
  beaten: ints,
  won: id<'space'>(),
  /** Through the match: how often it was defeated, Items it won, and those of them that its class may use. */
  defeats: int,
  loot: int,
  useful: int,
});
export type Hero = Infer<typeof heroSchema>;

/** How a fight came about: a card just drawn, an undefeated Encounter, the space's own, an Event's, or a Character. */
export const ORIGINS = ['drawn', 'track', 'board', 'event', 'duel'] as const;

const STAGES = ['dice', 'powers', 'ranged', 'melee', 'outcome'] as const;

const fightSchema = struct({
  /** Whose turn it is: the red die. */
  seat,
  /** The defender of a duel, or -1. */
  rival: seat,
  /** By its number in the content, or -1. */
  encounter: int,
  card,
  space: id<'space'>(),
  origin: wordIn(ORIGINS),
  /** What beating it earns where that is no Item, or -1. */
  reward: node,
  stage: wordIn(STAGES),
  /** The dice, 0 before they are rolled. */
  red: int,
  black: int,
  /** On the Encounter: WA-COMBAT-10. */
  damage: int,
  /** WA-COMBAT-13. */
  isBroken: bool,
});
export type Fight = Infer<typeof fightSchema>;

/** WA-OUT-05: an undefeated Encounter with its marker. */
const undefeatedSchema = struct({ card: zone, space: id<'space'>(), isRed: bool, number: int });
export type Undefeated = Infer<typeof undefeatedSchema>;

/** WA-EXPL-13: a facedown Discovery on the board. */
const markerSchema = struct({ card: zone, space: id<'space'>(), placer: seat });
export type Marker = Infer<typeof markerSchema>;

/** WA-TURN-06: on a Character (`seat`), or on an Item or an undefeated Encounter (`to`). */
const attachedSchema = struct({ card: zone, owner: seat, seat, to: card });
export type Attached = Infer<typeof attachedSchema>;

export const matchSchema = struct({
  ...coreFields,
  /** WA-GEN-08. */
  points: int,
  duels: bool,
  /** WA-GEN-11. */
  round: int,
  first: seat,
  active: seat,
  phase: wordIn(PHASES),
  /** The face of the movement die that was rolled, or -1, and the steps that are left. */
  die: int,
  steps: int,
  /** This turn: its remaining phases fall away (WA-TURN-07), no Challenge phase is played, the figure has moved. */
  isCut: bool,
  isSpared: bool,
  hasMoved: bool,
  heroes: bySeat(heroSchema),
  /** By level. */
  packs: list(struct({ deck: zone, discard: zone })),
  elite: zone,
  trophies: zone,
  discoveries: zone,
  spent: zone,
  /** Out of the game. */
  box: zone,
  event: zone,
  track: list(undefeatedSchema),
  markers: list(markerSchema),
  attached: list(attachedSchema),
  /** Cards in the middle of something: being fought, or looked at. */
  drawn: zone,
  looked: zone,
  fight: maybe(fightSchema),
  /** Passing changes, five numbers each: whose, the value, by how much, how long, and the node that says so. */
  boosts: ints,
  reactions: reactionQueue,
  /** Through the match: duels fought. By definition, Encounter and space: 1 once it was used. */
  duelsFought: int,
  usedDefs: sharedInts,
  usedEncounters: sharedInts,
  usedSpaces: sharedInts,
});

export type Match = Infer<typeof matchSchema> & MatchState;
export const procedure = proceduresOf<Match, Situation>();

const aboutFields = {
  you: seat,
  card,
  /** The opponent in the fight, or -1 outside of one. */
  foe: id<'combatant' | 'seat'>(),
  amount: int,
};
const aboutSchema = struct(aboutFields);
/** What an effect is about. Every text speaks to a player: on an Encounter "you" is the Character that meets it. */
export type About = Infer<typeof aboutSchema>;
export const effects = effectsAbout<Match, About>(aboutSchema);

export function heroOf(m: Match, of: Combatant): Hero {
  return m.heroes[of];
}

/** What an effect of this seat is about now. */
export function aboutNow(m: Match, you: Seat, of: Card = -1): About {
  return { you, card: of, foe: opponentOf(m, you), amount: 0 };
}

/** Whom a combatant fights, or -1. */
export function opponentOf({ fight }: Match, of: Combatant): Combatant {
  if (!fight) return -1;
  if (fight.rival < 0) return of === fight.seat ? FOE : of === FOE ? fight.seat : -1;
  return of === fight.seat ? fight.rival : of === fight.rival ? fight.seat : -1;
}

/** A face of a character card as one number, for events. */
export function faceId(def: number, face: number): number {
  return 2 * def + face;
}

export function faceById(id: number): { readonly def: number; readonly face: 0 | 1 } {
  return { def: id >> 1, face: id & 1 ? 1 : 0 };
}
