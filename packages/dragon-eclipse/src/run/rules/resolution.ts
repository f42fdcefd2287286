/** DE-RL-RES-01 to DE-RL-RES-09: what a Run gives, and what it is spent on. */
import {
  allow,
  ask,
  become,
  type Def,
  done,
  finish,
  go,
  happen,
  type Next,
  type Offer,
  type Option,
} from '@tabard/engine';
import { mystlingAt, sceneOf } from '../../tale/facts.ts';
import { decide, jointly } from '../../tale/joint.ts';
import { MOST_SILVER } from '../../tale/state.ts';
import { gainEssence, gainSilver, loseEssence, loseSilver } from '../../tale/verbs.ts';
import { STARTING_PERKS } from '../defs.ts';
import { hasPerk, type InRun, lockedMystlings, nextPerkCost, unlockCost } from '../facts.ts';
import { farewell, resolution } from '../handles.ts';
import { unlockMystling } from '../verbs.ts';
import { runProcedure } from './procedure.ts';

/** The gains in their order: DE-RL-RES-09. */
const STAGES = ['silver', 'artifacts', 'map', 'over'] as const;
const FIRST_COMPLETION = 3;

interface ResolutionVars {
  uncounted: number[];
  stage: number;
}

function tierOf(m: InRun, mystling: Def): number {
  return mystlingAt(m, mystling).tier;
}

/** DE-RL-RES-02. */
function discardAll(m: InRun): void {
  for (const pocket of sceneOf(m).tray) {
    pocket.damage = 0;
    pocket.power = 0;
  }
  m.run.goals = m.run.goals.map(() => -1);
}

/** DE-RL-RES-03, DE-RL-RES-04. */
function score(m: InRun, v: ResolutionVars, mystling: Def): void {
  v.uncounted.splice(v.uncounted.indexOf(mystling), 1);
  gainSilver(m, tierOf(m, mystling));
}

/** One card for each Tier that is still to be counted, the lowest first. */
function scorable(m: InRun, { uncounted }: ResolutionVars): Def[] {
  const sorted = uncounted.slice().sort((a, b) => tierOf(m, a) - tierOf(m, b));
  return sorted.filter((one, i) => i === 0 || tierOf(m, one) !== tierOf(m, sorted[i - 1]));
}

/** DE-RL-RES-04, DE-RL-RES-06: whatever can be paid now. */
function offerUnlocks(m: InRun, offer: Offer): void {
  STARTING_PERKS.forEach((_, perk) => {
    const cost = nextPerkCost(m, perk);
    if (cost !== undefined && cost <= m.tale.silver) allow(offer, 'buy-perk', perk);
  });
  for (const mystling of lockedMystlings(m))
    if (unlockCost(m, mystling) <= m.tale.essence) allow(offer, 'unlock-mystling', mystling);
}

function mayUnlock(m: InRun): boolean {
  const offer: Offer = { options: [], refused: undefined };
  offerUnlocks(m, offer);
  return offer.options.length > 0;
}

/**
 * DE-RL-RES-09: the order of Tiers matters where they give more Silver than fits, and the purse may overflow before it
 * pays for the next step of anything.
 */
function mayOrderMatter(m: InRun, v: ResolutionVars): boolean {
  const tiers = v.uncounted.map((one) => tierOf(m, one));
  const total = tiers.reduce((sum, tier) => sum + tier, m.tale.silver);
  if (scorable(m, v).length < 2 || total <= MOST_SILVER) return false;
  const cheapest = Math.min(
    ...STARTING_PERKS.map((_, perk) => nextPerkCost(m, perk) ?? Number.POSITIVE_INFINITY),
  );
  return cheapest <= MOST_SILVER && cheapest - 1 + Math.max(...tiers) > MOST_SILVER;
}

/** Buys what was chosen; false when the answer is another one. */
function buy(m: InRun, { verb, refs }: Option): boolean {
  if (verb === 'unlock-mystling') {
    loseEssence(m, unlockCost(m, refs[0]));
    unlockMystling(m, refs[0]);
    return true;
  }
  if (verb !== 'buy-perk') return false;
  loseSilver(m, nextPerkCost(m, refs[0]) ?? 0);
  m.run.sheet.perks[refs[0]]++;
  happen(m, 'perk-bought', refs[0], m.run.sheet.perks[refs[0]]);
  return true;
}

