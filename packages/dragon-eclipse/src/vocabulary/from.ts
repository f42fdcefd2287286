import { effect, oneOf, optional, refuse } from '@tabard/engine';
import { MARKERS } from '../defs.ts';
import { canStartFrom, fromSteps } from '../rules/origins.ts';
import { placeName, tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const NO_SUCH_SPACE = refuse('no-such-space', 'DE-RANGE-01');
const ORIGINS = ['token', 'tokens', 'summons', 'foe', ...MARKERS] as const;

/** DE-SUMM-06, DE-SUMM-08: ranges are counted from a token, from each of them in turn, or from a marked space. */
export const from: EclipseWord = {
  args: { origin: oneOf(ORIGINS), or: optional(oneOf(MARKERS)), do: effect },
  text: tell(
    (a, t) =>
      `from ${origin(a.origin as string, t)}${a.or ? ` or ${placeName(a.or, t)}` : ''}, ${t.effect(a.do)}`,
    (a, t) =>
      `depuis ${origin(a.origin as string, t)}${a.or ? ` ou ${placeName(a.or, t)}` : ''}, ${t.effect(a.do)}`,
  ),
  worth: () => 1,
  whyNot: (m, about, a) => (canStartFrom(m, about, a) ? undefined : NO_SUCH_SPACE),
  steps: fromSteps,
};

function origin(name: string, t: Parameters<typeof placeName>[1]): string {
  const fr = t.language === 'fr';
  if (name === 'tokens') return fr ? 'chacun de vos jetons' : 'each of your tokens';
  if (name === 'summons') return fr ? 'chaque Invocation' : 'each Summon';
  if (name === 'foe') return fr ? 'la case de l’adversaire' : 'the opponent’s space';
  return placeName(name, t);
}
