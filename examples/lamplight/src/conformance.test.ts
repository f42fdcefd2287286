import { describeConformance } from '@tabard/testkit/vitest';
import { lamplight } from './index.ts';

describeConformance(lamplight, {
  'every number of seats': {},
  'three nights in a quiet inn': { seeds: 3, options: { nights: 3, replies: false } },
  'customs of the house': { seeds: 10, options: { nights: 2, customs: true } },
});
