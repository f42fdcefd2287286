/** The procedures by name, with their variables: rules and words call each other through these. */
import {
  bool,
  card,
  declare,
  type Handle,
  int,
  ints,
  type MatchState,
  seat,
  str,
  struct,
  wordIn,
} from '@tabard/engine';
import { WINDOWS } from '../defs.ts';

export const game = declare('game', struct({}));
export const setup = declare('setup', struct({}));
export const draft = declare('draft', struct({}));
export const turn = declare('turn', struct({ phase: int, at: int, asked: ints }));
export const crisis = declare('crisis', struct({ left: ints }));
/** `passed` is the mask of those who left the discarded Advantages lying. */
export const resetStep = declare(
  'reset-step',
  struct({
    seat,
    passed: int,
    /** The cards in play whose duty is still to be done. */
    duties: ints,
    /** Expelled Characters that were picked up. */
    taken: int,
  }),
);
export type ResetStep = Vars<typeof resetStep>;

export const movementStep = declare('movement-step', struct({ seat, moved: bool }));
export const journey = declare('journey', struct({ a: seat, area: card, past: bool, cancelled: bool }));
export type Journey = Vars<typeof journey>;
export const newArea = declare(
  'new-area',
  struct({
    seat,
    /** The Area that comes back from the discard pile, or -1; then the one to go to. */
    area: card,
    /** How many are drawn from the deck, and which have come. */
    count: int,
    drawn: ints,
    removals: int,
  }),
);
export const removal = declare(
  'removal',
  struct({ seat, drawn: ints, chosen: card, saved: ints, asked: int }),
);

/** Traps that are due, Area by Area; and one that strikes party by party. */
export const traps = declare('traps', struct({ areas: ints }));
export const spring = declare(
  'spring',
  struct({
    /** Who laid it. */
    seat,
    card,
    area: card,
    /** The parties it has still to strike. */
    parties: ints,
    cancelled: bool,
    taker: seat,
  }),
);
export type Spring = Vars<typeof spring>;

/** What the Incidents of the turn do once a phase is over: which are still to act, and on whom. */
export const aftermath = declare('aftermath', struct({ incidents: ints, parties: ints }));

export const interactionStep = declare('interaction-step', struct({ seat }));
export const attack = declare('attack', struct({ seat, target: seat, winner: seat }));
/** An Artifact changes hands. */
export const capture = declare('capture', struct({ winner: seat, loser: seat }));
export const trade = declare(
  'trade',
  struct({
    seat,
    partner: seat,
    /** The proposer's Characters that are offered, and the partner's that are asked for. */
    given: ints,
    wanted: ints,
    /** How many of the partner's cards are asked for. */
    count: int,
  }),
);
export type Trade = Vars<typeof trade>;

export const explorationStep = declare('exploration-step', struct({ seat }));
export const explore = declare('explore', struct({ a: seat, area: card, dieA: int, left: int }));

/** Where an Encounter is met: on the way, while exploring, or in a row of them that a Mission asks for. */
const MEETINGS = ['guard', 'explore', 'gauntlet'] as const;
export const encounter = declare(
  'encounter',
  struct({
    seat,
    card,
    level: int,
    meeting: wordIn(MEETINGS),
    /** Avoided by an answer. */
    cancelled: bool,
    /** A Character died of it. */
    deaths: int,
  }),
);
export type Encounter = Vars<typeof encounter>;

/** A Mission, or the Crisis, that a party is trying. */
export const trial = declare('trial', struct({ seat, mission: card, failed: bool, crisis: bool }));
export type Trial = Vars<typeof trial>;

/** A Speed Check; `fleeing`: to get away from a Creature. */
export const check = declare('check', struct({ a: seat, dieA: int, difficulty: int, fleeing: bool }));

/** A combat under way. The party `a` started it; `b` is a rival seat, or -1 for a Creature or a Mission opponent. */
const fightVars = struct({
  a: seat,
  b: seat,
  foe: wordIn(['creature', 'mission', 'rival']),
  /** The Creature, or -1. */
  creature: card,
  /** What the Mission opponent is called, or nothing. */
  name: str,
  /** The Combat of a Creature or Mission opponent. */
  base: int,
  nature: wordIn(['', 'natural', 'mystical']),
  darkness: bool,
  bonusA: int,
  bonusB: int,
  /** Where the bonuses come from, three numbers each: the side (0 is `a`), the definition of the card, how much. */
  given: ints,
  dieA: int,
  dieB: int,
  /** Whose turn it is to play a Combat card, and how many have passed in a row. */
  turn: seat,
  passes: int,
});
export const combat = declare('combat', fightVars);
/** An attempt to flee from a Creature before the combat: AN-ESC-01. */
export const flight = declare('escape', fightVars);
export type Fight = Vars<typeof combat>;
export const casualty = declare('casualty', struct({ seat, margin: int }));
export const death = declare('death', struct({ seat, character: card, cancelled: bool }));

const PLAY_KINDS = ['card', 'combat-card', 'interruption'] as const;
export const playCard = declare(
  'play-card',
  struct({
    seat,
    card,
    /** The Character that is spun for it, or -1. */
    through: card,
    kind: wordIn(PLAY_KINDS),
    /** The seat that is answered or fought, or -1. */
    rival: seat,
    cancelled: bool,
    /** The seat that takes the card into its hand afterwards, or -1. */
    taker: seat,
  }),
);
export type Play = Vars<typeof playCard>;
export const useAbility = declare('use-ability', struct({ seat, card, rival: seat, cancelled: bool }));

export const window = declare(
  'window',
  struct({
    on: wordIn(WINDOWS),
    /** The seat whose act is answered and which is not asked itself, or -1. */
    actor: seat,
    /** The seat that is answered: the others are asked in turn order after it. */
    from: seat,
  }),
);

type Vars<H> = H extends Handle<infer V> ? V : never;

/** The variables of this procedure where it is nearest to the top, or undefined. */
export function nearestVars<V>(m: MatchState, { name }: Handle<V>): V | undefined {
  for (let i = m.stack.length - 1; i >= 0; i--) if (m.stack[i].proc === name) return m.stack[i].vars as V;
  return undefined;
}

/** The variables of what the answer now under way interrupts, if it is this: the frame right below the topmost window. */
export function interrupted<V>(m: MatchState, { name }: Handle<V>): V | undefined {
  for (let i = m.stack.length - 1; i > 0; i--)
    if (m.stack[i].proc === window.name)
      return m.stack[i - 1].proc === name ? (m.stack[i - 1].vars as V) : undefined;
  return undefined;
}
