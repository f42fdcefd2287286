import {
  allow,
  allowUnless,
  ask,
  bitOf,
  type Card,
  done,
  go,
  happen,
  moveUnseen,
  newInformation,
  type Refusal,
  refuse,
  remove,
  type Seat,
  showOther,
  text,
} from '@tabard/engine';
import { MOST_CHARACTERS, type Omega, partyOf, procedure } from '../state.ts';
import * as the from './handles.ts';
import { isArcane } from './strength.ts';
import { handLimitAfter } from './values.ts';

const EMPTY = refuse('empty-trade', 'AN-INTER-04');
const HAND = refuse('hand-too-large', 'AN-INTER-04');
const PARTY_EMPTY = refuse('party-empty', 'AN-INTER-04');
const PARTY_FULL = refuse('party-full', 'AN-INTER-04');
const TWO_ARCANE = refuse('two-arcane', 'AN-ARC-07');
const TOO_FEW = refuse('too-few-cards', 'AN-INTER-04');

/** AN-INTER-04: what the exchange would break, checked once, after it. */
function whyNotPropose(m: Omega, v: the.Trade): Refusal | undefined {
  const cards = m.offered[v.seat].length;
  if (!cards && !v.count && !v.given.length && !v.wanted.length) return EMPTY;
  const [mine, theirs] = [partyOf(m, v.seat), partyOf(m, v.partner)];
  const [mineAfter, theirsAfter] = [
    exchanged(mine.characters, v.given, v.wanted),
    exchanged(theirs.characters, v.wanted, v.given),
  ];
  if (mine.hand.length + v.count > handLimitAfter(m, v.seat, v.given, v.partner, v.wanted)) return HAND;
  if (theirs.hand.length + cards - v.count > handLimitAfter(m, v.partner, v.wanted, v.seat, v.given))
    return HAND;
  if (!mineAfter.length || !theirsAfter.length) return PARTY_EMPTY;
  const most = Math.max(mineAfter.length, theirsAfter.length);
  if (most > MOST_CHARACTERS) return PARTY_FULL;
  return hasTwoArcane(m, mineAfter) || hasTwoArcane(m, theirsAfter) ? TWO_ARCANE : undefined;
}

/** AN-ARC-07 */
function hasTwoArcane(m: Omega, characters: readonly Card[]): boolean {
  return characters.filter((character) => isArcane(m, character)).length > 1;
}

function exchanged(own: readonly number[], given: readonly number[], gained: readonly number[]): number[] {
  return [...own.filter((character) => !given.includes(character)), ...gained];
}

