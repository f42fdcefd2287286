import { oneOf, refuse } from '@tabard/engine';
import { recallSteps } from '../rules/searching.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

const EMPTY = refuse('discard-empty', 'DE-TAG-DISCARD');

/** A card of one's choice goes from the discard pile to the top or the bottom of the deck. */
export const recall = word({
  voice: ['player', 'arena'],
  args: { where: oneOf(['top', 'bottom']) },
  text: effectTexts.recall,
  worth: () => 1,
  whyNot: (m, about) => (m.combat.fighters[about.you].discard.length ? undefined : EMPTY),
  steps: recallSteps,
});
