import { describeConformance } from '@tabard/testkit/vitest';
import { shadowOfOmega } from '../src/index.ts';

const seeds = ['lamp', 'walnut'];

describeConformance(shadowOfOmega, {
  'revised, two seats': {
    seeds,
    seats: [2],
    options: { edition: 'revised' },
    mostDecisions: 100_000,
    sample: 0.02,
  },
  'revised, five seats': {
    seeds,
    seats: [5],
    options: { edition: 'revised' },
    mostDecisions: 100_000,
    sample: 0.01,
  },
  'first, three seats': {
    seeds,
    seats: [3],
    options: { edition: 'first' },
    mostDecisions: 100_000,
    sample: 0.01,
  },
  'the tree': { seeds, seats: [2], options: { tree: true }, mostDecisions: 100_000, sample: 0.01 },
});
