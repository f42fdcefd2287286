import type { MatchStatus, SeatRow } from './rows.ts';

/** Times are milliseconds since 1970; values that SQL does not query are JSON texts. */
interface PlayersTable {
  id: string;
  name: string;
  /** The folded name, unique among accounts. */
  folded: string;
  /** Its look, unique among accounts; null for accounts that were look-alikes before this rule. */
  look: string | null;
  password: string | null;
  recovery: string | null;
  created: number;
}

interface LoginsTable {
  token: string;
  player: string;
  expires: number;
}

interface ShunsTable {
  player: string;
  other: string;
  kind: 'mute' | 'block';
}

export interface MatchesTable {
  id: string;
  code: string;
  game: string;
  options: string;
  rules: number;
  content: string;
  seed: string;
  is_public: number;
  pace: 'live' | 'correspondence';
  clock: string | null;
  host: string | null;
  created: number;
  status: MatchStatus;
  seq: number;
  length: number;
  turn: number;
  waiting: number;
  outcome: string | null;
  clocks: string;
  asking: string;
  undo: string | null;
  updated: number;
  rematch: string | null;
}

/** The initial state of a match, in its own table because a move rewrites the row of the match. */
interface StartsTable {
  match: string;
  state: string;
}

export interface SeatsTable {
  match: string;
  seat: number;
  kind: SeatRow['kind'];
  player: string | null;
  name: string;
  bot: string | null;
  /** 1 while the match is open or running, and the creation time of the match: one index serves a person's list. */
  live: number;
  created: number;
  /** 1 while a bot stands in for an absent person. */
  taken_over: number;
}

export interface EntriesTable {
  match: string;
  seq: number;
  body: string;
  events: string;
  hash: string;
  rules: number;
  at: number;
}

interface SnapshotsTable {
  match: string;
  rules: number;
  seq: number;
  count: number;
  state: string;
}

export interface JobsTable {
  match: string;
  seq: number;
  kind: 'bot' | 'pass' | 'clock';
  seat: number;
  due: number;
  owner: string;
  lease: number;
}

interface SentAwayTable {
  match: string;
  player: string;
}

interface ContentsTable {
  hash: string;
  game: string;
  data: string;
}

interface SheetsTable {
  player: string;
  match: string;
  game: string;
  text: string;
  counts: number;
  updated: number;
}

interface ResultsTable {
  game: string;
  day: string;
  player: string;
  match: string;
  score: number;
  reason: string;
  length: number;
  updated: number;
}

export interface ChatTable {
  match: string;
  id: number;
  player: string | null;
  name: string;
  text: string;
  at: number;
}

export interface Tables {
  migrations: { name: string };
  settings: { name: string; value: string };
  players: PlayersTable;
  logins: LoginsTable;
  shuns: ShunsTable;
  matches: MatchesTable;
  starts: StartsTable;
  seats: SeatsTable;
  sent_away: SentAwayTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  jobs: JobsTable;
  contents: ContentsTable;
  chat: ChatTable;
  sheets: SheetsTable;
  results: ResultsTable;
}

/** Every table with its key, in insertion order: referenced tables come first. */
export const TABLE_KEYS = {
  settings: ['name'],
  players: ['id'],
  logins: ['token'],
  shuns: ['player', 'other'],
  contents: ['hash'],
  matches: ['id'],
  starts: ['match'],
  seats: ['match', 'seat'],
  sent_away: ['match', 'player'],
  entries: ['match', 'seq'],
  snapshots: ['match', 'rules'],
  jobs: ['match'],
  chat: ['match', 'id'],
  sheets: ['player', 'match'],
  results: ['game', 'day', 'player'],
} as const satisfies {
  readonly [name in Exclude<keyof Tables, 'migrations'>]: readonly (keyof Tables[name])[];
};

export type KeptTable = keyof typeof TABLE_KEYS;
