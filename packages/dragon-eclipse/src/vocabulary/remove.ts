import { removeFromPlay } from '../rules/slots.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

/** DE-TAG-REMOVE, DE-TAG-REMOVE-FATIGUE: this card does not go to the discard pile. */
export const remove = word({
  voice: ['player'],
  args: {},
  text: effectTexts.remove,
  worth: () => 0,
  run: (m, v) => removeFromPlay(m, v.you, v.card),
});
