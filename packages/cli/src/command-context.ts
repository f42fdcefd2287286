import type { Readable } from 'node:stream';
import type { GameEntry } from '@tabard/games';

/** What the command works with: where it reads, where it writes, and the games it knows. */
export interface CommandContext {
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Standard output. */
  out(text: string): void;
  /** Standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal, so that progress is shown. */
  readonly isWatched: boolean;
  readonly games: readonly GameEntry[];
  /** The file that a worker thread starts again; without it all work stays in this thread. */
  readonly entry?: URL;
}

/** The result of a sub-command: whether its check passed. */
export type Verdict = 'passed' | 'failed';

export function printLine(context: CommandContext, line = ''): void {
  context.out(`${line}\n`);
}

export function printJson(context: CommandContext, document: unknown): void {
  context.out(`${JSON.stringify(document, undefined, 2)}\n`);
}

/** A progress line on standard error, if that is a terminal. */
export function progressOn(context: CommandContext): { show(line: string): void; clear(): void } {
  if (!context.isWatched) return { show: () => undefined, clear: () => undefined };
  return {
    show: (line) => context.err(`\r${line}\u001b[K`),
    clear: () => context.err('\r\u001b[K'),
  };
}
