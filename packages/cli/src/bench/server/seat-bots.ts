import { Guest } from '@tabard/server/client';

/** Makes so many tables at which bots play each other. */
export async function seatBots(url: string, tables: number): Promise<void> {
  const host = await new Guest(url).arrive('Host of bots');
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'greedy' }));
  for (let i = 0; i < tables; i++)
    await host.requests.post('/tables', { game: 'shadow-of-omega', seats, isPublic: true });
}
