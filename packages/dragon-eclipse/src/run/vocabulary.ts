/** The words of Mystery cards beside those of Scripts: cards for the deck, and a draw by symbol. */
import {
  allow,
  done,
  effect,
  effects,
  go,
  happen,
  type Next,
  type Node,
  newInformation,
  nodeOf,
  oneOf,
  pickAtRandom,
  positive,
  refuse,
  type Seat,
  yes,
} from '@tabard/engine';
import { STATISTICS } from '../defs.ts';
import type { InTale } from '../tale/facts.ts';
import { ABOUT_ALL, lines } from '../tale/handles.ts';
import { decide, jointly } from '../tale/joint.ts';
import { artifactPerksOf, deckSize, type InRun, isRun, pocketOf, readyArtifact } from './facts.ts';
import { LEARNT } from './handles.ts';
import { forgetCards, learnFrom } from './rules/learning.ts';
import { exhaust, growAll, grownBy } from './verbs.ts';
import * as words from './words.ts';

const { word, perform, whyNot } = lines;
const NO_RUN = refuse('only-in-a-run', 'DE-RL-MYST-01');

/** The compiler lets these words stand on Mystery cards alone, which only a Run has. */
function inRun(m: InTale): InRun {
  if (!isRun(m)) throw new Error('a word of Mystery cards was met outside of a Run');
  return m;
}

/** How many Enemy Attack cards of each symbol there are: DE-RL-MYST-03. */
const CARDS_A_SYMBOL = 4;

/** DE-RL-APERK-03: by symbol, from the poorest line to the richest. */
export function symbolOdds(m: InRun): number[] {
  const left = words.SYMBOL_LINES.map(() => CARDS_A_SYMBOL);
  for (const { symbols } of artifactPerksOf(m)) for (const symbol of symbols) left[symbol]--;
  return left;
}

function drawSymbol(m: InRun): number {
  const odds = symbolOdds(m);
  newInformation(m);
  let drawn = pickAtRandom(
    m,
    odds.reduce((sum, one) => sum + one, 0),
  );
  const symbol = odds.findIndex((one) => {
    drawn -= one;
    return drawn < 0;
  });
  happen(m, 'symbol-drawn', symbol);
  return symbol;
}

interface LineVars {
  node: Node;
}

function linesAt(m: InTale, v: LineVars): readonly Node[] {
  return nodeOf(m, v.node).args.symbols as readonly Node[];
}

/** Forgery: the line is chosen in place of the draw. */
const forge = jointly({
  kind: 'forge-symbol',
  rule: 'DE-RL-ART-06',
  about: (m) => [{ kind: 'artifact', id: readyArtifact(inRun(m), 'symbol-draw') }],
  offer: (m, v: LineVars, offer) => {
    for (const line of linesAt(m, v)) allow(offer, 'choose-effect', line);
    allow(offer, 'pass');
  },
  then: (m, _v, { verb, refs }): Next<'draw' | 'end'> => {
    if (verb === 'pass') return go('draw');
    exhaust(inRun(m), readyArtifact(inRun(m), 'symbol-draw'));
    return perform(refs[0], ABOUT_ALL, 'end');
  },
});

/** DE-RL-MYST-08: a price is paid in full. */
const bargain = jointly({
  kind: 'choose-effect',
  rule: 'DE-RL-MYST-08',
  offer: (m, v: LineVars, offer) => {
    for (const one of nodeOf(m, v.node).args.pick as readonly Node[])
      if (!priceIn(m, one) || !whyNot(m, priceIn(m, one) ?? -1, ABOUT_ALL))
        allow(offer, 'choose-effect', one);
  },
  then: (_m, _v, { refs }): Next<'end'> => perform(refs[0], ABOUT_ALL, 'end'),
});

/** What has to be paid for an effect, if anything. */
function priceIn(m: InTale, node: Node): Node | undefined {
  const { word: called, args } = nodeOf(m, node);
  return called === 'tale/trade' && typeof args.spend === 'number' ? args.spend : undefined;
}

const voice = ['mystery'];

export const runWords = {
  /** DE-RL-MYST-02, DE-RL-MYST-05. */
  learn: word({
    voice,
    args: { learn: oneOf(LEARNT), of: positive, 'or-remove': yes },
    text: words.learn,
    steps: (args) => ({
      learn: (m, v) => {
        const { learn, of, 'or-remove': orRemove } = args(m, v);
        return learnFrom(v.you as Seat, learn, of, orRemove === true, 'end');
      },
      end: () => done(),
    }),
  }),
  /** A lasting gift: until the end of the Run. */
  grow: word({
    voice,
    args: { grow: oneOf(STATISTICS), by: positive, most: positive },
    text: words.grow,
    run: (m, _v, { grow, by, most }) => growAll(inRun(m), grow, Math.min(by, most - grownBy(inRun(m), grow))),
  }),
  /** DE-RL-MYST-06. */
  forget: word({
    voice,
    args: { forget: positive },
    text: words.forget,
    steps: (args) => ({
      forget: (m, v) => forgetCards(v.you as Seat, args(m, v).forget, 'end'),
      end: () => done(),
    }),
  }),
  /** DE-RL-MYST-03: the line of the symbol that is drawn, from the poorest to the richest. */
  symbols: word({
    voice,
    args: { symbols: effects },
    text: words.symbols,
    steps: () => ({
      begin: (m) =>
        readyArtifact(inRun(m), 'symbol-draw') < 0 ? go('draw') : decide(m, 'forge', 'forge-together'),
      forge: forge.alone,
      'forge-together': forge.together,
      draw: (m, v) => perform(linesAt(m, v)[drawSymbol(inRun(m))], ABOUT_ALL, 'end'),
      end: () => done(),
    }),
  }),
  /** One of several; what cannot be paid is not on offer. */
  pick: word({
    voice,
    args: { pick: effects },
    text: words.pick,
    steps: () => ({
      begin: (m) => decide(m, 'pick', 'pick-together'),
      pick: bargain.alone,
      'pick-together': bargain.together,
      end: () => done(),
    }),
  }),
  trade: word({
    voice,
    args: { spend: effect, for: effect },
    text: words.trade,
    whyNot: (m, about, { spend }) => (isRun(m) ? whyNot(m, spend, about) : NO_RUN),
    parts: ({ spend, for: gained }) => [spend, gained],
  }),
};

const amount = lines.phrasing<number>();

/** What Achievements of the whole Run measure. */
export const runAmounts = {
  'silver-held': amount({ args: {}, text: words.silverHeld, value: (m) => m.tale.silver }),
  'cards-in-deck': amount({
    args: {},
    text: words.cardsInDeck,
    value: (m, { you }) => deckSize(pocketOf(m, you)),
  }),
};
