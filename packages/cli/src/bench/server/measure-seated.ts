import { median } from '../measure.ts';
import type { BenchRow } from '../row.ts';
import { LAMPLIGHT, seatCrowd, tablesOf } from './crowd.ts';
import type { LoadFigures } from './load.ts';
import type { Workplace } from './workplace.ts';

/** A thousand people at three hundred tables. */
const FULL_HOUSE = [
  ...tablesOf(200, { ...LAMPLIGHT, seats: 3 }),
  ...tablesOf(100, { ...LAMPLIGHT, seats: 4 }),
];
const ROUNDS = 3;
const ROUND_MS = 4000;

/** A full house: everybody stays connected, every move is acknowledged, and how long the slowest of a hundred took. */
export async function measureSeated(place: Workplace): Promise<BenchRow[]> {
  const load = await place.opened(place.programs.load());
  const echo = await place.opened(place.programs.echo());
  const ours = await place.opened(place.server());
  const atEcho = await seatCrowd(load, 'echo', echo, FULL_HOUSE);
  const atOurs = await seatCrowd(load, 'ours', ours, FULL_HOUSE);
  const rounds: { peak: LoadFigures; theirs: LoadFigures; own: LoadFigures }[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    // Anew each time: a machine is not as fast at every moment.
    const peak = await atOurs.play(ROUND_MS);
    const half = rateOf(peak) / 2;
    const theirs = await atEcho.play(ROUND_MS, half);
    const own = await atOurs.play(ROUND_MS, half);
    if (i > 0) rounds.push({ peak, theirs, own });
  }
  const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
  return [
    { name: 'a full house at its peak', value: of(({ peak }) => rateOf(peak)), unit: 'moves/s' },
    {
      name: 'a full house at half of it',
      value: of(({ own }) => rateOf(own)),
      unit: 'moves/s',
      peer: 'bare echo',
      peerValue: of(({ theirs }) => rateOf(theirs)),
      ratio: of(({ own, theirs }) => rateOf(own) / rateOf(theirs)),
    },
    {
      name: 'p99 of a full house',
      value: of(({ own }) => own.p99),
      unit: 'milliseconds',
      peer: 'bare echo',
      peerValue: of(({ theirs }) => theirs.p99),
      ratio: of(({ own, theirs }) => own.p99 / theirs.p99),
    },
  ];
}

function rateOf({ moves, seconds }: LoadFigures): number {
  return moves / seconds;
}
