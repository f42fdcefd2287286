import { InputError, unknownWord } from '@tabard/engine';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  append: async () => (await import('./append-side.ts')).runAppendSide(process.env.DATABASE_URL || undefined),
  echo: async () => (await import('./echo-side.ts')).runEchoSide(),
  fill: async () => (await import('./fill-side.ts')).runFillSide(),
  load: async () => (await import('./load-side.ts')).runLoadSide(),
  ours: async () => (await import('./our-side.ts')).runOurSide(),
};

/** Runs one process of the bench until its standard input ends. */
export async function runBenchPart(name: string): Promise<void> {
  if (!Object.hasOwn(PARTS, name)) throw new InputError(unknownWord('part', name, Object.keys(PARTS)));
  await PARTS[name]();
  // Open connections would keep it alive.
  process.exit();
}
