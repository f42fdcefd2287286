/** DE-RL-OVER-01 to DE-RL-OVER-04: a Run from its setup to its resolution. */
import { become, call, go } from '@tabard/engine';
import { resolution, run, runSetup, runStep } from '../handles.ts';
import { runProcedure } from './procedure.ts';

const play = runProcedure(
  run,
  {
    begin: () => call(runSetup, { seat: 0, at: 0, left: 0 }, 'step'),
    step: (m) => (m.run.state === 'on' ? call(runStep, { drawn: [] }, 'step') : go('over')),
    over: () => become(resolution, { uncounted: [], stage: 0 }),
  },
  { shows: (m) => (m.run.map < 0 ? undefined : { kind: 'run' }) },
);

export const runs = [play];
