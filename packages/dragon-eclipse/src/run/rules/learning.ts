/** DE-RL-MYST-02 to DE-RL-MYST-06: cards that join a deck and cards that leave it. */
import { allow, ask, call, type Def, done, go, type Next, type Offer, type Seat } from '@tabard/engine';
import { eclipseContent } from '../../defs.ts';
import { deckSize, type InRun, pocketOf, readyArtifact } from '../facts.ts';
import { forgetting, type LEARNT, learning } from '../handles.ts';
import { SMALLEST_DECK } from '../state.ts';
import { addCard, buryCards, drawCardFrom, exhaust, removeCard } from '../verbs.ts';
import { runProcedure } from './procedure.ts';

export type Learnt = (typeof LEARNT)[number];

function distinct(cards: readonly Def[]): Def[] {
  return [...new Set(cards)];
}

/** DE-RL-MYST-04. */
function mayRemove(m: InRun, seat: Seat): boolean {
  return deckSize(pocketOf(m, seat)) > SMALLEST_DECK;
}

function offerRemoval(m: InRun, seat: Seat, offer: Offer): void {
  const { deck, fatigue } = pocketOf(m, seat);
  for (const card of distinct(deck)) allow(offer, 'remove', card);
  if (fatigue > 0) allow(offer, 'remove', eclipseContent(m).byId.get('fatigue') ?? -1);
}

interface LearnVars {
  seat: number;
  from: Learnt;
  of: number;
  orRemove: boolean;
  drawn: number[];
}

function draw(m: InRun, v: LearnVars): void {
  const decks = v.from === 'both' ? (['advancement', 'elemental'] as const) : [v.from];
  for (const deck of decks)
    for (let i = 0; i < v.of; i++) {
      const card = drawCardFrom(m, v.seat, deck, v.drawn);
      if (card >= 0) v.drawn.push(card);
    }
}

function keep(m: InRun, v: LearnVars, card: Def): void {
  v.drawn.splice(v.drawn.indexOf(card), 1);
  addCard(m, v.seat, card);
}

const learn = runProcedure(
  learning,
  {
    draw: (m, v) => {
      draw(m, v);
      const mayForget = v.orRemove && mayRemove(m, v.seat);
      return v.drawn.length || mayForget ? go('choose') : done();
    },
    choose: ask({
      kind: 'learn',
      rule: 'DE-RL-MYST-02',
      who: (_m, v) => v.seat,
      offer: (m, v, offer) => {
        for (const card of distinct(v.drawn)) allow(offer, 'add', card);
        if (v.orRemove && mayRemove(m, v.seat)) allow(offer, 'remove-instead');
      },
      then: (m, v, { verb, refs }): Next<'remove' | 'grow'> => {
        if (verb === 'remove-instead') return go('remove');
        keep(m, v, refs[0]);
        return go('grow');
      },
    }),
    /** Gem of Growth: a second one of those drawn. */
    grow: (m, v) => go(v.drawn.length && readyArtifact(m, 'card-added') >= 0 ? 'second' : 'bury'),
    second: ask({
      kind: 'learn-second',
      rule: 'DE-RL-ART-06',
      who: (_m, v) => v.seat,
      about: (m) => [{ kind: 'artifact', id: readyArtifact(m, 'card-added') }],
      offer: (_m, v, offer) => {
        for (const card of distinct(v.drawn)) allow(offer, 'add', card);
        allow(offer, 'pass');
      },
      then: (m, v, { verb, refs }) => {
        if (verb !== 'pass') {
          exhaust(m, readyArtifact(m, 'card-added'));
          keep(m, v, refs[0]);
        }
        return go('bury');
      },
    }),
    remove: (m, v) => {
      buryCards(m, v.drawn);
      v.drawn = [];
      return call(forgetting, { seat: v.seat, left: 1, isOptional: false }, 'bury');
    },
    bury: (m, v) => {
      buryCards(m, v.drawn);
      return done();
    },
  },
  {
    shows: (_m, v, step) =>
      step === 'choose' || step === 'second'
        ? { kind: 'reward', seat: v.seat, drawn: v.drawn, mayRemove: step === 'choose' && v.orRemove }
        : undefined,
  },
);

const forget = runProcedure(
  forgetting,
  {
    next: (m, v) => go(v.left > 0 && mayRemove(m, v.seat) ? 'choose' : 'end'),
    choose: ask({
      kind: 'forget',
      rule: 'DE-RL-MYST-06',
      who: (_m, v) => v.seat,
      about: (_m, v) => [v.left, v.isOptional ? 1 : 0],
      offer: (m, v, offer) => {
        offerRemoval(m, v.seat, offer);
        if (v.isOptional) allow(offer, 'pass');
      },
      then: (m, v, { verb, refs }) => {
        if (verb === 'pass') return go('end');
        removeCard(m, v.seat, refs[0]);
        v.left--;
        return go('next');
      },
    }),
    end: () => done(),
  },
  {
    shows: (_m, v, step) => (step === 'choose' ? { kind: 'removal', seat: v.seat, left: v.left } : undefined),
  },
);

export function learnFrom<S extends string>(
  seat: Seat,
  from: Learnt,
  of: number,
  orRemove: boolean,
  back: S,
): Next<S, never> {
  return call(learning, { seat, from, of, orRemove, drawn: [] }, back);
}

/** DE-RL-MYST-06: up to so many cards leave the deck. */
export function forgetCards<S extends string>(seat: Seat, most: number, back: S): Next<S, never> {
  return call(forgetting, { seat, left: most, isOptional: true }, back);
}

export const learnings = [learn, forget];
