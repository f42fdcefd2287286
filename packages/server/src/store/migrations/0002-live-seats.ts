import type { Migration } from './migration.ts';

/** A seat records whether its match is open or running, no longer whether it is awaited, which changed with every move. */
export const liveSeats: Migration = {
  name: '0002-live-seats',
  statements: () => [
    'drop index seats_player',
    'alter table seats add column live integer not null default 0',
    "update seats set live = 1 where match in (select id from matches where status in ('open', 'running'))",
    'alter table seats drop column awaited',
    'alter table seats drop column since',
    'create index seats_player on seats (player, live, created, match)',
  ],
};
