import { type ArgsOf, fixed, oneOf, optional, type Telling, yes } from '@tabard/engine';
import { placeSteps } from '../rules/placing.ts';
import { amount, range, reach, told } from './grammar.ts';
import { word } from './word.ts';

const placeArgs = { count: amount, range, at: optional(oneOf(['foe', 'here'])), apart: yes };

/** DE-ETOK-04 to DE-ETOK-11: Elemental tokens in the Arena. */
export const place = word({
  args: placeArgs,
  text: {
    en: (a, t) =>
      `place ${told(a.count, t).head} token${told(a.count, t).head === '1' ? '' : 's'}${where(a, t)}${told(a.count, t).tail}`,
    fr: (a, t) =>
      `placez ${told(a.count, t).head} jeton${told(a.count, t).head === '1' ? '' : 's'}${where(a, t)}${told(a.count, t).tail}`,
  },
  worth: (a) => 1.2 * (fixed(a.count) ?? 2),
  givesAmount: true,
  steps: placeSteps,
});

function where(a: ArgsOf<typeof placeArgs>, t: Telling): string {
  const fr = t.language === 'fr';
  if (a.at === 'foe') return `${fr ? ' sous l’adversaire' : ' under the opponent'}${reach(a, t)}`;
  if (a.at === 'here') return fr ? ' sous vous' : ' under you';
  const apart = fr ? ', pas à côté d’un de vos jetons' : ', not next to a token of yours';
  return `${reach(a, t)}${a.apart ? apart : ''}`;
}
