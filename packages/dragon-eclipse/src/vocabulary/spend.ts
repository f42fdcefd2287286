import {
  type ArgsOf,
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
import { spendPower } from '../rules/power.ts';
import { deciderFor } from '../rules/targets.ts';
import { gainTokens } from '../rules/tokens.ts';
import type { About, InCombat } from '../state.ts';
import { effectTexts } from '../words/effects.ts';
import { perform, whyNot, word } from './word.ts';

const TOO_LITTLE = refuse('not-enough', 'DE-TAG-SPEND');

const spendArgs = { count: number, of: optional(oneOf(['power', 'token'])), to: effect };

/** DE-TAG-SPEND, DE-TRIG-05: what may be paid for in full, or declined. */
export const spend = word({
  voice: ['player', 'arena'],
  args: spendArgs,
  text: effectTexts.spend,
  worth: (a) => -0.3 * a.count,
  whyNot: (m, about, a) => whyNotSpend(m, about, a),
  givesAmount: true,
  steps: (args) => ({
    offer: ask({
      kind: 'spend',
      rule: 'DE-TAG-SPEND',
      auto: true,
      who: (m, v) => deciderFor(m, v),
      about: (m, v) => [{ kind: 'effect', id: args(m, v).to }, args(m, v).count],
      offer: (m, v, offer) => {
        const a = args(m, v);
        allowUnless(offer, whyNotSpend(m, v, a), 'spend', a.to);
        allowUnless(offer, undefined, 'pass');
      },
      then: (m, v, answer) => {
        if (answer.verb === 'pass') return done(v.amount);
        const a = args(m, v);
        if (a.of === 'token') gainTokens(m, v.you, -a.count);
        else spendPower(m, v.you, a.count);
        return perform(a.to, v, 'end');
      },
    }),
    end: (m) => done(m.result),
  }),
});

function whyNotSpend(m: InCombat, about: About, a: ArgsOf<typeof spendArgs>): Refusal | undefined {
  const { power, tokens } = m.combat.fighters[about.you];
  if ((a.of === 'token' ? tokens : power) < a.count) return TOO_LITTLE;
  return whyNot(m, a.to, about);
}
