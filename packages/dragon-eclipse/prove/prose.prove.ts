import { describeProse } from '@tabard/testkit/vitest';
import { dragonEclipse } from '../src/index.ts';
import { PROSE_PLANS } from '../test/prose-plans.ts';

describeProse(dragonEclipse, PROSE_PLANS, 20_000);
