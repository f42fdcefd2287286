import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program in a process of its own that answers lines of JSON with lines of JSON. */
export interface BenchSide {
  /** What its first line says of it. */
  readonly hello: Readonly<Record<string, unknown>>;
  ask<T>(question: unknown): Promise<T>;
  close(): Promise<void>;
}

const PATIENCE_MS = 10_000;

export interface SideProgram {
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a Node program; resolves on its first line. */
export async function startSide({ args, cwd, env }: SideProgram): Promise<BenchSide> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hello = await nextLine(lines, child, args);
  return {
    hello,
    ask: async <T>(question: unknown) => {
      child.stdin.write(`${JSON.stringify(question)}\n`);
      return (await nextLine(lines, child, args)) as T;
    },
    close: () => ended(child),
  };
}

async function nextLine(
  lines: AsyncIterator<string>,
  child: ChildProcess,
  args: readonly string[],
): Promise<Record<string, unknown>> {
  const { value, done } = await lines.next();
  if (done) throw new Error(`"${args.join(' ')}" ended by itself with exit code ${child.exitCode}`);
  return JSON.parse(value);
}

/** It exits at the end of its input; one that does not is killed. */
function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(impatience);
      resolve();
    });
    child.stdin?.end();
  });
}

/** The other end: says the first line, then answers each line until there are no more. */
export async function answerLines(
  hello: Readonly<Record<string, unknown>>,
  answer: (question: never) => unknown,
): Promise<void> {
  const say = (data: unknown) => process.stdout.write(`${JSON.stringify(data)}\n`);
  say(hello);
  for await (const line of createInterface({ input: process.stdin }))
    say(await answer(JSON.parse(line) as never));
}
