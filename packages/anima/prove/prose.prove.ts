import { describeProse } from '@tabard/testkit/vitest';
import { shadowOfOmega, twilightOfTheGods } from '../src/index.ts';
import { OMEGA_PLANS, TWILIGHT_PLANS } from '../test/prose-plans.ts';

describeProse(shadowOfOmega, OMEGA_PLANS, 20_000);
describeProse(twilightOfTheGods, TWILIGHT_PLANS, 20_000);
