import { fileURLToPath } from 'node:url';

export interface ThreadProgram {
  readonly filename: string;
  readonly execArgv?: string[];
}

/** The entry file of a thread: beside the bundled command, or a source file with a loader. */
export function threadProgram(beside: string, name: string): ThreadProgram {
  if (!beside.endsWith('.ts')) return { filename: fileURLToPath(new URL(`./${name}.mjs`, beside)) };
  const hooks = new URL('../../../scripts/source-modules.mjs', import.meta.url).href;
  return { filename: fileURLToPath(new URL(`./${name}.ts`, beside)), execArgv: ['--import', hooks] };
}
