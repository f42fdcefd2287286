import { slide as slideCards } from '../rules/slots.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TURN-08: the cards in slots move right, so that empty slots are on the left. */
export const slide: EclipseWord = {
  voice: ['player', 'arena'],
  args: {},
  text: tell(
    () => 'slide your cards right',
    () => 'faites glisser vos cartes à droite',
  ),
  worth: () => 0.2,
  run: (m, v) => slideCards(m, v.you),
};
