import { effect, oneOf, optional, refuse, type Telling } from '@tabard/engine';
import { MARKERS } from '../defs.ts';
import { canStartFrom, fromSteps, ORIGINS } from '../rules/origins.ts';
import { placeName } from './grammar.ts';
import { word } from './word.ts';

const NO_SUCH_SPACE = refuse('no-such-space', 'DE-RANGE-01');

/** DE-SUMM-06, DE-SUMM-08: ranges are counted from a token, from each of them in turn, or from a marked space. */
export const from = word({
  args: { origin: oneOf(ORIGINS), or: optional(oneOf(MARKERS)), do: effect },
  text: {
    en: (a, t) => `from ${origin(a.origin, t)}${a.or ? ` or ${placeName(a.or, t)}` : ''}, ${t.effect(a.do)}`,
    fr: (a, t) =>
      `depuis ${origin(a.origin, t)}${a.or ? ` ou ${placeName(a.or, t)}` : ''}, ${t.effect(a.do)}`,
  },
  worth: () => 1,
  whyNot: (m, about, a) => (canStartFrom(m, about, a) ? undefined : NO_SUCH_SPACE),
  givesAmount: true,
  steps: fromSteps,
});

function origin(name: (typeof ORIGINS)[number], t: Telling): string {
  const fr = t.language === 'fr';
  if (name === 'tokens') return fr ? 'chacun de vos jetons' : 'each of your tokens';
  if (name === 'summons') return fr ? 'chaque Invocation' : 'each Summon';
  if (name === 'foe') return fr ? 'la case de l’adversaire' : 'the opponent’s space';
  return placeName(name, t);
}
