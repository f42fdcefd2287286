import { describeSieges } from './siege-run.ts';

describeSieges(3);
