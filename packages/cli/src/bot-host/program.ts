import { createInterface } from 'node:readline';
import { type FromBot, parseFromBot, type ToBot } from './messages.ts';
import { startGroup, stopGroup } from './process-group.ts';

/** An answer that was waited for: a message, or why there is none. */
type ProgramAnswer = { readonly message: FromBot } | { readonly missing: string };

/** A program that plays, in a process of its own. */
export interface BotProgram {
  readonly command: string;
  tell(message: ToBot): void;
  /** The next message that fits, or why none came in time; a line that is no message counts as an answer. */
  answer(fits: (message: FromBot) => boolean, patience: number): Promise<ProgramAnswer>;
  /** Ends it, with all processes that it started. */
  close(): Promise<void>;
}

const LONGEST_QUOTE = 60;

export function startProgram(command: string, onError: (line: string) => void): BotProgram {
  const group = startGroup(command);
  const { child } = group;
  const lines: string[] = [];
  let ended: string | undefined;
  let wake: () => void = () => undefined;
  const end = (why: string) => {
    ended ??= why;
    wake();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  createInterface({ input: child.stderr }).on('line', onError);
  child.on('error', (problem) => end(`it could not be started: ${problem.message}`));
  child.on('exit', (code, signal) => end(`it ended with ${signal ?? `exit code ${code}`}`));
  // Writes to a program that has exited are lost; its exit is reported separately.
  child.stdin.on('error', () => undefined);

  async function answer(fits: (message: FromBot) => boolean, patience: number): Promise<ProgramAnswer> {
    const until = performance.now() + patience;
    for (;;) {
      const line = lines.shift();
      const left = until - performance.now();
      if (line !== undefined) {
        const message = parseFromBot(line);
        if (!message) return { missing: `"${line.slice(0, LONGEST_QUOTE)}" is no message` };
        if (fits(message)) return { message };
      } else if (ended !== undefined) return { missing: ended };
      else if (left <= 0) return { missing: `no answer within ${patience} ms` };
      else await sleep(left);
    }
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    command,
    tell: (message) => {
      if (ended === undefined) child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    answer,
    close: () => stopGroup(group),
  };
}
