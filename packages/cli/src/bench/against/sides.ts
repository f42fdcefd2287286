import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { InputError } from '@tabard/engine';
import type { SideAnswer } from './side-answer.ts';

/** A tree whose rates are measured. */
export interface AgainstSide {
  /** What the reader calls it. */
  readonly title: string;
  /** What it can measure, by name, with its unit. */
  readonly units: ReadonlyMap<string, string>;
  /** One measurement in a process of its own; throws where the tree cannot do it. */
  sample(name: string, ms: number): Promise<number>;
}

interface Builder {
  buildSide(tree: string, outfile: string): Promise<void>;
}

const run = promisify(execFile);

/** Bundles the rates of this clone with the packages of a tree. */
export async function buildSide(
  root: string,
  tree: string,
  outfile: string,
  title: string,
): Promise<AgainstSide> {
  const builder = pathToFileURL(path.join(root, 'scripts/build-bench-side.mjs')).href;
  try {
    await ((await import(builder)) as Builder).buildSide(tree, outfile);
    const { rates = [] } = await ask(outfile, []);
    return { title, units: new Map(rates.map(({ name, unit }) => [name, unit])), sample: sampleOf(outfile) };
  } catch (problem) {
    throw new InputError(`${title} cannot be measured, because it does not build: ${firstLine(problem)}`);
  }
}

function sampleOf(program: string): AgainstSide['sample'] {
  return async (name, ms) => {
    const { value, problem } = await ask(program, [name, String(ms)]);
    if (value === undefined) throw new Error(problem ?? 'it gave no figure');
    return value;
  };
}

async function ask(program: string, words: readonly string[]): Promise<SideAnswer> {
  const { stdout } = await run(process.execPath, [program, ...words]);
  return JSON.parse(stdout) as SideAnswer;
}

/** The line with the error message, without the source and stack around it. */
export function firstLine(problem: unknown): string {
  const text = problem instanceof Error ? problem.message : String(problem);
  return /^\w*Error: (.*)$/m.exec(text)?.[1] ?? text.split('\n')[0];
}
