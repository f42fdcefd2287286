/** Every procedure with its variables, so that each may call any other. */
import { bool, card, declare, id, int, ints, node, seat, struct, wordIn } from '@tabard/engine';
import { ORIGINS } from '../state.ts';

const space = id<'space'>();

export const match = declare('match', struct({}));
export const setup = declare('setup', struct({ at: int, rolling: int, best: int }));
export const turn = declare('turn', struct({}));

// --- phases ---

export const movement = declare('movement', struct({}));
export const exploration = declare('exploration', struct({ isDone: bool }));
export const challenge = declare('challenge', struct({}));
export const maintenance = declare('maintenance', struct({}));

// --- what they call ---

/** Walks to a space step by step: WA-MOVE-09. */
export const walk = declare('walk', struct({ seat, to: space }));
/** Plays an Ability card: WA-TURN-03; `target` is what it is attached to. */
export const play = declare('play', struct({ seat, card, target: int }));
/** Uses a power, an Item, a kept Discovery or an attached card: WA-TURN-04. */
export const use = declare('use', struct({ seat, use: int, card, cards: int }));
/** Draws Challenge cards until an Encounter comes: WA-CHAL-07. */
export const drawChallenge = declare('draw-challenge', struct({ seat, card, from: space }));
export const fight = declare(
  'fight',
  struct({ seat, rival: seat, encounter: int, card, origin: wordIn(ORIGINS), reward: node, at: int }),
  { landing: 'broken' },
);
/** What a fight leads to: section OUT; the result is 1 when the active Character was defeated. */
export const outcome = declare('outcome', struct({ seat, rival: seat, isOut: bool, isFoeOut: bool }));
/** Every Character with as much damage as health is defeated: WA-COMBAT-06, WA-TURN-07. */
export const fallen = declare('fallen', struct({}));
export const defeat = declare('defeat', struct({ seat }));

// --- parts of effects ---

export const trophy = declare('trophy', struct({ seat }));
export const scout = declare('scout', struct({ seat }));
export const rumour = declare('rumour', struct({ seat }));
export const barter = declare('barter', struct({ seat, left: int, points: int }));
/** A Discovery is revealed: WA-EXPL-02, WA-EXPL-03. */
export const reveal = declare('reveal', struct({ seat, card }));
/** Discards Ability cards of one's choice; the result is how many. */
export const discardCards = declare('discard-cards', struct({ seat, left: int, count: int }));
/** The figure is put on one of these spaces: WA-MOVE-10. */
export const putOn = declare('put-on', struct({ seat, spaces: ints }));
