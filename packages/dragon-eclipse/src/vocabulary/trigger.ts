import { triggerSteps, whyNotTrigger } from '../rules/triggering.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TRIG-01 to DE-TRIG-07: once a turn, another card of the slots; for an Enemy, its next card. */
export const trigger: EclipseWord = {
  args: {},
  text: tell(
    () => 'Trigger',
    () => 'Déclenchez',
  ),
  worth: () => 3,
  whyNot: (m, about) => whyNotTrigger(m, about.you),
  steps: triggerSteps,
};
