import type { Migration } from './migration.ts';

/** `key` is a text that is compared byte by byte, `long` a whole number up to 2⁵³. */
export const first: Migration = {
  name: '0001-first',
  statements: ({ key, long }) => [
    `create table settings (name ${key} primary key, value text not null)`,

    `create table players (
      id ${key} primary key, name text not null, folded ${key} not null, password text, recovery text,
      created ${long} not null)`,
    'create unique index players_account on players (folded) where password is not null',

    `create table logins (
      token ${key} primary key, player ${key} not null references players (id) on delete cascade,
      expires ${long} not null)`,
    'create index logins_player on logins (player)',
    'create index logins_expires on logins (expires)',

    `create table shuns (
      player ${key} not null references players (id) on delete cascade,
      other ${key} not null references players (id) on delete cascade,
      kind text not null, primary key (player, other))`,
    'create index shuns_other on shuns (other)',

    `create table contents (hash ${key} primary key, game text not null, data text not null)`,

    `create table matches (
      id ${key} primary key, code ${key} not null, game ${key} not null, options text not null, rules integer not null,
      content text not null, seed text not null, is_public integer not null, pace text not null, clock text,
      host ${key}, created ${long} not null,
      status ${key} not null, seq integer not null, length integer not null, turn integer not null,
      waiting integer not null, outcome text, clocks text not null, asking text not null, undo text,
      updated ${long} not null, rematch ${key})`,
    'create unique index matches_code on matches (code)',
    'create index matches_lobby on matches (is_public, status, created, id)',
    'create index matches_lobby_game on matches (is_public, status, game, created, id)',
    'create index matches_host on matches (host) where host is not null',

    `create table starts (match ${key} primary key references matches (id) on delete cascade, state text not null)`,

    `create table seats (
      match ${key} not null references matches (id) on delete cascade, seat integer not null, kind text not null,
      player ${key}, name text not null, bot text, awaited integer not null, since ${long}, created ${long} not null,
      primary key (match, seat))`,
    'create index seats_player on seats (player, awaited, created, match)',

    `create table entries (
      match ${key} not null, seq integer not null, body text not null, events text not null, hash text not null,
      rules integer not null, at ${long} not null, primary key (match, seq))`,

    `create table snapshots (
      match ${key} not null, rules integer not null, seq integer not null, count integer not null, state text not null,
      primary key (match, rules))`,

    `create table jobs (
      match ${key} primary key, seq integer not null, kind text not null, seat integer not null, due ${long} not null,
      owner text not null, lease ${long} not null)`,
    'create index jobs_lease on jobs (lease)',

    `create table chat (
      match ${key} not null references matches (id) on delete cascade, id integer not null, player ${key},
      name text not null, text text not null, at ${long} not null, primary key (match, id))`,
    'create index chat_player on chat (player)',
  ],
};
