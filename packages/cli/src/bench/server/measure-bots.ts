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
const METRICS_TOKEN = 'bench';
const BUSY = {
  TABARD_BOT_PAUSE: '0',
  TABARD_ALONE_SECONDS: '3600',
  TABARD_METRICS_TOKEN: METRICS_TOKEN,
};

interface BesideBots {
  readonly without: LoadFigures;
  readonly beside: LoadFigures;
  /** Searches of the bots during the round. */
  readonly thoughts: number;
}

/** The same people's moves while Thinkers search at twenty other tables, and without them. */
export async function measureBots(place: BenchContext): Promise<BenchRow[]> {
  const load = await place.opened(place.programs.load());
  const quiet = await place.opened(place.server());
  const busy = await place.opened(place.server(BUSY));
  const alone = await seatCrowd(load, 'ours', quiet, PEOPLE);
  const besideBots = await seatCrowd(load, 'ours', busy, PEOPLE);
  await seatBots(urlOf(busy), BOT_TABLES);
  const rounds: BesideBots[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const without = await alone.play(ROUND_MS, MOVES_A_SECOND);
    const before = await thoughtsAt(urlOf(busy));
    const beside = await besideBots.play(ROUND_MS, MOVES_A_SECOND);
    const thoughts = (await thoughtsAt(urlOf(busy))) - before;
    if (i > 0) rounds.push({ without, beside, thoughts });
  }
  return rowsOf(rounds);
}

function rowsOf(rounds: readonly BesideBots[]): BenchRow[] {
  return [
    {
      name: `bots: p99 of people beside ${BOT_TABLES} thinking tables`,
      value: median(rounds.map(({ beside }) => beside.p99)),
      unit: 'milliseconds',
      peer: 'without them',
      peerValue: median(rounds.map(({ without }) => without.p99)),
      ratio: median(rounds.map(({ beside, without }) => beside.p99 / without.p99)),
    },
    {
      name: `bots: searches at ${BOT_TABLES} thinking tables`,
      value: median(rounds.map(({ thoughts, beside }) => thoughts / beside.seconds)),
      unit: 'searches/s',
    },
  ];
}

/** How often bots of this server have thought so far. */
async function thoughtsAt(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const count = /^tabard_bot_seconds_count(?:\{[^}]*\})? (\d+)$/m.exec(text)?.[1];
  if (count === undefined) throw new Error('the metrics of the server do not count the thoughts of bots');
  return Number(count);
}
