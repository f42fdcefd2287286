// A small complete game for tests: hidden hands, a die, a compound answer and a window of sealed answers.
import {
  allow,
  allowUnless,
  ask,
  bySeat,
  type Content,
  call,
  card as cardSchema,
  coreFields,
  createCard,
  declare,
  defineGame,
  defOf,
  done,
  finish,
  type Game,
  type Given,
  go,
  hand,
  happen,
  type Infer,
  InputError,
  int,
  isHidden,
  type MatchState,
  move,
  poll,
  proceduresOf,
  readKnowledge,
  refuse,
  roll,
  type Seat,
  type Setup,
  show,
  showAll,
  shuffle,
  struct,
  takeTop,
  unknownWord,
  zone,
} from '@tabard/engine';

const schema = struct({
  ...coreFields,
  deck: zone,
  discard: zone,
  table: zone,
  players: bySeat(struct({ hand, score: int })),
  turn: int,
  turns: int,
});
type State = Infer<typeof schema>;

interface LanternDef {
  readonly id: string;
  readonly back: number;
  readonly names: { readonly en: string; readonly fr: string };
  readonly light: number;
}

const NAMES: readonly [string, string, string, number][] = [
  ['wick', 'Wick', 'Mèche', 1],
  ['candle', 'Candle', 'Bougie', 2],
  ['lamp', 'Lamp', 'Lampe', 4],
  ['beacon', 'Beacon', 'Phare', 7],
  ['gust', 'Gust', 'Rafale', 0],
];
const defs: readonly LanternDef[] = NAMES.map(([id, en, fr, light]) => ({
  id,
  back: 0,
  names: { en, fr },
  light,
}));
const GUST = 4;
const COPIES = 6;
const content: Content<LanternDef> = { hash: 'lanterns-1', defs, nodes: [] };

const procedure = proceduresOf<State>();
const matchHandle = declare('match', struct({}));
const lightingHandle = declare('lighting', struct({ card: cardSchema }));
const burningHandle = declare('burning', struct({}));

const main = procedure(matchHandle, {
  deal: (m) => {
    shuffle(m, m.deck);
    for (let i = 0; i < 4; i++) for (let seat = 0; seat < m.seats; seat++) draw(m, seat);
    return go('turn');
  },
  turn: ask({
    kind: 'turn',
    rule: 'LA-01',
    who: (m) => m.turn,
    offer: (m, _v, offer) => {
      for (const card of m.players[m.turn].hand)
        allowUnless(offer, isGust(m, card) ? refuse('only-against', 'LA-03') : undefined, 'light', card);
      allow(offer, 'gamble');
      allow(offer, 'burn');
      allow(offer, 'pass');
    },
    then: (m, _v, answer) => {
      if (answer.verb === 'light') return call(lightingHandle, { card: answer.refs[0] }, 'end');
      if (answer.verb === 'burn') return call(burningHandle, {}, 'end');
      if (answer.verb === 'gamble') gamble(m);
      return go('end');
    },
  }),
  end: (m) => {
    draw(m, m.turn);
    m.turn = (m.turn + 1) % m.seats;
    m.turns++;
    if (m.turns < 6 * m.seats) return go('turn');
    const most = Math.max(...m.players.map((player) => player.score));
    finish(
      m,
      [...m.players.keys()].filter((seat) => m.players[seat].score === most),
      'brightest',
    );
    return done();
  },
});

const lighting = procedure(lightingHandle, {
  begin: (m, v) => {
    move(v.card, m.players[m.turn].hand, m.table);
    showAll(m, v.card);
    happen(m, 'lit', m.turn, v.card);
    return go('window');
  },
  window: poll({
    kind: 'window',
    rule: 'LA-03',
    who: (m) => ((1 << m.seats) - 1) & ~(1 << m.turn),
    about: (_m, v) => [{ kind: 'card', id: v.card }],
    offer: (m, _v, offer, seat) => {
      allow(offer, 'pass');
      for (const card of m.players[seat].hand) if (isGust(m, card)) allow(offer, 'blow', card);
    },
    then: (m, v, answers) => {
      const blown = answers.map((answer) => (answer?.verb === 'blow' ? answer.refs[0] : -1));
      blown.forEach((card, seat) => {
        if (card < 0) return;
        move(card, m.players[seat].hand, m.discard);
        showAll(m, card);
        happen(m, 'blown', seat, card);
      });
      if (blown.every((card) => card < 0)) m.players[m.turn].score += defOf<LanternDef>(m, v.card).light;
      move(v.card, m.table, m.discard);
      return done();
    },
  }),
});

const burning = procedure(burningHandle, {
  more: ask({
    kind: 'burning',
    rule: 'LA-04',
    batch: true,
    who: (m) => m.turn,
    offer: (m, _v, offer) => {
      for (const card of m.players[m.turn].hand) allow(offer, 'burn-card', card);
      allow(offer, 'stop');
    },
    then: (m, _v, answer) => {
      if (answer.verb === 'stop') return done();
      m.players[m.turn].score++;
      showAll(m, answer.refs[0]);
      move(answer.refs[0], m.players[m.turn].hand, m.discard);
      happen(m, 'burnt', m.turn, answer.refs[0]);
      return go('more');
    },
  }),
});

