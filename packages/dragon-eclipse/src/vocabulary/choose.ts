import { allowUnless, ask, done, effects } from '@tabard/engine';
import { argsOf, NOTHING_TO_DO, perform, whyNotEffect } from '../rules/interpreter.ts';
import { deciderFor } from '../rules/targets.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** One of several effects; DE-GOLD-03: the player picks for the Enemy. */
export const choose: EclipseWord = {
  args: { effects },
  text: tell(
    (a, t) => `choose one: ${lettered((a.effects as readonly number[]).map(t.effect))}`,
    (a, t) => `au choix : ${lettered((a.effects as readonly number[]).map(t.effect))}`,
  ),
  worth: () => 0.5,
  whyNot: (m, about, a) =>
    (a.effects as readonly number[]).some((node) => !whyNotEffect(m, node, about))
      ? undefined
      : NOTHING_TO_DO,
  steps: {
    choose: ask({
      kind: 'choose-effect',
      rule: 'DE-TURN-06',
      auto: true,
      who: (m, v) => deciderFor(m, v.you),
      offer: (m, v, offer) => {
        for (const node of argsOf(m, v).effects as readonly number[])
          allowUnless(offer, whyNotEffect(m, node, v), 'choose-effect', node);
      },
      none: () => done(0),
      then: (_m, v, answer) => perform(answer.refs[0], v, 'end'),
    }),
    end: (m) => done(m.result),
  },
};

/** "(a) …; (b) …" */
function lettered(parts: readonly string[]): string {
  return parts.map((part, i) => `(${String.fromCharCode(97 + i)}) ${part}`).join('; ');
}
