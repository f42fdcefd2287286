import { effect, number, refuse } from '@tabard/engine';
import { whyNotEffect } from '../rules/interpreter.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const OTHER_SLOT = refuse('other-slot', 'DE-SLOTX-01');

/** DE-SLOTX-01, DE-TRIG-04: only if the card lies in this slot. */
export const slot: EclipseWord = {
  voice: ['player'],
  args: { slot: number, do: effect },
  text: tell(
    (a, t) => `Slot ${a.slot}: ${t.effect(a.do)}`,
    (a, t) => `Emplacement ${a.slot} : ${t.effect(a.do)}`,
  ),
  worth: () => 0,
  whyNot: (m, about, a) => (about.slot === a.slot ? whyNotEffect(m, a.do as number, about) : OTHER_SLOT),
  into: (_m, v, a) => (v.slot === a.slot ? (a.do as number) : undefined),
};
