import {
  allow,
  allowUnless,
  ask,
  bitOf,
  bySeat,
  type CardDef,
  type Content,
  call,
  card,
  compileEffect,
  coreFields,
  createCard,
  declare,
  defineGame,
  defOf,
  done,
  type EffectLanguage,
  type EffectNode,
  type EntityRef,
  effectProcedures,
  effectsAbout,
  finish,
  type Game,
  type Given,
  go,
  hand,
  happen,
  hashString,
  type Infer,
  InputError,
  int,
  type Language,
  type MatchState,
  move,
  number,
  type Offer,
  type Option,
  parseOptions,
  poll,
  proceduresOf,
  readKnowledge,
  refuse,
  roll,
  type Seat,
  seat,
  sharedWords,
  show,
  showAll,
  shuffle,
  struct,
  takeTop,
  telling,
  unknownWord,
  type Vocabulary,
  zone,
} from '@tabard/engine';
import { phrases } from './duel-words.ts';

/** A hidden-hand duel: stake, swap, play a card face down, the strongest wins the stake and its card acts. */
const duelSchema = struct({
  ...coreFields,
  rounds: int,
  round: int,
  lead: int,
  stake: int,
  gossip: int,
  deck: zone,
  discard: zone,
  players: bySeat(struct({ hand, table: zone, points: int })),
});
export type Duel = Infer<typeof duelSchema>;

const aboutSchema = struct({ you: seat, card, amount: int });
type About = Infer<typeof aboutSchema>;
const effects = effectsAbout<Duel, About>(aboutSchema);

const matchHandle = declare('match', struct({}));
const roundHandle = declare('round', struct({ winner: int }));

interface DuelCard extends CardDef {
  readonly strength: number;
  readonly effect: number;
}

/** How a broken game of the tests differs from the rules. */
export interface Twists {
  drawn?(m: Duel, card: number, seat: Seat): void;
  staking?(m: Duel, offer: Offer): void;
  staked?(m: Duel, stake: number): void;
  ended?(m: Duel): void;
  readonly rounds?: number;
}

interface Written {
  readonly id: string;
  readonly strength: number;
  readonly effect: unknown;
  readonly en: string;
  readonly fr: string;
}

const WRITTEN: readonly Written[] = [
  { id: 'imp', strength: 1, effect: { gain: 2 }, en: 'Imp', fr: 'Diablotin' },
  { id: 'owl', strength: 2, effect: { draw: 1 }, en: 'Owl', fr: 'Hibou' },
  { id: 'fox', strength: 3, effect: { choose: [{ draw: 1 }, { gain: 1 }] }, en: 'Sly Fox', fr: 'Renard' },
  { id: 'mage', strength: 4, effect: { may: { gain: 1 } }, en: 'Mage', fr: 'Mage' },
  { id: 'wyrm', strength: 5, effect: [], en: 'Wyrm', fr: 'Wyrm' },
];
const COPIES = 5;
const HAND = 3;

const OPTIONS = { rounds: { type: 'number', min: 1, max: 9, default: 4 } } as const;

const TOO_HIGH = refuse('stake-too-high', 'DU-03');

