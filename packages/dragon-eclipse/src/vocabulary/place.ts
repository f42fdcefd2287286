import { oneOf, optional, yes } from '@tabard/engine';
import { placeSteps } from '../rules/placing.ts';
import { amount, fixed, range, reach, tell, told } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-ETOK-04 to DE-ETOK-11: Elemental tokens in the Arena. */
export const place: EclipseWord = {
  args: { count: amount, range, at: optional(oneOf(['foe', 'here'])), apart: yes },
  text: tell(
    (a, t) =>
      `place ${told(a.count, t).head} token${told(a.count, t).head === '1' ? '' : 's'}${where(a, t)}${told(a.count, t).tail}`,
    (a, t) =>
      `placez ${told(a.count, t).head} jeton${told(a.count, t).head === '1' ? '' : 's'}${where(a, t)}${told(a.count, t).tail}`,
  ),
  worth: (a) => 1.2 * (fixed(a.count) ?? 2),
  steps: placeSteps,
};

function where(a: Parameters<typeof reach>[0], t: Parameters<typeof reach>[1]): string {
  const fr = t.language === 'fr';
  if (a.at === 'foe') return `${fr ? ' sous l’adversaire' : ' under the opponent'}${reach(a, t)}`;
  if (a.at === 'here') return fr ? ' sous vous' : ' under you';
  const apart = fr ? ', pas à côté d’un de vos jetons' : ', not next to a token of yours';
  return `${reach(a, t)}${a.apart ? apart : ''}`;
}
