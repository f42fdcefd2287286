import { receiveParts } from '@tabard/engine';
import type { Moment } from './host.ts';

/** Adds the withheld content that a moment reveals. */
export function learnMoment(moment: Moment): Moment {
  if (moment.kept) receiveParts(moment.view.state.content, moment.kept);
  return moment;
}
