import { Guest } from '@tabard/server/client';
import type { TableInfo } from '@tabard/table/protocol';

const BOT = { kind: 'bot', bot: 'greedy' };

/** Makes this many tables at which bots play each other: a guest sits down and hands the seat to a bot. */
export async function seatBots(url: string, tables: number): Promise<void> {
  const host = await new Guest(url).arrive('Host of bots');
  for (let i = 0; i < tables; i++) {
    const table = { game: 'shadow-of-omega', seats: [{ kind: 'me' }, BOT, BOT], isPublic: true };
    const { id } = await host.requests.post<TableInfo>('/tables', table);
    await host.requests.put(`/tables/${id}/seats/0`, { kind: 'bot' });
  }
}
