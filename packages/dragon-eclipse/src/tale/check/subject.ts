import type { EclipseContent } from '../../defs.ts';
import type { Line, Report } from './parts.ts';
import type { Walk } from './walk.ts';

/** A story with what is known of it. */
export interface Subject {
  readonly content: EclipseContent;
  readonly walk: Walk;
  readonly lines: readonly Line[];
  readonly isUnfinished: boolean;
}

/** One thing that a story has to keep; it reports every place where the story does not. */
export type Check = (subject: Subject, report: Report) => void;
