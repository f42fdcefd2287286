/** A game of short deals: the cards of each are created and unmade with it, so their numbers are reused. */
import {
  allow,
  ask,
  bitOf,
  bySeat,
  coreFields,
  createCard,
  declare,
  defineGame,
  done,
  finish,
  go,
  hand,
  happen,
  type Infer,
  int,
  type MatchState,
  maybe,
  move,
  pickAtRandom,
  proceduresOf,
  readKnowledge,
  show,
  showAll,
  shuffle,
  struct,
  unmakeCards,
  zone,
} from '@tabard/engine';

const dealSchema = struct({ mark: int, deck: zone, hands: bySeat(hand), laid: zone });
const schema = struct({
  ...coreFields,
  /** Always face down on the table, with a unique back. */
  prize: zone,
  deal: maybe(dealSchema),
});
type Deals = Infer<typeof schema>;

const DEALS = 6;
const FACES = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'];
const PRIZE = 'prize';
const names = (id: string) => ({ en: id, fr: id });
const content = {
  hash: 'deals',
  defs: [
    ...FACES.map((id, i) => ({ id, back: i % 2, names: names(id) })),
    { id: PRIZE, back: 2, names: names(PRIZE) },
  ],
  nodes: [],
};

/** A test needs one language only. */
const phrases = {
  'ask.lay': 'Lay a card',
  'ask.again': 'Go on',
  'do.lay': 'Lay {0}',
  'help.lay': 'The card leaves your hand.',
  'help.again': 'The next deal begins.',
  'do.again': 'Deal',
  'event.laid': ['You lay {1}.', '{0} lays {1}.'],
  'event.resigned': ['You resign.', '{0} resigns.'],
  'outcome.dealt': 'All is dealt.',
  'outcome.resigned': 'Resigned.',
  'refuse.not-awaited': 'Not your turn.',
  'refuse.decision-passed': 'Too late.',
  'refuse.not-a-choice': 'No choice.',
  'refuse.not-offered': 'Not offered.',
  'refuse.match-over': 'It is over.',
} as const;

const main = declare('main', struct({ deals: int, turn: int }));
const procedure = proceduresOf<Deals>();

/** Deals another number of other faces each time. */
function deal(m: Deals): void {
  const part = { mark: m.cards.def.length, deck: [] as number[], hands: [[], []] as number[][], laid: [] };
  const size = 4 + pickAtRandom(m, 5);
  for (let i = 0; i < size; i++) part.deck.push(createCard(m, pickAtRandom(m, FACES.length)));
  m.deal = part;
  shuffle(m, part.deck);
  for (let i = 0; i < 4; i++) {
    const card = part.deck[part.deck.length - 1];
    move(card, part.deck, part.hands[i % 2]);
    show(m, card, bitOf(i % 2));
  }
}

function clear(m: Deals): void {
  unmakeCards(m, m.deal?.mark ?? 0);
  m.deal = undefined;
}

const play = procedure(main, {
  deal: (m) => {
    deal(m);
    return go('lay');
  },
  lay: ask({
    kind: 'lay',
    rule: 'DEALS-01',
    who: (_m, v) => v.turn % 2,
    offer: (m, v, offer) => {
      for (const card of m.deal?.hands[v.turn % 2] ?? []) allow(offer, 'lay', card);
    },
    then: (m, v, { refs: [card] }) => {
      if (m.deal) move(card, m.deal.hands[v.turn % 2], m.deal.laid);
      showAll(m, card);
      happen(m, 'laid', v.turn % 2, card);
      v.turn++;
      return go(v.turn % 4 ? 'lay' : 'next');
    },
  }),
  /** Between two deals nothing lies on the table. */
  next: (m) => {
    clear(m);
    return go('again');
  },
  again: ask({
    kind: 'again',
    rule: 'DEALS-02',
    who: (_m, v) => v.deals % 2,
    offer: (_m, _v, offer) => allow(offer, 'again'),
    then: (m, v) => {
      v.deals++;
      if (v.deals < DEALS) return go('deal');
      finish(m, [0], 'dealt');
      return done();
    },
  }),
});

const begin = declare('begin', struct({}));
const opening = procedure(begin, {
  begin: () => ({ to: 'become', proc: main.name, vars: { deals: 0, turn: 0 } }),
});

export const deals = defineGame<Deals>({
  id: 'deals',
  rulesVersion: 1,
  ledger: 'deals',
  seats: { min: 2, max: 2 },
  options: {},
  schema,
  procedures: [opening, play],
  main: begin,
  choices: { lay: ['card'], again: [] },
  events: { laid: ['seat', 'card'] },
  content,
  phrases: { en: phrases, fr: phrases },
  begin: (core: MatchState) => {
    const m: Deals = { ...core, prize: [], deal: undefined };
    m.prize.push(createCard(m, FACES.length));
    return m;
  },
  position: (_given, fresh) => fresh({ seed: 'deals', seats: 2 }),
  describe: () => ({}),
  judgement: { features: () => ({}), knowledge: readKnowledge({ scale: 1, features: {} }, []) },
  nameOf: (m, { kind, id }) => content.defs[kind === 'card' ? m.cards.def[id] : id]?.id ?? 'a card',
  cardText: (_content, def) => content.defs[def].id,
  effectText: (_content, node) => String(node),
});
