import { compute, fixed, oneOf, optional, refuse } from '@tabard/engine';
import { heal as healDamage } from '../rules/damage.ts';
import { allyOf } from '../rules/facts.ts';
import type { About, InCombat } from '../state.ts';
import { effectTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';
import { word } from './word.ts';

const UNHURT = refuse('unhurt', 'DE-TAG-HEAL');

/** DE-TAG-HEAL: takes damage off a sheet. */
export const heal = word({
  args: { damage: amount, who: optional(oneOf(['you', 'ally', 'foe'])) },
  text: effectTexts.heal,
  worth: (a) => (a.who === 'foe' ? -0.9 : 0.9) * (fixed(a.damage) ?? 3),
  whyNot: (m, about, a) => {
    const who = whose(m, about, a.who);
    return who < 0 || m.combat.fighters[who].damage === 0 ? UNHURT : undefined;
  },
  run: (m, v, a) => {
    const who = whose(m, v, a.who);
    v.amount = who < 0 ? 0 : healDamage(m, who, compute(m, v, a.damage));
  },
});

function whose(m: InCombat, { you, foe }: About, written: 'you' | 'ally' | 'foe' | undefined): number {
  if (written === 'ally') return allyOf(m, you);
  return written === 'foe' ? foe : you;
}
