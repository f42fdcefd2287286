import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, type MatchState, optionKey, refuse, type View } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import type { ServerMessage } from '@tabard/table/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HostingError } from '../src/rooms/hosting.ts';
import type { Rooms } from '../src/rooms/rooms.ts';
import { openStore } from '../src/store/open-store.ts';
import { restoreBackup } from '../src/store/restore-backup.ts';
import type { MatchListing, MatchRow, PlayerId } from '../src/store/rows.ts';
import type { Store } from '../src/store/store.ts';
import { GAMES, PEOPLE } from './old-data/make-old-data.ts';
import { roomsOf } from './old-data/rooms-of.ts';

/** Backups of every version that changed the rules; the last one has the current rules. */
const FILES = ['old-data-1.jsonl.gz', 'old-data-2.jsonl.gz'];
const [NEWEST] = FILES.slice(-1);

let folder: string;
let store: Store;
let rooms: Rooms | undefined;

beforeEach(() => restore(NEWEST));

async function restore(file: string): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'tabard-old-data-'));
  const fixture = fileURLToPath(new URL(`./old-data/${file}`, import.meta.url));
  await restoreBackup(fixture, { dataFolder: folder });
  store = await openStore({ dataFolder: folder });
}

afterEach(forget);

async function forget(): Promise<void> {
  await rooms?.close();
  rooms = undefined;
  await store.close();
  rmSync(folder, { recursive: true });
}

describe('old data', () => {
  it.each(FILES)(
    '%s opens: every match goes on, is over, waits or is adjourned with its story',
    async (file) => {
      await forget();
      await restore(file);
      rooms = roomsOf(store, GAMES);
      const matches = await allMatches();
      expect(matches.map(({ status }) => status).sort()).toEqual([
        'open',
        'over',
        'running',
        'running',
        'running',
        'running',
      ]);
      for (const { id } of matches) await opens(rooms, await rowOf(id));
    },
  );

  it('goes on under later rules that lead to the same state', async () => {
    rooms = roomsOf(store, [later(lamplight)]);
    for (const match of await running(lamplight)) {
      await goesOn(rooms, match);
      const [last] = (await store.log.entries(match.id, 0)).slice(-1);
      expect(last).toMatchObject({ seq: match.seq + 1, rules: lamplight.rulesVersion + 1 });
    }
  });

  it('is adjourned under later rules that lead to another state, and is readable from its recorded events', async () => {
    rooms = roomsOf(store, [later(lamplight, { choose: brighterChoose })]);
    for (const match of await running(lamplight)) await isAdjourned(rooms, match);
  });

  it('is adjourned under later rules that refuse a recorded answer', async () => {
    const refusing: Game['choose'] = (state, seat, choice, sink) =>
      choice.key.startsWith('burn')
        ? refuse('no-such-choice', 'TB-01')
        : lamplightGame.choose(state, seat, choice, sink);
    rooms = roomsOf(store, [later(lamplight, { choose: refusing })]);
    for (const match of await running(lamplight)) await isAdjourned(rooms, match);
  });

  it('goes on again under rules that can replay it', async () => {
    rooms = roomsOf(store, [later(lamplight, { choose: brighterChoose })]);
    const [match] = await running(lamplight);
    await isAdjourned(rooms, match);
    await rooms.close();
    rooms = roomsOf(store, GAMES);
    await goesOn(rooms, match);
    expect((await rowOf(match.id)).status).toBe('running');
  });

  it('keeps the result of a finished match under any rules', async () => {
    rooms = roomsOf(store, [later(lamplight, { choose: brighterChoose })]);
    const over = await rowOf((await allMatches()).find(({ status }) => status === 'over')?.id);
    const table = await look(rooms, over, PEOPLE[0]);
    expect(table.table.events.length).toBeGreaterThan(10);
    expect(await rowOf(over.id)).toMatchObject({ status: 'over', outcome: over.outcome });
  });
});

const lamplightGame = lamplight as unknown as Game;

/** The same game in a later version, with some of its rules replaced. */
function later(game: unknown, change: Partial<Game> = {}): Game {
  const now = game as Game;
  const rulesVersion = now.rulesVersion + 1;
  const renewed = (state: MatchState): MatchState => Object.assign(state, { rules: rulesVersion });
  return {
    ...now,
    rulesVersion,
    create: (setup) => renewed(now.create(setup)),
    load: (state) => renewed(now.load({ ...(state as MatchState), rules: now.rulesVersion })),
    ...change,
  };
}

/** Each answer gives one light too many. */
const brighterChoose: Game['choose'] = (state, seat, choice, sink) => {
  const refusal = lamplightGame.choose(state, seat, choice, sink);
  if (!refusal) (state as unknown as { players: { light: number }[] }).players[seat].light++;
  return refusal;
};

async function allMatches(): Promise<readonly MatchListing[]> {
  return (await store.matches.ofPlayer(PEOPLE[0], { limit: 50 })).rows;
}

async function running({ id }: { readonly id: string }): Promise<MatchRow[]> {
  const matches = await allMatches();
  return Promise.all(
    matches.filter((one) => one.game === id && one.status === 'running').map((one) => rowOf(one.id)),
  );
}

async function rowOf(id: MatchRow['id'] | undefined): Promise<MatchRow> {
  const row = id && (await store.matches.get(id));
  if (!row) throw new Error(`there is no match ${id}`);
  return row;
}

type Told = Extract<ServerMessage, { type: 'table' }>;

/** The messages that a newcomer to the table is sent. */
async function look(from: Rooms, { id }: MatchRow, person: PlayerId): Promise<Told> {
  const said: ServerMessage[] = [];
  const line = { send: (text: string) => void said.push(JSON.parse(text)), backlog: () => 0 };
  const leave = await from.watch({ match: id, person }, line);
  leave();
  const table = said.find((message) => message.type === 'table');
  if (!table) throw new Error(`nobody was shown match ${id}`);
  return table;
}

async function opens(from: Rooms, match: MatchRow): Promise<void> {
  if (match.status === 'open') {
    expect(match.seats.some(({ kind }) => kind === 'open')).toBe(true);
    expect(match.seq).toBe(0);
    return;
  }
  const { view, table } = await look(from, match, PEOPLE[0]);
  expect(table.events.length).toBeGreaterThan(0);
  const { status } = await rowOf(match.id);
  if (view === null) expect(status).toBe(match.status === 'over' ? 'over' : 'adjourned');
  else if (match.status === 'over') expect((view as unknown as View).state.outcome).toEqual(match.outcome);
  else await goesOn(from, match);
}

/** One more answer is accepted and stored. */
async function goesOn(from: Rooms, match: MatchRow): Promise<void> {
  for (const { seat } of match.seats) {
    const { view } = await look(from, match, PEOPLE[seat]);
    const [decision] = (view as unknown as View).decisions;
    if (!decision) continue;
    const choice = { n: decision.n, key: optionKey(decision.options[0]) };
    expect(await from.choose(match.id, PEOPLE[seat], choice)).toBeUndefined();
    expect((await rowOf(match.id)).seq).toBe(match.seq + 1);
    return;
  }
  throw new Error(`match ${match.id} waits for nobody`);
}

async function isAdjourned(from: Rooms, match: MatchRow): Promise<void> {
  const { view, table } = await look(from, match, PEOPLE[0]);
  expect(view).toBeNull();
  expect(table.events.length).toBeGreaterThan(10);
  expect((await rowOf(match.id)).status).toBe('adjourned');
  await expect(from.choose(match.id, PEOPLE[0], { n: 0, key: 'pass' })).rejects.toThrow(HostingError);
}
