import { describeProse } from '@tabard/testkit/vitest';
import { shadowOfOmega, twilightOfTheGods } from '../src/index.ts';
import { OMEGA_PLANS, TWILIGHT_PLANS } from './prose-plans.ts';

describeProse(shadowOfOmega, OMEGA_PLANS, 1000);
describeProse(twilightOfTheGods, TWILIGHT_PLANS, 1000);
