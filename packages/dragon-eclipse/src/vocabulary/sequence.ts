import { effects } from '@tabard/engine';
import { NOTHING_TO_DO, whyNotEffect } from '../rules/interpreter.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TURN-05: one after another; the interpreter walks through it. */
export const sequence: EclipseWord = {
  args: { steps: effects },
  text: tell(
    (a, t) => (a.steps as readonly number[]).map(t.effect).join(', then '),
    (a, t) => (a.steps as readonly number[]).map(t.effect).join(', puis '),
  ),
  worth: () => 0,
  whyNot: (m, about, a) =>
    (a.steps as readonly number[]).some((node) => !whyNotEffect(m, node, about)) ? undefined : NOTHING_TO_DO,
};
