import type { Migration } from './migration.ts';

/** How far each person came in the match of a day; it outlives the match. */
export const results: Migration = {
  name: '0007-results',
  statements: ({ key, long }) => [
    `create table results (
      game ${key} not null, day ${key} not null,
      player ${key} not null references players (id) on delete cascade, match ${key} not null,
      score integer not null, reason text not null, length integer not null, updated ${long} not null,
      primary key (game, day, player))`,
    'create index results_of_player on results (player)',
  ],
};
