import { type BotAnswer, finish, makeBot, type Pondered, within } from '@tabard/bots';
import { findContent, seedRng } from '@tabard/engine';
import { loadGame } from '@tabard/games';
import type { ThinkRequest } from './thinker.ts';

/** A request to a worker thread; `content`, as JSON, only after it replied that it lacks it. */
export interface BotQuestion extends ThinkRequest {
  readonly content?: string;
  /** The factor by which its thinking time is divided when many bots wait for few threads. */
  readonly hurry?: number;
  /** Not asked yet: think about the seat's next question for this many milliseconds. */
  readonly ponderFor?: number;
}

/** The bot's choice, or that the thread lacks the content of the match. */
export type Reply =
  | { readonly choice: BotAnswer }
  | { readonly pondered: Pondered }
  | { readonly lacks: string };

/** Runs in a worker thread: a bot thinks about a view. */
async function think(question: BotQuestion): Promise<Reply> {
  const { game: id, bot, view, luck, content, hurry = 1, ponderFor, pondered } = question;
  const game = await loadGame(id);
  if (content) game.readContent(JSON.parse(content));
  if (!findContent(view.state.content)) return { lacks: view.state.content };
  const clock = () => hurry * performance.now();
  const made = makeBot(bot, clock);
  const rng = seedRng(luck);
  if (made.sees === 'options') return { choice: made.choose(view.decisions[0], rng) };
  if (ponderFor === undefined) return { choice: made.choose(game, view, rng, pondered) };
  const thoughts = made.pondering?.(game, view, rng, within(clock, ponderFor)());
  return { pondered: thoughts ? finish(thoughts) : {} };
}

export default think;
