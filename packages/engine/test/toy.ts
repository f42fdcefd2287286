import {
  allow,
  allowUnless,
  ask,
  bitOf,
  bySeat,
  call,
  coreFields,
  declare,
  defineGame,
  done,
  finish,
  go,
  hand,
  happen,
  type Infer,
  int,
  ints,
  type MatchState,
  numberIn,
  poll,
  proceduresOf,
  readKnowledge,
  refuse,
  roll,
  secret,
  show,
  showAll,
  struct,
  takeTop,
  unwind,
  zone,
} from '../src/index.ts';

/** A game that uses every feature of the engine, for its tests. */
const toySchema = struct({
  ...coreFields,
  active: int,
  deck: zone,
  discard: zone,
  hands: bySeat(hand),
  secrets: bySeat(secret(int, 0)),
  points: ints,
});
export type Toy = Infer<typeof toySchema>;

const procedure = proceduresOf<Toy>();

const mainHandle = declare('main', struct({}), { landing: 'pass-on' });
const voteHandle = declare('vote', struct({}));
const digHandle = declare('dig', struct({ depth: int }));

const main = procedure(mainHandle, {
  turn: ask({
    kind: 'turn',
    rule: 'TOY-01',
    who: (m) => m.active,
    about: (m) => [{ kind: 'seat', id: m.active }],
    offer: (m, _v, offer) => {
      for (const verb of ['step', 'draw', 'roll', 'vote', 'dig', 'end']) allow(offer, verb);
      for (const card of m.hands[m.active])
        allowUnless(offer, card % 2 ? refuse('odd', 'TOY-02') : undefined, 'lay', card);
    },
    then: (m, _v, { verb, refs }) => {
      const seat = m.active;
      if (verb === 'step') m.points[seat]++;
      if (verb === 'draw') draw(m);
      if (verb === 'roll') m.points[seat] += roll(m, 6);
      if (verb === 'lay') lay(m, refs[0]);
      if (verb === 'vote') return call(voteHandle, {}, 'pass-on');
      if (verb === 'dig') return call(digHandle, { depth: 0 }, 'pass-on');
      return verb === 'end' ? go('pass-on') : go('turn');
    },
  }),
  'pass-on': (m) => {
    m.active = (m.active + 1) % m.seats;
    if (m.points.some((points) => points >= 20))
      finish(m, [m.points.indexOf(Math.max(...m.points))], 'points');
    return go('turn');
  },
});

const vote = procedure(voteHandle, {
  vote: poll({
    kind: 'vote',
    rule: 'TOY-03',
    who: (m) => (1 << m.seats) - 1,
    offer: (_m, _v, offer) => {
      allow(offer, 'yes');
      allow(offer, 'no');
    },
    then: (m, _v, answers) => {
      answers.forEach((answer, seat) => {
        if (answer?.verb === 'yes') m.points[seat]++;
      });
      return done();
    },
  }),
});

/** Calls itself three levels deep, then unwinds. */
const dig = procedure(digHandle, {
  down: (_m, v) => (v.depth === 3 ? unwind(mainHandle) : call(digHandle, { depth: v.depth + 1 }, 'never')),
  never: (m) => {
    m.points.fill(100);
    return done();
  },
});

function draw(m: Toy): void {
  const card = takeTop(m, m.deck, m.discard);
  if (card === undefined) return;
  m.hands[m.active].push(card);
  show(m, card, bitOf(m.active));
  happen(m, 'drew', m.active, card);
}

function lay(m: Toy, card: number): void {
  m.hands[m.active].splice(m.hands[m.active].indexOf(card), 1);
  m.discard.push(card);
  showAll(m, card);
  happen(m, 'laid', m.active, card);
}

const names = (id: string) => ({ en: id, fr: id });
export const toyContent = {
  hash: 'toy-content',
  defs: ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'].map((id, i) => ({
    id,
    back: i < 4 ? 0 : 1,
    names: names(id),
  })),
  nodes: [],
};

export const toy = defineGame<Toy>({
  id: 'toy',
  rulesVersion: 3,
  ledger: 'toy',
  seats: { min: 2, max: 3 },
  options: { copies: { type: 'number', min: 1, max: 9, default: 2 } },
  schema: toySchema,
  procedures: [main, vote, dig],
  main: mainHandle,
  choices: { step: [], draw: [], roll: [], vote: [], dig: [], end: [], lay: ['card'], yes: [], no: [] },
  events: { drew: ['seat', 'card'], laid: ['seat', 'card'] },
  content: toyContent,
  phrases: {
    en: { 'ask.turn': ['Your turn', "{0}'s turn"], 'event.drew': ['You draw {1}', '{0} draws {1}'] },
    fr: { 'ask.turn': ['À vous', 'À {0}'], 'event.drew': ['Vous piochez {1}', '{0} pioche {1}'] },
  },
  begin: (core, options) => stocked(core, numberIn(options, 'copies')),
  position: (_given, fresh) => fresh({ seed: 'toy', seats: 2 }),
  describe: (m) => ({ points: m.points }),
  judgement: {
    features: (m, seat) => ({ points: m.points[seat] }),
    knowledge: readKnowledge({ scale: 1, features: { points: 1 } }, ['points']),
  },
  nameOf: (m, { kind, id }) => toyContent.defs[kind === 'card' ? m.cards.def[id] : id]?.id ?? 'a card',
  cardText: (content, def) => content.defs[def].id,
  effectText: (_content, node) => String(node),
});

function stocked(core: MatchState, copies: number): Toy {
  const empty = () => core.answers.map(() => []);
  const points = core.answers.map(() => 0);
  const m: Toy = {
    ...core,
    active: 0,
    deck: [],
    discard: [],
    hands: empty(),
    secrets: points.slice(),
    points,
  };
  for (let i = 0; i < copies; i++)
    for (let def = 0; def < toyContent.defs.length; def++) {
      m.cards.def.push(def);
      m.cards.seen.push(0);
      m.deck.push(m.cards.def.length - 1);
    }
  m.pool = m.cards.def.slice().sort((a, b) => a - b);
  return m;
}
