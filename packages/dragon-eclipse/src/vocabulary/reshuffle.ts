import { reshuffle as reshuffleAll } from '../rules/slots.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

/** DE-TURN-13: discard pile, Upgrades and deck become one new deck. */
export const reshuffle = word({
  voice: ['player', 'arena'],
  args: {},
  text: effectTexts.reshuffle,
  worth: () => 0.3,
  run: (m, v) => reshuffleAll(m, v.you),
});
