import {
  allowUnless,
  ask,
  done,
  effect,
  number,
  oneOf,
  optional,
  type Refusal,
  refuse,
} from '@tabard/engine';
import { argsOf, perform, whyNotEffect } from '../rules/interpreter.ts';
import { spendPower } from '../rules/power.ts';
import { gainTokens } from '../rules/tokens.ts';
import type { About, InCombat } from '../state.ts';
import { tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

const TOO_LITTLE = refuse('not-enough', 'DE-TAG-SPEND');

/** DE-TAG-SPEND, DE-TRIG-05: what may be paid for in full, or declined. */
export const spend: EclipseWord = {
  voice: ['player', 'arena'],
  args: { count: number, of: optional(oneOf(['power', 'token'])), to: effect },
  text: tell(
    (a, t) =>
      `you may spend ${a.count} ${a.of === 'token' ? (a.count === 1 ? 'token from your sheet' : 'tokens from your sheet') : 'Power'}: ${t.effect(a.to)}`,
    (a, t) =>
      `vous pouvez dépenser ${a.count} ${a.of === 'token' ? (a.count === 1 ? 'jeton de votre fiche' : 'jetons de votre fiche') : 'Pouvoir'} : ${t.effect(a.to)}`,
  ),
  worth: (a) => -0.3 * (a.count as number),
  whyNot: (m, about, a) => whyNotSpend(m, about, a),
  steps: {
    offer: ask({
      kind: 'spend',
      rule: 'DE-TAG-SPEND',
      auto: true,
      who: (_m, v) => v.you,
      about: (m, v) => [{ kind: 'effect', id: argsOf(m, v).to as number }, argsOf(m, v).count as number],
      offer: (m, v, offer) => {
        const a = argsOf(m, v);
        allowUnless(offer, whyNotSpend(m, v, a), 'spend', a.to as number);
        allowUnless(offer, undefined, 'pass');
      },
      then: (m, v, answer) => {
        if (answer.verb === 'pass') return done(0);
        const a = argsOf(m, v);
        if (a.of === 'token') gainTokens(m, v.you, -(a.count as number));
        else spendPower(m, v.you, a.count as number);
        return perform(a.to as number, v, 'end');
      },
    }),
    end: (m) => done(m.result),
  },
};

function whyNotSpend(m: InCombat, about: About, a: Readonly<Record<string, unknown>>): Refusal | undefined {
  const { power, tokens } = m.combat.fighters[about.you];
  if ((a.of === 'token' ? tokens : power) < (a.count as number)) return TOO_LITTLE;
  return whyNotEffect(m, a.to as number, about);
}
