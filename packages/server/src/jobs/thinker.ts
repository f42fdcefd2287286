import type { BotAnswer } from '@tabard/bots';
import type { View } from '@tabard/engine';

/** A request to a bot: it gets the view of its seat, never the state. */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  /** The seed of the bot's own randomness. */
  readonly luck: string;
}

/** Runs bots. */
export interface Thinker {
  think(thought: ThinkRequest): Promise<BotAnswer>;
  close(): Promise<void>;
}
