import { allow, allowUnless, ask, done, effect } from '@tabard/engine';
import { argsOf, perform, whyNotEffect } from '../rules/interpreter.ts';
import { deciderFor } from '../rules/targets.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TURN-06: what a card leaves to its owner. */
export const may: EclipseWord = {
  voice: ['player', 'arena'],
  args: { effect },
  text: tell(
    (a, t) => `you may ${t.effect(a.effect)}`,
    (a, t) => `si vous le voulez, ${t.effect(a.effect)}`,
  ),
  worth: () => 0,
  whyNot: (m, about, a) => whyNotEffect(m, a.effect as number, about),
  steps: {
    offer: ask({
      kind: 'may',
      rule: 'DE-TURN-06',
      auto: true,
      who: (m, v) => deciderFor(m, v.you),
      offer: (m, v, offer) => {
        const node = argsOf(m, v).effect as number;
        allowUnless(offer, whyNotEffect(m, node, v), 'choose-effect', node);
        allow(offer, 'pass');
      },
      then: (m, v, answer) =>
        answer.verb === 'pass' ? done(0) : perform(argsOf(m, v).effect as number, v, 'end'),
    }),
    end: (m) => done(m.result),
  },
};
