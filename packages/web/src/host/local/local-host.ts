import {
  type Game,
  type Given,
  hashString,
  InputError,
  type MatchLog,
  type MatchState,
  parseLog,
  parseOptions,
  type Seat,
  seedRng,
  startLog,
  type Viewer,
} from '@tabard/engine';
import { type Course, momentOf, newAsking, stateAt } from '@tabard/table';
import {
  type Host,
  HostError,
  type MatchSetup,
  type SeatPlan,
  type Table,
  type TableUpdate,
} from '../host.ts';
import { NO_CHECKPOINTS, newCheckpoints } from './checkpoints.ts';
import { type OpenedRecord, openRecord } from './open-record.ts';
import { type MatchRecord, type SavedMatch, summaryOf } from './record.ts';
import { LocalRoom, type LocalRoomTools } from './room.ts';

/** Dependencies of a local host. */
export interface LocalHostTools extends LocalRoomTools {
  loadGame(id: string): Promise<Game> | undefined;
  /** Loads the withheld half of a game's content, which this host reveals in parts. */
  loadKept?(id: string): Promise<unknown>;
}

/** A host that runs rules, bots and logs in this process. */
export function localHost(tools: LocalHostTools): Host<TableUpdate> {
  const { store, clock, newName } = tools;
  const rooms = new Map<string, LocalRoom>();
  let lastRead: { match: string; edition: string | undefined; course: Course } | undefined;
  store.watch((match) => rooms.get(match)?.catchUp());

  /** The game with the content that these options need; without options, all content. */
  async function gameOf(id: string, options?: MatchSetup['options']): Promise<Game> {
    const game = await tools.loadGame(id);
    if (!game) throw new HostError('unknown-game', `there is no game "${id}" here`);
    if (game.kept && (!options || game.kept.isNeeded(parseOptions(game.options, options))))
      await tools.loadKept?.(id);
    return game;
  }

  async function recordOf(match: string): Promise<MatchRecord> {
    const room = rooms.get(match);
    if (room) return room.current();
    const record = await store.get(match);
    if (!record) throw new HostError('unknown-match', `there is no match "${match}" here`);
    return record;
  }

  async function roomOf(match: string): Promise<LocalRoom> {
    const before = rooms.get(match);
    if (before) return before;
    const [record, opened] = await openedOf(match);
    const open = rooms.get(match);
    if (open) return open;
    const room = new LocalRoom(record, opened, tools);
    rooms.set(match, room);
    return room;
  }

  /** Reads the record last: another tab may save it at any time, and older checkpoints are harmless. */
  async function openedOf(match: string): Promise<[MatchRecord, OpenedRecord]> {
    const checkpoints = await store.checkpoints(match);
    const record = await recordOf(match);
    const game = await gameOf(record.log.game, record.log.options);
    return [record, openRecord(game, record, checkpoints)];
  }

  /** The course of a match for reading: from the open room, else the cached one, else replayed. */
  async function courseOf(match: string): Promise<Course> {
    const { edition } = await recordOf(match);
    const open = rooms.get(match);
    if (open) return open.course;
    if (lastRead?.match === match && lastRead.edition === edition) return lastRead.course;
    const [record, { course }] = await openedOf(match);
    lastRead = { match, edition: record.edition, course };
    return course;
  }

  /** Hash of the current state; undefined for a match that cannot be continued, whose log can still be saved. */
  async function hashOf(match: string): Promise<string | undefined> {
    try {
      const { game, state } = await courseOf(match);
      return game.hash(state);
    } catch (problem) {
      if (problem instanceof HostError) return undefined;
      throw problem;
    }
  }

  async function begin(
    game: Game,
    log: MatchLog,
    seats: readonly SeatPlan[],
    rest: Partial<MatchRecord> = {},
  ): Promise<string> {
    const id = newName();
    const fresh = {
      id,
      log,
      seats,
      auto: [],
      asking: newAsking(log.seats),
      turnOf: [],
      updated: clock.now(),
      ...rest,
    };
    const { course } = openRecord(game, fresh, NO_CHECKPOINTS);
    const turnOf = game.pending(course.state).map(({ seat }) => seat);
    await store.add({ ...fresh, edition: newName(), turnOf, outcome: course.state.outcome });
    // Checkpoints, so that a long imported log opens quickly.
    const checkpoints = newCheckpoints(course, fresh, 0);
    if (checkpoints) await store.saveCheckpoints(checkpoints);
    return id;
  }

  return {
    list: async () => {
      const records = await store.all();
      const current = records.map((record) => rooms.get(record.id)?.current() ?? record);
      return current.map(summaryOf).sort((a, b) => b.updated - a.updated);
    },

    create: async (setup: MatchSetup) => {
      const game = await gameOf(setup.game, setup.options);
      const options = parseOptions(game.options, setup.options);
      const seed = setup.seed || newName();
      const { content } = game.create({ seed, seats: setup.seats.length, options });
      return begin(game, startLog(game, { seed, seats: setup.seats.length, options, content }), setup.seats);
    },

    open: async (match, viewer) => {
      const room = await roomOf(match);
      return tableIn(room, viewer, () => {
        if (!room.isEmpty()) return;
        void room.kept().then(() => room.isEmpty() && rooms.get(match) === room && rooms.delete(match));
      });
    },

    log: async (match) => {
      const { log, seats, start, sheet } = await recordOf(match);
      const hash = await hashOf(match);
      return { ...log, hash, plan: seats, ...(start && { start }), ...(sheet && { sheet }) };
    },

    replayView: async (match, seq, viewer) => momentOf(await courseOf(match), viewer, seq),

    playOnFrom: async (match, seq, viewer) => {
      const record = await recordOf(match);
      const game = await gameOf(record.log.game, record.log.options);
      const seed = newName();
      const course = await courseOf(match);
      const state = stateAt(course, Math.min(Math.max(0, seq), course.played.length));
      const start = game.resample(game.view(state, viewer), seedRng(seed));
      const seats = record.seats.map((plan, seat) =>
        seat === viewer ? { name: plan.name, kind: 'person' as const } : plan,
      );
      const { label } = record;
      return begin(game, { ...record.log, seed, choices: [], hash: undefined }, seats, { start, label });
    },

    import: async (value) => {
      const saved = readSaved(value);
      const game = await gameOf(saved.game, saved.options);
      const { plan, start, sheet, ...log } = saved;
      const seats = plan ?? plainSeats(log.seats);
      return begin(game, { ...log, hash: undefined }, seats, { start, sheet });
    },

    remove: async (match) => {
      rooms.get(match)?.pause();
      await rooms.get(match)?.kept();
      rooms.delete(match);
      await store.remove(match);
    },

    position: async (id, given) => {
      const game = await gameOf(id);
      const seed = newName();
      const start = positionOf(game, given as Given, seed);
      const names = namesIn(given, start.seats);
      const options = ((given as Given).options ?? {}) as Record<string, unknown>;
      const log = startLog(game, {
        seed,
        seats: start.seats,
        options: parseOptions(game.options, options),
        content: start.content,
      });
      const mine = game.pending(start)[0]?.seat ?? 0;
      const seats = names.map((name, seat) => seatPlan(name, seat === mine));
      return begin(game, log, seats, { start });
    },
  };
}

