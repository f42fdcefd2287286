import { shuffleDeck } from '../rules/slots.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TURN-14: only the deck. */
export const shuffle: EclipseWord = {
  voice: ['player', 'arena'],
  args: {},
  text: tell(
    () => 'shuffle your deck',
    () => 'mélangez votre pioche',
  ),
  worth: () => 0.1,
  run: (m, v) => shuffleDeck(m, v.you),
};
