import { Guest } from '@tabard/server/client';
import type { TableInfo } from '@tabard/table/protocol';

/** A level of the Thinker: every decision at these tables is a search. */
const BOT = { kind: 'bot', bot: 'veteran' };

/**
 * Makes this many tables at which bots play each other: a guest sits down and hands the seat to a bot. Each table has a
 * guest of its own, since bots play only a few matches of one person alone.
 */
export async function seatBots(url: string, tables: number): Promise<void> {
  for (let i = 0; i < tables; i++) {
    const host = await new Guest(url).arrive(`Host of bots ${i}`);
    const table = { game: 'shadow-of-omega', seats: [{ kind: 'me' }, BOT, BOT], isPublic: true };
    const { id } = await host.requests.post<TableInfo>('/tables', table);
    await host.requests.put(`/tables/${id}/seats/0`, BOT);
  }
}
