import { oneOf, refuse } from '@tabard/engine';
import { resolveTopSteps } from '../rules/triggering.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

const NOTHING = refuse('deck-empty', 'DE-SLOTX-02');

/** DE-SLOTX-02: a card from outside the slots, which counts as being in slot 0. */
export const resolve = word({
  voice: ['player', 'arena'],
  args: { what: oneOf(['top']) },
  text: effectTexts.resolve,
  worth: () => 3,
  whyNot: (m, about) => {
    const { deck, discard, upgrade } = m.combat.fighters[about.you];
    return deck.length + discard.length + upgrade.length ? undefined : NOTHING;
  },
  steps: resolveTopSteps,
});