/** DE-RL-RES-04: between two gains, and at the end. */
const spend = jointly({
  kind: 'spend-gains',
  rule: 'DE-RL-RES-04',
  about: (m: InRun) => [m.tale.silver, m.tale.essence],
  offer: (m: InRun, v: ResolutionVars, offer) => {
    offerUnlocks(m, offer);
    for (const mystling of scorable(m, v)) allow(offer, 'score', mystling);
    if (!v.uncounted.length) allow(offer, STAGES[v.stage] === 'over' ? 'end-run' : 'go-on');
  },
  then: (m: InRun, v, answer): Next<'next' | 'gain' | 'free'> => {
    if (buy(m, answer)) return go('next');
    if (answer.verb === 'end-run') return go('free');
    if (answer.verb === 'score') score(m, v, answer.refs[0]);
    else return go('gain');
    return go('next');
  },
});

/** DE-RL-APERK-08. */
const chooseFree = jointly({
  kind: 'free-mystling',
  rule: 'DE-RL-APERK-08',
  offer: (m: InRun, _v: ResolutionVars, offer) => {
    for (const one of lockedMystlings(m)) allow(offer, 'unlock-mystling', one);
  },
  then: (m: InRun, _v, { refs }): Next<'over'> => {
    m.run.sheet.isFreeTaken = true;
    unlockMystling(m, refs[0]);
    return go('over');
  },
});

/** DE-RL-ART-07: a perk works from the Run after the one that unlocked it. */
function isFreeDue(m: InRun): boolean {
  return !m.run.sheet.isFreeTaken && hasPerk(m, 'free') && lockedMystlings(m).length > 0;
}

/** DE-RL-RES-05: how much Essence a stage gives. */
function essenceOf(m: InRun, v: ResolutionVars): number {
  if (STAGES[v.stage] === 'artifacts') return m.run.fresh.length;
  return STAGES[v.stage] === 'map' && m.run.isFirstCompletion ? FIRST_COMPLETION : 0;
}

/** Stages that give nothing are not worth a question. */
function skipEmptyStages(m: InRun, v: ResolutionVars): void {
  if (STAGES[v.stage] === 'silver' && !v.uncounted.length) v.stage++;
  while (v.stage > 0 && STAGES[v.stage] !== 'over' && !essenceOf(m, v)) v.stage++;
}

const resolve = runProcedure(
  resolution,
  {
    begin: (m, v) => {
      happen(m, 'run-ended', m.run.bosses);
      discardAll(m);
      v.uncounted = m.run.defeated.slice();
      return go('next');
    },
    next: (m, v) => {
      skipEmptyStages(m, v);
      return mayUnlock(m) || mayOrderMatter(m, v) ? decide(m, 'spend', 'spend-together') : go('gain');
    },
    spend: spend.alone,
    'spend-together': spend.together,
    gain: (m, v) => {
      if (STAGES[v.stage] === 'over') return go('free');
      if (v.uncounted.length) score(m, v, scorable(m, v)[0]);
      else gainEssence(m, essenceOf(m, { ...v, stage: v.stage++ }));
      return go('next');
    },
    free: (m) => (isFreeDue(m) ? decide(m, 'choose-free', 'choose-free-together') : go('over')),
    'choose-free': chooseFree.alone,
    'choose-free-together': chooseFree.together,
    over: () => become(farewell, {}),
  },
  { shows: (_m, v) => ({ kind: 'resolution', uncounted: v.uncounted }) },
);

const REASONS = { on: 'run-lost', won: 'run-won', lost: 'run-lost', 'given-up': 'run-given-up' } as const;

/** A frame and a question of its own: a bot that looks ahead sees what it bought before it sees the end. */
const leave = runProcedure(
  farewell,
  {
    leave: ask({
      kind: 'farewell',
      rule: 'DE-RL-RES-08',
      who: (m) => m.decider,
      offer: (_m, _v, offer) => allow(offer, 'leave'),
      then: (m) => {
        const { state } = m.run;
        finish(m, state === 'won' ? m.tamers.map((_, seat) => seat) : [], REASONS[state]);
        return done();
      },
    }),
  },
  { shows: () => ({ kind: 'farewell' }) },
);

export const resolutions = [resolve, leave];
