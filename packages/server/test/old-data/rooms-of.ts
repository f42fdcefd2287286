import { randomBytes } from 'node:crypto';
import { type Choice, type Game, optionKey } from '@tabard/engine';
import type { Thinker } from '../../src/jobs/thinker.ts';
import { realClock } from '../../src/rooms/clock.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Store } from '../../src/store/store.ts';

/** The rooms of a node that knows these games. */
export function roomsOf(store: Store, games: readonly Game[]): Rooms {
  return new Rooms({
    store,
    clock: realClock,
    node: randomBytes(8).toString('hex'),
    pace: {
      bot: 0,
      pass: 0,
      lease: 15_000,
      idle: 60_000,
      alone: 60_000,
      sweep: 1000,
      absent: 120_000,
      grace: 20_000,
    },
    thinker: firstThatComes,
    news: {},
    newWord: () => randomBytes(16).toString('hex'),
    loadGame: async (id) => {
      const game = games.find((one) => one.id === id);
      if (!game) throw new Error(`there is no game "${id}" here`);
      return game;
    },
  });
}

const firstThatComes: Thinker = {
  think: async ({ view }): Promise<Choice> => {
    const [{ n, options }] = view.decisions;
    return { n, key: optionKey(options[0]) };
  },
  close: async () => undefined,
};
