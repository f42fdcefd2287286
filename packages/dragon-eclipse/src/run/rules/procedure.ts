import { proceduresOf } from '@tabard/engine';
import type { Situation } from '../../situation.ts';
import type { Match } from '../../state.ts';
import type { InRun } from '../facts.ts';

/** A procedure of a Run: its frames stand on that of a Run, so there is one. */
export const runProcedure = proceduresOf<InRun, Situation, Match>();
