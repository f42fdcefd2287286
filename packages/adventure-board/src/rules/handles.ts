/** Every procedure with its variables, so that each may call any other. */
import { bool, card, declare, type Infer, id, int, ints, node, seat, struct, wordIn } from '@tabard/engine';
import { ORIGINS } from '../state.ts';

const space = id<'space'>();

export const match = declare('match', struct({}));
export const setup = declare('setup', struct({ at: int, rolling: int }));
export const turn = declare('turn', struct({}));

// --- phases ---

export const movement = declare('movement', struct({}));
export const exploration = declare('exploration', struct({ isDone: bool, space }));
export const challenge = declare('challenge', struct({}));
/**
 * `fresh` are Quests just drawn, `card` is the one being completed, `left` what is still to be given for it; `changed` are
 * the Items that were put on or off.
 */
export const maintenance = declare('maintenance', struct({ fresh: ints, card, left: int, changed: ints }));

// --- what they call ---

/** Walks to a space step by step: WA-MOVE-09. */
export const walk = declare('walk', struct({ seat, to: space }));
/** Plays an Ability card: WA-TURN-03; `target` is what it is attached to. */
export const play = declare('play', struct({ seat, card, target: int }));
/** Uses a power, an Item, a kept Discovery or an attached card: WA-TURN-04. */
export const use = declare('use', struct({ seat, use: int, card }));
/** Draws Challenge cards until an Encounter comes: WA-CHAL-07. */
export const drawChallenge = declare('draw-challenge', struct({ seat, card, from: space, left: int }));
/** `at` is the next power of the Encounter; the outcome is read into the last two: section OUT. */
const fightVars = struct({
  seat,
  rival: seat,
  encounter: int,
  card,
  space,
  origin: wordIn(ORIGINS),
  reward: node,
  at: int,
  isOut: bool,
  isFoeOut: bool,
});
export type FightVars = Infer<typeof fightVars>;
export const fight = declare('fight', fightVars, { landing: 'broken' });
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
