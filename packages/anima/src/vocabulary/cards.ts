import {
  allow,
  ask,
  bitOf,
  compute,
  done,
  forget,
  go,
  happen,
  move,
  number,
  oneOf,
  pickAtRandom,
  refuse,
  remove,
  type Seat,
  show,
  showOther,
  yes,
} from '@tabard/engine';
import { PILES } from '../defs.ts';
import { whyForbidden } from '../rules/sources.ts';
import { handLimitOf } from '../rules/values.ts';
import { discardFor, drawAdvantages, hasRoomInHand, passAdvantage, stealAdvantage } from '../rules/verbs.ts';
import { effects, type Omega, partyOf } from '../state.ts';
import { cardTexts } from '../words/effects.ts';
import { amount, isRival, who } from './grammar.ts';

const { word } = effects;

const NO_CARDS = refuse('no-cards', 'AN-INTER-07');
const EMPTY_HAND = refuse('empty-hand', 'AN-GEN-07');
const NO_RIVAL = refuse('no-rival', 'AN-GEN-07');
const EMPTY_DISCARD = refuse('empty-discard', 'AN-DISC-01');

const rivalHasCards = (m: Omega, about: { rival: Seat }) =>
  about.rival < 0 ? NO_RIVAL : partyOf(m, about.rival).hand.length ? undefined : NO_CARDS;

/** Who has nothing to discard cannot choose to pay so. */
const whyNotOwn = (m: Omega, about: { you: number }) =>
  partyOf(m, about.you).hand.length ? undefined : EMPTY_HAND;

