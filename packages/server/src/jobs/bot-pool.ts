import { availableParallelism } from 'node:os';
import { makeBot } from '@tabard/bots';
import { type Choice, findContent, seedRng } from '@tabard/engine';
import { Piscina } from 'piscina';
import { gate } from '../gate.ts';
import { type ThreadProgram, threadProgram } from '../thread-program.ts';
import type { BotQuestion, Reply } from './bot-worker.ts';
import type { Thinker, ThinkRequest } from './thinker.ts';

export interface PoolPlan {
  /** The maximum number of threads. */
  readonly threads?: number;
  /** Time limit of one request, in milliseconds, from when a thread takes it. */
  readonly patience?: number;
  /** Time limit for starting a thread, in milliseconds: it loads the rules of a game first. */
  readonly starting?: number;
  /** The program of the threads. */
  readonly program?: ThreadProgram;
  /** Whether bots ponder while people are asked. */
  readonly pondering?: 'on' | 'off';
}

const PATIENCE = 10_000;
const STARTING = 60_000;
/** Idle timeout of a thread. */
const IDLE = 60_000;
/** Longest round of pondering, in milliseconds: also how long it can delay a bot's move. */
const PONDERED = 100;

/** Runs bots in worker threads, so that no table waits for another's bot. */
export function botPool(plan: PoolPlan = {}): Thinker {
  const { threads, patience = PATIENCE, starting = STARTING, program } = plan;
  const most = threads ?? Math.max(1, availableParallelism() - 1);
  // Threads are started on demand, since starting one loads the rules of a game.
  const pool = new Piscina({
    ...(program ?? threadProgram(import.meta.url, 'bot-worker')),
    minThreads: 0,
    maxThreads: most,
    idleTimeout: IDLE,
  });
  // The time limit starts when a thread takes the request.
  const inTurn = gate(most);

  let isClosed = false;
  let asked = 0;
  // Requests still queued at the end are rejected.
  const ask = async (question: BotQuestion) => {
    asked++;
    try {
      return await inTurn(() =>
        isClosed ? never() : run({ ...question, hurry: Math.max(1, asked / most) }),
      );
    } finally {
      asked--;
    }
  };

  let isPondering = false;
  /** Runs only while no bot has to move, one round at a time. */
  const ponder = async (thought: ThinkRequest) => {
    if (asked > 0 || isPondering || isClosed || !mayPonder(thought.bot)) return undefined;
    isPondering = true;
    try {
      const reply = await inTurn(() => run({ ...thought, ponderFor: PONDERED }));
      return 'pondered' in reply ? reply.pondered : undefined;
    } finally {
      isPondering = false;
    }
  };

  async function run(question: BotQuestion): Promise<Reply> {
    const stop = new AbortController();
    const isStarting = pool.threads.length < most;
    const timer = setTimeout(() => stop.abort(), isStarting ? starting + patience : patience);
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
      const { content } = thought.view.state;
      const again = await ask({ ...thought, content: JSON.stringify(findContent(content)) });
      if ('choice' in again) return again.choice;
      throw new Error(`the content ${content} of this match is not known here`);
    },
    ...(plan.pondering === 'on' && { ponder }),
    close: () => {
      isClosed = true;
      return pool.close();
    },
  };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function mayPonder(bot: string): boolean {
  const made = makeBot(bot, () => performance.now());
  return made.sees === 'view' && made.pondering !== undefined;
}

/** A bot that only sees its options runs here: that is cheaper than a message to a thread. */
function quickChoice({ bot, view, luck }: ThinkRequest): Choice | undefined {
  const made = makeBot(bot, () => performance.now());
  return made.sees === 'options' ? made.choose(view.decisions[0], seedRng(luck)) : undefined;
}
