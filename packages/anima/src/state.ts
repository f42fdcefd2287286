import {
  bool,
  bySeat,
  type Card,
  card,
  coreFields,
  effectsAbout,
  hand,
  type Infer,
  int,
  ints,
  list,
  type MatchState,
  proceduresOf,
  type Seat,
  seat,
  str,
  struct,
  wordIn,
  zone,
} from '@tabard/engine';
import { EDITIONS } from './defs.ts';
import { EDITION_RULES, type EditionRules } from './editions.ts';
import type { Situation } from './situation.ts';

/** Where a card stands that is in play. */
export const READY = 0;
export const SPUN = 1;
export const INCAPACITATED = 2;

export const MOST_CHARACTERS = 4;
export const HAND_LIMIT = 5;

const partySchema = struct({
  characters: zone,
  hand,
  /** Unfinished Missions, in the player's keeping. */
  missions: hand,
  finished: zone,
  /** Organizations and other Plot cards that stay in play. */
  plots: zone,
  /** The Area the party is in, or -1. */
  area: card,
  /** Lasting bonuses, from Missions. */
  combat: int,
  speed: int,
  /** Bonuses of this turn, and of the next. */
  combatNow: int,
  speedNow: int,
  combatNext: int,
  speedNext: int,
  /** Rested last turn: the bonus of AN-REST-04 is in force. */
  rested: bool,
  resting: bool,
  /** Lost its turn. */
  lost: bool,
  /** Declared in Reset that it leaves its Area. */
  leaving: bool,
  /** Used its action of the Interaction phase. */
  acted: bool,
  /** The seats it fought this turn, and those it proposed a trade to, as masks. */
  fought: int,
  proposed: int,
  /** The Resistance Mission under way, or -1, and how many of its turns are done. */
  resisting: card,
  progress: int,
  /** Where and in which turn it last took the Recruit reward. */
  recruitArea: card,
  recruitTurn: int,
});
export type Party = Infer<typeof partySchema>;

const placeSchema = struct({
  area: zone,
  guard: zone,
  /** AN-TRAP-01: the Traps that lie facedown on it, in the order they were laid, and who laid each. */
  traps: zone,
  trappers: ints,
});
export type Place = Infer<typeof placeSchema>;

export const omegaSchema = struct({
  ...coreFields,
  edition: wordIn(EDITIONS),
  tree: bool,
  multipleMissions: bool,
  extendedGame: bool,
  openRolls: bool,
  /** AN-COMB-04: how many sets have their Areas in play. */
  areaSets: int,
  turn: int,
  phase: str,
  /** The seats in this turn's order of play. */
  order: ints,
  /** AN-TURN-08: the order that a card sets for the next turn, or nothing. */
  nextOrder: ints,
  parties: bySeat(partySchema),
  /** The Areas in play in the order they entered, each with its Preliminary Encounter. */
  places: list(placeSchema),
  decks: struct({
    character: zone,
    area: zone,
    encounter: zone,
    advantage: zone,
    basic: zone,
    final: zone,
    arcane: zone,
  }),
  discards: struct({ character: zone, area: zone, encounter: zone, advantage: zone, arcane: zone }),
  /** AN-INCID-01: the Incidents of this turn, the latest last. */
  incidents: zone,
  /** Rejected in the draft, until they are shuffled back. */
  rejected: bySeat(hand),
  /** Undealt Basic Missions: out of the game. */
  setAside: zone,
  /** Encounters drawn and still to be faced. */
  drawn: zone,
  /** The Encounter being faced away from an Area, and Creatures met this phase (AN-EXPL-11). */
  aside: zone,
  /** Advantages being played just now. */
  played: zone,
  /** The Advantages used in the combat under way, and by card the seat that used it. */
  spent: struct({ cards: zone, by: ints }),
  /** Discarded and expelled in the Reset step under way; by Advantage the seat that may take it, or -1. */
  dropped: struct({ advantages: zone, takers: ints, characters: zone }),
  /** Advantages put forward in the trade under way. */
  offered: bySeat(hand),
  final: zone,
  /** The Crisis countdown; -1 while none runs. */
  countdown: int,
  /** Somebody sought new horizons this turn. */
  sought: bool,
  /** By card instance: ready, spun or incapacitated. */
  status: ints,
  /** By definition: 1 once the card was used openly. */
  used: ints,
  /** By seat: the definitions of Characters and Organizations it ever had in play. */
  owned: bySeat(ints),
});

export type Omega = Infer<typeof omegaSchema> & MatchState;

export const procedure = proceduresOf<Omega, Situation>();

const aboutSchema = struct({
  you: seat,
  card,
  /** The other seat it is about, or -1. */
  rival: seat,
  /** The Character that was picked, or -1. */
  pick: card,
  amount: int,
});
/** What an effect is about while it runs. */
export type About = Infer<typeof aboutSchema>;
export const effects = effectsAbout<Omega, About>(aboutSchema);

export function about(you: Seat, of: Card, rival: Seat = -1): About {
  return { you, card: of, rival, pick: -1, amount: 0 };
}

/** What the edition of this match says. */
export function rulesOf(m: Omega): EditionRules {
  return EDITION_RULES[m.edition];
}

export function partyOf(m: Omega, seat: Seat): Party {
  return m.parties[seat];
}

export function placeOf(m: Omega, area: Card): Place | undefined {
  return m.places.find((place) => place.area[0] === area);
}
