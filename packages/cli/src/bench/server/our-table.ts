import { optionKey } from '@tabard/engine';
import { type Guest, type GuestTable, seatGuests } from '@tabard/server/client';
import { type Luck, pick } from '../random-play.ts';
import type { LoadTable } from './load.ts';

/** People at a table of ours, who choose at random. */
export async function sitAtOurs(url: string, plan: GuestTable, luck: Luck): Promise<LoadTable> {
  const { match, guests } = await seatGuests(url, { ...plan, reads: 'decisions' });
  let wake = () => {};
  let isClosed = false;
  for (const guest of guests) {
    guest.changed = () => wake();
    guest.closed = (code) => {
      if (!isClosed) throw new Error(`somebody was dropped with code ${code}`);
    };
  }
  const awaited = async (): Promise<Guest> => {
    for (;;) {
      const able = guests.filter((guest) => guest.decisions(match).length > 0);
      if (able.length > 0) return able[pick(luck, able.length)];
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    move: async () => {
      const guest = await awaited();
      const { n, options } = guest.decisions(match)[0];
      const key = optionKey(options[pick(luck, options.length)]);
      const answer = await guest.choose(match, n, key);
      if (answer.kind !== 'done') throw new Error(`"${key}" was answered with ${JSON.stringify(answer)}`);
    },
    close: () => {
      isClosed = true;
      for (const guest of guests) guest.leave();
    },
  };
}
