import {
  type ActingWord,
  allow,
  argsOf,
  ask,
  bitOf,
  done,
  envOf,
  forget,
  go,
  happen,
  move,
  number,
  oneOf,
  type Phrased,
  pickAtRandom,
  refuse,
  remove,
  show,
  yes,
} from '@tabard/engine';
import { PILES, type Pile } from '../defs.ts';
import { handLimitOf } from '../rules/values.ts';
import {
  discardAdvantage,
  drawAdvantages,
  hasRoomInHand,
  passAdvantage,
  stealAdvantage,
} from '../rules/verbs.ts';
import { type Omega, partyOf } from '../state.ts';
import { amountOf } from './amounts.ts';
import { amount, cards, isRival, tell, who } from './grammar.ts';

const NO_CARDS = refuse('no-cards', 'AN-INTER-07');
const EMPTY_HAND = refuse('empty-hand', 'AN-GEN-07');
const NO_RIVAL = refuse('no-rival', 'AN-GEN-07');
const EMPTY_DISCARD = refuse('empty-discard', 'AN-DISC-01');

const deckEn = { encounter: 'Encounter', advantage: 'Advantage', area: 'Area', character: 'Character' };
const deckFr = { encounter: 'Rencontres', advantage: 'Avantages', area: 'Lieux', character: 'Personnages' };

const rivalHasCards = (m: Omega, env: { rival: number }) =>
  env.rival < 0 ? NO_RIVAL : partyOf(m, env.rival).hand.length ? undefined : NO_CARDS;

/** Who has nothing to discard cannot choose to pay so. */
const whyNotOwn = (m: Omega, env: { you: number }) =>
  partyOf(m, env.you).hand.length ? undefined : EMPTY_HAND;

