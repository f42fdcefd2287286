/** Compound answers: questions in a row that one seat answers as one. */
import type { Decision, Game, MatchState, Option } from '@tabard/engine';
import { isSameBatch, type Judge } from './outlook.ts';

/** An answer to a decision and to the further questions of its batch. */
export interface WholeAnswer {
  readonly options: readonly Option[];
  /** The names of the options, in their order. */
  readonly steps: readonly string[];
  /** The table after it. */
  readonly after: MatchState;
}

/** Names an option of a table. */
export type NameOption = (m: MatchState, option: Option) => string;

export interface Enumeration {
  readonly nameOf: NameOption;
  readonly judge: Judge;
  /** How many answers are kept, those that look best. */
  readonly most: number;
}

/** Longer answers are cut here; the rest is then a question of its own. */
const MOST_STEPS = 6;

/** The answers to a decision; without a batch, one for each option. */
export function wholeAnswers(
  game: Game,
  m: MatchState,
  decision: Decision,
  enumeration: Enumeration,
): WholeAnswer[] {
  const { seat, options } = decision;
  const first = longer(game, { options: [], steps: [], after: m }, decision, enumeration);
  if (decision.batch === undefined || enumeration.most < 2) return first;
  const whole: WholeAnswer[] = [];
  let open = first;
  for (let step = 1; step < MOST_STEPS && open.length; step++) {
    const reached: WholeAnswer[] = [];
    for (const answer of open) {
      const next = questionOf(game, answer.after, decision);
      if (next) reached.push(...longer(game, answer, next, enumeration));
      else whole.push(answer);
    }
    open = bestOf(distinct(game, reached), seat, enumeration);
  }
  const most = Math.max(enumeration.most, options.length);
  return bestOf([...whole, ...open], seat, { ...enumeration, most });
}

/** The next question of the same compound answer; undefined once it is whole. */
export function questionOf(game: Game, m: MatchState, decision: Decision): Decision | undefined {
  if (decision.batch === undefined || m.outcome) return undefined;
  return game.pending(m).find((next) => isSameBatch(next, decision));
}

function longer(
  game: Game,
  { options, steps, after }: WholeAnswer,
  decision: Decision,
  { nameOf }: Enumeration,
): WholeAnswer[] {
  const answers = new Map<string, WholeAnswer>();
  for (const option of decision.options) {
    const name = nameOf(after, option);
    if (answers.has(name)) continue;
    const m = game.clone(after);
    game.take(m, decision, option);
    answers.set(name, { options: [...options, option], steps: [...steps, name], after: m });
  }
  return [...answers.values()];
}

/** Two ways to the same position are one answer. */
function distinct(game: Game, answers: readonly WholeAnswer[]): WholeAnswer[] {
  const byPosition = new Map<string, WholeAnswer>();
  for (const answer of answers) {
    const position = game.hash(answer.after);
    if (!byPosition.has(position)) byPosition.set(position, answer);
  }
  return [...byPosition.values()];
}

function bestOf(answers: WholeAnswer[], seat: number, { judge, most }: Enumeration): WholeAnswer[] {
  if (answers.length <= most) return answers;
  const worths = new Map(answers.map((answer) => [answer, judge(answer.after, seat)]));
  const worthOf = (answer: WholeAnswer) => worths.get(answer) ?? 0;
  return answers.sort((a, b) => worthOf(b) - worthOf(a)).slice(0, most);
}
