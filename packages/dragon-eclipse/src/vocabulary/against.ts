import { effect, oneOf, refuse } from '@tabard/engine';
import { ELEMENTS, type Element } from '../defs.ts';
import { hasElement, opponentOf } from '../rules/facts.ts';
import { whyNotEffect } from '../rules/interpreter.ts';
import { elementName, tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const OTHER_ELEMENT = refuse('other-element', 'DE-ADV-03');

/** DE-ADV-03, DE-ADV-04: behind an advantage icon. */
export const against: EclipseWord = {
  args: { element: oneOf(ELEMENTS), do: effect },
  text: tell(
    (a, t) => `against ${elementName(a.element, t)}: ${t.effect(a.do)}`,
    (a, t) => `contre ${elementName(a.element, t)} : ${t.effect(a.do)}`,
  ),
  worth: () => 0,
  whyNot: (m, about, a) =>
    hasElement(m, opponentOf(m, about.you), a.element as Element)
      ? whyNotEffect(m, a.do as number, about)
      : OTHER_ELEMENT,
  into: (m, v, a) =>
    hasElement(m, opponentOf(m, v.you), a.element as Element) ? (a.do as number) : undefined,
};
