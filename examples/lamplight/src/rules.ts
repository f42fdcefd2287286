import {
  allow,
  allowUnless,
  ask,
  type Card,
  call,
  defOf,
  done,
  finish,
  go,
  happen,
  type Next,
  type Offer,
  type Option,
  poll,
  proceduresOf,
  type Refusal,
  refuse,
  type Seat,
  seatsFrom,
  shuffle,
} from '@tabard/engine';
import { whyForbidden } from './sources.ts';
import { type About, effects, innHandle, type Lamp, type Match, playedCard } from './state.ts';
import { brighten, clearTable, draw, establish, reveal, stock } from './verbs.ts';

/** How many cards each player is dealt. */
const HAND = 3;

const ONLY_AS_REPLY = refuse('only-as-reply', 'LL-06');
const NO_REPLY = refuse('no-reply', 'LL-06');

export const procedure = proceduresOf<Match>();

/** The nights at the inn, turn by turn. */
export const inn = procedure(innHandle, {
  deal: (m) => {
    stock(m);
    for (let i = 0; i < HAND; i++) for (const seat of seatsFrom(m, 0)) draw(m, seat);
    return go('turn');
  },
  turn: (m) => {
    if (m.deck.length === 0 && m.night === m.nights) return dawn(m);
    if (m.deck.length === 0) nightFalls(m);
    draw(m, m.active);
    return go(m.players[m.active].hand.length > 0 ? 'act' : 'next');
  },
  act: ask({
    kind: 'act',
    rule: 'LL-04',
    who: (m) => m.active,
    about: (m) => [{ kind: 'seat', id: m.active }],
    offer: (m, _v, offer) => offerActs(m, offer),
    then: (m, _v, answer) => (answer.verb === 'burn' ? burn(m, answer.refs[0]) : play(m, answer.refs[0])),
  }),
  next: (m) => {
    m.turn++;
    m.fired.length = 0;
    m.active = (m.active + 1) % m.seats;
    return go('turn');
  },
});

/** One card on the table: the others may answer, then it does what it says. */
export const cardOnTable = procedure(playedCard, {
  reply: poll({
    kind: 'reply',
    rule: 'LL-06',
    who: (m, v) => (m.replies ? othersWithCards(m, v.by) : 0),
    about: (_m, v) => [{ kind: 'card', id: v.card }],
    offer: (m, v, offer, seat) => {
      for (const reply of m.players[seat].hand)
        allowUnless(offer, whyNotReply(m, seat, reply, v.by), 'reply', reply);
      allow(offer, 'pass');
    },
    then: (m, v, answers) => {
      const seat = firstToReply(m, v.by, answers);
      return seat === undefined ? go('resolve') : reply(m, seat, answers[seat]?.refs[0] ?? -1, v.by);
    },
  }),
  resolve: (m, v) => {
    const { effect } = defOf<Lamp>(m, v.card);
    if (effect !== undefined) return effects.perform(effect, about(v.by, v.card), 'spent');
    establish(m, v.card);
    return go('spent');
  },
  spent: (m) => {
    clearTable(m);
    return done();
  },
});

function offerActs(m: Match, offer: Offer): void {
  for (const held of m.players[m.active].hand) {
    allowUnless(offer, whyNotPlay(m, m.active, held), 'play', held);
    allow(offer, 'burn', held);
  }
}

function about(you: Seat, of: Card, rival: Seat = -1): About {
  return { you, card: of, rival, amount: 0 };
}

function whyNotPlay(m: Match, seat: Seat, held: Card): Refusal | undefined {
  const { isReply, effect } = defOf<Lamp>(m, held);
  if (isReply) return ONLY_AS_REPLY;
  return effect === undefined ? undefined : effects.whyNot(m, effect, about(seat, held));
}

function whyNotReply(m: Match, seat: Seat, held: Card, to: Seat): Refusal | undefined {
  const { isReply, effect } = defOf<Lamp>(m, held);
  if (!isReply || effect === undefined) return NO_REPLY;
  return effects.whyNot(m, effect, about(seat, held, to));
}

function play(m: Match, played: Card): Next<'next'> {
  reveal(m, m.active, played, m.table);
  happen(m, 'played', m.active, played);
  return call(playedCard, { card: played, by: m.active }, 'next');
}

function burn(m: Match, burnt: Card): Next<'next'> {
  reveal(m, m.active, burnt, m.discard);
  happen(m, 'burnt', m.active, burnt);
  brighten(m, m.active, 1);
  return go('next');
}

function reply(m: Match, seat: Seat, held: Card, to: Seat): Next<'resolve'> {
  reveal(m, seat, held, m.table);
  happen(m, 'replied', seat, held);
  const { effect } = defOf<Lamp>(m, held);
  return effect === undefined ? go('resolve') : effects.perform(effect, about(seat, held, to), 'resolve');
}

/** LL-06, LL-16: whoever holds a card is asked, able to answer or not, so that being asked tells nothing. */
function othersWithCards(m: Match, by: Seat): number {
  let mask = 0;
  for (let seat = 0; seat < m.seats; seat++)
    if (seat !== by && m.players[seat].hand.length > 0 && !whyForbidden(m, 'reply', seat)) mask |= 1 << seat;
  return mask;
}

function firstToReply(m: Match, by: Seat, answers: readonly (Option | undefined)[]): Seat | undefined {
  return seatsFrom(m, by).find((seat) => answers[seat]?.verb === 'reply');
}

function nightFalls(m: Match): void {
  m.night++;
  m.deck.push(...m.discard);
  m.discard.length = 0;
  shuffle(m, m.deck);
  happen(m, 'night-fell', m.night);
}

function dawn(m: Match): Next<never> {
  const brightest = Math.max(...m.players.map((player) => player.light));
  happen(m, 'dawn-came');
  finish(
    m,
    seatsFrom(m, 0).filter((seat) => m.players[seat].light === brightest),
    'dawn',
  );
  return done();
}
