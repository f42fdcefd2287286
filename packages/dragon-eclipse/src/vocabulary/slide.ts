import { refuse } from '@tabard/engine';
import { canSlide, slide as slideCards } from '../rules/slots.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

const IN_PLACE = refuse('nothing-to-do', 'DE-TURN-08');

/** DE-TURN-08: the cards in slots move right, so that empty slots are on the left. */
export const slide = word({
  voice: ['player', 'arena'],
  args: {},
  text: effectTexts.slide,
  worth: () => 0.2,
  whyNot: (m, about) => (canSlide(m, about.you) ? undefined : IN_PLACE),
  run: (m, v) => slideCards(m, v.you),
});
