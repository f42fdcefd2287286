import { reshuffle as reshuffleAll } from '../rules/slots.ts';
import { word } from './word.ts';

/** DE-TURN-13: discard pile, Upgrades and deck become one new deck. */
export const reshuffle = word({
  voice: ['player', 'arena'],
  args: {},
  text: {
    en: () => 'reshuffle',
    fr: () => 'remélangez votre défausse dans votre pioche',
  },
  worth: () => 0.3,
  run: (m, v) => reshuffleAll(m, v.you),
});