/** AN-INTER-03 to AN-INTER-05: proposed by one, filled in by the other, confirmed by the first. */
const trade = procedure(
  the.trade,
  {
    build: ask({
      kind: 'trade',
      rule: 'AN-INTER-04',
      batch: true,
      who: (_m, v) => v.seat,
      about: (_m, v) => [{ kind: 'seat', id: v.partner }],
      offer: (m, v, offer) => {
        allowUnless(offer, whyNotPropose(m, v), 'propose');
        for (const card of partyOf(m, v.seat).hand) allow(offer, 'offer', card);
        for (const character of partyOf(m, v.seat).characters)
          if (!v.given.includes(character)) allow(offer, 'offer', character);
        for (const character of partyOf(m, v.partner).characters)
          if (!v.wanted.includes(character)) allow(offer, 'want', character);
        allowUnless(offer, v.count < partyOf(m, v.partner).hand.length ? undefined : TOO_FEW, 'want-card');
        allow(offer, 'withdraw');
      },
      then: (m, v, answer) => {
        const [card] = answer.refs;
        switch (answer.verb) {
          case 'propose':
            showTo(m, m.offered[v.seat], v.partner);
            happen(m, 'proposed-trade', v.seat, v.partner);
            return go('answer');
          case 'offer':
            if (partyOf(m, v.seat).hand.includes(card)) putForward(m, v.seat, card);
            else v.given.push(card);
            return go('build');
          case 'want':
            v.wanted.push(card);
            return go('build');
          case 'want-card':
            v.count++;
            return go('build');
          default:
            return go('off');
        }
      },
    }),
    answer: ask({
      kind: 'answer-trade',
      rule: 'AN-INTER-05',
      batch: true,
      who: (_m, v) => v.partner,
      about: (m, v) => [{ kind: 'seat', id: v.seat }, ...tradeTerms(m, v)],
      offer: (m, v, offer) => {
        if (m.offered[v.partner].length < v.count)
          for (const card of partyOf(m, v.partner).hand) allow(offer, 'put', card);
        else allow(offer, 'agree');
        allow(offer, 'decline');
      },
      then: (m, v, answer) => {
        if (answer.verb === 'decline') return go('off');
        if (answer.verb === 'agree') return v.count ? go('show') : go('exchange');
        putForward(m, v.partner, answer.refs[0]);
        return go('answer');
      },
    }),
    show: (m, v) => {
      showTo(m, m.offered[v.partner], v.seat);
      return go('confirm');
    },
    confirm: ask({
      kind: 'confirm-trade',
      rule: 'AN-INTER-05',
      who: (_m, v) => v.seat,
      about: (m, v) => [{ kind: 'seat', id: v.partner }, ...tradeTerms(m, v)],
      offer: (_m, _v, offer) => {
        allow(offer, 'agree');
        allow(offer, 'withdraw');
      },
      then: (_m, _v, answer) => go(answer.verb === 'agree' ? 'exchange' : 'off'),
    }),
    exchange: (m, v) => {
      swapCards(m, v.seat, v.partner);
      swapCards(m, v.partner, v.seat);
      for (const character of v.given) handOver(m, character, v.seat, v.partner);
      for (const character of v.wanted) handOver(m, character, v.partner, v.seat);
      partyOf(m, v.seat).acted = true;
      partyOf(m, v.partner).acted = true;
      happen(m, 'traded', v.seat, v.partner);
      return done();
    },
    off: (m, v) => {
      for (const seat of [v.seat, v.partner]) {
        partyOf(m, seat).hand.push(...m.offered[seat]);
        m.offered[seat].length = 0;
      }
      happen(m, 'trade-off', v.seat, v.partner);
      return done();
    },
  },
  {
    shows: (m, v) => ({
      kind: 'trade',
      sides: [
        { seat: v.seat, gives: [...m.offered[v.seat], ...v.given], open: 0 },
        { seat: v.partner, gives: [...m.offered[v.partner], ...v.wanted], open: openIn(m, v) },
      ],
    }),
  },
);

/** How many cards the partner has still to put. */
function openIn(m: Omega, v: the.Trade): number {
  return v.count - m.offered[v.partner].length;
}

/** AN-ADV-10: which card it is nobody else sees before it is shown. */
function putForward(m: Omega, seat: Seat, card: Card): void {
  moveUnseen(m, card, partyOf(m, seat).hand, m.offered[seat], bitOf(seat));
}

/** Whether the other had seen a card before is theirs to know: it can be taken back no more in either case. */
function showTo(m: Omega, cards: readonly number[], other: Seat): void {
  for (const card of cards) showOther(m, card, other);
  if (cards.length) newInformation(m);
}

/** What lies on the table: the cards put forward, the Characters offered, the Characters wanted, the cards wanted. */
function tradeTerms(m: Omega, v: the.Trade) {
  const named = (cards: readonly number[]) =>
    cards.length ? cards.map((id) => ({ kind: 'card', id })) : text('nothing');
  return [
    named([...m.offered[v.seat], ...v.given]),
    named([...m.offered[v.partner], ...v.wanted]),
    openIn(m, v),
  ];
}

function swapCards(m: Omega, from: Seat, to: Seat): void {
  for (const card of m.offered[from]) {
    showOther(m, card, to);
    partyOf(m, to).hand.push(card);
  }
  m.offered[from].length = 0;
}

/** Characters keep their spun or incapacitated state. */
function handOver(m: Omega, character: Card, from: Seat, to: Seat): void {
  remove(partyOf(m, from).characters, character);
  partyOf(m, to).characters.push(character);
  const def = m.cards.def[character];
  if (!m.owned[to].includes(def)) m.owned[to].push(def);
  happen(m, 'joined', to, character);
}

export const trading = [trade];
