import { type Args, allow, ask, done, go, type Step } from '@tabard/engine';
import { CONDITION_LIMITS, CONDITIONS } from '../defs.ts';
import type { About, EffectVars, InCombat } from '../state.ts';
import { amountOf } from '../vocabulary/amounts.ts';
import { opponentOf } from './facts.ts';
import { argsOf } from './interpreter.ts';
import { report } from './report.ts';
import { deciderFor } from './targets.ts';

/** DE-COND-01, DE-COND-02: tokens beyond the limit are ignored. */
export function afflict(m: InCombat, fighter: number, condition: number, count: number): number {
  const { conditions } = m.combat.fighters[fighter];
  const given = Math.min(count, CONDITION_LIMITS[condition] - conditions[condition]);
  if (given <= 0) return 0;
  conditions[condition] += given;
  report(m, 'afflicted', fighter, condition, given);
  return given;
}

function whose(m: InCombat, about: About, args: Args): number {
  return args.who === 'foe' ? opponentOf(m, about.you) : about.you;
}

/** The types that Cleanse may take from now. */
function choices(m: InCombat, fighter: number, args: Args): number[] {
  const { conditions } = m.combat.fighters[fighter];
  const only = args.only === undefined ? -1 : CONDITIONS.indexOf(args.only as 'burn');
  const found: number[] = [];
  for (let i = 0; i < conditions.length; i++)
    if (conditions[i] > 0 && (only < 0 || only === i)) found.push(i);
  return found;
}

export function canCleanse(m: InCombat, you: number, args: Args): boolean {
  const about = { you, card: -1, slot: 0, origin: -1, amount: 0 };
  return choices(m, whose(m, about, args), args).length > 0;
}

function total(m: InCombat, fighter: number, kinds: readonly number[]): number {
  let sum = 0;
  for (const kind of kinds) sum += m.combat.fighters[fighter].conditions[kind];
  return sum;
}

/** Somebody chooses only when several types are there and not all of it goes. */
export function mustChooseCleanse(m: InCombat, v: EffectVars, args: Args): boolean {
  const fighter = whose(m, v, args);
  const kinds = choices(m, fighter, args);
  return kinds.length > 1 && total(m, fighter, kinds) > amountOf(m, v, args.count);
}

export function cleanseWithoutAsking(m: InCombat, v: EffectVars, args: Args): void {
  const fighter = whose(m, v, args);
  let left = amountOf(m, v, args.count);
  v.amount = 0;
  for (const kind of choices(m, fighter, args)) {
    const gone = Math.min(left, m.combat.fighters[fighter].conditions[kind]);
    m.combat.fighters[fighter].conditions[kind] -= gone;
    left -= gone;
    v.amount += gone;
  }
  if (v.amount > 0) report(m, 'cleansed', fighter, v.amount);
}

/** DE-TAG-CLEANSE: token by token, of any types. */
export const cleanseSteps: Readonly<Record<string, Step<InCombat, EffectVars>>> = {
  choose: ask({
    kind: 'cleanse',
    rule: 'DE-TAG-CLEANSE',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, whose(m, v, argsOf(m, v))),
    offer: (m, v, offer) => {
      const args = argsOf(m, v);
      if (v.at >= amountOf(m, v, args.count)) return;
      for (const kind of choices(m, whose(m, v, args), args)) allow(offer, 'cleanse', kind);
    },
    none: (m, v) => {
      if (v.at > 0) report(m, 'cleansed', whose(m, v, argsOf(m, v)), v.at);
      return done(v.at);
    },
    then: (m, v, answer) => {
      m.combat.fighters[whose(m, v, argsOf(m, v))].conditions[answer.refs[0]]--;
      v.at++;
      return go('choose');
    },
  }),
};

/** DE-TURN-15, DE-COND-03: at the end of its own turn one token of each type goes. */
export function fade(m: InCombat, fighter: number): void {
  const { conditions } = m.combat.fighters[fighter];
  for (let i = 0; i < conditions.length; i++) if (conditions[i] > 0) conditions[i]--;
}
