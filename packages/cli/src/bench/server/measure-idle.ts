import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRow } from '../row.ts';
import type { BenchContext } from './bench-context.ts';
import { LAMPLIGHT, METRICS_TOKEN, seatCrowd, tablesOf, urlOf } from './crowd.ts';
import type { OurAnswer } from './our-side.ts';
import type { BenchSide } from './side.ts';

const MATCHES = 300;
const PLAYED_MS = 2000;
const PATIENCE_MS = 60_000;

/** Memory per match while clients are connected, and after they have left. */
export async function measureIdle(place: BenchContext): Promise<BenchRow[]> {
  const load = await place.opened(place.programs.load());
  const ours = await place.opened(place.server({ TABARD_IDLE_SECONDS: '1' }));
  await playAndGo(load, ours);
  const before = await heapOf(ours);
  const hot = await playAndGo(load, ours);
  const after = await heapOf(ours);
  return [
    {
      name: 'memory of an idle match',
      value: (after - before) / MATCHES,
      unit: 'bytes',
      peer: 'one being played',
      peerValue: (hot - before) / MATCHES,
      ratio: (after - before) / (hot - before),
    },
  ];
}

/** Gives the heap while all were at their tables; returns once every match has left memory. */
async function playAndGo(load: BenchSide, ours: BenchSide): Promise<number> {
  const crowd = await seatCrowd(load, 'ours', ours, tablesOf(MATCHES, LAMPLIGHT));
  await crowd.play(PLAYED_MS);
  const hot = await heapOf(ours);
  await crowd.go();
  for (let waited = 0; (await roomsOf(ours)) > 0; waited += 500) {
    if (waited > PATIENCE_MS) throw new Error('matches that nobody watches stay in memory');
    await sleep(500);
  }
  return hot;
}

/** How many matches are in memory. */
async function roomsOf(ours: BenchSide): Promise<number> {
  const metrics = await (
    await fetch(`${urlOf(ours)}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  return Number(/^tabard_rooms (\d+)/m.exec(metrics)?.[1] ?? Number.NaN);
}

async function heapOf(ours: BenchSide): Promise<number> {
  return (await ours.ask<OurAnswer>({})).heap;
}
