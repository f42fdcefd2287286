import { fixed, oneOf, optional, refuse } from '@tabard/engine';
import { blinkSteps, canBlink } from '../rules/blinking.ts';
import { PLACES } from '../rules/facts.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

const NOWHERE = refuse('nowhere-to-blink', 'DE-TAG-BLINK');

/** DE-TAG-BLINK, DE-TAG-BLINK-ENEMY: to an empty space in range, without moving. */
export const blink = word({
  args: { range: amount, to: optional(oneOf(['toward', 'away', ...PLACES])) },
  text: effectTexts.blink,
  worth: (a) => 1 + 0.4 * Math.min(4, fixed(a.range) ?? 4),
  whyNot: (m, about, a) => (canBlink(m, about, a) ? undefined : NOWHERE),
  givesAmount: true,
  steps: blinkSteps,
});
