import { createInterface } from 'node:readline';
import type { CommandContext } from '../command-context.ts';

/** Lines from a person or a script, one at a time; undefined once there are no more. */
export interface Lines {
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function linesFrom(context: CommandContext, say: (text: string) => void): Lines {
  const isTerminal = context.input.isTTY === true;
  const reader = createInterface({
    input: context.input,
    output: isTerminal ? process.stderr : undefined,
    terminal: isTerminal,
  });
  const waiting: string[] = [];
  let isOver = false;
  let wake: (() => void) | undefined;
  reader.on('line', (line) => {
    waiting.push(line);
    wake?.();
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isOver = true;
    wake?.();
  });
  return {
    next: async (prompt) => {
      if (isTerminal && !isOver) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else say(prompt);
      while (!waiting.length && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const line = waiting.shift();
      if (!isTerminal) say(line === undefined ? '\n' : `${line}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
