import { allow, ask, compute, done, go, type Phrased } from '@tabard/engine';
import { CONDITION_LIMITS, CONDITIONS, type Condition } from '../defs.ts';
import type { About, ArgsAt, EffectVars, FighterId, InCombat, Steps } from '../state.ts';
import { report } from './report.ts';
import { deciderFor } from './targets.ts';

/** DE-COND-01, DE-COND-02: tokens beyond the limit are ignored. */
export function afflict(m: InCombat, fighter: FighterId, condition: number, count: number): number {
  const { conditions } = m.combat.fighters[fighter];
  const given = Math.min(count, CONDITION_LIMITS[condition] - conditions[condition]);
  if (given <= 0) return 0;
  conditions[condition] += given;
  report(m, 'afflicted', fighter, condition, given);
  return given;
}

/** How many tokens, of which kind, and whose. */
interface CleanseArgs {
  readonly count: Phrased<number>;
  readonly only: Condition | undefined;
  readonly who: 'you' | 'foe' | undefined;
}

function whose(about: About, args: CleanseArgs): number {
  return args.who === 'foe' ? about.foe : about.you;
}

/** The types that Cleanse may take from now. */
function choices(m: InCombat, fighter: FighterId, args: CleanseArgs): number[] {
  const { conditions } = m.combat.fighters[fighter];
  const only = args.only === undefined ? -1 : CONDITIONS.indexOf(args.only);
  const found: number[] = [];
  for (let i = 0; i < conditions.length; i++)
    if (conditions[i] > 0 && (only < 0 || only === i)) found.push(i);
  return found;
}

export function canCleanse(m: InCombat, about: About, args: CleanseArgs): boolean {
  return choices(m, whose(about, args), args).length > 0;
}

function total(m: InCombat, fighter: FighterId, kinds: readonly number[]): number {
  let sum = 0;
  for (const kind of kinds) sum += m.combat.fighters[fighter].conditions[kind];
  return sum;
}

/** Somebody chooses only when several types are there and not all of it goes. */
export function mustChooseCleanse(m: InCombat, v: EffectVars, args: CleanseArgs): boolean {
  const fighter = whose(v, args);
  const kinds = choices(m, fighter, args);
  return kinds.length > 1 && total(m, fighter, kinds) > compute(m, v, args.count);
}

export function cleanseWithoutAsking(m: InCombat, v: EffectVars, args: CleanseArgs): void {
  const fighter = whose(v, args);
  let left = compute(m, v, args.count);
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
export const cleanseSteps = (args: ArgsAt<CleanseArgs>): Steps => ({
  choose: ask({
    kind: 'cleanse',
    rule: 'DE-TAG-CLEANSE',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, v, whose(v, args(m, v))),
    offer: (m, v, offer) => {
      const a = args(m, v);
      if (v.at >= compute(m, v, a.count)) return;
      for (const kind of choices(m, whose(v, a), a)) allow(offer, 'cleanse', kind);
    },
    none: (m, v) => {
      if (v.at > 0) report(m, 'cleansed', whose(v, args(m, v)), v.at);
      return done(v.at);
    },
    then: (m, v, answer) => {
      m.combat.fighters[whose(v, args(m, v))].conditions[answer.refs[0]]--;
      v.at++;
      return go('choose');
    },
  }),
});

/** DE-TURN-15, DE-COND-03: at the end of its own turn one token of each type goes. */
export function fade(m: InCombat, fighter: FighterId): void {
  const { conditions } = m.combat.fighters[fighter];
  for (let i = 0; i < conditions.length; i++) if (conditions[i] > 0) conditions[i]--;
}
