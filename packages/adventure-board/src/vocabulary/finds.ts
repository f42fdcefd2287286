/** Words about what is found on the way: Items, Discoveries, Quests, Trophies, levels, markers. */
import {
  allow,
  ask,
  bitOf,
  call,
  done,
  effect,
  go,
  happen,
  number,
  oneOf,
  optional,
  positive,
  refuse,
  roll,
  seatsFrom,
  showAll,
  showOther,
} from '@tabard/engine';
import { boardContent, LEVELS } from '../defs.ts';
import { distance, isEvent, spaceDef } from '../rules/facts.ts';
import * as the from '../rules/handles.ts';
import { whyNotPayDamage } from '../rules/health.ts';
import { gainLevel } from '../rules/levels.ts';
import { drawQuest, whyNotDrawQuest } from '../rules/quest-verbs.ts';
import { clearUndefeated, turnMarker } from '../rules/undefeated.ts';
import { detach, discardItem, drawFromPack, hurt, loseEnergy, takeItem, winItem } from '../rules/verbs.ts';
import { type About, effects, heroOf, type Match, type Undefeated } from '../state.ts';
import { says } from './says.ts';

const { word, perform, aboutOf } = effects;

const NOTHING = refuse('nothing-to-do', 'WA-TURN-04');
const NO_ITEMS = refuse('no-items', 'WA-EQUIP-06');
const NO_MARKERS = refuse('no-markers', 'WA-OUT-12');
const TOP_LEVEL = refuse('top-level', 'WA-LEVEL-04');
const CANNOT_PAY = refuse('cannot-pay', 'WA-HERO-03');
const FOUND = ['own', 'space', ...LEVELS] as const;

function levelOf(m: Match, { you }: About, from: (typeof FOUND)[number]): number {
  if (from === 'own') return heroOf(m, you).level;
  if (from === 'space') return spaceDef(m, heroOf(m, you).space).level;
  return LEVELS.indexOf(from);
}

/** The Bags within reach: of others on the same space. */
function bagsHere(m: Match, you: number): number[] {
  return seatsFrom(m, you)
    .slice(1)
    .filter((seat) => heroOf(m, seat).space === heroOf(m, you).space && heroOf(m, seat).bag.length > 0);
}

function markersWithin(
  m: Match,
  you: number,
  within: number,
  fits: (one: Undefeated) => boolean,
): Undefeated[] {
  const { space } = heroOf(m, you);
  return m.track.filter((one) => distance(m, space, one.space) <= within && fits(one));
}

/** A word that picks one undefeated Encounter near by. */
function markerWord(
  key: 'calm' | 'clear' | 'provoke',
  fits: (m: Match, one: Undefeated) => boolean,
  act: (m: Match, one: Undefeated) => void,
) {
  return word({
    args: { within: number },
    text: says(key),
    whyNot: (m, { you }, a) =>
      markersWithin(m, you, a.within, (one) => fits(m, one)).length ? undefined : NO_MARKERS,
    steps: (args) => ({
      choose: ask({
        kind: key,
        rule: 'WA-OUT-12',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const one of markersWithin(m, v.you, args(m, v).within, (other) => fits(m, other)))
            allow(offer, 'calm', one.card[0]);
        },
        none: () => done(0),
        then: (m, _v, answer) => {
          const found = m.track.find((one) => one.card[0] === answer.refs[0]);
          if (found) act(m, found);
          return done(1);
        },
      }),
    }),
  });
}

