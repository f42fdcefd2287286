import { proceduresOf } from '@tabard/engine';
import type { Situation } from '../../situation.ts';
import type { Match } from '../../state.ts';
import type { InTale } from '../facts.ts';

/** A procedure of a campaign: its frames stand on that of a campaign, so there is a tale. */
export const taleProcedure = proceduresOf<InTale, Situation, Match>();
