import { availableParallelism } from 'node:os';
import { makeBot } from '@tabard/bots';
import { type Choice, findContent, seedRng } from '@tabard/engine';
import { Piscina } from 'piscina';
import { threadProgram } from '../thread-program.ts';
import type { Question, Reply } from './bot-worker.ts';
import type { Thinker, Thought } from './thinker.ts';

export interface PoolPlan {
  /** How many threads think at once at most. */
  readonly threads?: number;
  /** How long one may think, in milliseconds; it is stopped then. */
  readonly patience?: number;
}

const PATIENCE = 10_000;
/** A thread that nobody needed for so long ends. */
const IDLE = 60_000;

/** Bots that think in worker threads, so that no table ever waits for another's bot. */
export function botPool({ threads, patience = PATIENCE }: PoolPlan = {}): Thinker {
  const most = threads ?? Math.max(1, availableParallelism() - 1);
  // Starting a thread loads every rule of a game: none is started before a bot has to think.
  const pool = new Piscina({
    ...threadProgram(import.meta.url, 'bot-worker'),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE,
  });

  async function ask(question: Question): Promise<Reply> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    try {
      return (await pool.run(question, { signal: stop.signal })) as Reply;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    think: async (thought) => {
      const quick = quickChoice(thought);
      if (quick) return quick;
      const reply = await ask(thought);
      if ('choice' in reply) return reply.choice;
      const again = await ask({ ...thought, content: findContent(reply.lacks) });
      if ('choice' in again) return again.choice;
      throw new Error(`the content ${reply.lacks} of this match is not known here`);
    },
    close: () => pool.close(),
  };
}

/** A bot that looks at nothing but its options costs less than the way to a thread. */
function quickChoice({ bot, view, luck }: Thought): Choice | undefined {
  const made = makeBot(bot);
  return made.sees === 'options' ? made.choose(view.decisions[0], seedRng(luck)) : undefined;
}
