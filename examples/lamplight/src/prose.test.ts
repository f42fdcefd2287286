import { describeProse } from '@tabard/testkit/vitest';
import { lamplight } from './index.ts';

describeProse(lamplight, [{ seats: 3, options: { customs: true } }], 1500);
