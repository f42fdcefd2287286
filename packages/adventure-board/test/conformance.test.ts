import { describeConformance } from '@tabard/testkit/vitest';
import { adventureBoard } from '../src/index.ts';

describeConformance(adventureBoard, {
  'every number of seats': { seeds: 1, sample: 0.02, mostDecisions: 1500, unfinished: 'allowed' },
});
