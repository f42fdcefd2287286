/** DE-RL-OVER-03: choose the next space, move there, resolve its effect. */
import { allow, call, done, go, type Next } from '@tabard/engine';
import { decide, jointly } from '../../tale/joint.ts';
import { offerHeld, useHeld } from '../../tale/rules/held.ts';
import { type InRun, positionOn, spaceAt } from '../facts.ts';
import { camp, runFight, runStep } from '../handles.ts';
import { buryMysteries, enterSpace, turnUpMystery } from '../verbs.ts';
import { resolveMystery } from './mystery.ts';
import { runProcedure } from './procedure.ts';

interface StepVars {
  drawn: number[];
}

type Steps = 'choose' | 'fought' | 'resolved' | 'camped' | 'draw';

/** DE-RL-MAP-03, DE-RL-OVER-08: one of the spaces that arrows lead to, or the end of the Run. */
const nextSpace = jointly({
  kind: 'next-space',
  rule: 'DE-RL-MAP-03',
  offer: (m: InRun, _v: StepVars, offer) => {
    for (const space of spaceAt(m, positionOn(m)).next) allow(offer, 'go-to', space);
    offerHeld(m, offer);
    allow(offer, 'give-up');
  },
  then: (m: InRun, _v, answer): Next<Steps> => {
    const used = useHeld(m, answer, 'choose');
    if (used) return used;
    if (answer.verb === 'give-up') {
      m.run.state = 'given-up';
      return done();
    }
    const { kind, letter } = enterSpace(m, answer.refs[0]);
    if (kind === 'tier' || kind === 'boss')
      return call(runFight, { isBoss: kind === 'boss', aftermath: undefined }, 'fought');
    if (kind === 'camp') return call(camp, {}, 'camped');
    return letter >= 0 ? resolveMystery(m.run.slots[letter], 'resolved') : go('draw');
  },
});

/** DE-RL-MSPACE-02: one of the cards drawn. */
const chooseMystery = jointly({
  kind: 'choose-mystery',
  rule: 'DE-RL-MSPACE-02',
  offer: (_m: InRun, v: StepVars, offer) => {
    for (const card of v.drawn) allow(offer, 'face-mystery', card);
  },
  then: (_m: InRun, _v, { refs }): Next<'resolved'> => resolveMystery(refs[0], 'resolved'),
});

const stepOn = runProcedure(
  runStep,
  {
    choose: (m) => decide(m, 'alone', 'together'),
    alone: nextSpace.alone,
    together: nextSpace.together,
    draw: (m, v) => {
      const { cards } = spaceAt(m, positionOn(m));
      for (let i = 0; i < cards; i++) v.drawn.push(turnUpMystery(m));
      return v.drawn.length === 1
        ? resolveMystery(v.drawn[0], 'resolved')
        : decide(m, 'which', 'which-together');
    },
    which: chooseMystery.alone,
    'which-together': chooseMystery.together,
    resolved: (m) => {
      buryMysteries(m);
      return done();
    },
    camped: () => done(),
    fought: () => done(),
  },
  {
    shows: (m, v, step) => {
      if (step === 'alone' || step === 'together') return { kind: 'crossroads', space: positionOn(m) };
      return step.startsWith('which') ? { kind: 'mysteries', drawn: v.drawn } : undefined;
    },
  },
);

export const stepping = [stepOn];
