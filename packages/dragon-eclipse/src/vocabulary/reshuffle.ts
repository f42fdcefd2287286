import { reshuffle as reshuffleAll } from '../rules/slots.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TURN-13: discard pile, Upgrades and deck become one new deck. */
export const reshuffle: EclipseWord = {
  voice: ['player', 'arena'],
  args: {},
  text: tell(
    () => 'reshuffle',
    () => 'remélangez votre défausse dans votre pioche',
  ),
  worth: () => 0.3,
  run: (m, v) => reshuffleAll(m, v.you),
};
