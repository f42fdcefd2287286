import { randomBytes } from 'node:crypto';
import { personas, seatedBot } from '@tabard/bots';
import { type Game, InputError, type Options, parseOptions, unknownWord } from '@tabard/engine';
import { newAsking } from '@tabard/table';
import type { NewTable, SeatRequest } from '@tabard/table/protocol';
import { newId } from '../accounts/secrets.ts';
import { conflict } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchId, MatchPlan, MatchRow, Player, SeatRow } from '../store/rows.ts';
import { newCode } from './codes.ts';
import { seedOfToday } from './day-seed.ts';

type NewTableTools = Pick<ServerContext, 'store' | 'hosting' | 'games' | 'now'>;

/** The names of bots. */
const BOT_NAMES = ['Maren', 'Bram', 'Ysolde', 'Corvin', 'Tamsin', 'Hale', 'Orla', 'Perrin', 'Sable', 'Wyn'];

/** The maximum number of open tables of one person. */
const MOST_OPEN = 30;
/** The maximum number of running matches of one person. */
const MOST_RUNNING = 100;

/** Creates a table and begins the match if no seat is open. */
export async function makeTable(tools: NewTableTools, host: Player, wish: NewTable): Promise<MatchRow> {
  const game = await loadGame(tools, wish.game);
  if (wish.isDaily) requireDaily(game, wish);
  const options = parseOptions(game.options, wish.isDaily ? game.daily?.options : wish.options);
  const seats = wish.seats.map((seat, at) => seatFor(seat, at, host));
  requireSeats(game, seats, host);
  await requireRoom(tools, host);
  const { isPublic, pace } = wish;
  const clock = wish.clock ?? undefined;
  const seed = wish.isDaily ? await seedOfToday(tools, game.id) : randomSeed();
  return addTable(tools, seats, {
    ...begunWith(game, options, seats.length, seed),
    isPublic,
    pace,
    clock,
    host: host.id,
  });
}

/** A match of the day is the same for everybody: nothing of it can be wished for. */
function requireDaily(game: Game, { options, seats }: NewTable): void {
  if (!game.daily) throw new InputError(`${game.id} has no match of the day`);
  if (Object.keys(options).length > 0)
    throw new InputError('a match of the day has options of its own; none may be asked for');
  if (seats.length !== 1 || seats[0].kind !== 'me')
    throw new InputError('a match of the day is for one player: the only seat is yours');
}

export async function loadGame({ games }: Pick<ServerContext, 'games'>, id: string): Promise<Game> {
  const entry = games.find((game) => game.id === id);
  if (entry) return entry.load();
  const known = games.map((game) => game.id);
  throw new InputError(unknownWord('game', id, known));
}

function seatFor(wish: SeatRequest, seat: number, host: Player): SeatRow {
  if (wish.kind === 'bot') return botSeat(seat, wish.bot);
  if (wish.kind === 'open') return openSeat(seat);
  return personSeat(seat, host);
}

export function botSeat(seat: number, bot: string): SeatRow {
  const seated = seatedBot(bot, seat);
  const name = personas.get(seated)?.name ?? BOT_NAMES[seat];
  return { seat, kind: 'bot', player: undefined, name, bot: seated };
}

export function openSeat(seat: number): SeatRow {
  return { seat, kind: 'open', player: undefined, name: '', bot: undefined };
}

export function personSeat(seat: number, player: Pick<Player, 'id' | 'name'>): SeatRow {
  return { seat, kind: 'person', player: player.id, name: player.name, bot: undefined };
}

function requireSeats(game: Game, seats: readonly SeatRow[], host: Player): void {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    throw new InputError(`${game.id} seats ${min} to ${max} players; ${seats.length} were asked for`);
  if (seats.every(({ kind }) => kind === 'bot'))
    throw new InputError('a table is for people: at least one seat must be yours or open');
  if (seats.filter(({ player }) => player === host.id).length > 1)
    throw new InputError('one person takes one seat; more than one was asked for');
}

/** Caps the running matches of one person: every match is work for the bots. */
export async function requireRoom({ store }: Pick<NewTableTools, 'store'>, host: Player): Promise<void> {
  if ((await store.matches.openOf(host.id, MOST_OPEN)) >= MOST_OPEN)
    throw conflict(
      'too-many-tables',
      `You keep ${MOST_OPEN} tables open; begin or close some of them first.`,
    );
  const { count } = await store.matches.runningOf(host.id);
  if (count >= MOST_RUNNING)
    throw conflict('too-many-tables', `You play ${MOST_RUNNING} matches at once; finish some of them first.`);
}

type TableStart = Pick<MatchPlan, 'game' | 'options' | 'rules' | 'content' | 'seed' | 'start'>;

/** 128 random bits, so that dice cannot be predicted. */
function randomSeed(): string {
  return randomBytes(16).toString('hex');
}

export function begunWith(
  game: Game,
  options: Options,
  seats: number,
  seed: string = randomSeed(),
): TableStart {
  // The options decide the content, by the game's own rules.
  const { content } = game.create({ seed, seats, options });
  return { game: game.id, options, rules: game.rulesVersion, content, seed, start: undefined };
}

export async function addTable(
  { store, hosting, now }: NewTableTools,
  seats: readonly SeatRow[],
  plan: Omit<MatchPlan, 'id' | 'code' | 'created'>,
): Promise<MatchRow> {
  const match = await layTable({ store, now }, seats, plan);
  if (seats.some(({ kind }) => kind === 'open')) return match;
  await hosting.begin(match.id);
  return (await store.matches.get(match.id)) ?? match;
}

/** Draws random codes until one is unused. */
export async function layTable(
  { store, now }: Pick<NewTableTools, 'store' | 'now'>,
  seats: readonly SeatRow[],
  plan: Omit<MatchPlan, 'id' | 'code' | 'created'>,
): Promise<MatchRow> {
  for (;;) {
    const match = freshRow(plan, seats, now());
    if (await store.matches.add(match)) return match;
  }
}

function freshRow(
  plan: Omit<MatchPlan, 'id' | 'code' | 'created'>,
  seats: readonly SeatRow[],
  now: number,
): MatchRow {
  return {
    ...plan,
    id: newId() as MatchId,
    code: newCode(),
    created: now,
    status: 'open',
    seq: 0,
    length: 0,
    turn: 0,
    waiting: 0,
    outcome: undefined,
    clocks: seats.map(() => ({ bank: plan.clock?.bank ?? 0, since: undefined })),
    asking: newAsking(seats.length),
    undo: undefined,
    updated: now,
    seats,
    rematch: undefined,
  };
}
