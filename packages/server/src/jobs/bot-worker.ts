import { type BotAnswer, makeBot } from '@tabard/bots';
import { findContent, seedRng } from '@tabard/engine';
import { loadGame } from '@tabard/games';
import type { ThinkRequest } from './thinker.ts';

/** A request to a worker thread; `content`, as JSON, only after it replied that it lacks it. */
export interface BotQuestion extends ThinkRequest {
  readonly content?: string;
  /** The factor by which its thinking time is divided when many bots wait for few threads. */
  readonly hurry?: number;
}

/** The bot's choice, or that the thread lacks the content of the match. */
export type Reply = { readonly choice: BotAnswer } | { readonly lacks: string };

/** Runs in a worker thread: a bot thinks about a view. */
async function think({ game: id, bot, view, luck, content, hurry = 1 }: BotQuestion): Promise<Reply> {
  const game = await loadGame(id);
  if (content) game.readContent(JSON.parse(content));
  if (!findContent(view.state.content)) return { lacks: view.state.content };
  const made = makeBot(bot, () => hurry * performance.now());
  const rng = seedRng(luck);
  const choice = made.sees === 'view' ? made.choose(game, view, rng) : made.choose(view.decisions[0], rng);
  return { choice };
}

export default think;
