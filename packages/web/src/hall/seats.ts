import { personas, seatedBot } from '@tabard/bots';
import type { Game } from '@tabard/engine';
import type { SeatPlan } from '../host/host.ts';

/** Enough for a first match without a long wait. */
const USUAL_SEATS = 3;

export interface SeatNames {
  /** The player's own name, or else the word for them. */
  readonly you: string;
  /** That word. */
  readonly anyone: string;
  readonly bots: readonly string[];
  readonly people: readonly string[];
  /** The bot that takes a seat unless another is chosen. */
  readonly bot: string;
}

/** Lists in the words of a language are written with commas. */
export function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.trim());
}

/** You and a few bots. */
export function defaultSeats(
  game: Pick<Game, 'seats'>,
  names: SeatNames,
  seats: number = USUAL_SEATS,
): SeatPlan[] {
  const { min, max } = game.seats;
  const count = Math.min(max, Math.max(min, seats));
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { name: names.you, kind: 'person' } : botSeat(names, seat),
  );
}

/** A bot for a seat; one of a level brings its own name. */
export function botSeat(names: SeatNames, seat: number, wanted = names.bot): SeatPlan {
  const bot = seatedBot(wanted, seat);
  const name = personas.get(bot)?.name ?? names.bots[(seat + names.bots.length - 1) % names.bots.length];
  return { name, kind: 'bot', bot };
}

/** As many seats as are wanted: bots take those that are missing. */
export function seatsFor(seats: readonly SeatPlan[], count: number, names: SeatNames): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? botSeat(names, seat));
}

export function personSeat(names: SeatNames, seat: number): SeatPlan {
  return { name: seat === 0 ? names.you : names.people[seat % names.people.length], kind: 'person' };
}

/** A name for every seat, none twice; where several people share the screen nobody is called "you". */
export function withNames(seats: readonly SeatPlan[], names: SeatNames): SeatPlan[] {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const isNameless = ({ name, kind }: SeatPlan) =>
    name.trim() === '' || (kind === 'person' && people > 1 && name.trim() === names.anyone);
  const given = seats.map((plan, seat) =>
    isNameless(plan) ? names.people[seat % names.people.length] : plan.name.trim(),
  );
  return seats.map((plan, seat) => {
    const isTaken = given.slice(0, seat).includes(given[seat]);
    return { ...plan, name: isTaken ? `${given[seat]} ${seat + 1}` : given[seat] };
  });
}
