import { effect, oneOf, refuse } from '@tabard/engine';
import { ELEMENTS } from '../defs.ts';
import { hasElement } from '../rules/facts.ts';
import { effectTexts } from '../words/effects.ts';
import { whyNot, word } from './word.ts';

const OTHER_ELEMENT = refuse('other-element', 'DE-ADV-03');

/** DE-ADV-03, DE-ADV-04: behind an advantage icon. */
export const against = word({
  args: { element: oneOf(ELEMENTS), do: effect },
  text: effectTexts.against,
  worth: () => 0,
  whyNot: (m, about, a) => (hasElement(m, about.foe, a.element) ? whyNot(m, a.do, about) : OTHER_ELEMENT),
  into: (m, v, a) => (hasElement(m, v.foe, a.element) ? a.do : undefined),
});
