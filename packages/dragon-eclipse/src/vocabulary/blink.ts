import { fixed, oneOf, optional, type Phrased, refuse, type Telling } from '@tabard/engine';
import { blinkSteps, canBlink } from '../rules/blinking.ts';
import { PLACES, type Place } from '../rules/facts.ts';
import { amount, placeName, told } from './grammar.ts';
import { word } from './word.ts';

const NOWHERE = refuse('nowhere-to-blink', 'DE-TAG-BLINK');

/** DE-TAG-BLINK, DE-TAG-BLINK-ENEMY: to an empty space in range, without moving. */
export const blink = word({
  args: { range: amount, to: optional(oneOf(['toward', 'away', ...PLACES])) },
  text: {
    en: (a, t) => `Blink${howFar(a.range, t)}${whither(a.to, t)}`,
    fr: (a, t) => `Saut${howFar(a.range, t)}${whither(a.to, t)}`,
  },
  worth: (a) => 1 + 0.4 * Math.min(4, fixed(a.range) ?? 4),
  whyNot: (m, about, a) => (canBlink(m, about, a) ? undefined : NOWHERE),
  givesAmount: true,
  steps: blinkSteps,
});

/** " 3", or nothing where any range will do. */
function howFar(range: Phrased<number>, t: Telling): string {
  return range.name === 'any' ? '' : ` ${told(range, t).head}`;
}

function whither(to: 'toward' | 'away' | Place | undefined, t: Telling): string {
  const fr = t.language === 'fr';
  if (to === undefined) return '';
  if (to === 'toward') return fr ? ' vers l’adversaire' : ' towards the opponent';
  if (to === 'away') return fr ? ' loin de l’adversaire' : ' away from the opponent';
  return `${fr ? ' sur ' : ' onto '}${placeName(to, t)}`;
}
