import { Guest } from '@tabard/server/client';
import { median } from '../measure.ts';
import type { BenchRow } from '../row.ts';
import type { BenchContext } from './bench-context.ts';
import { LAMPLIGHT, seatCrowd, tablesOf, urlOf } from './crowd.ts';
import type { FillOrder } from './fill-side.ts';
import type { BenchSide } from './side.ts';

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 5;
const ROUND_MS = 1500;
const LOOKS = 40;
const PEOPLE = tablesOf(20, LAMPLIGHT);

/** The lobby and a move with a hundred thousand stored matches, beside the same with a hundred. */
export async function measureStored(place: BenchContext): Promise<BenchRow[]> {
  const load = await place.opened(place.programs.load());
  const small = await serverWith(place, load, FEW);
  const large = await serverWith(place, load, MANY);
  const looks: [number, number][] = [];
  const moves: [number, number][] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const look: [number, number] = [await small.look(), await large.look()];
    const move: [number, number] = [await small.move(), await large.move()];
    if (i === 0) continue;
    looks.push(look);
    moves.push(move);
  }
  return [rowOf('the lobby', looks), rowOf('a move', moves)];
}

function rowOf(what: string, pairs: readonly [number, number][]): BenchRow {
  return {
    name: `${what} beside ${MANY} matches`,
    value: median(pairs.map(([, many]) => many)),
    unit: 'milliseconds',
    peer: `beside ${FEW}`,
    peerValue: median(pairs.map(([few]) => few)),
    ratio: median(pairs.map(([few, many]) => many / few)),
  };
}

/** A server whose store already holds this many matches. */
async function serverWith(place: BenchContext, load: BenchSide, matches: number) {
  const folder = place.folder();
  const fill = await place.opened(place.programs.fill());
  const order: FillOrder = { data: folder, matches };
  await fill.ask(order);
  await fill.close();
  // Matches of another database would stand beside the few.
  const server = await place.opened(place.server({ DATABASE_URL: '' }, folder));
  const crowd = await seatCrowd(load, 'ours', server, PEOPLE);
  const visitor = await new Guest(urlOf(server)).arrive('Visitor');
  return {
    look: () => lookAround(visitor),
    move: async () => (await crowd.play(ROUND_MS)).p50,
  };
}

/** The time one look at all lists of the lobby takes. */
async function lookAround({ requests }: Guest): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const start = performance.now();
    for (const list of ['open', 'running', 'mine']) await requests.get(`/tables/${list}`);
    took.push(performance.now() - start);
  }
  return median(took);
}
