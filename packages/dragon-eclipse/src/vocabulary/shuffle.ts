import { shuffleDeck } from '../rules/slots.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

/** DE-TURN-14: only the deck. */
export const shuffle = word({
  voice: ['player', 'arena'],
  args: {},
  text: effectTexts.shuffle,
  worth: () => 0.1,
  run: (m, v) => shuffleDeck(m, v.you),
});
