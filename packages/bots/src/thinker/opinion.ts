/** How a Thinker judges positions: their worth at first sight, and the value of playouts. */
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
  /** The worth of a position to a seat. */
  worth(m: MatchState, seat: Seat): number;
  /** By seat: the chance to win; for a plan that ignores rivals, the seat's own worth instead. */
  results(m: MatchState): number[];
}

const made = new WeakMap<Knowledge, Appraiser>();

/** The appraiser for this knowledge, cached. */
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