export const findWords = {
  scout: word({
    args: {},
    text: says('scout'),
    steps: () => ({ go: (_m, v) => call(the.scout, { seat: v.you }, 'end'), end: () => done() }),
  }),
  discover: word({
    args: {},
    text: says('discover'),
    steps: () => ({
      go: (_m, v) => call(the.reveal, { seat: v.you, card: -1 }, 'end'),
      end: () => done(),
    }),
  }),
  // WA-QUEST-07: Events are passed over, to the discard pile.
  loot: word({
    args: { from: oneOf(FOUND) },
    text: says('loot'),
    run: (m, v, a) => {
      v.amount = lootFrom(m, v, levelOf(m, v, a.from));
    },
  }),
  quest: word({
    args: {},
    text: says('quest'),
    whyNot: (m, { you }) => whyNotDrawQuest(m, you),
    run: (m, v) => {
      if (!whyNotDrawQuest(m, v.you)) drawQuest(m, v.you);
    },
  }),
  'level-up': word({
    args: {},
    text: says('level-up'),
    whyNot: (m, { you }) => (heroOf(m, you).level < LEVELS.length - 1 ? undefined : TOP_LEVEL),
    run: (m, v) => gainLevel(m, v.you),
  }),
  trophy: word({
    args: {},
    text: says('trophy'),
    steps: () => ({ go: (_m, v) => call(the.trophy, { seat: v.you }, 'end'), end: () => done() }),
  }),
  steal: word({
    args: {},
    text: says('steal'),
    whyNot: (m, { you }) => (bagsHere(m, you).length ? undefined : NO_ITEMS),
    steps: () => ({
      choose: ask({
        kind: 'take-item',
        rule: 'WA-EQUIP-06',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const seat of bagsHere(m, v.you))
            for (const card of heroOf(m, seat).bag) allow(offer, 'take', card);
        },
        none: () => done(0),
        then: (m, v, answer) => {
          const [card] = answer.refs;
          const from = bagsHere(m, v.you).find((seat) => heroOf(m, seat).bag.includes(card));
          if (from !== undefined) takeItem(m, v.you, from, card);
          return done(1);
        },
      }),
    }),
  }),
  'lose-item': word({
    args: {},
    text: says('lose-item'),
    whyNot: (m, { you }) => (heroOf(m, you).bag.length ? undefined : NO_ITEMS),
    steps: () => ({
      choose: ask({
        kind: 'lose-item',
        rule: 'WA-CHAL-14',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const card of heroOf(m, v.you).bag) allow(offer, 'discard-item', card);
        },
        none: () => done(0),
        then: (m, v, answer) => {
          discardItem(m, v.you, answer.refs[0]);
          return done(1);
        },
      }),
    }),
  }),
  'discard-this': word({
    args: {},
    text: says('discard-this'),
    run: (m, v) => {
      const one = m.attached.find(({ card }) => card[0] === v.card);
      if (one) detach(m, one);
      else if (heroOf(m, v.you).bag.includes(v.card)) discardItem(m, v.you, v.card);
    },
  }),
  calm: markerWord(
    'calm',
    (_m, one) => one.isRed,
    (m, one) => turnMarker(m, one, false),
  ),
  provoke: markerWord(
    'provoke',
    (_m, one) => !one.isRed,
    (m, one) => turnMarker(m, one, true),
  ),
  clear: markerWord('clear', () => true, clearUndefeated),
};

/** Takes the Item of the next Encounter of a pack. Gives 1, or 0 when there is none. */
function lootFrom(m: Match, v: About, level: number): number {
  const most = m.packs[level].deck.length + m.packs[level].discard.length;
  for (let i = 0; i < most; i++) {
    const card = drawFromPack(m, level);
    if (card === undefined) return 0;
    showAll(m, card);
    if (isEvent(boardContent(m), m.cards.def[card])) {
      m.packs[level].discard.push(card);
      continue;
    }
    m.drawn.push(card);
    winItem(m, v.you, card, m.drawn);
    return 1;
  }
  return 0;
}

const WHOM = ['rivals', 'everybody', 'rivals-here', 'here'] as const;

function seatsMeant(m: Match, you: number, whom: (typeof WHOM)[number]): number[] {
  const seats = seatsFrom(m, you).filter((seat) => whom === 'everybody' || whom === 'here' || seat !== you);
  if (whom === 'rivals' || whom === 'everybody') return seats;
  return seats.filter((seat) => heroOf(m, seat).space === heroOf(m, you).space);
}

