import { type CardDef, type Content, contentOf } from './content.ts';
import type { Card, Seat } from './ids.ts';
import { below } from './rng.ts';
import {
  bool,
  bySeat,
  frames,
  type Infer,
  int,
  ints,
  maybe,
  secret,
  sharedInts,
  str,
  struct,
} from './schema.ts';

/** A seat, or a spectator, who knows only what is public. */
export type Viewer = Seat | 'spectator';

export const outcomeSchema = struct({ winners: ints, reason: str });
export type Outcome = Infer<typeof outcomeSchema>;

/** The fields that every match has; a game adds its own beside them. */
export const coreFields = {
  game: str,
  /** The version of the rules it is played by. */
  rules: int,
  content: str,
  seats: int,
  /** The number of the decision now awaited. */
  n: int,
  /** The undo barrier: undo never goes back beyond the decision of this number. */
  barrier: int,
  /** The seat that chose last, or -1; answers of a poll do not count. */
  last: int,
  rng: struct({ key: ints, n: int }),
  /** Scripted dice, for rulings and puzzles. */
  dice: ints,
  /** Cards laid out on their decks and not drawn yet. */
  laid: ints,
  /** When true only the scripted dice may be rolled. */
  scripted: bool,
  /** By card instance: the definition, and the mask of the viewers who know its face. */
  cards: struct({ def: ints, seen: ints }),
  /** The faces in this match, sorted by definition: what a resampler may deal. */
  pool: sharedInts,
  stack: frames,
  /** Sealed answers of an open poll, by seat. */
  answers: bySeat(secret(str, '')),
  /** The result of the procedure that ended last. */
  result: int,
  /** The mask of seats that resigned. */
  resigned: int,
  outcome: maybe(outcomeSchema),
};

const coreSchema = struct(coreFields);
export type MatchState = Infer<typeof coreSchema>;

/** The number of seats in a mask. */
const MOST_SEATS = 30;
/** The mask bit of spectators. */
const SPECTATOR = 1 << MOST_SEATS;
/** Known to all, spectators included. */
export const EVERYONE = 0x7fffffff;

/** The mask bit of a viewer. Anything else throws: `1 << undefined` would be the bit of seat 0. */
export function bitOf(viewer: Viewer): number {
  if (viewer === 'spectator') return SPECTATOR;
  if ((viewer | 0) !== viewer || viewer < 0 || viewer >= MOST_SEATS)
    throw new Error(`${viewer} is neither a seat nor "spectator"`);
  return 1 << viewer;
}

/** Marks new information: undo stops here. */
export function newInformation(m: MatchState): void {
  m.barrier = m.n;
}

/** Rolls a die with this many sides. */
export function roll(m: MatchState, sides: number): number {
  newInformation(m);
  const scripted = m.dice.shift();
  if (scripted !== undefined) return scripted;
  if (m.scripted) throw new MissingDie(sides);
  return below(m.rng, sides) + 1;
}

/** A uniform number from 0 to count - 1, such as the index of a random card. */
export function pickAtRandom(m: MatchState, count: number): number {
  newInformation(m);
  if (count === 1) return 0;
  if (m.dice.length || m.scripted) return roll(m, count) - 1;
  return below(m.rng, count);
}

/** A ruling or a puzzle needed a random result that it does not script. */
export class ScriptError extends Error {}

/** The missing die. */
export class MissingDie extends ScriptError {
  readonly sides: number;
  constructor(sides: number) {
    super('a die was rolled that the script does not give');
    this.sides = sides;
  }
}

export function defOf<D extends CardDef = CardDef>(m: MatchState, card: Card): D {
  return contentOf<Content<D>>(m).defs[m.cards.def[card]];
}

export function seatsFrom(m: MatchState, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < m.seats; i++) seats.push((first + i) % m.seats);
  return seats;
}

/** Ends the match. A seat that resigned wins nothing. */
export function finish(m: MatchState, winners: readonly Seat[], reason: string): void {
  m.outcome = { winners: winners.filter((seat) => !(m.resigned & (1 << seat))), reason };
}
