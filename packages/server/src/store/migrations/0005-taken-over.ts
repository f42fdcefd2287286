import type { Migration } from './migration.ts';

/** A seat records whether a bot took it over from an absent person, who gets it back on return. */
export const takenOver: Migration = {
  name: '0005-taken-over',
  statements: () => ['alter table seats add column taken_over integer not null default 0'],
};
