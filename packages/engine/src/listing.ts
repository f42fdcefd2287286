import type { Option } from './decision.ts';
import type { Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { offered, type Waiting } from './procedure.ts';

/** Lists options and caches the last list: an answer usually follows its question on the same state. */
export interface Listing {
  list(m: MatchState, at: Waiting, seat: Seat): readonly Option[];
  /** The cached list if it is for this decision, otherwise a new one. */
  optionsAt(m: MatchState, at: Waiting, seat: Seat): readonly Option[];
  /** Drops the cache, for callers that change a match without answering. */
  forget(): void;
}

export function newListing(): Listing {
  let last: { m: MatchState; n: number; seat: Seat; step: object; options: readonly Option[] } | undefined;

  function list(m: MatchState, { frame, step }: Waiting, seat: Seat): readonly Option[] {
    const options = offered(m, frame, step, seat);
    last = { m, n: m.n, seat, step, options };
    return options;
  }

  return {
    list,
    optionsAt: (m, at, seat) => {
      const isSame = last?.m === m && last.n === m.n && last.seat === seat && last.step === at.step;
      return last && isSame ? last.options : list(m, at, seat);
    },
    forget: () => {
      last = undefined;
    },
  };
}
