import { effect, optional, type Phrased } from '@tabard/engine';
import { NOTHING_TO_DO, whyNotEffect } from '../rules/interpreter.ts';
import { holds } from './conditions.ts';
import { condition, tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** An effect that depends on a condition. */
export const ifWord: EclipseWord = {
  args: { if: condition, then: effect, else: optional(effect) },
  text: tell(
    (a, t) =>
      `${t.phrase(a.if)}, ${t.effect(a.then)}${a.else === undefined ? '' : `; otherwise ${t.effect(a.else)}`}`,
    (a, t) =>
      `${t.phrase(a.if)}, ${t.effect(a.then)}${a.else === undefined ? '' : ` ; sinon ${t.effect(a.else)}`}`,
  ),
  worth: () => 0,
  whyNot: (m, about, a) => {
    const node = holds(m, about, a.if as Phrased) ? a.then : a.else;
    return node === undefined ? NOTHING_TO_DO : whyNotEffect(m, node as number, about);
  },
  into: (m, v, a) => (holds(m, v, a.if as Phrased) ? a.then : a.else) as number | undefined,
};
