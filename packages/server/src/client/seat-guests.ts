import type { Options } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { Guest } from './guest.ts';

/** The game to play, and the number of people. */
export interface GuestTable {
  readonly game: string;
  readonly options?: Options;
  readonly seats: number;
  /** The number of bots. */
  readonly bots?: number;
  /** What the guests read; the whole table by default. */
  readonly reads?: Guest['reads'];
  /** Whether the table is public; true by default. */
  readonly isPublic?: boolean;
  /** Sent with each of their requests. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Guests in the seats of one match, in the order of the seats, all watching it and asked at every turn. */
export interface SeatedGuests {
  readonly match: string;
  readonly guests: readonly Guest[];
}

/** Creates a table and seats new guests at it, so that the match begins. */
export async function seatGuests(url: string, plan: GuestTable): Promise<SeatedGuests> {
  const { game, options = {}, seats, bots = 0, reads, isPublic = true, headers = {} } = plan;
  const arrivals = Array.from({ length: seats }, (_, seat) => {
    const guest = new Guest(url, reads);
    Object.assign(guest.requests.headers, headers);
    return guest.arrive(`Guest ${seat + 1}`);
  });
  const guests = await Promise.all(arrivals);
  const forGuests = guests.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const forBots = Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'random' }));
  const table = { game, options, seats: [...forGuests, ...forBots], isPublic };
  const { id, code } = await guests[0].requests.post<TableInfo>('/tables', table);
  for (const [seat, guest] of guests.entries())
    if (seat > 0) await guest.requests.post(`/tables/${id}/join`, { seat, code });
  await Promise.all(guests.map((guest) => sitDown(guest, id)));
  return { match: id, guests };
}

/** Connects a seated guest and watches the table. */
export async function sitDown(guest: Guest, match: string): Promise<void> {
  await guest.connect();
  await guest.watch(match);
  await guest.ask(match, 'always');
}
