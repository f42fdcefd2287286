import type { Game } from '@tabard/engine';
import type { SeatPlan } from '../host/host.ts';

/** Enough company for a first match without a long wait. */
const GOOD_COMPANY = 3;

export interface Names {
  readonly you: string;
  readonly bots: readonly string[];
  readonly people: readonly string[];
}

/** Lists in the words of a language are written with commas. */
export function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.trim());
}

/** You and a few bots. */
export function defaultSeats(game: Pick<Game, 'seats'>, names: Names): SeatPlan[] {
  const { min, max } = game.seats;
  const count = Math.min(max, Math.max(min, GOOD_COMPANY));
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: names.you, kind: 'person' } : botSeat(names, seat),
  );
}

export function botSeat(names: Names, seat: number, bot = 'greedy'): SeatPlan {
  return { name: names.bots[(seat + names.bots.length - 1) % names.bots.length], kind: 'bot', bot };
}

export function personSeat(names: Names, seat: number): SeatPlan {
  return { name: seat === 0 ? names.you : names.people[seat % names.people.length], kind: 'person' };
}

/** A name for every seat, none twice. */
export function withNames(seats: readonly SeatPlan[], names: Names): SeatPlan[] {
  return seats.map((plan, seat) => {
    const name = plan.name.trim() || names.people[seat % names.people.length];
    const isTaken = seats.slice(0, seat).some((other) => other.name.trim() === name);
    return { ...plan, name: isTaken ? `${name} ${seat + 1}` : name };
  });
}
