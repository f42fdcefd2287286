import { effect, number, refuse } from '@tabard/engine';
import { effectTexts } from '../words/effects.ts';
import { whyNot, word } from './word.ts';

const OTHER_SLOT = refuse('other-slot', 'DE-SLOTX-01');

/** DE-SLOTX-01, DE-TRIG-04: only if the card lies in this slot. */
export const slot = word({
  voice: ['player'],
  args: { slot: number, do: effect },
  text: effectTexts.slot,
  worth: () => 0,
  whyNot: (m, about, a) => (about.slot === a.slot ? whyNot(m, a.do, about) : OTHER_SLOT),
  into: (_m, v, a) => (v.slot === a.slot ? a.do : undefined),
});
