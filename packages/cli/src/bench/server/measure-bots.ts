import { median } from '../measure.ts';
import type { BenchRow } from '../row.ts';
import type { BenchContext } from './bench-context.ts';
import { LAMPLIGHT, seatCrowd, tablesOf, urlOf } from './crowd.ts';
import type { LoadFigures } from './load.ts';
import { seatBots } from './seat-bots.ts';

const PEOPLE = tablesOf(60, LAMPLIGHT);
const BOT_TABLES = 20;
const MOVES_A_SECOND = 600;
const ROUNDS = 4;
const ROUND_MS = 3000;

/** The same people's moves while bots think at twenty other tables, and without. */
export async function measureBots(place: BenchContext): Promise<BenchRow[]> {
  const load = await place.opened(place.programs.load());
  const quiet = await place.opened(place.server());
  const busy = await place.opened(place.server({ TABARD_BOT_PAUSE: '0' }));
  const alone = await seatCrowd(load, 'ours', quiet, PEOPLE);
  const besideBots = await seatCrowd(load, 'ours', busy, PEOPLE);
  const rounds: { without: LoadFigures; beside: LoadFigures }[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const without = await alone.play(ROUND_MS, MOVES_A_SECOND);
    await seatBots(urlOf(busy), BOT_TABLES);
    const beside = await besideBots.play(ROUND_MS, MOVES_A_SECOND);
    if (i > 0) rounds.push({ without, beside });
  }
  return [
    {
      name: `p99 beside ${BOT_TABLES} tables of bots`,
      value: median(rounds.map(({ beside }) => beside.p99)),
      unit: 'milliseconds',
      peer: 'without them',
      peerValue: median(rounds.map(({ without }) => without.p99)),
      ratio: median(rounds.map(({ beside, without }) => beside.p99 / without.p99)),
    },
  ];
}