export const tableWords = {
  // WA-TURN-05: an effect may expressly ask others.
  each: word({
    args: { whom: oneOf(WHOM), do: effect },
    text: says('each'),
    whyNot: (m, { you }, a) => (seatsMeant(m, you, a.whom).length ? undefined : NOTHING),
    steps: (args) => ({
      begin: (_m, v) => {
        v.amount = 0;
        return go('next');
      },
      next: (m, v) => {
        const { whom, do: node } = args(m, v);
        const seats = seatsMeant(m, v.you, whom);
        if (v.amount >= seats.length) return done(seats.length);
        const you = seats[v.amount];
        v.amount++;
        return perform(node, { ...aboutOf(v), you, card: -1, foe: -1, amount: 0 }, 'next');
      },
    }),
  }),
  roll: word({
    args: { least: positive, pass: optional(effect), fail: optional(effect) },
    text: says('roll'),
    steps: (args) => ({
      begin: (m, v) => {
        const { least, pass, fail } = args(m, v);
        const die = roll(m, 6);
        happen(m, 'tried', v.you, die);
        const node = die >= least ? pass : fail;
        return node === undefined ? done(die) : perform(node, { ...aboutOf(v), amount: die }, 'end');
      },
      end: (m) => done(m.result),
    }),
  }),
  pay: word({
    args: { pay: oneOf(['energy', 'damage', 'cards']), count: positive, do: effect },
    text: says('pay'),
    whyNot: (m, about, a) => whyNotPay(m, about.you, a.pay, a.count) ?? effects.whyNot(m, a.do, about),
    steps: (args) => ({
      begin: (m, v) => {
        const { pay, count } = args(m, v);
        if (whyNotPay(m, v.you, pay, count)) return done(0);
        if (pay === 'cards') return call(the.discardCards, { seat: v.you, left: count, count: 0 }, 'then');
        if (pay === 'energy') loseEnergy(m, v.you, count);
        else hurt(m, v.you, count);
        return go('then');
      },
      then: (m, v) => perform(args(m, v).do, { ...aboutOf(v), amount: 1 }, 'end'),
      end: (m) => done(m.result),
    }),
  }),
  foresee: word({
    args: { cards: positive },
    text: says('foresee'),
    whyNot: (m, { you }) =>
      m.packs[spaceDef(m, heroOf(m, you).space).level].deck.length ? undefined : NOTHING,
    steps: (args) => ({
      begin: (m, v) => {
        look(m, v.you, args(m, v).cards);
        return go('choose');
      },
      choose: ask({
        kind: 'foresee',
        rule: 'WA-CHAL-05',
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const card of seenAhead(m, v.you, args(m, v).cards)) allow(offer, 'bury', card);
          allow(offer, 'pass');
        },
        then: (m, v, answer) => {
          if (answer.verb === 'pass') return done();
          const { deck } = m.packs[spaceDef(m, heroOf(m, v.you).space).level];
          deck.push(...deck.splice(deck.indexOf(answer.refs[0]), 1));
          v.amount++;
          return go('choose');
        },
      }),
    }),
  }),
  ready: word({
    args: {},
    text: says('ready'),
    run: (m, v) => {
      const hero = heroOf(m, v.you);
      const kept: number[] = [];
      for (let i = 0; i < hero.used.length; i += 2)
        if (hero.used[i + 1] >= 0) kept.push(hero.used[i], hero.used[i + 1]);
      hero.used = kept;
    },
  }),
};

/** WA-HERO-03: a cost in damage that would defeat the Character cannot be paid. */
function whyNotPay(m: Match, seat: number, pay: 'energy' | 'damage' | 'cards', count: number) {
  const { energy, hand } = heroOf(m, seat);
  if (pay === 'energy') return energy >= count ? undefined : CANNOT_PAY;
  if (pay === 'cards') return hand.length >= count ? undefined : CANNOT_PAY;
  return whyNotPayDamage(m, seat, count);
}

/** The player looks at the next cards of the pack, maybe by another's choice, who must not learn what was known. */
function look(m: Match, seat: number, count: number): void {
  const { level } = spaceDef(m, heroOf(m, seat).space);
  for (const card of m.packs[level].deck.slice(0, count)) showOther(m, card, seat);
  happen(m, 'looked', seat, level);
}

function seenAhead(m: Match, seat: number, count: number): number[] {
  const { deck } = m.packs[spaceDef(m, heroOf(m, seat).space).level];
  return deck.slice(0, count).filter((card) => (m.cards.seen[card] & bitOf(seat)) !== 0);
}
