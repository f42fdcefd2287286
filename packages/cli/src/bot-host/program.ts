import { eachLine } from './lines.ts';
import { type FromBot, parseFromBot, type ToBot } from './messages.ts';
import { startGroup, stopGroup } from './process-group.ts';
import { quoted } from './quoted.ts';

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

const LAST_WORDS_MS = 500;
/** A program that hangs would cost all its patience at every decision. */
const MOST_LATE = 10;

export function startProgram(command: string, onError: (line: string) => void): BotProgram {
  const group = startGroup(command);
  const { child } = group;
  const lines: string[] = [];
  let ended: string | undefined;
  let late = 0;
  let closing: Promise<void> | undefined;
  let wake: () => void = () => undefined;
  const end = (why: string) => {
    ended ??= why;
    wake();
  };
  eachLine(child.stdout, (line) => {
    lines.push(line);
    wake();
  });
  child.stdout.pause();
  eachLine(child.stderr, onError);
  child.on('error', (problem) => end(`it could not be started: ${problem.message}`));
  child.on('exit', (code, signal) => {
    const why = `it ended with ${signal ?? `exit code ${code}`}`;
    // Its last answer may still have to be read; whoever else holds its output is not waited for.
    void group.closed.then(() => end(why));
    setTimeout(() => end(why), LAST_WORDS_MS).unref();
  });
  // Writes to a program that has exited are lost; its exit is reported separately.
  child.stdin.on('error', () => undefined);

  /** Only then anything is read, so a program that writes all the time has to wait. */
  async function answer(fits: (message: FromBot) => boolean, patience: number): Promise<ProgramAnswer> {
    child.stdout.resume();
    const answered = await nextFitting(fits, patience);
    child.stdout.pause();
    return answered;
  }

  async function nextFitting(fits: (message: FromBot) => boolean, patience: number): Promise<ProgramAnswer> {
    const until = performance.now() + patience;
    for (;;) {
      const line = lines.shift();
      const left = until - performance.now();
      if (line !== undefined) {
        const message = parseFromBot(line);
        if (message && !fits(message)) continue;
        late = 0;
        return message ? { message } : { missing: `${quoted(line)} is no message` };
      }
      if (ended !== undefined) return { missing: ended };
      if (left <= 0) return tooLate(patience);
      await sleep(left);
    }
  }

  function tooLate(patience: number): ProgramAnswer {
    late++;
    if (late === MOST_LATE) {
      end(`it was given up when ${MOST_LATE} answers in a row had not come in time`);
      void close();
    }
    return { missing: `no answer within ${patience} ms` };
  }

  function close(): Promise<void> {
    closing ??= stopGroup(group);
    return closing;
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
    close,
  };
}
