import type { Forfeit } from '../bot-host/match.ts';
import { botsAt, type MatchResult, type SimPlan } from '../sim/plan.ts';
import { type Meeting, type Rating, ratingsOf, seedBySeed } from './elo.ts';

export interface ArenaStanding extends Rating {
  /** Matches in which it played, and how many it won; a shared victory is a part of one. */
  readonly games: number;
  readonly wins: number;
  /** The share of matches won, and where it lies in 95 of 100 such arenas. */
  readonly share: number;
  readonly between: readonly [number, number];
}

export interface ArenaReport {
  readonly game: string;
  readonly seats: number;
  readonly options: SimPlan['options'];
  readonly seed: string;
  readonly games: number;
  readonly unfinished: number;
  readonly seconds: number;
  readonly jobs: number;
  readonly standings: readonly ArenaStanding[];
  /** Moves that were made for programs. */
  readonly forfeits: readonly Forfeit[];
}

/** The table of an arena. Bots that play together are compared seed by seed, rivals seat by seat. */
export function standingsOf(
  plan: SimPlan,
  results: readonly MatchResult[],
  how: 'together' | 'rivals',
): ArenaStanding[] {
  const bots = [...new Set(plan.bots)];
  const meetings =
    how === 'together' ? acrossTables(plan, results) : results.flatMap((one) => atTable(plan, one));
  return ratingsOf(bots, meetings, plan.seed).map((rating) => ({
    ...rating,
    ...winsOf(plan, results, rating.bot, how),
  }));
}

function winsOf(plan: SimPlan, results: readonly MatchResult[], bot: string, how: 'together' | 'rivals') {
  const tables = results.filter(({ index }) => botsAt(plan, index).includes(bot));
  // Where several seats have the same bot, its matches count once for each of them.
  const seats = tables.flatMap((result) => {
    const own = botsAt(plan, result.index).flatMap((one, seat) => (one === bot ? [seat] : []));
    return how === 'together' ? [scoreAt(result, 0)] : own.map((seat) => scoreAt(result, seat));
  });
  const wins = seats.reduce((sum, score) => sum + score, 0);
  return { games: seats.length, wins, ...intervalOf(wins, seats.length) };
}

/** Of a victory its part, nothing of a defeat or of a match without an end. */
function scoreAt({ winners = [] }: MatchResult, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

function atTable(plan: SimPlan, result: MatchResult): Meeting[] {
  const bots = botsAt(plan, result.index);
  const meetings: Meeting[] = [];
  for (let a = 0; a < bots.length; a++)
    for (let b = a + 1; b < bots.length; b++) {
      if (bots[a] === bots[b]) continue;
      const [first, second] = [scoreAt(result, a), scoreAt(result, b)];
      // Neither won: nothing is known of which of the two was better.
      if (first === second && first === 0 && bots.length > 2) continue;
      const score = first + second ? first / (first + second) : 0.5;
      meetings.push({ first: bots[a], second: bots[b], score, seed: result.seed });
    }
  return meetings;
}

function acrossTables(plan: SimPlan, results: readonly MatchResult[]): Meeting[] {
  return [...seedBySeed(results).values()].flatMap((same) =>
    same.flatMap((one, at) =>
      same.slice(at + 1).map((other) => ({
        first: botsAt(plan, one.index)[0],
        second: botsAt(plan, other.index)[0],
        score: (1 + (one.winners?.length ? 1 : 0) - (other.winners?.length ? 1 : 0)) / 2,
        seed: one.seed,
      })),
    ),
  );
}

/** The score interval of Wilson: right for few matches too. */
export function intervalOf(
  wins: number,
  games: number,
): { share: number; between: readonly [number, number] } {
  if (!games) return { share: 0, between: [0, 1] };
  const z = 1.96;
  const share = wins / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return { share, between: [Math.max(0, middle - half), Math.min(1, middle + half)] };
}
