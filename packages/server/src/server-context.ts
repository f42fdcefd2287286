import type { GameEntry } from '@tabard/games';
import type { FastifyBaseLogger } from 'fastify';
import type { Logins } from './accounts/logins.ts';
import type { Config } from './config.ts';
import type { Meters } from './http/meters.ts';
import type { Caller, People } from './http/people.ts';
import type { Limits } from './limits/limits.ts';
import type { Turns } from './limits/turns.ts';
import type { Hosting } from './rooms/hosting.ts';
import type { Store } from './store/store.ts';

/** The shared services of a server. */
export interface ServerContext {
  readonly config: Config;
  readonly store: Store;
  readonly hosting: Hosting;
  readonly games: readonly GameEntry[];
  readonly logins: Logins;
  /** Who is connected to this node. */
  readonly people: People;
  readonly limits: Limits;
  readonly turns: Turns;
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
  /** The key that signs cookies. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** A client has said hello. */
  greeted(caller: Caller): void;
}
