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
  /** By seat: the chance to win, as this seat thinks. */
  results(m: MatchState, as: Seat): number[];
}

const made = new WeakMap<Knowledge, Appraiser>();

/** The appraiser for this knowledge, cached. */
export function appraiserFor(game: Game, knowledge: Knowledge): Appraiser {
  const known = made.get(knowledge) ?? appraiserOf(game.judgement, knowledge);
  made.set(knowledge, known);
  return known;
}

export function opinionOf(game: Game, plan: ThinkingPlan): Opinion {
  const knowledge = plan.knowledgeOf?.(game) ?? game.judgement.knowledge;
  const { evaluate, chances } = appraiserFor(game, knowledge);
  return {
    scale: knowledge.scale,
    worth: evaluate,
    results: plan.forgetsPlans ? chances : (m) => chances(m),
  };
}
