import { removeFromPlay } from '../rules/slots.ts';
import { word } from './word.ts';

/** DE-TAG-REMOVE, DE-TAG-REMOVE-FATIGUE: this card does not go to the discard pile. */
export const remove = word({
  voice: ['player'],
  args: {},
  text: {
    en: () => 'remove this card from play',
    fr: () => 'retirez cette carte du jeu',
  },
  worth: () => 0,
  run: (m, v) => removeFromPlay(m, v.you, v.card),
});
