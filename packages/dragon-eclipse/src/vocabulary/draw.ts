import { compute, fixed, refuse } from '@tabard/engine';
import { canDraw, drawCard, hasRoom, slide } from '../rules/slots.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

const FULL = refuse('slots-full', 'DE-TURN-10');
const NO_CARD = refuse('nothing-to-do', 'DE-TURN-11');

/** DE-TURN-10: slides the cards right and fills the rightmost empty slot. */
export const draw = word({
  voice: ['player', 'arena'],
  args: { count: amount },
  plain: 1,
  text: effectTexts.draw,
  worth: (a) => 0.7 * (fixed(a.count) ?? 2),
  whyNot: (m, about) => {
    if (!hasRoom(m, about.you)) return FULL;
    return canDraw(m, about.you) ? undefined : NO_CARD;
  },
  run: (m, v, a) => {
    const count = compute(m, v, a.count);
    slide(m, v.you);
    v.amount = 0;
    while (v.amount < count && drawCard(m, v.you)) v.amount++;
  },
});
