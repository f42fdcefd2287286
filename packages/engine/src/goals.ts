import type { EntityRef, Text } from './text.ts';

/** One step on a seat's way to victory, as far as that seat knows. */
export interface Goal {
  readonly text: Text;
  /** `now` is the next step; a `danger` is a warning, not a step. */
  readonly is: 'done' | 'now' | 'later' | 'danger';
  /** The things at the table that the step is about: an Area, a card. */
  readonly at?: readonly EntityRef[];
}