export function duel(twists: Twists = {}): Game<Duel> {
  const language: EffectLanguage<Duel, About> = {
    effects,
    families: { condition: {} },
    words: {
      ...sharedWords(effects, {
        rule: 'DU-05',
        decider: (_m, { you }) => you,
      }),
      draw: effects.word({
        args: { draw: number },
        text: { en: (args) => `draw ${args.draw}`, fr: (args) => `piochez ${args.draw}` },
        whyNot: (m) => (m.deck.length + m.discard.length ? undefined : refuse('nothing-to-do', 'DU-05')),
        run: (m, v, args) => {
          for (let i = 0; i < args.draw; i++) draw(m, v.you);
        },
      }),
      gain: effects.word({
        args: { gain: number },
        text: { en: (args) => `gain ${args.gain}`, fr: (args) => `gagnez ${args.gain}` },
        run: (m, v, args) => {
          m.players[v.you].points += args.gain;
          happen(m, 'points-gained', v.you, args.gain);
        },
      }),
    },
  };

  function draw(m: Duel, seat: Seat): void {
    const card = takeTop(m, m.deck, m.discard);
    if (card === undefined) return;
    m.players[seat].hand.push(card);
    show(m, card, bitOf(seat));
    happen(m, 'card-drawn', seat, card);
    twists.drawn?.(m, card, seat);
  }

  const procedure = proceduresOf<Duel>();
  const match = procedure(matchHandle, {
    deal: (m) => {
      shuffle(m, m.deck);
      for (let i = 0; i < HAND; i++) for (let seat = 0; seat < m.seats; seat++) draw(m, seat);
      return go('round');
    },
    round: (m) => {
      const isOver = m.round === m.rounds || m.players.some((player) => player.hand.length === 0);
      if (!isOver) return call(roundHandle, { winner: -1 }, 'round');
      const best = Math.max(...m.players.map((player) => player.points));
      finish(
        m,
        seats(m).filter((seat) => m.players[seat].points === best),
        'points',
      );
      return done();
    },
  });

  const round = procedure(roundHandle, {
    stake: ask({
      kind: 'stake',
      rule: 'DU-03',
      who: (m) => m.lead,
      offer: (m, _v, offer) => {
        for (let stake = 1; stake <= 3; stake++)
          allowUnless(offer, stake > m.players[m.lead].points + 1 ? TOO_HIGH : undefined, 'stake', stake);
        twists.staking?.(m, offer);
      },
      then: (m, _v, answer) => {
        m.stake = answer.refs[0];
        happen(m, 'staked', m.lead, m.stake);
        twists.staked?.(m, m.stake);
        return go('swap');
      },
    }),
    swap: ask({
      kind: 'swap',
      rule: 'DU-04',
      who: (m) => m.lead,
      offer: (m, _v, offer) => {
        allow(offer, 'pass');
        for (const card of m.players[m.lead].hand) allow(offer, 'bury', card);
      },
      then: (m, _v, answer) => {
        if (answer.verb === 'bury') bury(m, m.lead, answer.refs[0]);
        return go('duel');
      },
    }),
    duel: poll({
      kind: 'duel',
      rule: 'DU-01',
      who: (m) => (1 << m.seats) - 1,
      about: (_m, _v, seat) => [{ kind: 'seat', id: seat }],
      offer: (m, _v, offer, seat) => {
        for (const card of m.players[seat].hand) allow(offer, 'play', card);
      },
      then: (m, v, answers) => {
        answers.forEach((answer, seat) => {
          if (answer) reveal(m, seat, answer);
        });
        v.winner = winnerOf(m);
        m.players[v.winner].points += m.stake;
        happen(m, 'round-won', v.winner, m.stake);
        const card = m.players[v.winner].table[0];
        return effects.perform(defOf<DuelCard>(m, card).effect, { you: v.winner, card, amount: 0 }, 'end');
      },
    }),
    end: (m, v) => {
      m.lead = v.winner;
      m.stake = 0;
      m.round++;
      for (const player of m.players)
        while (player.table.length) move(player.table[0], player.table, m.discard);
      twists.ended?.(m);
      return done();
    },
  });

  function bury(m: Duel, seat: Seat, card: number): void {
    const { hand: cards } = m.players[seat];
    cards.splice(cards.indexOf(card), 1);
    m.deck.unshift(card);
    happen(m, 'card-buried', seat, card);
    draw(m, seat);
  }

  const content = duelContent(language, Object.keys(twists).length ? ++twisted : 0);

  return defineGame<Duel>({
    id: 'duel',
    rulesVersion: 1,
    ledger: 'duel',
    seats: { min: 2, max: 3 },
    options: OPTIONS,
    schema: duelSchema,
    procedures: [match, round, ...effectProcedures(language, proceduresOf<Duel>())],
    main: matchHandle,
    choices: {
      stake: ['#stake'],
      pass: [],
      bury: ['card'],
      play: ['card'],
      'choose-effect': ['effect'],
    },
    events: {
      staked: ['seat', '#stake'],
      'card-drawn': ['seat', 'card'],
      'card-buried': ['seat', 'card'],
      'card-played': ['seat', 'card'],
      'die-rolled': ['#die'],
      'round-won': ['seat', '#points'],
      'points-gained': ['seat', '#points'],
    },
    content,
    phrases,
    begin: (core, options) => fresh(core, content, twists.rounds ?? Number(options.rounds)),
    position: (given, start) => position(given, start),
    describe,
    judgement: {
      features: (m, seat) => ({ points: m.players[seat].points, cards: m.players[seat].hand.length }),
      knowledge: readKnowledge({ scale: 1, features: { points: 1, cards: 0.1 } }, ['points', 'cards']),
    },
    nameOf: (m, entity, spoken) => nameOf(m, content, entity, spoken),
    cardText: (of, def, spoken) => textOf(of, (of.defs[def] as DuelCard).effect, spoken),
    effectText: textOf,
    figures: (m) => ({ rounds: m.round }),
  });

  function textOf(of: Content, node: number, spoken: Language): string {
    return telling(of.nodes, spoken, phrases[spoken], (id) => id).effect(node);
  }

  function nameOf(m: Duel, of: Content, entity: EntityRef, spoken: Language): string {
    if (entity.kind === 'effect') return textOf(of, entity.id, spoken);
    const def = entity.kind === 'card' ? (m.cards.def[entity.id] ?? -1) : entity.id;
    return of.defs[def]?.names[spoken] ?? (spoken === 'fr' ? 'une carte' : 'a card');
  }
}

