import {
  allowUnless,
  ask,
  compute,
  done,
  type EffectLanguage,
  type HappeningPhrasing,
  happen,
  number,
  phrase,
  type Refusal,
  refuse,
  type Seat,
  seatsFrom,
  sharedWords,
  unwind,
} from '@tabard/engine';
import { extraLight, HAPPENINGS } from './sources.ts';
import { type About, effects, type Match, playedCard } from './state.ts';
import { brighten, dim, draw, peek } from './verbs.ts';
import * as en from './words/en.ts';
import * as fr from './words/fr.ts';

const NOTHING = refuse('nothing-to-do', 'LL-09');
const NO_LIGHT = refuse('no-light', 'LL-09');
const NO_HAND = refuse('no-hand', 'LL-09');
const ONLY_AS_REPLY = refuse('only-as-reply', 'LL-06');

const { word } = effects;
const amount = effects.phrasing<number>();
const condition = effects.phrasing<boolean>();

/** What a word of the vocabulary says in every language. */
function says<K extends keyof typeof en.clauses>(clause: K) {
  return { en: en.clauses[clause], fr: fr.clauses[clause] };
}

const amounts = {
  number: amount({
    args: { number },
    text: says('number'),
    value: (_m, _about, args) => args.number,
  }),
  'brighter-rivals': amount({
    args: {},
    text: says('brighter-rivals'),
    value: (m, { you }) => m.players.filter((player) => player.light > m.players[you].light).length,
  }),
};

const conditions = {
  dimmest: condition({
    args: {},
    text: says('dimmest'),
    value: (m, { you }) => m.players.every((player) => player.light >= m.players[you].light),
  }),
};

/** What customs watch. LL-17: "you" is whoever it happens to. */
const happenings: Readonly<Record<string, HappeningPhrasing<Match>>> = {
  dimmed: {
    code: HAPPENINGS.indexOf('dimmed'),
    args: {},
    text: says('dimmed'),
    matches: () => true,
  },
};

const words = {
  ...sharedWords(effects, {
    rule: 'LL-09',
    decider: (_m, { you }) => you,
  }),
  shine: word({
    args: { light: phrase<number>('amount') },
    text: says('shine'),
    whyNot: (m, about, { light }) => (compute(m, about, light) > 0 ? undefined : NOTHING),
    // LL-15: nothing is not made more by a custom.
    run: (m, v, args) => {
      const light = compute(m, v, args.light);
      if (light > 0) brighten(m, v.you, light + extraLight(m, v.you));
    },
  }),
  draw: word({
    args: { cards: number },
    text: says('draw'),
    whyNot: (m) => (m.deck.length > 0 ? undefined : NOTHING),
    run: (m, v, { cards }) => {
      for (let i = 0; i < cards; i++) draw(m, v.you);
    },
  }),
  'dim-all': word({
    args: { light: number },
    text: says('dim-all'),
    whyNot: (m, { you }) => whyNoRival(m, you, whyNotDim),
    run: (m, v, { light }) => {
      for (const seat of rivals(m, v.you)) dim(m, seat, light);
    },
  }),
  dim: word({
    args: { light: number },
    text: says('dim'),
    whyNot: (m, { you }) => whyNoRival(m, you, whyNotDim),
    steps: (args) => ({
      choose: ask({
        kind: 'choose-rival',
        rule: 'LL-09',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'card', id: v.card }],
        offer: (m, v, offer) => {
          for (const seat of rivals(m, v.you)) allowUnless(offer, whyNotDim(m, seat), 'choose', seat);
        },
        none: () => done(),
        then: (m, v, answer) => {
          dim(m, answer.refs[0], args(m, v).light);
          return done();
        },
      }),
    }),
  }),
  peek: word({
    args: {},
    text: says('peek'),
    whyNot: (m, { you }) => whyNoRival(m, you, whyNotPeek),
    steps: () => ({
      choose: ask({
        kind: 'choose-hand',
        rule: 'LL-09',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'card', id: v.card }],
        offer: (m, v, offer) => {
          for (const seat of rivals(m, v.you)) allowUnless(offer, whyNotPeek(m, seat), 'choose', seat);
        },
        none: () => done(),
        then: (m, v, answer) => {
          peek(m, v.you, answer.refs[0]);
          return done();
        },
      }),
    }),
  }),
  take: word({
    args: { light: number },
    text: says('take'),
    whyNot: (m, about) => whyNotReply(about) ?? whyNotDim(m, about.rival),
    run: (m, v, { light }) => brighten(m, v.you, dim(m, v.rival, light)),
  }),
  snuff: word({
    args: {},
    text: says('snuff'),
    whyNot: (_m, about) => whyNotReply(about),
    steps: () => ({
      begin: (m) => {
        happen(m, 'snuffed', m.table[0]);
        return unwind(playedCard);
      },
    }),
  }),
};

export const language: EffectLanguage<Match, About> = {
  effects,
  words,
  families: { amount: amounts, condition: conditions, happening: happenings },
  // LL-17: whoever acts decides in which order customs take effect.
  reactions: {
    of: (m) => m.reactions,
    rule: 'LL-17',
    orderedBy: (m) => m.active,
    about: (_m, you) => ({ you, card: -1, rival: -1, amount: 0 }),
  },
};

function rivals(m: Match, you: Seat): Seat[] {
  return seatsFrom(m, you).slice(1);
}

/** Why no rival will do, or undefined when one does. */
function whyNoRival(m: Match, you: Seat, whyNot: (m: Match, seat: Seat) => Refusal | undefined) {
  let why: Refusal | undefined;
  for (let seat = 0; seat < m.seats; seat++) {
    if (seat === you) continue;
    why = whyNot(m, seat);
    if (!why) return undefined;
  }
  return why;
}

function whyNotDim(m: Match, seat: Seat): Refusal | undefined {
  return m.players[seat].light > 0 ? undefined : NO_LIGHT;
}

function whyNotPeek(m: Match, seat: Seat): Refusal | undefined {
  return m.players[seat].hand.length > 0 ? undefined : NO_HAND;
}

function whyNotReply({ rival }: About): Refusal | undefined {
  return rival >= 0 ? undefined : ONLY_AS_REPLY;
}
