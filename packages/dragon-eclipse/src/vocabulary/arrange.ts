import { refuse } from '@tabard/engine';
import { arrangeSteps } from '../rules/slots.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

const TOO_FEW = refuse('too-few-cards', 'DE-SLOTX-01');

/** Two cards of the slots change places. */
export const arrange = word({
  voice: ['player', 'arena'],
  args: {},
  text: effectTexts.arrange,
  worth: () => 0.8,
  whyNot: (m, about) => (m.combat.fighters[about.you].slots.length > 1 ? undefined : TOO_FEW),
  steps: arrangeSteps,
});
