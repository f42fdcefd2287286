/** DE-RL-CAMP-01 to DE-RL-CAMP-06, DE-RL-RUN-03, DE-RL-RUN-08: Campsites, and which Artifacts are in use or aimed at. */
import { allow, ask, call, done, go, happen, type Next } from '@tabard/engine';
import { sceneOf } from '../../tale/facts.ts';
import { decide, jointly } from '../../tale/joint.ts';
import { gainEssence, heal } from '../../tale/verbs.ts';
import { noticeRun } from '../achievements.ts';
import { artifactSlots, darknessOf, type InRun, lockedArtifacts, usableArtifacts } from '../facts.ts';
import { arming, camp, goalsTaken } from '../handles.ts';
import { markBox } from '../verbs.ts';
import { runProcedure } from './procedure.ts';

/** DE-RL-CAMP-01, DE-RL-DARK-06. */
function rest(m: InRun): void {
  const left = darknessOf(m, 'scar');
  for (const pocket of sceneOf(m).tray) {
    if (pocket.damage === 0) happen(m, 'recovered-nothing', pocket.mystling);
    else heal(m, pocket, Math.max(0, pocket.damage - left));
  }
}

/** DE-RL-CAMP-02, DE-RL-CAMP-03. */
function markBoxes(m: InRun): void {
  const marked = sceneOf(m).tray.filter(({ mystling }) => markBox(m, mystling, m.run.bosses));
  gainEssence(m, marked.length);
}

const camping = runProcedure(
  camp,
  {
    begin: (m) => {
      happen(m, 'camp-reached', m.run.bosses);
      rest(m);
      markBoxes(m);
      m.run.exhausted = [];
      return go('artifacts');
    },
    /** DE-RL-CAMP-04: with others to choose from they may be swapped. */
    artifacts: (m) => {
      const others = usableArtifacts(m).length > m.run.artifacts.length && artifactSlots(m) > 0;
      return others ? decide(m, 'swap', 'swap-together') : go('goals');
    },
    swap: swapping().alone,
    'swap-together': swapping().together,
    /** DE-RL-CAMP-05. */
    goals: () => call(goalsTaken, { seat: 0, isOptional: true }, 'end'),
    end: () => done(),
  },
  { shows: (m) => ({ kind: 'camp', campsite: m.run.bosses }) },
);

function swapping() {
  return jointly({
    kind: 'swap-artifacts',
    rule: 'DE-RL-CAMP-04',
    offer: (_m: InRun, _v: object, offer) => {
      allow(offer, 'keep-artifacts');
      allow(offer, 'choose-artifacts');
    },
    then: (m: InRun, _v, { verb }): Next<'goals'> => {
      if (verb === 'keep-artifacts') return go('goals');
      m.run.artifacts = [];
      return call(arming, {}, 'goals');
    },
  });
}

/** DE-RL-RUN-03, DE-RL-APERK-02. */
const take = jointly({
  kind: 'take-artifact',
  rule: 'DE-RL-RUN-03',
  about: (m: InRun) => [artifactSlots(m) - m.run.artifacts.length],
  offer: (m: InRun, _v: object, offer) => {
    for (const one of usableArtifacts(m))
      if (!m.run.artifacts.includes(one)) allow(offer, 'take-artifact', one);
    allow(offer, 'pass');
  },
  then: (m: InRun, _v, { verb, refs }): Next<'next'> | ReturnType<typeof done> => {
    if (verb === 'pass') return done();
    m.run.artifacts.push(refs[0]);
    return go('next');
  },
});

const arm = runProcedure(
  arming,
  {
    next: (m) => {
      const { artifacts } = m.run;
      const isFull = artifacts.length >= Math.min(artifactSlots(m), usableArtifacts(m).length);
      return isFull ? done() : decide(m, 'take', 'take-together');
    },
    take: take.alone,
    'take-together': take.together,
  },
  { shows: () => ({ kind: 'arming' }) },
);

const takeGoals = runProcedure(
  goalsTaken,
  {
    next: (m, v) => {
      while (v.seat < m.seats && m.run.goals[v.seat] >= 0) v.seat++;
      return v.seat < m.seats && lockedArtifacts(m).length ? go('choose') : done();
    },
    choose: ask({
      kind: 'take-goal',
      rule: 'DE-RL-RUN-08',
      who: (_m, v) => v.seat,
      offer: (m, v, offer) => {
        for (const one of lockedArtifacts(m)) allow(offer, 'take-goal', one);
        if (v.isOptional) allow(offer, 'pass');
      },
      then: (m, v, { verb, refs }) => {
        if (verb !== 'pass') {
          [m.run.goals[v.seat]] = refs;
          m.run.counts[v.seat] = 0;
          happen(m, 'goal-taken', v.seat, refs[0]);
          // DE-RL-ART-07: what is true already counts at once.
          noticeRun(m);
        }
        v.seat++;
        return go('next');
      },
    }),
  },
  { shows: (_m, v) => ({ kind: 'goals', seat: v.seat }) },
);

export const camps = [camping, arm, takeGoals];
