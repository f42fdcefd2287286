import { conflict, forbidden } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchId, MatchRow, Player, SeatRow } from '../store/rows.ts';
import { seatOf } from './find-table.ts';
import { addTable, begunWith, botSeat, layTable, loadGame, personSeat, requireRoom } from './new-table.ts';
import { join } from './seating.ts';

type RematchTools = Pick<ServerContext, 'store' | 'hosting' | 'games' | 'now'>;

/** The next match of the same people. The first caller makes the table; the seats of the others are reserved. */
export async function rematch(tools: RematchTools, match: MatchRow, player: Player): Promise<MatchId> {
  if (!seatOf(match, player.id)) throw forbidden('Only who played this match may ask for another.');
  if (match.status === 'open' || match.status === 'running')
    throw conflict('not-over', 'This match is not over yet.');
  // A closed table does not count.
  if (match.rematch && (await tools.store.matches.get(match.rematch)))
    return sitAt(tools, match.rematch, player);
  await requireRoom(tools, player);
  const next = await layRematch(tools, match, player);
  if (await tools.store.matches.setRematch(match.id, next.id, match.rematch)) {
    await tools.hosting.begin(next.id);
    await tools.hosting.seatsChanged(match.id);
    return next.id;
  }
  // Somebody else's concurrent request was faster.
  await tools.store.matches.remove(next.id);
  const now = await tools.store.matches.get(match.id);
  return sitAt(tools, now?.rematch ?? next.id, player);
}

async function layRematch(tools: RematchTools, match: MatchRow, player: Player): Promise<MatchRow> {
  const { isPublic, pace, clock, options } = match;
  const game = await loadGame(tools, match.game);
  const seats = match.seats.map((seat) => seatAgain(seat, player));
  const plan = { ...begunWith(game, options, seats.length), isPublic, pace, clock, host: player.id };
  return layTable(tools, seats, plan);
}

function seatAgain(seat: SeatRow, player: Player): SeatRow {
  if (seat.player === undefined) return botSeat(seat.seat, seat.bot ?? 'greedy');
  if (seat.player === player.id) return personSeat(seat.seat, player);
  return { ...seat, kind: 'open', bot: undefined, isTakenOver: false };
}

async function sitAt(tools: RematchTools, id: MatchId, player: Player): Promise<MatchId> {
  const match = await tools.store.matches.get(id);
  const seat = match?.seats.find((one) => one.player === player.id && one.kind === 'open');
  if (match && seat) await join(tools, match, player, { seat: seat.seat });
  return id;
}

/** Creates a new match against bots from a moment of another. */
export async function fork(
  tools: RematchTools,
  match: MatchRow,
  player: Player,
  wish: {
    readonly seq: number;
    readonly seat: number;
    readonly bot: string;
    readonly code?: string | undefined;
  },
): Promise<MatchRow> {
  const { seq, seat: mine, bot, code } = wish;
  await requireRoom(tools, player);
  const from = await tools.hosting.forkFrom(match.id, mine, { seq, person: player.id, code });
  const seats = Array.from({ length: from.seats }, (_, seat) =>
    seat === mine ? personSeat(seat, player) : botSeat(seat, bot),
  );
  const { seats: _, ...begun } = from;
  return addTable(tools, seats, {
    ...begun,
    isPublic: false,
    pace: 'live',
    clock: undefined,
    host: player.id,
  });
}
