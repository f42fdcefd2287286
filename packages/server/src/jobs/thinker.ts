import type { BotAnswer, Pondered } from '@tabard/bots';
import type { View } from '@tabard/engine';

/** A request to a bot: it gets the view of its seat, never the state. */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  /** The seed of the bot's own randomness. */
  readonly luck: string;
  /** What the bot made of this question while others were asked. */
  readonly pondered?: Pondered | undefined;
}

/** Runs bots. */
export interface Thinker {
  think(thought: ThinkRequest): Promise<BotAnswer>;
  /** A short round of thinking about the seat's next question; undefined when there is no time for that now. */
  ponder?(thought: ThinkRequest): Promise<Pondered | undefined>;
  close(): Promise<void>;
}
