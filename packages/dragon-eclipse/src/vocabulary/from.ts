import { effect, oneOf, optional, refuse } from '@tabard/engine';
import { MARKERS } from '../defs.ts';
import { canStartFrom, fromSteps, ORIGINS } from '../rules/origins.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

const NO_SUCH_SPACE = refuse('no-such-space', 'DE-RANGE-01');

/** DE-SUMM-06, DE-SUMM-08: ranges are counted from a token, from each of them in turn, or from a marked space. */
export const from = word({
  args: { origin: oneOf(ORIGINS), or: optional(oneOf(MARKERS)), do: effect },
  text: effectTexts.from,
  worth: () => 1,
  whyNot: (m, about, a) => (canStartFrom(m, about, a) ? undefined : NO_SUCH_SPACE),
  givesAmount: true,
  steps: fromSteps,
});
