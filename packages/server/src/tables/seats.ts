import type { House } from '../house.ts';
import { conflict, forbidden, notFound } from '../problem.ts';
import type { MatchRow, Player, SeatRow } from '../store/store.ts';
import { requireFewAlone } from './alone.ts';
import { seatOf } from './find-table.ts';
import { requireBot } from './new-table.ts';

type Tools = Pick<House, 'store' | 'hosting' | 'config' | 'now'>;

/** Lets a bot play on: for oneself at any time, for another only who is away while the match waits for them. */
export async function handToBot(
  tools: Tools,
  match: MatchRow,
  player: Player,
  wish: { readonly seat: number; readonly bot: string },
): Promise<void> {
  const bot = requireBot(wish.bot);
  const seat = runningSeat(match, wish.seat);
  if (!seatOf(match, player.id)) throw forbidden('Only who has a seat at this table may do that.');
  if (seat.kind === 'bot') throw conflict('bot', 'A bot plays that seat already.');
  if (seat.player !== player.id) await requireAbsent(tools, match, wish.seat);
  await requireFewAlone(tools, match, wish.seat, player);
  await change(tools, match, seat, { ...seat, kind: 'bot', bot });
}

/** Plays on oneself. */
export async function takeBack(tools: Tools, match: MatchRow, player: Player, wanted: number): Promise<void> {
  const seat = runningSeat(match, wanted);
  if (seat.player !== player.id) throw forbidden('That seat is not kept for you.');
  if (seat.kind === 'person') return;
  if (await tools.hosting.hasResigned(match.id, wanted))
    throw conflict('resigned', 'You have resigned this match; a bot plays your seat to the end.');
  await change(tools, match, seat, { ...seat, kind: 'person', bot: undefined });
}

function runningSeat(match: MatchRow, wanted: number): SeatRow {
  if (match.status !== 'running') throw conflict('not-running', 'This match is not under way.');
  const seat = match.seats.find((one) => one.seat === wanted);
  if (!seat) throw notFound(`This table has the seats 0 to ${match.seats.length - 1}; ${wanted} is none.`);
  return seat;
}

/** Whether somebody is asked is what all may know: an answer that is still sealed does not count. */
async function requireAbsent({ config, hosting, now }: Tools, match: MatchRow, seat: number): Promise<void> {
  if (match.pace !== 'live')
    throw conflict('correspondence', 'By correspondence people may take days; the seat stays theirs.');
  const isAwaited = (match.waiting & (1 << seat)) !== 0;
  const silence = (now() - match.updated) / 1000;
  const isQuiet = isAwaited && silence >= config.absentSeconds;
  if (isQuiet && !(await hosting.lookAround(match.id)).here.includes(seat)) return;
  throw conflict(
    'not-absent',
    `A seat may be given to a bot when the match has waited for it, and nobody was there, for ${config.absentSeconds} seconds.`,
  );
}

async function change(
  { store, hosting }: Tools,
  match: MatchRow,
  before: SeatRow,
  after: SeatRow,
): Promise<void> {
  const { kind, player } = before;
  if (!(await store.matches.sit(match.id, after, { kind, player, status: 'running' })))
    throw conflict('changed', 'The seat has changed meanwhile; look again.');
  await hosting.seatsChanged(match.id);
}
