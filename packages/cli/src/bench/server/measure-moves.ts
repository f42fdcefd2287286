import type { GuestTable } from '@tabard/server/client';
import { median } from '../measure.ts';
import type { BenchRow } from '../row.ts';
import type { AppendOrder } from './append-side.ts';
import type { BenchContext } from './bench-context.ts';
import { LAMPLIGHT, OMEGA, seatCrowd, tablesOf, urlOf } from './crowd.ts';
import type { BenchSide } from './side.ts';

/** As many as on a full server. */
const TABLES = 300;
/** Many short rounds, so that a busy moment of the machine does not move the median. */
const ROUNDS = 9;
const ROUND_MS = 1200;

interface Rated {
  readonly moves: number;
  readonly seconds: number;
}

/** Moves acknowledged end to end, beside what the pieces could do alone and beside boardgame.io's own server. */
export async function measureMoves(place: BenchContext): Promise<BenchRow[]> {
  const { programs } = place;
  const load = await place.opened(programs.load());
  const echo = await place.opened(programs.echo());
  const append = await place.opened(programs.append(place.databaseUrl));
  const { server, load: theirLoad } = await programs.boardgameIo();
  await Promise.all([place.opened(server), place.opened(theirLoad)]);
  const ours = await place.opened(place.server());
  // A server of its own: what two games cost one another is another question.
  const oursToo = await place.opened(place.server());
  const order: AppendOrder = { tables: TABLES, ms: ROUND_MS };
  const seat = (at: 'echo' | 'ours', where: BenchSide, plan: GuestTable) =>
    seatCrowd(load, at, where, tablesOf(TABLES, plan));
  const atEcho = await seat('echo', echo, LAMPLIGHT);
  const atOurs = await seat('ours', ours, LAMPLIGHT);
  const atOmega = await seat('ours', oursToo, OMEGA);
  const rates = await interleaved({
    ours: () => atOurs.play(ROUND_MS),
    echo: () => atEcho.play(ROUND_MS),
    append: () => append.ask<Rated>(order),
    boardgameIo: () => theirLoad.ask<Rated>({ url: urlOf(server), seats: LAMPLIGHT.seats, ...order }),
    omega: () => atOmega.play(ROUND_MS),
  });
  const rowOf = (name: string, side: number[], peer: string, theirs: number[]) => ({
    name,
    unit: 'moves/s',
    value: median(side),
    peer,
    peerValue: median(theirs),
    ratio: median(side.map((value, i) => value / theirs[i])),
  });
  return [
    rowOf('moves of lamplight', rates.ours, 'boardgame.io 0.50.2', rates.boardgameIo),
    rowOf('moves of lamplight', rates.ours, 'bare echo', rates.echo),
    rowOf('moves of lamplight', rates.ours, `bare append, ${place.storeName}`, rates.append),
    rowOf('moves of shadow-of-omega', rates.omega, 'bare echo', rates.echo),
  ];
}

/** Every side in turn, round after round; the first round does not count. */
async function interleaved<K extends string>(
  sides: Record<K, () => Promise<Rated>>,
): Promise<Record<K, number[]>> {
  const rates = Object.fromEntries(Object.keys(sides).map((name) => [name, [] as number[]])) as Record<
    K,
    number[]
  >;
  for (let round = 0; round <= ROUNDS; round++)
    for (const name in sides) {
      const { moves, seconds } = await sides[name]();
      if (round > 0) rates[name].push(moves / seconds);
    }
  return rates;
}
