import type { Game } from '@tabard/engine';

/** The largest table that a game seats with its default options; some take more with others. */
export function mostSeats(game: Game): number {
  for (let seats = game.seats.max; seats > game.seats.min; seats--) if (begins(game, seats)) return seats;
  return game.seats.min;
}

function begins(game: Game, seats: number): boolean {
  try {
    game.create({ seed: 'most seats', seats });
    return true;
  } catch {
    return false;
  }
}
