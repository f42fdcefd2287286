import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shadowOfOmega } from '@tabard/anima';
import { type Game, type MatchState, type Options, optionKey, parseOptions } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import type { Rooms } from '../../src/rooms/rooms.ts';
import { backUp } from '../../src/store/backup.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { MatchRow, PlayerId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { addTable, begunWith, openSeat, personSeat } from '../../src/tables/new-table.ts';
import { roomsOf } from './rooms-of.ts';

/** The people in all matches of the old data, in seat order. */
export const PEOPLE = ['old-ada', 'old-bo', 'old-cy'].map((id) => id as PlayerId);
export const GAMES: readonly Game[] = [lamplight, shadowOfOmega];

interface OldMatch {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** How many answers were given; undefined when it has not begun, `end` when it was played to its end. */
  readonly answers: number | 'end' | undefined;
}

const MATCHES: readonly OldMatch[] = [
  { game: lamplight, options: { nights: 1 }, seats: 2, answers: undefined },
  { game: lamplight, options: { nights: 2 }, seats: 3, answers: 25 },
  { game: lamplight, options: { nights: 8 }, seats: 2, answers: 130 },
  { game: lamplight, options: { nights: 1 }, seats: 3, answers: 'end' },
  { game: shadowOfOmega, options: { edition: 'revised' }, seats: 3, answers: 40 },
  { game: shadowOfOmega, options: { edition: 'first' }, seats: 2, answers: 30 },
];

/**
 * Plays some matches on a fresh store and writes its backup to a file.
 * @public make-old-data.mjs calls it.
 */
export async function makeOldData(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tabard-old-data-'));
  const store = await openStore({ dataFolder: folder });
  const rooms = roomsOf(store, GAMES);
  for (const id of PEOPLE)
    await store.players.add({
      id,
      name: `Old ${id.slice(4)}`,
      password: undefined,
      recovery: undefined,
      created: 1,
    });
  for (const old of MATCHES) await playOld(store, rooms, old);
  await rooms.close();
  await backUp({ dataFolder: folder }, file);
  await store.close();
  rmSync(folder, { recursive: true });
}

async function playOld(store: Store, rooms: Rooms, old: OldMatch): Promise<void> {
  const options = parseOptions(old.game.options, old.options);
  const seats = PEOPLE.slice(0, old.seats).map((id, seat) =>
    seat > 0 && old.answers === undefined
      ? openSeat(seat)
      : personSeat(seat, { id, name: `Old ${id.slice(4)}` }),
  );
  const plan = begunWith(old.game, options, old.seats);
  const now = () => Date.now();
  const table = { ...plan, isPublic: true, pace: 'live', clock: undefined, host: PEOPLE[0] } as const;
  const row = await addTable({ store, hosting: rooms, games: [], now }, seats, table);
  if (old.answers !== undefined) await play(rooms, row, old);
}

/** Chooses answers on a copy of the match and sends them to the room. */
async function play(
  rooms: Rooms,
  { id, seed, options }: MatchRow,
  { game, seats, answers }: OldMatch,
): Promise<void> {
  let copy: MatchState = game.create({ seed, seats, options });
  for (const [seat] of PEOPLE.slice(0, seats).entries()) await rooms.setAsking(id, PEOPLE[seat], 'always');
  for (let count = 0; answers === 'end' || count < (answers ?? 0); count++) {
    const [decision] = game.pending(copy);
    if (!decision) return;
    const { seat, n, options: ways } = decision;
    const choice = { n, key: optionKey(ways[count % ways.length]) };
    const before = game.clone(copy);
    game.choose(copy, seat, choice);
    const refusal = await rooms.choose(id, PEOPLE[seat], choice);
    if (refusal) throw new Error(`"${choice.key}" was refused: ${refusal.code}`);
    // Sometimes a seat undoes an answer, where that is allowed.
    if (count % 3 === 1 && (await rooms.undo(id, PEOPLE[seat])) === undefined) copy = before;
  }
}
