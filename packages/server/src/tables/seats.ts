import { seatedBot } from '@tabard/bots';
import { conflict, forbidden, notFound } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchRow, Player, SeatRow } from '../store/rows.ts';
import { leaveToBots } from './alone.ts';
import { seatOf } from './find-table.ts';

type SeatTools = Pick<ServerContext, 'store' | 'hosting' | 'config'>;

/** Hands a seat to a bot: one's own at once, another's only after a long absence and a notice to the table. */
export async function handToBot(
  tools: SeatTools,
  match: MatchRow,
  player: Player,
  wish: { readonly seat: number; readonly bot: string },
): Promise<void> {
  const bot = seatedBot(wish.bot, wish.seat);
  const seat = runningSeat(match, wish.seat);
  if (!seatOf(match, player.id)) throw forbidden('Only who has a seat at this table may do that.');
  if (seat.kind === 'bot') throw conflict('bot', 'A bot plays that seat already.');
  const leaving = { match, person: player, isLeft: (one: SeatRow) => one.seat === wish.seat };
  await leaveToBots(tools, leaving, () =>
    seat.player === player.id
      ? change(tools, match, seat, { ...seat, kind: 'bot', bot })
      : takeOver(tools, match, wish.seat, bot),
  );
}

/** Takes one's seat back from a bot. */
export async function takeBack(
  tools: SeatTools,
  match: MatchRow,
  player: Player,
  wanted: number,
): Promise<void> {
  const seat = runningSeat(match, wanted);
  if (seat.player !== player.id) throw forbidden('That seat is not kept for you.');
  if (seat.kind === 'person') return;
  if (await tools.hosting.hasResigned(match.id, wanted))
    throw conflict('resigned', 'You have resigned this match; a bot plays your seat to the end.');
  await change(tools, match, seat, { ...seat, kind: 'person', bot: undefined, isTakenOver: false });
}

function runningSeat(match: MatchRow, wanted: number): SeatRow {
  if (match.status !== 'running') throw conflict('not-running', 'This match is not under way.');
  const seat = match.seats.find((one) => one.seat === wanted);
  if (!seat) throw notFound(`This table has the seats 0 to ${match.seats.length - 1}; ${wanted} is none.`);
  return seat;
}

async function takeOver(
  { config, hosting }: SeatTools,
  match: MatchRow,
  seat: number,
  bot: string,
): Promise<void> {
  if (match.pace !== 'live')
    throw conflict('correspondence', 'By correspondence people may take days; the seat stays theirs.');
  if (await hosting.takeOverSeat(match.id, seat, bot)) return;
  throw conflict(
    'not-absent',
    `A bot may take over a seat when the match waits for its person and they have been away from the table for ${config.absentSeconds} seconds.`,
  );
}

async function change(
  { store, hosting }: SeatTools,
  match: MatchRow,
  before: SeatRow,
  after: SeatRow,
): Promise<void> {
  const { kind, player } = before;
  if (!(await store.matches.sit(match.id, after, { kind, player, status: 'running' })))
    throw conflict('changed', 'The seat has changed meanwhile; look again.');
  await hosting.seatsChanged(match.id);
}
