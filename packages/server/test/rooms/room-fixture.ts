import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { makeBot } from '@tabard/bots';
import { type Game, InputError, type Options, parseOptions, seedRng } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { loadGame } from '@tabard/games';
import { newAsking } from '@tabard/table';
import { expect } from 'vitest';
import type { Thinker } from '../../src/jobs/thinker.ts';
import type { HostingNews } from '../../src/rooms/hosting.ts';
import { newClocks } from '../../src/rooms/progress.ts';
import type { RoomPace } from '../../src/rooms/room-tools.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { MatchId, MatchRow, PlayerId, SeatRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { TestClient } from './test-client.ts';
import { counted, settled, type TestClock, testClock, underWay } from './test-clock.ts';

export const LAMPLIGHT = lamplight as unknown as Game;
const PACE: RoomPace = {
  bot: 400,
  pass: 700,
  lease: 15_000,
  idle: 60_000,
  alone: 86_400_000,
  sweep: 1000,
  absent: 120_000,
  grace: 20_000,
};

/** Any game that is registered, and the example. */
export async function anyGame(id: string): Promise<Game> {
  return id === LAMPLIGHT.id ? LAMPLIGHT : loadGame(id);
}

/** Bots that choose synchronously, in this process. */
const inlineThinker: Thinker = {
  think: (job) => underWay(thinkAtOnce(job)),
  close: async () => undefined,
};

const thinkAtOnce: Thinker['think'] = async ({ game, bot, view, luck }) => {
  const made = makeBot(bot);
  const rng = seedRng(luck);
  return made.sees === 'view'
    ? made.choose(await anyGame(game), view, rng)
    : made.choose(view.decisions[0], rng);
};

export interface TablePlan {
  /** A name for a person, `bot:random` for a bot, `open` for an empty seat. */
  readonly seats: readonly string[];
  readonly game?: Game;
  readonly options?: Options;
  readonly row?: Partial<MatchRow>;
}

export interface NodePlan {
  readonly thinker?: Thinker;
  readonly pace?: Partial<RoomPace>;
  readonly news?: HostingNews;
  readonly loadGame?: (id: string) => Promise<Game>;
  /** Wraps the store, for example by one that fails. */
  readonly over?: (store: Store) => Store;
}

/** A store on disk and nodes over it, with a clock that the test advances. */
export class RoomFixture {
  readonly clock: TestClock = testClock();
  readonly troubles: string[] = [];
  readonly awaited: string[] = [];
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'tabard-rooms-'));
  private readonly closing: (() => Promise<void>)[] = [];
  private words = 0;

  async node(plan: NodePlan = {}): Promise<{ rooms: Rooms; store: Store }> {
    const kept = counted(await openStore({ dataFolder: this.folder }));
    const store = plan.over?.(kept) ?? kept;
    const rooms = new Rooms({
      store,
      node: `node${++this.words}`,
      clock: this.clock,
      thinker: plan.thinker ?? inlineThinker,
      loadGame: plan.loadGame ?? anyGame,
      newWord: () => `word${++this.words}`,
      pace: { ...PACE, ...plan.pace },
      news: {
        trouble: (what) => this.troubles.push(what),
        awaited: (person) => this.awaited.push(person),
        ...plan.news,
      },
    });
    this.closing.push(async () => {
      await rooms.close();
      await kept.close();
    });
    return { rooms, store };
  }

  /** Puts a table into the store and begins it if all seats are taken. */
  async table({ rooms, store }: { rooms: Rooms; store: Store }, plan: TablePlan): Promise<MatchId> {
    const game = plan.game ?? LAMPLIGHT;
    const row = { ...this.rowOf(game, plan), ...plan.row };
    for (const { player, name } of row.seats)
      if (player && !(await store.players.get(player)))
        await store.players.add({ id: player, name, password: undefined, recovery: undefined, created: 0 });
    await store.matches.add(row);
    await rooms.begin(row.id);
    return row.id;
  }

  async clients(rooms: Rooms, match: MatchId, ...persons: string[]): Promise<TestClient[]> {
    return Promise.all(persons.map((person) => new TestClient(rooms, match, person).watch()));
  }

  /** Advances the clock until the condition holds. */
  async until(isSo: () => boolean, ms = 100): Promise<void> {
    for (let i = 0; i < 600 && !isSo(); i++) await this.clock.pass(ms);
    if (!isSo()) throw new Error(`it did not come about; troubles: ${this.troubles.join(', ') || 'none'}`);
  }

  /** Advances the clock until the read value is as expected. */
  async untilSettled<T>(read: () => Promise<T>, expected: T): Promise<void> {
    for (let i = 0; i < 600 && !isDeepStrictEqual(await read(), expected); i++) await this.clock.pass(100);
    expect(await read()).toEqual(expected);
  }

  async close(): Promise<void> {
    await settled();
    for (const close of this.closing) await close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private rowOf(game: Game, plan: TablePlan): MatchRow {
    const id = `match${++this.words}` as MatchId;
    const options = parseOptions(game.options, plan.options);
    const seed = `seed of ${id}`;
    const seats = plan.seats.map(seatOf);
    const { content } = game.create({ seed, seats: seats.length, options });
    return {
      ...{ id, code: id, game: game.id, options, rules: game.rulesVersion, content, seed, start: undefined },
      ...{ isPublic: true, pace: 'live', clock: plan.row?.clock, host: undefined, created: 0, seats },
      ...{ status: 'open', seq: 0, length: 0, turn: 0, waiting: 0, outcome: undefined, undo: undefined },
      ...{ clocks: newClocks(seats.length, plan.row?.clock), asking: newAsking(seats.length), updated: 0 },
      rematch: undefined,
    };
  }
}

function seatOf(name: string, seat: number): SeatRow {
  if (name === 'open') return { seat, kind: 'open', player: undefined, name: '', bot: undefined };
  if (name.startsWith('bot:'))
    return { seat, kind: 'bot', player: undefined, name: `Bot ${seat}`, bot: name.slice(4) };
  return { seat, kind: 'person', player: name as PlayerId, name, bot: undefined };
}

/** A game whose rules throw when this verb is chosen. */
export function brokenAt(game: Game, verb: string): Game {
  return {
    ...game,
    choose: (state, seat, choice, sink) => {
      if (!choice.key.startsWith(verb)) return game.choose(state, seat, choice, sink);
      state.n += 1000;
      throw new Error('a rule broke');
    },
  };
}

export function unknownGame(id: string): Promise<Game> {
  return Promise.reject(new InputError(`there is no game "${id}"`));
}
