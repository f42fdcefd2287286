import { triggerSteps, whyNotTrigger } from '../rules/triggering.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

/** DE-TRIG-01 to DE-TRIG-07: once a turn, another card of the slots; for an Enemy, its next card. */
export const trigger = word({
  args: {},
  text: effectTexts.trigger,
  worth: () => 3,
  whyNot: (m, about) => whyNotTrigger(m, about.you),
  steps: triggerSteps,
});
