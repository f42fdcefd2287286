import { removeFromPlay } from '../rules/slots.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TAG-REMOVE, DE-TAG-REMOVE-FATIGUE: this card does not go to the discard pile. */
export const remove: EclipseWord = {
  voice: ['player'],
  args: {},
  text: tell(
    () => 'remove this card from play',
    () => 'retirez cette carte du jeu',
  ),
  worth: () => 0,
  run: (m, v) => removeFromPlay(m, v.you, v.card),
};