function seats(m: MatchState): Seat[] {
  return Array.from({ length: m.seats }, (_, seat) => seat);
}

function reveal(m: Duel, seat: Seat, answer: Option): void {
  const [card] = answer.refs;
  const player = m.players[seat];
  move(card, player.hand, player.table);
  showAll(m, card);
  happen(m, 'card-played', seat, card);
}

/** The strongest card; a die decides between equals. */
function winnerOf(m: Duel): Seat {
  const strengths = m.players.map((player) => defOf<DuelCard>(m, player.table[0]).strength);
  const best = seats(m).filter((seat) => strengths[seat] === Math.max(...strengths));
  if (best.length === 1) return best[0];
  const die = roll(m, 6);
  happen(m, 'die-rolled', die);
  return best[die % best.length];
}

function fresh(core: MatchState, content: Content, rounds: number): Duel {
  const player = () => ({ hand: [], table: [], points: 0 });
  const players = Array.from({ length: core.seats }, player);
  const m: Duel = { ...core, rounds, round: 0, lead: 0, stake: 0, gossip: 0, deck: [], discard: [], players };
  content.defs.forEach((_, def) => {
    for (let i = 0; i < COPIES; i++) m.deck.push(createCard(m, def));
  });
  return m;
}

/** Effects contain their vocabulary entries, so a twisted game needs its own content. */
let twisted = 0;

function duelContent(vocabulary: Vocabulary, serial: number): Content<DuelCard> {
  const nodes: EffectNode[] = [];
  const defs = WRITTEN.map(({ id, strength, effect, en, fr }) => ({
    id,
    strength,
    back: 0,
    names: { en, fr },
    effect: compileEffect({ vocabulary, nodes }, effect, [id]),
  }));
  return { hash: hashString(`${serial} ${JSON.stringify(WRITTEN)}`), defs, nodes };
}

/** `hands: {Ann: [Owl]}`, `points: {Ann: 2}`, `lead: Ann`; the other cards lie in the deck, in order. */
function position(
  given: Given,
  start: (setup: { seed: string; seats: number; options?: Record<string, unknown> }) => Duel,
): Duel {
  const names = given.seats as string[];
  const options = parseOptions(OPTIONS, given.options as Record<string, unknown>);
  const m = start({ seed: 'position', seats: names.length, options });
  m.dice = [...((given.dice as number[]) ?? [])];
  m.scripted = true;
  for (const [name, cards] of Object.entries((given.hands ?? {}) as Record<string, string[]>)) {
    const seat = seatNamed(names, name, ['hands', name]);
    cards.forEach((card, i) => {
      const found = m.deck.find((id) => defOf(m, id).names.en.toLowerCase() === card.toLowerCase());
      if (found === undefined)
        throw wrong(
          ['hands', name, i],
          unknownWord(
            'card',
            card,
            WRITTEN.map((w) => w.en),
          ),
        );
      move(found, m.deck, m.players[seat].hand);
      m.cards.seen[found] |= bitOf(seat);
    });
  }
  for (const [name, points] of Object.entries((given.points ?? {}) as Record<string, number>))
    m.players[seatNamed(names, name, ['points', name])].points = points;
  if (given.lead !== undefined) m.lead = seatNamed(names, String(given.lead), ['lead']);
  m.stack.push({ proc: 'match', step: 'round', since: 0, vars: {} });
  return m;
}

function seatNamed(names: readonly string[], name: string, path: readonly (string | number)[]): Seat {
  const seat = names.indexOf(name);
  if (seat < 0) throw wrong(path, unknownWord('seat', name, names));
  return seat;
}

function wrong(path: readonly (string | number)[], message: string): InputError {
  return Object.assign(new InputError(message), { path });
}

function describe(m: Duel, names: readonly string[]): Given {
  const faces = (cards: readonly number[]) => cards.map((card) => defOf(m, card).names.en);
  const facts: Record<string, unknown> = {
    round: m.round,
    lead: names[m.lead],
    stake: m.stake,
    discard: faces(m.discard),
  };
  m.players.forEach((player, seat) => {
    facts[names[seat]] = { hand: faces(player.hand), points: player.points };
  });
  return facts;
}