/** Words about Advantage cards and what lies hidden. */
export const cardWords = {
  draw: word({
    args: { count: amount, who },
    text: cardTexts.draw,
    whyNot: (m, about, a) => {
      const seat = isRival(a) ? about.rival : about.you;
      return seat < 0 ? undefined : whyForbidden(m, seat, 'draw');
    },
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) drawAdvantages(m, seat, compute(m, v, a.count));
    },
  }),
  discard: word({
    args: { count: amount, who, random: yes },
    text: cardTexts.discard,
    whyNot: (m, about, a) => (isRival(a) ? rivalHasCards(m, about) : whyNotOwn(m, about)),
    steps: (args) => ({
      begin: (m, v) => {
        const a = args(m, v);
        if (isRival(a)) v.you = v.rival;
        if (v.you < 0) return done();
        v.at = compute(m, v, a.count);
        return go('next');
      },
      next: (m, v) => {
        const { hand } = partyOf(m, v.you);
        if (v.at-- <= 0 || !hand.length) return done();
        if (!args(m, v).random) return go('choose');
        discardFor(m, v.you, hand[pickAtRandom(m, hand.length)], v.card);
        return go('next');
      },
      choose: ask({
        kind: 'discard',
        rule: 'AN-DISC-01',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'card', id: v.card }],
        offer: (m, v, offer) => {
          for (const card of partyOf(m, v.you).hand) allow(offer, 'discard', card);
        },
        then: (m, v, answer) => {
          discardFor(m, v.you, answer.refs[0], v.card);
          return go('next');
        },
      }),
    }),
  }),
  'discard-hand': word({
    args: { who: oneOf(['you', 'rival']) },
    text: cardTexts['discard-hand'],
    whyNot: (m, about, a) => (isRival(a) ? rivalHasCards(m, about) : whyNotOwn(m, about)),
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) for (const card of [...partyOf(m, seat).hand]) discardFor(m, seat, card, v.card);
    },
  }),
  steal: word({
    args: { count: amount },
    text: cardTexts.steal,
    whyNot: rivalHasCards,
    run: (m, v, a) => {
      if (v.rival < 0) return;
      for (let i = compute(m, v, a.count); i > 0; i--) stealAdvantage(m, v.rival, v.you);
    },
  }),
  give: word({
    args: { count: amount },
    text: cardTexts.give,
    steps: (args) => ({
      begin: (m, v) => {
        v.at = v.rival < 0 ? 0 : compute(m, v, args(m, v).count);
        return go('next');
      },
      next: (m, v) => {
        if (v.at-- <= 0 || !partyOf(m, v.you).hand.length || !hasRoomInHand(m, v.rival)) return done();
        return go('choose');
      },
      choose: ask({
        kind: 'give',
        rule: 'AN-ADV-09',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'seat', id: v.rival }],
        offer: (m, v, offer) => {
          for (const card of partyOf(m, v.you).hand) allow(offer, 'give', card);
        },
        then: (m, v, answer) => {
          const [card] = answer.refs;
          passAdvantage(m, v.you, v.rival, card);
          happen(m, 'gave', v.you, v.rival, card);
          return go('next');
        },
      }),
    }),
  }),
  'swap-hands': word({
    args: { with: oneOf(['rival']) },
    text: cardTexts['swap-hands'],
    whyNot: (_m, about) => (about.rival < 0 ? NO_RIVAL : undefined),
    run: (m, v) => {
      if (v.rival < 0) return;
      const [mine, theirs] = [partyOf(m, v.you), partyOf(m, v.rival)];
      // AN-ADV-09: not when either would hold more than it may.
      if (theirs.hand.length > handLimitOf(m, v.you) || mine.hand.length > handLimitOf(m, v.rival)) return;
      [mine.hand, theirs.hand] = [theirs.hand, mine.hand];
      for (const card of mine.hand) show(m, card, bitOf(v.you));
      for (const card of theirs.hand) showOther(m, card, v.rival);
      happen(m, 'swapped-hands', v.you, v.rival);
    },
  }),
  'look-at-hand': word({
    args: { of: oneOf(['rival']) },
    text: cardTexts['look-at-hand'],
    whyNot: rivalHasCards,
    run: (m, v) => {
      if (v.rival < 0) return;
      for (const card of partyOf(m, v.rival).hand) show(m, card, bitOf(v.you));
      happen(m, 'looked-at-hand', v.you, v.rival);
    },
  }),
  'look-at-missions': word({
    args: { of: oneOf(['rival']) },
    text: cardTexts['look-at-missions'],
    whyNot: (_m, about) => (about.rival < 0 ? NO_RIVAL : undefined),
    run: (m, v) => {
      if (v.rival < 0) return;
      for (const card of partyOf(m, v.rival).missions) show(m, card, bitOf(v.you));
      happen(m, 'looked-at-missions', v.you, v.rival);
    },
  }),
  'look-ahead': word({
    args: { count: number, deck: oneOf(PILES) },
    text: cardTexts['look-ahead'],
    whyNot: (m, _env, a) => (m.decks[a.deck].length ? undefined : refuse('empty-deck', 'AN-DISC-02')),
    steps: (args) => ({
      look: (m, v) => {
        const a = args(m, v);
        const deck = m.decks[a.deck];
        v.amount = Math.min(a.count, deck.length);
        const top = deck.slice(deck.length - v.amount);
        // Whoever knew these cards cannot know in which order they will lie.
        if (v.amount > 1) forget(m, top, bitOf(v.you));
        for (const card of top) show(m, card, bitOf(v.you));
        happen(m, 'looked-ahead', v.you, PILES.indexOf(a.deck), v.amount);
        return go('next');
      },
      next: (_m, v) => (v.at + 1 < v.amount ? go('order') : done()),
      order: ask({
        kind: 'order-deck',
        rule: 'AN-GEN-07',
        batch: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [v.at + 1],
        offer: (m, v, offer) => {
          const deck = m.decks[args(m, v).deck];
          for (let i = deck.length - 1 - v.at; i >= deck.length - v.amount; i--)
            allow(offer, 'put-next', deck[i]);
        },
        then: (m, v, answer) => {
          const deck = m.decks[args(m, v).deck];
          remove(deck, answer.refs[0]);
          deck.splice(deck.length - v.at, 0, answer.refs[0]);
          v.at++;
          return go('next');
        },
      }),
    }),
  }),
  retrieve: word({
    args: { count: number },
    text: cardTexts.retrieve,
    whyNot: (m) => (m.discards.advantage.length ? undefined : EMPTY_DISCARD),
    steps: (args) => ({
      begin: (m, v) => {
        v.at = args(m, v).count;
        return go('next');
      },
      next: (m, v) =>
        v.at-- > 0 && m.discards.advantage.length && hasRoomInHand(m, v.you) ? go('choose') : done(),
      choose: ask({
        kind: 'retrieve',
        rule: 'AN-ADV-09',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, _v, offer) => {
          for (const card of m.discards.advantage) allow(offer, 'take', card);
        },
        then: (m, v, answer) => {
          move(answer.refs[0], m.discards.advantage, partyOf(m, v.you).hand);
          happen(m, 'retrieved', v.you, answer.refs[0]);
          return go('next');
        },
      }),
    }),
  }),
};
