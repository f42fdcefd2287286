import type { Game } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { type GameEntry, games } from '@tabard/games';
import { readConfig, startServer } from '@tabard/server';
import { answerLines } from './side.ts';

export interface OurAnswer {
  /** Bytes in use once nothing is left to collect. */
  readonly heap: number;
}

/** The table does not offer the example; the bench plays it because the peers can. */
const EXAMPLE: GameEntry = {
  id: lamplight.id,
  title: 'Lamplight',
  description: 'Keep your lantern the brightest until dawn.',
  ledgers: [],
  load: async () => lamplight as unknown as Game,
};

/** Our server, set by the environment as always. */
export async function runOurSide(): Promise<void> {
  const server = await startServer(readConfig({}, process.env), { games: [...games, EXAMPLE] });
  await answerLines({ port: new URL(server.url).port }, (): OurAnswer => {
    gc?.();
    return { heap: process.memoryUsage().heapUsed };
  });
  await server.close();
}
