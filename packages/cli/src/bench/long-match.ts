import { type LogEntry, optionKey } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { type BenchClock, median, wallClock } from './measure.ts';
import { pick } from './random-play.ts';
import type { BenchRow } from './row.ts';

const LONG = 10_000;
const HUNDRED = 100;
const LONG_MATCHES = 25;

/** The last hundred decisions of a match of ten thousand, its log kept, beside its first hundred. */
export function lateDecisions(name: string): BenchRow {
  longMatch(0);
  const pairs = Array.from({ length: LONG_MATCHES }, (_, i) => longMatch(i + 1));
  const early = median(pairs.map((pair) => pair.early));
  const late = median(pairs.map((pair) => pair.late));
  return {
    name,
    value: late,
    unit: 'microseconds a decision',
    peer: 'the first hundred',
    peerValue: early,
    ratio: median(pairs.map((pair) => pair.late / pair.early)),
  };
}

/** Plays one; says how many microseconds a decision takes early in it and late in it. */
export function longMatch(seed: number, clock: BenchClock = wallClock): { early: number; late: number } {
  const state = lamplight.create({ seed: `long ${seed}`, seats: 3, options: { nights: 1000 } });
  const log: LogEntry[] = [];
  const luck = { word: seed };
  const playSome = (count: number): number => {
    const start = clock();
    for (let i = 0; i < count; i++) {
      const pending = lamplight.pending(state);
      const { seat, n, options } = pending[pick(luck, pending.length)];
      const key = optionKey(options[pick(luck, options.length)]);
      lamplight.choose(state, seat, { n, key });
      log.push({ seat, n, key });
    }
    return ((clock() - start) / count) * 1000;
  };
  const early = playSome(HUNDRED);
  playSome(LONG - 2 * HUNDRED);
  return { early, late: playSome(HUNDRED) };
}
