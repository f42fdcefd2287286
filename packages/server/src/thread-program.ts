import { fileURLToPath } from 'node:url';

export interface ThreadProgram {
  readonly filename: string;
  readonly execArgv?: string[];
}

/** What a thread begins with. The bundled command has it beside itself; from the sources, Node has to be taught to read them. */
export function threadProgram(beside: string, name: string): ThreadProgram {
  if (!beside.endsWith('.ts')) return { filename: fileURLToPath(new URL(`./${name}.mjs`, beside)) };
  const hooks = new URL('../../../scripts/source-modules.mjs', import.meta.url).href;
  return { filename: fileURLToPath(new URL(`./${name}.ts`, beside)), execArgv: ['--import', hooks] };
}
