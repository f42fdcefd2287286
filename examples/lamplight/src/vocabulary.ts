import {
  type ActingWord,
  type Args,
  allowUnless,
  argsOf,
  ask,
  done,
  type EffectLanguage,
  type Env,
  happen,
  number,
  type Phrased,
  type Phrasing,
  phrase,
  type Refusal,
  refuse,
  type Seat,
  seatsFrom,
  sharedWords,
  type Tell,
  unwind,
} from '@tabard/engine';
import type { Match } from './state.ts';
import { brighten, dim, draw, peek } from './verbs.ts';
import * as en from './words/en.ts';
import * as fr from './words/fr.ts';

const NOTHING = refuse('nothing-to-do', 'LL-09');
const NO_LIGHT = refuse('no-light', 'LL-09');
const NO_HAND = refuse('no-hand', 'LL-09');
const ONLY_AS_REPLY = refuse('only-as-reply', 'LL-06');

function says(clause: keyof typeof en.clauses): Tell {
  return { en: en.clauses[clause], fr: fr.clauses[clause] };
}

const amounts: Record<string, Phrasing<Match, number>> = {
  number: {
    args: { number },
    text: says('number'),
    value: (_m, _env, args) => args.number as number,
  },
  'brighter-rivals': {
    args: {},
    text: says('brighter-rivals'),
    value: (m, { you }) => m.players.filter((player) => player.light > m.players[you].light).length,
  },
};

const conditions: Record<string, Phrasing<Match, boolean>> = {
  dimmest: {
    args: {},
    text: says('dimmest'),
    value: (m, { you }) => m.players.every((player) => player.light >= m.players[you].light),
  },
};

const words: Record<string, ActingWord<Match>> = {
  ...sharedWords<Match>(
    { sequence: says('sequence'), choose: says('choose'), may: says('may'), if: says('if') },
    () => language,
    'LL-09',
  ),
  shine: {
    args: { light: phrase('amount') },
    text: says('shine'),
    whyNot: (m, env, args) => (amountOf(m, env, args.light) > 0 ? undefined : NOTHING),
    run: (m, v, args) => brighten(m, v.you, amountOf(m, v, args.light)),
  },
  draw: {
    args: { cards: number },
    text: says('draw'),
    whyNot: (m) => (m.deck.length > 0 ? undefined : NOTHING),
    run: (m, v, args) => {
      for (let i = 0; i < (args.cards as number); i++) draw(m, v.you);
    },
  },
  'dim-all': {
    args: { light: number },
    text: says('dim-all'),
    whyNot: whyNobodyDims,
    run: (m, v, args) => {
      for (const seat of rivals(m, v.you)) dim(m, seat, args.light as number);
    },
  },
  dim: {
    args: { light: number },
    text: says('dim'),
    whyNot: whyNobodyDims,
    steps: {
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
          dim(m, answer.refs[0], argsOf(m, v).light as number);
          return done();
        },
      }),
    },
  },
  peek: {
    args: {},
    text: says('peek'),
    whyNot: (m, env) => whyNoRival(m, env.you, whyNotPeek),
    steps: {
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
    },
  },
  take: {
    args: { light: number },
    text: says('take'),
    whyNot: (m, env) => whyNotReply(env) ?? whyNotDim(m, env.rival),
    run: (m, v, args) => brighten(m, v.you, dim(m, v.rival, args.light as number)),
  },
  snuff: {
    args: {},
    text: says('snuff'),
    whyNot: (_m, env) => whyNotReply(env),
    steps: {
      begin: (m) => {
        happen(m, 'snuffed', m.table[0]);
        return unwind('card', 'spent');
      },
    },
  },
};

export const language: EffectLanguage<Match> = {
  words,
  families: { amount: amounts, condition: conditions },
  holds: (m, env, condition) => conditions[condition.name].value(m, env, condition.args),
};

function amountOf(m: Match, env: Env, amount: Args[string]): number {
  const { name, args } = amount as Phrased;
  return amounts[name].value(m, env, args);
}

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

function whyNobodyDims(m: Match, env: Env): Refusal | undefined {
  return whyNoRival(m, env.you, whyNotDim);
}

function whyNotPeek(m: Match, seat: Seat): Refusal | undefined {
  return m.players[seat].hand.length > 0 ? undefined : NO_HAND;
}

function whyNotReply(env: Env): Refusal | undefined {
  return env.rival >= 0 ? undefined : ONLY_AS_REPLY;
}
