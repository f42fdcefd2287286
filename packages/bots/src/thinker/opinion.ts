/** What a Thinker makes of positions: what they are worth to look at, and what imagined play was worth. */
import {
  type Appraiser,
  appraiserOf,
  type Game,
  type Knowledge,
  type MatchState,
  type Seat,
} from '@tabard/engine';
import type { ThinkingPlan } from './plan.ts';

export interface Opinion {
  readonly scale: number;
  /** What a position is worth to a seat. */
  worth(m: MatchState, seat: Seat): number;
  /** By seat: the chance to win; of one who forgets rivals, its own worth in its place. */
  results(m: MatchState): number[];
}

const made = new WeakMap<Knowledge, Appraiser>();

/** Judges by some knowledge; made once for each. */
export function appraiserFor(game: Game, knowledge: Knowledge): Appraiser {
  const known = made.get(knowledge) ?? appraiserOf(game.judgement, knowledge);
  made.set(knowledge, known);
  return known;
}

const forgetful = new WeakMap<Knowledge, Knowledge>();

function withoutRivals(knowledge: Knowledge): Knowledge {
  const known = forgetful.get(knowledge) ?? { ...knowledge, rivals: { best: 0, mean: 0 } };
  forgetful.set(knowledge, known);
  return known;
}

export function opinionOf(game: Game, plan: ThinkingPlan): Opinion {
  const knowledge = plan.knowledgeOf?.(game) ?? game.judgement.knowledge;
  const { scale } = knowledge;
  const { evaluate, chances } = appraiserFor(game, plan.forgetsRivals ? withoutRivals(knowledge) : knowledge);
  const alone = (m: MatchState) => Array.from({ length: m.seats }, (_, seat) => evaluate(m, seat) / scale);
  return { scale, worth: evaluate, results: plan.forgetsRivals ? alone : chances };
}
