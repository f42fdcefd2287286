import type { Game } from '@tabard/engine';
import type { Thinker } from '../jobs/thinker.ts';
import type { Store } from '../store/store.ts';
import type { RoomClock } from './clock.ts';
import type { HostingNews } from './hosting.ts';

/** Pauses and time limits, in milliseconds. */
export interface RoomPace {
  /** Before a bot's move while people watch, so that they can read along. */
  readonly bot: number;
  /** Before passing for a person who need not be asked. */
  readonly pass: number;
  /** How long after a job was due another node may take it over. */
  readonly lease: number;
  /** How long a match without watchers stays in memory. */
  readonly idle: number;
  /** How long bots alone at a table play on without watchers. */
  readonly alone: number;
  /** The interval of sweeps for due jobs and idle rooms. */
  readonly sweep: number;
  /** How long a person must have been away from the table before others may ask a bot to take over. */
  readonly absent: number;
  /** The grace period in which they can return. */
  readonly grace: number;
}

/** Shared by all rooms of a node. */
export interface RoomTools {
  readonly store: Store;
  readonly clock: RoomClock;
  /** The unique name of this node. */
  readonly node: string;
  readonly pace: RoomPace;
  readonly thinker: Thinker;
  readonly news: HostingNews;
  /** A random word for seeds. */
  newWord(): string;
  loadGame(id: string): Promise<Game>;
}
