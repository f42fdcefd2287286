import { randomUUID } from 'node:crypto';
import type { MatchState } from '@tabard/engine';
import type {
  Append,
  EntryBody,
  EntryRow,
  LeasedJob,
  MatchId,
  MatchProgress,
  MatchRow,
  Player,
  PlayerId,
  SeatRow,
} from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

/** Names and games nobody else uses: the tests of a suite share one database. */
export const unique = (what: string) => `${what}-${randomUUID()}`;

export function aPlayer(given: Partial<Player> = {}): Player {
  const id = unique('player') as PlayerId;
  return { id, name: id, password: undefined, recovery: undefined, created: 1_700_000_000_000, ...given };
}

export async function aKeptPlayer(store: Store, given: Partial<Player> = {}): Promise<Player> {
  const player = aPlayer(given);
  if (!(await store.players.add(player))) throw new Error(`there already is a ${player.name}`);
  return player;
}

export const aPerson = (seat: number, { id, name }: Player): SeatRow => ({
  seat,
  kind: 'person',
  player: id,
  name,
  bot: undefined,
});
export const aBot = (seat: number): SeatRow => ({
  seat,
  kind: 'bot',
  player: undefined,
  name: 'Greedy',
  bot: 'greedy',
});
export const anOpenSeat = (seat: number): SeatRow => ({
  seat,
  kind: 'open',
  player: undefined,
  name: '',
  bot: undefined,
});

export const someProgress: MatchProgress = {
  status: 'running',
  seq: 0,
  length: 0,
  turn: 1,
  waiting: 1,
  outcome: undefined,
  clocks: [
    { bank: 60_000, since: 5 },
    { bank: 50_000, since: 7 },
  ],
  asking: [
    { mode: 'normal', turn: 0 },
    { mode: 'always', turn: 3 },
  ],
  undo: undefined,
  updated: 1_700_000_000_000,
};

export function aMatch(given: Partial<MatchRow> = {}): MatchRow {
  return {
    id: unique('match') as MatchId,
    code: unique('code'),
    game: 'lamplight',
    options: { length: 'short', isHard: true },
    rules: 1,
    content: 'content-hash',
    seed: '0123456789abcdef',
    start: undefined,
    isPublic: true,
    pace: 'live',
    clock: { move: 30_000, bank: 60_000 },
    host: undefined,
    created: 1_700_000_000_000,
    ...someProgress,
    seats: [aBot(0), aBot(1)],
    rematch: undefined,
    ...given,
  };
}

export async function aKeptMatch(store: Store, given: Partial<MatchRow> = {}): Promise<MatchRow> {
  const match = aMatch(given);
  if (!(await store.matches.add(match))) throw new Error(`there already is a ${match.code}`);
  return match;
}

export function anEntry(seq: number, body: Partial<Extract<EntryBody, { kind: 'choice' }>> = {}): EntryRow {
  return {
    seq,
    body: { kind: 'choice', seat: 0, n: seq, key: `play:${seq}`, auto: false, ...body },
    events: JSON.stringify([{ type: 'card-played', card: seq }]),
    hash: `hash-${seq}`,
    rules: 1,
    at: 1_700_000_000_000 + seq,
  };
}

export function anAppend(match: MatchId, seq: number, given: Partial<Append> = {}): Append {
  const progress = { ...someProgress, seq, length: seq, updated: 1_700_000_000_000 + seq };
  return { match, entry: anEntry(seq), progress, job: undefined, ...given };
}

export function aJob(match: MatchId, given: Partial<LeasedJob> = {}): LeasedJob {
  return { match, seq: 0, kind: 'bot', seat: 1, due: 1000, owner: 'one', lease: 16_000, ...given };
}

/** The store never looks into a state. */
export const aState = (content: unknown): MatchState => content as MatchState;
