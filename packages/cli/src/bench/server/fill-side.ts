import { lamplight } from '@tabard/example-lamplight';
import {
  type MatchId,
  type MatchProgress,
  type MatchRow,
  type MatchStatus,
  openStore,
  type PlayerId,
  type SeatRow,
  type Store,
} from '@tabard/server';
import { newAsking } from '@tabard/table';
import { answerLines } from './side.ts';

export interface FillOrder {
  /** The data folder. */
  readonly data: string;
  readonly matches: number;
}

const SEATS = 3;
const PEOPLE = 1000;
const ENTRIES = 3;
const TOGETHER = 500;
/** Of every ten matches: most are over, some wait for people, some are being played. */
const STATUSES: readonly MatchStatus[] = [
  ...Array<MatchStatus>(6).fill('over'),
  ...Array<MatchStatus>(3).fill('running'),
  'open',
];

/** Fills a store with matches of many people, as years of play would. */
export async function runFillSide(): Promise<void> {
  await answerLines({}, async ({ data, matches }: FillOrder) => {
    const store = await openStore({ dataFolder: data });
    const people = Array.from({ length: PEOPLE }, (_, i) => `person-${i}` as PlayerId);
    await Promise.all(people.map((id) => store.players.add(personOf(id))));
    for (let i = 0; i < matches; i += TOGETHER) {
      const some = Array.from({ length: Math.min(TOGETHER, matches - i) }, (_, j) => i + j);
      await Promise.all(some.map((number) => addMatch(store, number, people)));
    }
    await store.close();
    return {};
  });
}

function personOf(id: PlayerId) {
  return { id, name: `Name of ${id}`, password: undefined, recovery: undefined, created: 1 };
}

async function addMatch(store: Store, number: number, people: readonly PlayerId[]): Promise<void> {
  const row = matchOf(number, people);
  await store.matches.add({ ...row, seq: 0 });
  for (let seq = 1; seq <= row.seq; seq++) {
    const body = { kind: 'choice', seat: seq % SEATS, n: seq, key: 'play 41', auto: false } as const;
    const entry = { seq, body, events: '[]', hash: 'a'.repeat(32), rules: row.rules, at: row.created };
    await store.log.append({ match: row.id, entry, progress: { ...progressOf(row), seq }, job: undefined });
  }
}

function progressOf(row: MatchRow): MatchProgress {
  const { status, seq, length, turn, waiting, outcome, clocks, asking, undo, updated } = row;
  return { status, seq, length, turn, waiting, outcome, clocks, asking, undo, updated };
}

function matchOf(number: number, people: readonly PlayerId[]): MatchRow {
  const status = STATUSES[number % STATUSES.length];
  const seq = status === 'open' ? 0 : ENTRIES;
  const turn = status === 'running' ? 1 : 0;
  return {
    id: `stored-${number}` as MatchId,
    code: `CODE${number}`,
    game: lamplight.id,
    options: { nights: 1, replies: true },
    rules: lamplight.rulesVersion,
    content: 'b'.repeat(64),
    seed: 'c'.repeat(32),
    start: undefined,
    isPublic: number % 2 === 0,
    pace: 'live',
    clock: undefined,
    host: people[number % PEOPLE],
    created: number,
    status,
    seq,
    length: seq,
    turn,
    waiting: turn,
    outcome: status === 'over' ? { winners: [0], reason: 'brightest' } : undefined,
    clocks: [],
    asking: newAsking(SEATS),
    undo: undefined,
    updated: number,
    seats: Array.from({ length: SEATS }, (_, seat) => seatOf(number, seat, status, people)),
    rematch: undefined,
  };
}

function seatOf(number: number, seat: number, status: MatchStatus, people: readonly PlayerId[]): SeatRow {
  if (status === 'open' && seat > 0)
    return { seat, kind: 'open', player: undefined, name: '', bot: undefined };
  const player = people[(number + seat) % PEOPLE];
  return { seat, kind: 'person', player, name: `Name of ${player}`, bot: undefined };
}
