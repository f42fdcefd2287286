import type { EntityRef, Text } from './text.ts';

/** One step on a seat's way to victory, as far as that seat knows. */
export interface Goal {
  readonly text: Text;
  /** `now` is what comes next; a `danger` is nothing to do, but to beware of. */
  readonly is: 'done' | 'now' | 'later' | 'danger';
  /** The things at the table where it goes on: an Area, a card. */
  readonly at?: readonly EntityRef[];
}
