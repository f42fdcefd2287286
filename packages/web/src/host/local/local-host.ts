import {
  type Game,
  type Given,
  hashString,
  InputError,
  type MatchEvent,
  type MatchLog,
  type MatchState,
  parseLog,
  parseOptions,
  type Seat,
  seedRng,
  startLog,
  type Viewer,
  viewEvent,
} from '@tabard/engine';
import {
  type Host,
  HostError,
  type MatchSetup,
  type ReplayMoment,
  type SeatPlan,
  type Table,
} from '../host.ts';
import type { Clock, Pace } from './clock.ts';
import { courseOf } from './course.ts';
import { type MatchRecord, newAsking, type SavedMatch, summaryOf } from './record.ts';
import { Room } from './room.ts';
import type { Store } from './store.ts';

/** As much as one reads of what came before a moment. */
const LONGEST_TRAIL = 60;

/** What a local host is made of. */
export interface LocalHostTools {
  readonly store: Store;
  readonly clock: Clock;
  pace(): Pace;
  /** Sixteen or more letters nobody has seen yet: ids and seeds. */
  newName(): string;
  loadGame(id: string): Promise<Game> | undefined;
}

/** A host in this very program: rules, bots and logs. */
export function localHost(tools: LocalHostTools): Host {
  const { store, clock, newName } = tools;
  const rooms = new Map<string, Room>();
  store.watch((match) => rooms.get(match)?.catchUp());

  async function gameOf(id: string): Promise<Game> {
    const game = tools.loadGame(id);
    if (!game) throw new HostError('unknown-game', `there is no game "${id}" here`);
    return game;
  }

  async function recordOf(match: string): Promise<MatchRecord> {
    const room = rooms.get(match);
    if (room) return room.current();
    const record = await store.get(match);
    if (!record) throw new HostError('unknown-match', `there is no match "${match}" here`);
    return record;
  }

  async function roomOf(match: string): Promise<Room> {
    const record = await recordOf(match);
    const game = await gameOf(record.log.game);
    const open = rooms.get(match);
    if (open) return open;
    const room = new Room(game, record, tools);
    rooms.set(match, room);
    return room;
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
    const { state } = courseOf(game, fresh);
    const turnOf = game.pending(state).map(({ seat }) => seat);
    await store.add({ ...fresh, edition: newName(), turnOf, outcome: state.outcome });
    return id;
  }

  return {
    list: async () => {
      const records = await store.all();
      const current = records.map((record) => rooms.get(record.id)?.current() ?? record);
      return current.map(summaryOf).sort((a, b) => b.updated - a.updated);
    },

    create: async (setup: MatchSetup) => {
      const game = await gameOf(setup.game);
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
      const record = await recordOf(match);
      const game = tools.loadGame(record.log.game);
      return savedMatch(record, await game);
    },

    replayView: async (match, seq, viewer): Promise<ReplayMoment> => {
      const record = await recordOf(match);
      const game = await gameOf(record.log.game);
      const { length } = record.log.choices;
      const until = Math.min(Math.max(0, Math.trunc(seq)), length);
      const { state, story } = courseOf(game, record, until);
      const begun = story.filter(({ by }) => by < until - 1).length;
      const told = story.map(({ event }) => event);
      const seen = (events: readonly MatchEvent[]) => events.map((event) => viewEvent(state, event, viewer));
      return {
        view: game.view(state, viewer),
        events: seen(told.slice(begun)),
        trail: seen(told.slice(Math.max(0, begun - LONGEST_TRAIL), begun)),
        length,
      };
    },

    playOnFrom: async (match, seq, viewer) => {
      const record = await recordOf(match);
      const game = await gameOf(record.log.game);
      const seed = newName();
      const { state } = courseOf(game, record, Math.min(Math.max(0, seq), record.log.choices.length));
      const start = game.resample(game.view(state, viewer), seedRng(seed));
      const seats = record.seats.map((plan, seat) =>
        seat === viewer ? { name: plan.name, kind: 'person' as const } : plan,
      );
      const { label } = record;
      return begin(game, { ...record.log, seed, choices: [], hash: undefined }, seats, { start, label });
    },

    import: async (value) => {
      const saved = readSaved(value);
      const game = await gameOf(saved.game);
      const { plan, start, ...log } = saved;
      const seats = plan ?? plainSeats(log.seats);
      return begin(game, { ...log, hash: undefined }, seats, { start });
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

function tableIn(room: Room, viewer: Viewer, left: () => void): Table {
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

/** The log with the hash of where it leads, who sat where, and the position it began with if it had one. */
function savedMatch(record: MatchRecord, game: Game | undefined): SavedMatch {
  const { log, seats, start } = record;
  return { ...log, hash: hashOf(record, game), plan: seats, ...(start ? { start } : {}) };
}

/** A match that cannot go on has no state to name; its log can be kept all the same. */
function hashOf(record: MatchRecord, game: Game | undefined): string | undefined {
  if (!game) return undefined;
  try {
    return game.hash(courseOf(game, record).state);
  } catch (problem) {
    if (problem instanceof HostError) return undefined;
    throw problem;
  }
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

/** The position with luck of its own once the laid out dice are used up. */
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