function seatPlan(name: string, isPerson: boolean): SeatPlan {
  return isPerson ? { name, kind: 'person' } : { name, kind: 'bot', bot: 'greedy' };
}

function tableIn(room: LocalRoom, viewer: Viewer, left: () => void): Table<TableUpdate> {
  const leaving = new Set<() => void>();
  const seat = viewer === 'spectator' ? undefined : viewer;
  return {
    subscribe: (listener) => {
      const leave = room.enter(viewer, listener);
      leaving.add(leave);
      return () => {
        leave();
        leaving.delete(leave);
        left();
      };
    },
    choose: async (choice) => {
      if (seat === undefined) return { code: 'not-awaited', rule: 'TB-02' };
      const refusal = room.choose(seat, choice);
      await room.kept();
      return refusal;
    },
    unavailable: async () => (seat === undefined ? [] : room.unavailable(seat)),
    undo: async () => seat !== undefined && room.undo(seat),
    resign: async () => {
      if (seat !== undefined) room.resign(seat);
    },
    asking: (mode) => {
      if (seat !== undefined) room.ask(seat, mode);
    },
    close: () => {
      for (const leave of leaving) leave();
      leaving.clear();
      left();
    },
  };
}

function readSaved(value: unknown): SavedMatch {
  try {
    const saved = parseLog(value) as SavedMatch;
    if (saved.plan !== undefined && !isPlan(saved.plan, saved.seats))
      throw new InputError('field "plan" should name who sits in each seat');
    return saved;
  } catch (problem) {
    if (problem instanceof InputError) throw new HostError('unreadable', problem.message);
    throw problem;
  }
}

function isPlan(plan: unknown, seats: number): plan is readonly SeatPlan[] {
  if (!Array.isArray(plan) || plan.length !== seats) return false;
  return plan.every((one) => typeof one?.name === 'string' && (one.kind === 'person' || one.kind === 'bot'));
}

function plainSeats(seats: number): SeatPlan[] {
  return Array.from({ length: seats }, (_, seat) => seatPlan(String(seat + 1), seat === 0));
}

/** The position with a random source for when its scripted dice run out. */
function positionOf(game: Game, given: Given, seed: string): MatchState {
  try {
    const state = game.position(given);
    state.scripted = false;
    state.rng = seedRng(hashString(seed));
    return state;
  } catch (problem) {
    if (problem instanceof InputError) throw new HostError('unreadable', problem.message);
    throw problem;
  }
}

function namesIn(given: unknown, seats: Seat): string[] {
  const { seats: names } = given as Given;
  return Array.from({ length: seats }, (_, seat) => String(Array.isArray(names) ? names[seat] : seat + 1));
}
