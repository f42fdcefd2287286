import { oneOf, refuse } from '@tabard/engine';
import { allyOf } from '../rules/facts.ts';
import { takeTaunt } from '../rules/taunt.ts';
import { effectTexts } from '../words/effects.ts';
import { word } from './word.ts';

const ALONE = refuse('no-partner', 'DE-COOP-04');

/** The Taunt token of two players; alone it does nothing. */
export const taunt = word({
  voice: ['player'],
  args: { how: oneOf(['take', 'give']) },
  text: effectTexts.taunt,
  worth: () => 0.2,
  whyNot: (m, about) => (allyOf(m, about.you) < 0 ? ALONE : undefined),
  run: (m, v, a) => {
    const ally = allyOf(m, v.you);
    if (ally >= 0) takeTaunt(m, a.how === 'take' ? v.you : ally);
  },
});
