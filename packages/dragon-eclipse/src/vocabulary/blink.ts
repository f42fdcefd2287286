import { oneOf, optional, type Phrased, refuse } from '@tabard/engine';
import { blinkSteps, canBlink } from '../rules/blinking.ts';
import { amount, fixed, PLACES, placeName, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const NOWHERE = refuse('nowhere-to-blink', 'DE-TAG-BLINK');

/** DE-TAG-BLINK, DE-TAG-BLINK-ENEMY: to an empty space in range, without moving. */
export const blink: EclipseWord = {
  args: { range: amount, to: optional(oneOf(['toward', 'away', ...PLACES])) },
  text: tell(
    (a, t) => `Blink${howFar(a.range, t)}${whither(a.to, t)}`,
    (a, t) => `Saut${howFar(a.range, t)}${whither(a.to, t)}`,
  ),
  worth: (a) => 1 + 0.4 * Math.min(4, fixed(a.range) ?? 4),
  whyNot: (m, about, a) => (canBlink(m, about, a) ? undefined : NOWHERE),
  steps: blinkSteps,
};

/** " 3", or nothing where any range will do. */
function howFar(range: Parameters<typeof told>[0], t: Parameters<typeof placeName>[1]): string {
  return (range as Phrased).name === 'any' ? '' : ` ${told(range, t).head}`;
}

function whither(to: Parameters<typeof placeName>[0], t: Parameters<typeof placeName>[1]): string {
  const fr = t.language === 'fr';
  if (to === undefined) return '';
  if (to === 'toward') return fr ? ' vers l’adversaire' : ' towards the opponent';
  if (to === 'away') return fr ? ' loin de l’adversaire' : ' away from the opponent';
  return `${fr ? ' sur ' : ' onto '}${placeName(to, t)}`;
}
