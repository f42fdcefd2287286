import type { Migration } from './migration.ts';

/** The people whom the host of a table has sent away before its match began. */
export const sentAway: Migration = {
  name: '0004-sent-away',
  statements: ({ key }) => [
    `create table sent_away (
      match ${key} not null references matches (id) on delete cascade,
      player ${key} not null references players (id) on delete cascade,
      primary key (match, player))`,
    'create index sent_away_player on sent_away (player)',
  ],
};
