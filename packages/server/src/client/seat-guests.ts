import type { Options } from '@tabard/engine';
import type { TableInfo } from '@tabard/table/protocol';
import { Guest } from './guest.ts';

/** What is played, and how many people sit down to it. */
export interface GuestTable {
  readonly game: string;
  readonly options?: Options;
  readonly seats: number;
  /** How many bots sit down with them. */
  readonly bots?: number;
  /** What the guests look at; the whole table by default. */
  readonly reads?: Guest['reads'];
  /** Whether everybody may look on; so it is by default. */
  readonly isPublic?: boolean;
  /** Sent with each of their requests. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Guests in the seats of one match, in the order of the seats, all watching it and asked at every turn. */
export interface SeatedGuests {
  readonly match: string;
  readonly guests: readonly Guest[];
}

/** Makes a table and fills it with guests of its own, so that the match begins. */
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

/** Connects somebody who has a seat and lets them look at the table. */
export async function sitDown(guest: Guest, match: string): Promise<void> {
  await guest.connect();
  await guest.watch(match);
  await guest.ask(match, 'always');
}