/** Words about Advantage cards and what lies hidden. */
export const cardWords: Record<string, ActingWord<Omega>> = {
  draw: {
    args: { count: amount, who },
    text: tell(
      (a, t) => (isRival(a) ? `your rival draws ${cards(a.count, t)}` : `draw ${cards(a.count, t)}`),
      (a, t) => (isRival(a) ? `le rival pioche ${cards(a.count, t)}` : `piochez ${cards(a.count, t)}`),
    ),
    worth: () => 2,
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) drawAdvantages(m, seat, amountOf(m, v, a.count as Phrased));
    },
  },
  discard: {
    args: { count: amount, who, random: yes },
    text: tell(
      (a, t) =>
        `${isRival(a) ? 'your rival discards' : 'discard'} ${cards(a.count, t)}${a.random ? ' at random' : ''}`,
      (a, t) =>
        `${isRival(a) ? 'le rival défausse' : 'défaussez'} ${cards(a.count, t)}${a.random ? ' au hasard' : ''}`,
    ),
    worth: (a) => (isRival(a) ? 1 : -1),
    whyNot: (m, env, a) => (isRival(a) ? rivalHasCards(m, env) : whyNotOwn(m, env)),
    steps: {
      begin: (m, v) => {
        const a = argsOf(m, v);
        if (isRival(a)) v.you = v.rival;
        if (v.you < 0) return done();
        v.at = amountOf(m, envOf(v), a.count as Phrased);
        return go('next');
      },
      next: (m, v) => {
        const { hand } = partyOf(m, v.you);
        if (v.at-- <= 0 || !hand.length) return done();
        if (!argsOf(m, v).random) return go('choose');
        discardAdvantage(m, v.you, hand[pickAtRandom(m, hand.length)]);
        return go('next');
      },
      choose: ask({
        kind: 'discard',
        rule: 'AN-DISC-01',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const card of partyOf(m, v.you).hand) allow(offer, 'discard', card);
        },
        then: (m, v, answer) => {
          discardAdvantage(m, v.you, answer.refs[0]);
          return go('next');
        },
      }),
    },
  },
  'discard-hand': {
    args: { who: oneOf(['you', 'rival']) },
    text: tell(
      (a) => (isRival(a) ? 'your rival discards every card in hand' : 'discard your whole hand'),
      (a) => (isRival(a) ? 'le rival défausse toute sa main' : 'défaussez toute votre main'),
    ),
    worth: (a) => (isRival(a) ? 4 : -4),
    whyNot: (m, env, a) => (isRival(a) ? rivalHasCards(m, env) : whyNotOwn(m, env)),
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      if (seat >= 0) for (const card of [...partyOf(m, seat).hand]) discardAdvantage(m, seat, card);
    },
  },
  steal: {
    args: { count: amount },
    text: tell(
      (a, t) => `take ${cards(a.count, t)} at random from your rival’s hand`,
      (a, t) => `prenez ${cards(a.count, t)} au hasard dans la main du rival`,
    ),
    worth: () => 3,
    whyNot: rivalHasCards,
    run: (m, v, a) => {
      if (v.rival < 0) return;
      for (let i = amountOf(m, v, a.count as Phrased); i > 0; i--) stealAdvantage(m, v.rival, v.you);
    },
  },
  give: {
    args: { count: amount },
    text: tell(
      (a, t) => `give your rival ${cards(a.count, t)} of your choice`,
      (a, t) => `donnez au rival ${cards(a.count, t)} de votre choix`,
    ),
    worth: () => -2,
    steps: {
      begin: (m, v) => {
        v.at = v.rival < 0 ? 0 : amountOf(m, envOf(v), argsOf(m, v).count as Phrased);
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
    },
  },
  'swap-hands': {
    args: { with: oneOf(['rival']) },
    text: tell(
      () => 'exchange hands with your rival',
      () => 'échangez votre main avec celle du rival',
    ),
    worth: () => 2,
    whyNot: (_m, env) => (env.rival < 0 ? NO_RIVAL : undefined),
    run: (m, v) => {
      if (v.rival < 0) return;
      const [mine, theirs] = [partyOf(m, v.you), partyOf(m, v.rival)];
      // AN-ADV-09: not when either would hold more than it may.
      if (theirs.hand.length > handLimitOf(m, v.you) || mine.hand.length > handLimitOf(m, v.rival)) return;
      [mine.hand, theirs.hand] = [theirs.hand, mine.hand];
      for (const card of mine.hand) show(m, card, bitOf(v.you));
      for (const card of theirs.hand) show(m, card, bitOf(v.rival));
      happen(m, 'swapped-hands', v.you, v.rival);
    },
  },
  'look-at-hand': {
    args: { of: oneOf(['rival']) },
    text: tell(
      () => 'look at your rival’s hand',
      () => 'regardez la main du rival',
    ),
    worth: () => 1,
    whyNot: rivalHasCards,
    run: (m, v) => {
      if (v.rival < 0) return;
      for (const card of partyOf(m, v.rival).hand) show(m, card, bitOf(v.you));
      happen(m, 'looked-at-hand', v.you, v.rival);
    },
  },
  'look-at-missions': {
    args: { of: oneOf(['rival']) },
    text: tell(
      () => 'look at your rival’s unfinished Missions',
      () => 'regardez les Missions inachevées du rival',
    ),
    worth: () => 1,
    whyNot: (_m, env) => (env.rival < 0 ? NO_RIVAL : undefined),
    run: (m, v) => {
      if (v.rival < 0) return;
      for (const card of partyOf(m, v.rival).missions) show(m, card, bitOf(v.you));
      happen(m, 'looked-at-missions', v.you, v.rival);
    },
  },
  'look-ahead': {
    args: { count: number, deck: oneOf(PILES) },
    text: tell(
      (a) =>
        `look at the top ${a.count} cards of the ${deckEn[a.deck as Pile]} deck and put them back in any order`,
      (a) =>
        `regardez les ${a.count} premières cartes de la pioche des ${deckFr[a.deck as Pile]} et reposez-les dans l’ordre de votre choix`,
    ),
    worth: () => 1,
    whyNot: (m, _env, a) => (m.decks[a.deck as Pile].length ? undefined : refuse('empty-deck', 'AN-DISC-02')),
    steps: {
      look: (m, v) => {
        const a = argsOf(m, v);
        const deck = m.decks[a.deck as Pile];
        v.amount = Math.min(a.count as number, deck.length);
        const top = deck.slice(deck.length - v.amount);
        // Whoever knew these cards cannot know in which order they will lie.
        if (v.amount > 1) forget(m, top, bitOf(v.you));
        for (const card of top) show(m, card, bitOf(v.you));
        happen(m, 'looked-ahead', v.you, PILES.indexOf(a.deck as Pile), v.amount);
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
          const deck = m.decks[argsOf(m, v).deck as Pile];
          for (let i = deck.length - 1 - v.at; i >= deck.length - v.amount; i--)
            allow(offer, 'put-next', deck[i]);
        },
        then: (m, v, answer) => {
          const deck = m.decks[argsOf(m, v).deck as Pile];
          remove(deck, answer.refs[0]);
          deck.splice(deck.length - v.at, 0, answer.refs[0]);
          v.at++;
          return go('next');
        },
      }),
    },
  },
  retrieve: {
    args: { count: number },
    text: tell(
      (a) =>
        `take ${a.count === 1 ? 'a card' : `${a.count} cards`} of your choice from the Advantage discard pile`,
      (a) =>
        `prenez ${a.count === 1 ? 'une carte' : `${a.count} cartes`} de votre choix dans la défausse des Avantages`,
    ),
    worth: () => 3,
    whyNot: (m) => (m.discards.advantage.length ? undefined : EMPTY_DISCARD),
    steps: {
      begin: (m, v) => {
        v.at = argsOf(m, v).count as number;
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
    },
  },
};
