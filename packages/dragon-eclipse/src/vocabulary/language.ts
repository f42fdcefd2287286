import type { Vocabulary } from '@tabard/engine';
import { afflict } from './afflict.ts';
import { against } from './against.ts';
import { amounts } from './amounts.ts';
import { arrange } from './arrange.ts';
import { attack } from './attack.ts';
import { blink } from './blink.ts';
import { boost } from './boost.ts';
import { choose } from './choose.ts';
import { cleanse } from './cleanse.ts';
import { conditions } from './conditions.ts';
import { deal } from './deal.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { from } from './from.ts';
import { gain } from './gain.ts';
import { happenings } from './happenings.ts';
import { heal } from './heal.ts';
import { ifWord } from './if.ts';
import { interrupt } from './interrupt.ts';
import { may } from './may.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import { recall } from './recall.ts';
import { remove } from './remove.ts';
import { repeat } from './repeat.ts';
import { reshuffle } from './reshuffle.ts';
import { resolve } from './resolve.ts';
import { retreat } from './retreat.ts';
import { rush } from './rush.ts';
import { search } from './search.ts';
import { sequence } from './sequence.ts';
import { shuffle } from './shuffle.ts';
import { slide } from './slide.ts';
import { slot } from './slot.ts';
import { spend } from './spend.ts';
import { taunt } from './taunt.ts';
import { terrain } from './terrain.ts';
import { trigger } from './trigger.ts';
import type { EclipseWord } from './word.ts';
import { wound } from './wound.ts';

/** The keywords of the cards. */
export const words: Readonly<Record<string, EclipseWord>> = {
  sequence,
  attack,
  deal,
  afflict,
  wound,
  heal,
  cleanse,
  gain,
  discard,
  move,
  rush,
  retreat,
  blink,
  place,
  draw,
  search,
  recall,
  arrange,
  slide,
  shuffle,
  reshuffle,
  interrupt,
  trigger,
  resolve,
  remove,
  boost,
  terrain,
  taunt,
  slot,
  against,
  from,
  spend,
  may,
  choose,
  if: ifWord,
  repeat,
};

/** The same for the engine's compiler and for the texts. */
export const vocabulary = {
  words,
  families: { amount: amounts, condition: conditions, happening: happenings },
} as unknown as Vocabulary;
