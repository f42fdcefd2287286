/** Plays a match on from one point through everything that may be decided on the way. */
import { type Game, type MatchEvent, optionKey } from '@tabard/engine';
import type { Match } from './state.ts';

type Listen = (event: MatchEvent) => void;

/** One way in which it went: the match, and what was counted along it. */
export interface Branch<C> {
  readonly m: Match;
  readonly counted: C;
}

export interface PlayingOut<C> {
  /** Ends are sought until there are so many. */
  readonly most: number;
  copy(counted: C): C;
  /** Counts what happens; `over` where nothing after it is of interest. */
  count(branch: Branch<C>, event: MatchEvent): 'over' | 'on';
  /** Whether nothing more is to come, now that somebody is asked. */
  isOver(m: Match): boolean;
}

/** Stops a match in the middle of what happens. */
class Stopped extends Error {}

/** Every end that decisions may lead to, from a match that `begin` sets going. */
export function playOut<C>(
  game: Game<Match>,
  start: Branch<C>,
  begin: (m: Match, listen: Listen) => void,
  how: PlayingOut<C>,
): Branch<C>[] {
  const ends: Branch<C>[] = [];
  const open = [{ branch: start, go: begin }];
  for (let one = open.pop(); one && ends.length < how.most; one = open.pop()) {
    const { branch } = one;
    if (isPlayedOut(branch, one.go, how)) {
      ends.push(branch);
      continue;
    }
    const [{ seat, n, options }] = game.pending(branch.m);
    for (const option of options)
      open.push({
        branch: { m: game.clone(branch.m), counted: how.copy(branch.counted) },
        go: (m, listen) => void game.choose(m, seat, { n, key: optionKey(option) }, listen),
      });
  }
  return ends;
}

function isPlayedOut<C>(
  branch: Branch<C>,
  go: (m: Match, listen: Listen) => void,
  how: PlayingOut<C>,
): boolean {
  try {
    go(branch.m, (event) => {
      if (how.count(branch, event) === 'over') throw new Stopped();
    });
  } catch (problem) {
    if (problem instanceof Stopped) return true;
    throw problem;
  }
  return branch.m.outcome !== undefined || how.isOver(branch.m);
}
