import { randomBytes, randomUUID } from 'node:crypto';
import { loadGame } from '@tabard/games';
import { botPool, type PoolPlan } from '../jobs/bot-pool.ts';
import type { Store } from '../store/store.ts';
import { realClock } from './clock.ts';
import type { Hosting } from './hosting.ts';
import type { Pace, RoomTools } from './room-tools.ts';
import { Rooms } from './rooms.ts';

export interface HostingPlan extends Partial<Omit<RoomTools, 'store' | 'pace'>> {
  readonly pace?: Partial<Pace>;
  readonly bots?: PoolPlan;
}

/** Opens the tables of this node over a store; what is not given is as people expect it. */
export function openHosting(store: Store, plan: HostingPlan = {}): Hosting {
  const { bots, pace, thinker, ...given } = plan;
  return new Rooms({
    store,
    clock: realClock,
    node: randomUUID(),
    news: {},
    newWord: () => randomBytes(16).toString('hex'),
    loadGame,
    thinker: thinker ?? botPool(bots),
    pace: { ...defaultPace(store), ...pace },
    ...given,
  });
}

/** Nobody shares a file with this node, so nobody has to be given time to answer for what it left. */
function defaultPace({ kind }: Store): Pace {
  return { bot: 400, pass: 700, lease: kind === 'sqlite' ? 1000 : 15_000, idle: 60_000, sweep: 1000 };
}
