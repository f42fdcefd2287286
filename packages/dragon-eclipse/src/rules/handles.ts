/** Every procedure with its variables, so that each may call any other. */
import {
  bool,
  card,
  declare,
  type Handle,
  int,
  ints,
  list,
  maybe,
  node,
  struct,
  wordIn,
} from '@tabard/engine';
import {
  aboutFields,
  aftermathSchema,
  boonSchema,
  entrantSchema,
  luggageSchema,
  planSchema,
} from '../state.ts';

// --- around combats ---

/** By seat, what the Mystlings bring along, if anything. */
const luggage = maybe(list(luggageSchema));
export const match = declare('match', struct({ luggage }));
export const singleCombat = declare(
  'single-combat',
  struct({ at: int, luggage, aftermath: maybe(aftermathSchema) }),
);
export const quickBattle = declare('quick-battle', struct({ aftermath: maybe(aftermathSchema) }));
export const challenge = declare('challenge', struct({ aftermath: maybe(aftermathSchema) }));
export const teams = declare('teams', struct({ at: int, traders: int }));
/** One Neutral card for one of the other player's. */
export const barter = declare('barter', struct({ seat: int, given: int, wanted: int }));
export const draft = declare('draft', struct({ order: ints, at: int }));
/** `isLate`: after the picks, when a deck has to be whole. */
export const build = declare('build', struct({ seats: ints, deck: int, isLate: bool }));
export const picks = declare('picks', struct({ seat: int, finished: int }));
/** Chooses the Arena and the fighters, then is the combat. */
export const duel = declare('duel', struct({ map: int, arena: int, chosen: ints, seat: int }), {
  gives: aftermathSchema,
});

// --- a combat ---

/** The combat of a plan; without one that which lies on the table goes on: DE-FIGHT-06. */
export const combat = declare('combat', struct({ plan: maybe(planSchema) }), {
  gives: aftermathSchema,
  landing: 'over',
});
export const combatSetup = declare(
  'setup',
  struct({ seat: int, boons: list(boonSchema), entrants: list(entrantSchema) }),
);
export const duelSetup = declare('duel-setup', struct({ entrants: list(entrantSchema) }));
export const mulligan = declare('mulligan', struct({ seat: int }));
export const resumption = declare('resumption', struct({}));
/** Where in the round's order it stands; -1 begins a new one. */
export const rounds = declare('rounds', struct({ at: int }));
export const turn = declare('turn', struct({ seat: int, bonus: int, hasPlayed: int }));
export const turnEnd = declare('turn-end', struct({ seat: int }));
export const enemyTurn = declare('enemy-turn', struct({}));
export const enemyTurnEnd = declare('enemy-turn-end', struct({}));
/** Draws and resolves a card of the Enemy. */
export const enemyCard = declare('enemy-card', struct({}));
export const resolveCard = declare('card', struct({ you: int, card, slot: int }));

// --- parts of effects ---

export const move = declare(
  'move',
  struct({ you: int, bonus: int, line: int, left: int, steps: int, to: int, mayGoOn: bool }),
);
export const approach = declare(
  'approach',
  struct({
    you: int,
    foe: int,
    bonus: int,
    aim: wordIn(['rush', 'retreat']),
    isInLine: bool,
    to: int,
    at: int,
    steps: int,
  }),
);
/** An effect that strikes one target after the other. */
export const strike = declare('strike', struct({ ...aboutFields, node, left: ints, total: int }));
export const fromEach = declare('from-each', struct({ ...aboutFields, node, left: ints }));

export type VarsOf<H> = H extends Handle<infer V> ? V : never;
