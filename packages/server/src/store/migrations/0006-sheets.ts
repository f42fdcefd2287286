import type { Migration } from './migration.ts';

/** The latest sheet that a match wrote, for each person in it; it outlives the match. */
export const sheets: Migration = {
  name: '0006-sheets',
  statements: ({ key, long }) => [
    `create table sheets (
      player ${key} not null references players (id) on delete cascade, match ${key} not null,
      game text not null, text text not null, counts integer not null, updated ${long} not null,
      primary key (player, match))`,
  ],
};