function isGust(m: State, card: number): boolean {
  return m.cards.def[card] === GUST;
}

function draw(m: State, seat: Seat): void {
  const card = takeTop(m, m.deck, m.discard);
  if (card === undefined) return;
  m.players[seat].hand.push(card);
  show(m, card, 1 << seat);
}

function gamble(m: State): void {
  const die = roll(m, 6);
  m.players[m.turn].score += die > 4 ? 2 : -1;
  happen(m, 'gambled', m.turn, die);
}

function begin(core: MatchState): State {
  const players = Array.from({ length: core.seats }, () => ({ hand: [], score: 0 }));
  const m: State = { ...core, deck: [], discard: [], table: [], players, turn: 0, turns: 0 };
  for (const def of defs.keys()) for (let i = 0; i < COPIES; i++) m.deck.push(createCard(m, def));
  return m;
}

/** Hands by seat as card names; the other cards are in the deck. */
function position(given: Given, fresh: (setup: Setup) => State): State {
  const seats = given.seats as readonly string[];
  const m = fresh({ seed: 'position', seats: seats.length });
  for (const [name, cards] of Object.entries((given.hands ?? {}) as Record<string, string[]>))
    for (const card of cards) deal(m, seats.indexOf(name), card);
  m.dice = [...((given.dice ?? []) as number[])];
  m.stack.push({ proc: 'match', step: 'turn', since: 0, vars: {} });
  return m;
}

function deal(m: State, seat: Seat, name: string): void {
  const def = defs.findIndex((one) => one.names.en === name);
  const known = defs.map((one) => one.names.en);
  if (def < 0) throw new InputError(unknownWord('card', name, known));
  const card = m.deck.find((one) => m.cards.def[one] === def) ?? -1;
  move(card, m.deck, m.players[seat].hand);
  show(m, card, 1 << seat);
}

function namesIn(m: State, cards: readonly number[]): string[] {
  return cards.map((card) => (isHidden(card) ? 'a card' : defs[m.cards.def[card]].names.en));
}

export const lanterns: Game<State> = defineGame<State>({
  id: 'lanterns',
  rulesVersion: 1,
  ledger: 'table',
  seats: { min: 2, max: 4 },
  options: { wind: { type: 'choice', values: ['calm', 'stormy'], default: 'calm' } },
  schema,
  procedures: [main, lighting, burning],
  main: matchHandle,
  choices: {
    light: ['card'],
    blow: ['card'],
    'burn-card': ['card'],
    gamble: [],
    burn: [],
    pass: [],
    stop: [],
  },
  events: {
    lit: ['seat', 'card'],
    blown: ['seat', 'card'],
    burnt: ['seat', 'card'],
    gambled: ['seat', '#die'],
    resigned: ['seat'],
  },
  content,
  phrases: {
    en: {
      'ask.turn': 'Your turn.',
      'ask.window': '{0} is being lit.',
      'ask.burning': 'Burn which card?',
      'do.light': 'Light {0}',
      'do.blow': 'Blow it out with {0}',
      'do.burn-card': 'Burn {0}',
      'do.gamble': 'Gamble',
      'do.burn': 'Burn cards',
      'do.pass': 'Pass',
      'do.stop': 'Stop',
      'event.lit': ['You light {1}.', '{0} lights {1}.'],
      'event.blown': ['You use {1}.', '{0} uses {1}.'],
      'event.burnt': ['You burn {1}.', '{0} burns {1}.'],
      'event.gambled': ['You roll {1}.', '{0} rolls {1}.'],
      'refuse.only-against': 'A gust is only played against a light.',
    },
    fr: { 'ask.turn': 'À vous.', 'do.pass': 'Passer', 'do.light': 'Allumer {0}' },
  },
  begin,
  position,
  describe: (m, seats) => ({
    turn: seats[m.turn],
    players: Object.fromEntries(
      m.players.map((player, seat) => [seats[seat], { score: player.score, hand: namesIn(m, player.hand) }]),
    ),
  }),
  judgement: {
    features: (m, seat) => ({
      score: m.players[seat].score,
      held: m.players[seat].hand.reduce((sum, card) => sum + defs[m.cards.def[card]].light, 0),
    }),
    knowledge: readKnowledge(
      {
        scale: 4,
        rivals: { best: 0.5 },
        features: { score: 1, held: { worth: 0.25, own: true, kind: 'goods' } },
      },
      ['score', 'held'],
    ),
    turnOf: (m) => m.turns,
  },
  nameOf: (m, entity, language) => {
    const def = entity.kind === 'def' ? entity.id : m.cards.def[entity.id];
    return defs[def]?.names[language] ?? 'a card';
  },
  cardText: (_content, def) => `Worth ${defs[def].light}.`,
  effectText: () => '',
  figures: (m) => ({ turn: m.turns, best: Math.max(...m.players.map((player) => player.score)) }),
  tally: (m) =>
    m.players.flatMap((player, seat) =>
      player.hand.map((card) => ({ seat, group: 'light', card: defs[m.cards.def[card]].id })),
    ),
});
