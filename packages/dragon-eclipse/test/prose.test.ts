import { describeProse } from '@tabard/testkit/vitest';
import { dragonEclipse } from '../src/kept-half.ts';
import { PROSE_PLANS } from './prose-plans.ts';

describeProse(dragonEclipse, PROSE_PLANS, 600);
