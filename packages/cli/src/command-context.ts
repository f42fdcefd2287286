import type { Readable } from 'node:stream';
import type { GameEntry } from '@tabard/games';

/** What the command works with: where it reads, where it writes, and the games it knows. */
export interface CommandContext {
  readonly input: Readable & { readonly isTTY?: boolean };
  /** Standard output. */
  out(text: string): void;
  /** Standard error. */
  err(text: string): void;
  /** Whether somebody watches standard error, and so wants to see progress. */
  readonly isWatched: boolean;
  readonly games: readonly GameEntry[];
  /** The file that a worker thread starts again; without it all work stays in this thread. */
  readonly entry?: URL;
}

/** What a sub-command ends with: whether what it checked holds. */
export type Verdict = 'passed' | 'failed';

export function printLine(context: CommandContext, line = ''): void {
  context.out(`${line}\n`);
}

export function printJson(context: CommandContext, document: unknown): void {
  context.out(`${JSON.stringify(document, undefined, 2)}\n`);
}

/** A line on standard error that replaces itself, when somebody watches. */
export function progressOn(context: CommandContext): { show(line: string): void; clear(): void } {
  if (!context.isWatched) return { show: () => undefined, clear: () => undefined };
  return {
    show: (line) => context.err(`\r${line}\u001b[K`),
    clear: () => context.err('\r\u001b[K'),
  };
}
