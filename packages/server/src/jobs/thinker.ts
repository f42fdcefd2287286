import type { Choice, View } from '@tabard/engine';

/** What a bot is asked: it gets the view of its seat, never the state. */
export interface ThinkRequest {
  readonly game: string;
  readonly bot: string;
  readonly view: View;
  /** The word its own luck is made from. */
  readonly luck: string;
}

/** Where bots think. */
export interface Thinker {
  think(thought: ThinkRequest): Promise<Choice>;
  close(): Promise<void>;
}
