import { shuffleDeck } from '../rules/slots.ts';
import { word } from './word.ts';

/** DE-TURN-14: only the deck. */
export const shuffle = word({
  voice: ['player', 'arena'],
  args: {},
  text: {
    en: () => 'shuffle your deck',
    fr: () => 'mélangez votre pioche',
  },
  worth: () => 0.1,
  run: (m, v) => shuffleDeck(m, v.you),
});
