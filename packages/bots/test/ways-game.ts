// A game that is nothing but a tree: two players take turns to choose one of four ways, and the end decides. Positions
// on the way look alike, so only a search that lets each player choose for itself finds the way that wins.
import {
  allow,
  ask,
  coreFields,
  declare,
  defineGame,
  done,
  finish,
  type Game,
  go,
  type Infer,
  InputError,
  int,
  nextWord,
  numberIn,
  proceduresOf,
  readKnowledge,
  type Seat,
  seedRng,
  struct,
} from '@tabard/engine';

const WAYS = 4;
const STEPS = 5;
const MOST_TREES = 1000;
/** The part of the ends at which the first player wins: few, since that player has the last word. */
const WON_BY_FIRST = 0.26;

const schema = struct({ ...coreFields, tree: int, at: int, walked: int });
type State = Infer<typeof schema>;

/** By tree: who wins at each end. */
const ends = new Map<number, readonly Seat[]>();

function endsOf(tree: number): readonly Seat[] {
  const rng = seedRng(`tree ${tree}`);
  const known =
    ends.get(tree) ??
    Array.from({ length: WAYS ** STEPS }, () => (nextWord(rng) < WON_BY_FIRST * 0x100000000 ? 0 : 1));
  ends.set(tree, known);
  return known;
}

/** Who wins from here if both choose right. */
function winnerFrom(tree: number, at = 0, walked = 0): Seat {
  if (walked === STEPS) return endsOf(tree)[at];
  const mover = walked % 2;
  const after = Array.from({ length: WAYS }, (_, way) => winnerFrom(tree, at * WAYS + way, walked + 1));
  return after.includes(mover) ? mover : 1 - mover;
}

/** The first steps that win. */
export function winningWays(tree: number): number[] {
  return [0, 1, 2, 3].filter((way) => winnerFrom(tree, way, 1) === 0);
}

const walking = declare('walking', struct({}));
const walk = proceduresOf<State>()(walking, {
  step: ask({
    kind: 'way',
    rule: 'WY-01',
    who: (m) => m.walked % 2,
    offer: (_m, _v, offer) => {
      for (let way = 0; way < WAYS; way++) allow(offer, 'go', way);
    },
    then: (m, _v, { refs: [way] }) => {
      m.at = m.at * WAYS + way;
      m.walked++;
      if (m.walked < STEPS) return go('step');
      finish(m, [endsOf(m.tree)[m.at]], 'arrived');
      return done();
    },
  }),
});

export const ways: Game<State> = defineGame<State>({
  id: 'ways',
  rulesVersion: 1,
  ledger: 'table',
  seats: { min: 2, max: 2 },
  options: { tree: { type: 'number', min: 0, max: MOST_TREES, default: 0 } },
  schema,
  procedures: [walk],
  main: walking,
  choices: { go: ['#way'] },
  events: { resigned: ['seat'] },
  content: { hash: 'ways-1', defs: [], nodes: [] },
  phrases: { en: {}, fr: {} },
  begin: (core, options) => ({ ...core, tree: numberIn(options, 'tree'), at: 0, walked: 0 }),
  position: () => {
    throw new InputError('a match of ways begins at its root');
  },
  describe: ({ at, walked }) => ({ at, walked }),
  judgement: {
    features: () => ({ nothing: 0 }),
    knowledge: readKnowledge({ scale: 1, features: { nothing: 0 } }, ['nothing']),
  },
  nameOf: () => 'a way',
  cardText: () => '',
  effectText: () => '',
});
