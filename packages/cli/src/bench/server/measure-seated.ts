import { median } from '../measure.ts';
import type { BenchRow } from '../row.ts';
import type { BenchContext } from './bench-context.ts';
import { LAMPLIGHT, seatCrowd, tablesOf } from './crowd.ts';
import type { LoadFigures } from './load.ts';

/** A thousand people at three hundred tables. */
const FULL_HOUSE = [
  ...tablesOf(200, { ...LAMPLIGHT, seats: 3 }),
  ...tablesOf(100, { ...LAMPLIGHT, seats: 4 }),
];
/** Many short rounds, so that a busy moment of the machine does not move the median. */
const ROUNDS = 9;
const ROUND_MS = 2000;

/** A full house: everybody stays connected, every move is acknowledged, and how long the slowest of a hundred took. */
export async function measureSeated(place: BenchContext): Promise<BenchRow[]> {
  const load = await place.opened(place.programs.load());
  const echo = await place.opened(place.programs.echo());
  const ours = await place.opened(place.server());
  const atEcho = await seatCrowd(load, 'echo', echo, FULL_HOUSE);
  const atOurs = await seatCrowd(load, 'ours', ours, FULL_HOUSE);
  const rounds: Round[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    // Anew each time: a machine is not as fast at every moment.
    const peak = await atOurs.play(ROUND_MS);
    const theirPeak = await atEcho.play(ROUND_MS);
    const theirs = await atEcho.play(ROUND_MS, rateOf(peak) / 2);
    const own = await atOurs.play(ROUND_MS, rateOf(peak) / 2);
    const theirHalf = await atEcho.play(ROUND_MS, rateOf(theirPeak) / 2);
    if (i > 0) rounds.push({ peak, theirs, own, theirHalf });
  }
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  const beside = (
    name: string,
    unit: string,
    pick: (figures: LoadFigures) => number,
    peer: 'theirs' | 'theirHalf',
  ) => ({
    name,
    unit,
    value: of(({ own }) => pick(own)),
    peer: 'bare echo',
    peerValue: of((round) => pick(round[peer])),
    ratio: of((round) => pick(round.own) / pick(round[peer])),
  });
  return [
    { name: 'a full house at its peak', value: of(({ peak }) => rateOf(peak)), unit: 'moves/s' },
    beside('a full house at half of it', 'moves/s', rateOf, 'theirs'),
    beside('p99, both at that rate', 'milliseconds', ({ p99 }) => p99, 'theirs'),
    beside('p99, each at half its own peak', 'milliseconds', ({ p99 }) => p99, 'theirHalf'),
  ];
}

interface Round {
  readonly peak: LoadFigures;
  readonly own: LoadFigures;
  /** The echo at the same rate, and at half of what it can do. */
  readonly theirs: LoadFigures;
  readonly theirHalf: LoadFigures;
}

function rateOf({ moves, seconds }: LoadFigures): number {
  return moves / seconds;
}
