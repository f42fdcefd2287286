import type { Migration } from './migration.ts';

/** A seat says whether a bot took it over while its person was away: they get it back when they return. */
export const takenOver: Migration = {
  name: '0005-taken-over',
  statements: () => ['alter table seats add column taken_over integer not null default 0'],
};
