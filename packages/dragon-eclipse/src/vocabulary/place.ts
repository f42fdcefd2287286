import { fixed, oneOf, optional, yes } from '@tabard/engine';
import { placeSteps } from '../rules/placing.ts';
import { effectTexts } from '../words/effects.ts';
import { amount, range } from './grammar.ts';
import { word } from './word.ts';

const placeArgs = { count: amount, range, at: optional(oneOf(['foe', 'here'])), apart: yes };

/** DE-ETOK-04 to DE-ETOK-11: Elemental tokens in the Arena. */
export const place = word({
  args: placeArgs,
  text: effectTexts.place,
  worth: (a) => 1.2 * (fixed(a.count) ?? 2),
  givesAmount: true,
  steps: placeSteps,
});
