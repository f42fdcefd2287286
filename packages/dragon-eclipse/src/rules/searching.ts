/** DE-TAG-SEARCH, and cards that come back from the discard pile. */
import {
  allow,
  ask,
  type Card,
  compute,
  done,
  go,
  happen,
  move,
  type Phrased,
  showAll,
  showOther,
} from '@tabard/engine';
import type { ArgsAt, EffectVars, InCombat, Steps } from '../state.ts';
import { report } from './report.ts';
import { deciderFor } from './targets.ts';

interface SearchArgs {
  readonly count: Phrased<number>;
}

interface RecallArgs {
  readonly where: 'top' | 'bottom';
}

/** DE-TAG-SEARCH-SHORT: only the cards that are there. */
function lookedAt(m: InCombat, v: EffectVars, args: SearchArgs): number {
  return Math.min(compute(m, v, args.count), m.combat.fighters[v.you].deck.length);
}

export function mustSearch(m: InCombat, v: EffectVars, args: SearchArgs): boolean {
  return lookedAt(m, v, args) > 1;
}

/** The only card of the deck is looked at and stays. Nobody else may learn whether it was known before. */
export function searchWithoutAsking(m: InCombat, v: EffectVars, args: SearchArgs): void {
  const { deck } = m.combat.fighters[v.you];
  v.amount = lookedAt(m, v, args);
  if (v.amount === 1) showOther(m, deck[deck.length - 1], deciderFor(m, v));
  if (v.amount > 0) report(m, 'searched', v.you);
}

/** Of cards that are the same one alone: nobody profits from the order of the others. */
function unlike(m: InCombat, cards: readonly Card[]): Card[] {
  const defs = cards.map((card) => m.cards.def[card]);
  return cards.filter((_, at) => defs.indexOf(defs[at]) === at);
}

/** The card that is kept lies first among those looked at; the others go to the bottom in an order of choice. */
export const searchSteps = (args: ArgsAt<SearchArgs>): Steps => ({
  look: (m, v) => {
    const { deck, looked } = m.combat.fighters[v.you];
    const count = lookedAt(m, v, args(m, v));
    for (let i = 0; i < count; i++) {
      const card = deck[deck.length - 1];
      move(card, deck, looked);
      showOther(m, card, deciderFor(m, v));
    }
    return go('keep');
  },
  keep: ask({
    kind: 'keep',
    rule: 'DE-TAG-SEARCH',
    batch: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      for (const card of m.combat.fighters[v.you].looked) allow(offer, 'keep', card);
    },
    then: (m, v, answer) => {
      const { looked } = m.combat.fighters[v.you];
      const at = looked.indexOf(answer.refs[0]);
      looked.unshift(...looked.splice(at, 1));
      return go('bury');
    },
  }),
  bury: ask({
    kind: 'bury',
    rule: 'DE-TAG-SEARCH',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      for (const card of unlike(m, m.combat.fighters[v.you].looked.slice(1))) allow(offer, 'bury', card);
    },
    none: (m, v) => {
      const { looked, deck } = m.combat.fighters[v.you];
      move(looked[0], looked, deck);
      report(m, 'searched', v.you);
      return done(1);
    },
    then: (m, v, answer) => {
      const { looked, deck } = m.combat.fighters[v.you];
      looked.splice(looked.indexOf(answer.refs[0]), 1);
      deck.unshift(answer.refs[0]);
      return go('bury');
    },
  }),
});

export const recallSteps = (args: ArgsAt<RecallArgs>): Steps => ({
  choose: ask({
    kind: 'recall',
    rule: 'DE-TAG-DISCARD',
    auto: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      for (const card of m.combat.fighters[v.you].discard) allow(offer, 'recall', card);
    },
    none: () => done(0),
    then: (m, v, answer) => {
      const { discard, deck } = m.combat.fighters[v.you];
      const [card] = answer.refs;
      move(card, discard, deck);
      showAll(m, card);
      if (args(m, v).where === 'bottom') deck.unshift(...deck.splice(deck.length - 1, 1));
      happen(m, 'recalled', v.you, card);
      return done(1);
    },
  }),
});
