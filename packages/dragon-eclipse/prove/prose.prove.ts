import { describeProse } from '@tabard/testkit/vitest';
import { dragonEclipse } from '../src/kept-half.ts';
import { PROSE_PLANS } from '../test/prose-plans.ts';

describeProse(dragonEclipse, PROSE_PLANS, 20_000);
