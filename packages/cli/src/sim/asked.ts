import { type Decision, type Game, type MatchState, optionKey, seedRng } from '@tabard/engine';
import { newAsking, passFor } from '@tabard/table';

/** Of one kind of question: how often a person would be asked it, with a single option, and to no effect. */
interface AskedCount {
  asked: number;
  singleOption: number;
  sameOutcome: number;
}

export type AskedCounts = Record<string, AskedCount>;

const [NORMAL] = newAsking(1);

/** Counts a decision that a person would really be asked, after what the host answers for them. */
export function countAsked(game: Game, asked: AskedCounts, state: MatchState, decision: Decision): void {
  if (passFor(decision, NORMAL)) return;
  asked[decision.kind] ??= { asked: 0, singleOption: 0, sameOutcome: 0 };
  const count = asked[decision.kind];
  count.asked++;
  if (decision.options.length === 1) count.singleOption++;
  else if (!decision.poll && leadToTheSame(game, state, decision)) count.sameOutcome++;
}

/** How many seeds are tried: with one, all options may lead to the same state by chance. */
const LUCKS = 6;

/** Whether all options lead to the same state with every seed. */
function leadToTheSame(game: Game, state: MatchState, decision: Decision): boolean {
  for (let luck = 0; luck < LUCKS; luck++) if (!areSame(game, state, decision, luck)) return false;
  return true;
}

function areSame(game: Game, state: MatchState, { seat, n, options }: Decision, luck: number): boolean {
  const after = (at: number): string => {
    const copy = game.clone(state);
    copy.rng = seedRng(`luck ${luck} of ${n}`);
    game.choose(copy, seat, { n, key: optionKey(options[at]) });
    return game.hash(copy);
  };
  const first = after(0);
  return options.every((_, at) => at === 0 || after(at) === first);
}

export function addAsked(sum: AskedCounts, more: AskedCounts): void {
  for (const [kind, { asked, singleOption, sameOutcome }] of Object.entries(more)) {
    sum[kind] ??= { asked: 0, singleOption: 0, sameOutcome: 0 };
    sum[kind].asked += asked;
    sum[kind].singleOption += singleOption;
    sum[kind].sameOutcome += sameOutcome;
  }
}

/** What share of all questions has one option, and of which it makes no difference. */
export function sharesOf(asked: AskedCounts): {
  readonly singleOption: number;
  readonly sameOutcome: number;
} {
  const all = Object.values(asked);
  const total = all.reduce((sum, one) => sum + one.asked, 0) || 1;
  return {
    singleOption: all.reduce((sum, one) => sum + one.singleOption, 0) / total,
    sameOutcome: all.reduce((sum, one) => sum + one.sameOutcome, 0) / total,
  };
}
