import { receiveParts } from '@tabard/engine';
import type { Moment } from './host.ts';

/** Takes in what a moment shows of the withheld half of its content. */
export function learnMoment(moment: Moment): Moment {
  if (moment.kept) receiveParts(moment.view.state.content, moment.kept);
  return moment;
}
