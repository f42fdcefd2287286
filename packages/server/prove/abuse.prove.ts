import { describeSieges } from '../test/abuse/siege-run.ts';

describeSieges(60);
