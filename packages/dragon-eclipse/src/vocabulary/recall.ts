import { oneOf, refuse } from '@tabard/engine';
import { recallSteps } from '../rules/searching.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const EMPTY = refuse('discard-empty', 'DE-TAG-DISCARD');

/** A card of one's choice goes from the discard pile to the top or the bottom of the deck. */
export const recall: EclipseWord = {
  voice: ['player', 'arena'],
  args: { where: oneOf(['top', 'bottom']) },
  text: tell(
    (a) => `put a card from your discard pile on ${a.where === 'top' ? 'top' : 'the bottom'} of your deck`,
    (a) => `mettez une carte de votre défausse ${a.where === 'top' ? 'sur' : 'sous'} votre pioche`,
  ),
  worth: () => 1,
  whyNot: (m, about) => (m.combat.fighters[about.you].discard.length ? undefined : EMPTY),
  steps: recallSteps,
};
