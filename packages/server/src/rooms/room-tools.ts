import type { Game } from '@tabard/engine';
import type { Thinker } from '../jobs/thinker.ts';
import type { Store } from '../store/store.ts';
import type { RoomClock } from './clock.ts';
import type { HostingNews } from './hosting.ts';

/** Pauses and time limits, in milliseconds. */
export interface RoomPace {
  /** Before a bot's move is made while people look on, so that they can read along. */
  readonly bot: number;
  /** Before a person who need not be asked is passed for. */
  readonly pass: number;
  /** How long a node that took a job may stay silent after it was due before another takes it. */
  readonly lease: number;
  /** How long a match that nobody looks at stays in memory. */
  readonly idle: number;
  /** How long bots alone at a table play on when nobody looks. */
  readonly alone: number;
  /** How often due jobs and idle rooms are looked for. */
  readonly sweep: number;
  /** How long a person must have been away from the table before others may ask a bot to take over. */
  readonly absent: number;
  /** How long they then have to return before the bot does. */
  readonly grace: number;
}

/** What every room works with. */
export interface RoomTools {
  readonly store: Store;
  readonly clock: RoomClock;
  /** The name of this node; no two that live or ever lived share one. */
  readonly node: string;
  readonly pace: RoomPace;
  readonly thinker: Thinker;
  readonly news: HostingNews;
  /** A random word for seeds. */
  newWord(): string;
  loadGame(id: string): Promise<Game>;
}
