import { type Options, withSeatOptions } from '@tabard/engine';
import { conflict, forbidden, HttpProblem } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchRow, Player, SeatRow } from '../store/rows.ts';
import { leaveToBots } from './alone.ts';
import { seatOf } from './find-table.ts';
import { botSeat, loadGame, openSeat, personSeat } from './new-table.ts';

type SeatingTools = Pick<ServerContext, 'store' | 'hosting'>;

/** Which seat, and the values of the options that belong to it. */
interface JoinRequest {
  readonly seat?: number | undefined;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Sits down at a table that has not begun; when the last seat is taken the match begins. */
export async function join(
  tools: SeatingTools & Pick<ServerContext, 'games'>,
  match: MatchRow,
  player: Player,
  { seat: wanted, options: chosen = {} }: JoinRequest,
): Promise<void> {
  if (seatOf(match, player.id)) return;
  requireOpen(match);
  await requireWelcome(tools, match, player);
  for (const seat of seatsFor(match, player, wanted)) {
    const options = await chosenOptions(tools, match, seat.seat, chosen);
    if (await sit(tools, match, seat, personSeat(seat.seat, player), options)) return settle(tools, match);
  }
  throw conflict('seat-taken', 'Somebody else was faster; the seat is taken.');
}

/** The options of the match with those of this seat, tried out: what the game refuses is refused here. */
async function chosenOptions(
  tools: Pick<ServerContext, 'games'>,
  match: MatchRow,
  seat: number,
  chosen: NonNullable<JoinRequest['options']>,
): Promise<Options | undefined> {
  if (Object.keys(chosen).length === 0) return undefined;
  const game = await loadGame(tools, match.game);
  const options = withSeatOptions(game.options, match.options, seat, chosen);
  const { seed, content, seats } = match;
  game.create({ seed, seats: seats.length, options, content });
  return options;
}

/** The seat reserved for this person first, then the open ones. */
function seatsFor(match: MatchRow, player: Player, wanted: number | undefined): readonly SeatRow[] {
  const open = match.seats.filter((seat) => seat.kind === 'open' && isFor(seat, player));
  const own = open.filter((seat) => seat.player === player.id);
  if (wanted === undefined && open.length)
    return [...own, ...open.filter((seat) => seat.player !== player.id)];
  if (wanted === undefined) throw conflict('table-full', 'No seat is open at this table.');
  const seat = open.find((one) => one.seat === wanted);
  if (seat) return [seat];
  throw conflict('seat-taken', `Seat ${wanted} is not open; ${openText(open)}.`);
}

function isFor(seat: SeatRow, player: Player): boolean {
  return seat.player === undefined || seat.player === player.id;
}

function openText(open: readonly SeatRow[]): string {
  if (open.length === 0) return 'no seat is';
  return `open ${open.length > 1 ? 'seats are' : 'is'} ${open.map(({ seat }) => seat).join(', ')}`;
}

async function requireWelcome({ store }: SeatingTools, match: MatchRow, player: Player): Promise<void> {
  if (await store.matches.isSentAway(match.id, player.id))
    throw new HttpProblem(403, 'sent-away', 'The host of this table has sent you away; find another.');
  const others = new Set([match.host, ...match.seats.map((seat) => seat.player)]);
  for (const other of others)
    if (other && other !== player.id && (await store.shuns.isBlocked(player.id, other)))
      throw forbidden('You and somebody at this table do not play with each other.');
}

/** Leaves a seat, or declines a reserved one. */
export async function leave(tools: SeatingTools, match: MatchRow, player: Player): Promise<void> {
  if (match.status !== 'open')
    throw conflict('begun', 'The match has begun; give the seat to a bot, or resign.');
  if (match.host === player.id)
    throw conflict('host', 'You made this table; close it instead, or begin with bots.');
  const seat = match.seats.find((one) => one.player === player.id);
  if (!seat) return;
  if (await sit(tools, match, seat, openSeat(seat.seat))) return settle(tools, match);
  throw conflict('begun', 'The match has begun meanwhile.');
}

/** Bans somebody from a table that has not begun; a seat reserved for them becomes open to anybody. */
export async function sendAway(
  tools: SeatingTools,
  match: MatchRow,
  host: Player,
  wanted: number,
): Promise<void> {
  requireHost(match, host);
  requireOpen(match);
  const seat = match.seats.find((one) => one.seat === wanted);
  if (seat?.player === undefined)
    throw conflict('nobody-there', `Nobody sits in seat ${wanted} who could be sent away.`);
  if (seat.player === host.id)
    throw conflict('host', 'You made this table; close it instead, or begin with bots.');
  await tools.store.matches.sendAway(match.id, seat.player);
  if (await sit(tools, match, seat, openSeat(wanted))) return settle(tools, match);
  throw conflict('changed', 'The seat has changed meanwhile; look again.');
}

/** Bots take the seats still open, and the match begins. */
export async function start(
  tools: SeatingTools,
  match: MatchRow,
  player: Player,
  bot: string,
): Promise<void> {
  requireHost(match, player);
  requireOpen(match);
  const leaving = { match, person: player, isLeft: ({ kind }: SeatRow) => kind === 'open' };
  await leaveToBots(tools, leaving, async () => {
    for (const seat of match.seats)
      if (seat.kind === 'open') await sit(tools, match, seat, botSeat(seat.seat, bot));
    await settle(tools, match);
  });
}

/** Closes a table that has not begun. */
export async function closeTable(tools: SeatingTools, match: MatchRow, player: Player): Promise<void> {
  requireHost(match, player);
  requireOpen(match);
  for (const seat of match.seats)
    if (seat.player !== undefined && seat.player !== player.id)
      await sit(tools, match, seat, openSeat(seat.seat));
  if (!(await tools.store.matches.remove(match.id)))
    throw conflict('begun', 'The match has begun meanwhile and cannot be closed any more.');
  await tools.hosting.seatsChanged(match.id);
}

function sit(
  { store }: SeatingTools,
  match: MatchRow,
  before: SeatRow,
  after: SeatRow,
  options?: Options,
): Promise<boolean> {
  const { kind, player } = before;
  const change = options && { before: match.options, after: options };
  return store.matches.sit(match.id, after, { kind, player, status: 'open' }, change);
}

/** Sends the seats to the table, and begins the match when no seat is open. */
async function settle({ store, hosting }: SeatingTools, { id }: MatchRow): Promise<void> {
  const match = await store.matches.get(id);
  if (match?.seats.every(({ kind }) => kind !== 'open')) await hosting.begin(id);
  await hosting.seatsChanged(id);
}

function requireOpen(match: MatchRow): void {
  if (match.status !== 'open') throw conflict('begun', 'The match at this table has begun already.');
}

function requireHost(match: MatchRow, player: Player): void {
  if (match.host !== player.id) throw forbidden('Only who made this table may do that.');
}
