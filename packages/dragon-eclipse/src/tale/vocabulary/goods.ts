/** Lines that give and take: Silver, Essence, cards, Secrets, and what befalls the Mystlings of the tray. */
import {
  allow,
  call,
  compute,
  type Def,
  done,
  effects,
  go,
  isOneOf,
  type Next,
  name,
  oneOf,
  optional,
  phrase,
  positive,
  refuse,
} from '@tabard/engine';
import { ELEMENTS } from '../../defs.ts';
import { SYMBOLS } from '../defs.ts';
import { hasElement, hasSymbol, type InTale, mystlingAt, numberOf, sceneOf, storyOf } from '../facts.ts';
import { choosingMystling, lines } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { gainCards, gainNamed, gainOneOf } from '../rules/gaining.ts';
import { SHARED, type Shared, shareOut } from '../rules/sharing.ts';
import type { Scene } from '../state.ts';
import {
  discardEquipment,
  discardItem,
  discardSecret,
  gainEssence,
  gainSecret,
  gainSilver,
  joinParty,
  loseEssence,
  loseSilver,
} from '../verbs.ts';
import * as words from '../words.ts';

const { word, whyNot } = lines;
const amount = phrase<number>('tale-amount');

const NO_SILVER = refuse('no-silver', 'DE-RES-04');
const NO_ESSENCE = refuse('no-essence', 'DE-RES-06');
const NO_SYMBOL = refuse('no-symbol', 'DE-EQUIP-10');
const NO_ITEM = refuse('no-item', 'DE-JOUR-15');
const NO_SECRET = refuse('no-such-secret', 'DE-JOUR-15');
const NOBODY = refuse('nobody-to-tame', 'DE-WMAP-06');
const NOTHING = refuse('nothing-to-do', 'DE-JOUR-20');
const UNHURT = refuse('unhurt', 'DE-HEAL-01');

/** Whom an instruction concerns: the players divide it, or each gets it, or those of an element or of the last Combat. */
const RECEIVERS = ['divided', 'each', 'participants', ...ELEMENTS] as const;
type Receiver = (typeof RECEIVERS)[number];

const NOBODY_THERE: Pick<Scene, 'tray' | 'fighting'> = { tray: [], fighting: [] };

function receivers(m: InTale, to: Receiver) {
  // Between two Scenarios no Mystling lies in the tray.
  const { tray, fighting } = m.tale.scene ?? NOBODY_THERE;
  if (to === 'each' || to === 'divided') return tray;
  if (to === 'participants') return tray.filter((_, i) => fighting.includes(i));
  return tray.filter((pocket) => hasElement(m, pocket, to));
}

/** Whether the players have to say who: they divide it, or one is meant and several fit. */
function isOpen(m: InTale, to: Receiver): boolean {
  if (to === 'divided') return m.tale.scene !== undefined;
  return isOneOf(ELEMENTS, to) && receivers(m, to).length > 1;
}

const shareArgs = { amount, to: optional(oneOf(RECEIVERS)) };

/** DE-JOUR-20. */
function shared(what: Shared, text: typeof words.goods.power) {
  const { take, room } = SHARED[what];
  const idle = what === 'heal' ? UNHURT : NOTHING;
  return word({
    args: shareArgs,
    text,
    whyNot: (m) => (receivers(m, 'each').some((pocket) => room(m, pocket) > 0) ? undefined : idle),
    mustAsk: (m, _v, { to }) => isOpen(m, to ?? 'divided'),
    run: (m, v, { amount: much, to }) => {
      for (const pocket of receivers(m, to ?? 'divided')) take(m, pocket, compute(m, v, much));
    },
    steps: (args) => ({
      share: (m, v) => {
        const { amount: much, to = 'divided' } = args(m, v);
        if (to === 'divided') return shareOut(what, compute(m, v, much), 'end');
        const { tray } = sceneOf(m);
        const fitting = receivers(m, to);
        return call(choosingMystling, { among: fitting.map((pocket) => tray.indexOf(pocket)) }, 'chosen');
      },
      chosen: (m, v) => {
        take(m, sceneOf(m).tray[m.result], compute(m, v, args(m, v).amount));
        return done();
      },
      end: () => done(),
    }),
  });
}

/** DE-JOUR-21: which card goes is the players' choice. */
const giveUp = jointly({
  kind: 'give-up',
  rule: 'DE-JOUR-21',
  offer: (m, v: { at: number }, offer) => {
    if (v.at === GIVE_ITEM) for (const item of m.tale.items) allow(offer, 'drop-item', item);
    else
      for (const one of m.tale.equipment)
        if (
          v.at === GIVE_EQUIPMENT ||
          storyOf(m).equipment[one].symbols.includes(SYMBOLS[v.at - GIVE_SYMBOL])
        )
          allow(offer, 'drop-equipment', one);
  },
  then: (m, _v, { verb, refs }): Next<'given'> => {
    if (verb === 'drop-item') discardItem(m, refs[0]);
    else discardEquipment(m, refs[0]);
    return go('given');
  },
});
const GIVE_ITEM = 0;
const GIVE_EQUIPMENT = 1;
const GIVE_SYMBOL = 2;

const giving = {
  choose: (m: InTale) => decide(m, 'give', 'give-together'),
  give: giveUp.alone,
  'give-together': giveUp.together,
};

/** DE-WMAP-06, DE-WMAP-09: a Mystling of the Random Combats for the Essence of its Tier. */
function costToTame(m: InTale, mystling: Def): number {
  return storyOf(m).tamingCost[mystlingAt(m, mystling).tier - 1];
}

const HIGHEST_TIER = 5;

function tameable(m: InTale, tier: number): Def[] {
  return m.tale.random.filter(
    (one) => costToTame(m, one) <= m.tale.essence && mystlingAt(m, one).tier <= tier,
  );
}

const taming = jointly({
  kind: 'tame-with-essence',
  rule: 'DE-WMAP-06',
  offer: (m, v: { at: number }, offer) => {
    for (const mystling of tameable(m, v.at)) allow(offer, 'take-along', mystling);
    allow(offer, 'pass');
  },
  then: (m, _v, { verb, refs }): Next<'end'> => {
    if (verb !== 'pass') {
      loseEssence(m, costToTame(m, refs[0]));
      joinParty(m, refs[0]);
    }
    return go('end');
  },
});

export const goodsWords = {
  silver: word({
    args: { amount },
    text: words.goods.silver,
    run: (m, v, a) => gainSilver(m, compute(m, v, a.amount)),
  }),
  'lose-silver': word({
    args: { amount },
    text: words.goods.loseSilver,
    run: (m, v, a) => loseSilver(m, compute(m, v, a.amount)),
  }),
  essence: word({
    args: { amount },
    text: words.goods.essence,
    run: (m, v, a) => gainEssence(m, compute(m, v, a.amount)),
  }),
  items: word({
    args: { amount },
    text: words.goods.items,
    steps: (args) => ({
      gain: (m, v) => gainCards('items', compute(m, v, args(m, v).amount), 'end'),
      end: () => done(),
    }),
  }),
  equipment: word({
    args: { amount },
    text: words.goods.equipment,
    steps: (args) => ({
      gain: (m, v) => gainCards('equipment', compute(m, v, args(m, v).amount), 'end'),
      end: () => done(),
    }),
  }),
  item: word({
    args: { named: name },
    text: words.goods.named,
    steps: (args) => ({
      gain: (m, v) => {
        const item = numberOf(m, 'item', args(m, v).named);
        if (m.tale.items.includes(item)) return go('end');
        m.tale.discarded = m.tale.discarded.filter((one) => one !== item);
        return gainNamed('items', item, 'end');
      },
      end: () => done(),
    }),
  }),
  'draw-items': word({
    args: { of: positive },
    text: words.goods.drawItems,
    steps: (args) => ({ gain: (m, v) => gainOneOf('items', args(m, v).of, 'end'), end: () => done() }),
  }),
  'draw-equipment': word({
    args: { of: positive },
    text: words.goods.drawEquipment,
    steps: (args) => ({ gain: (m, v) => gainOneOf('equipment', args(m, v).of, 'end'), end: () => done() }),
  }),
  /** DE-RES-09. */
  sell: word({
    args: { sell: positive },
    text: words.goods.sell,
    whyNot: (m) => (m.tale.items.length ? undefined : NO_ITEM),
    steps: (args) => ({
      begin: (m, v) => {
        v.at = GIVE_ITEM;
        return m.tale.items.length ? go('choose') : done();
      },
      ...giving,
      given: (m, v) => {
        gainSilver(m, args(m, v).sell);
        return done();
      },
    }),
  }),
  /** DE-JOUR-21: what is missing is ignored. */
  lose: word({
    args: { lose: oneOf(['item', 'equipment', 'items']) },
    text: words.goods.lose,
    steps: (args) => ({
      begin: (m, v) => {
        const { lose } = args(m, v);
        if (lose === 'items') for (const item of m.tale.items.slice()) discardItem(m, item);
        v.at = lose === 'equipment' ? GIVE_EQUIPMENT : GIVE_ITEM;
        const held = lose === 'equipment' ? m.tale.equipment : m.tale.items;
        return held.length ? go('choose') : done();
      },
      ...giving,
      given: () => done(),
    }),
  }),
  secret: word({
    args: { named: name },
    text: words.flow.silent,
    run: (m, _v, a) => gainSecret(m, numberOf(m, 'secret', a.named)),
  }),
  'lose-secret': word({
    args: { named: name },
    text: words.flow.silent,
    run: (m, _v, a) => discardSecret(m, numberOf(m, 'secret', a.named)),
  }),
  power: shared('power', words.goods.power),
  damage: shared('damage', words.goods.damage),
  heal: shared('heal', words.goods.heal),
  fatigue: shared('fatigue', words.goods.fatigue),
  rest: shared('rest', words.goods.rest),
  tame: word({
    args: { tier: positive },
    plain: HIGHEST_TIER,
    text: words.mystlings.tame,
    whyNot: (m, _about, { tier }) => (tameable(m, tier).length ? undefined : NOBODY),
    steps: (args) => ({
      begin: (m, v) => {
        v.at = args(m, v).tier;
        return decide(m, 'tame', 'tame-together');
      },
      tame: taming.alone,
      'tame-together': taming.together,
      end: () => done(),
    }),
  }),

  // --- what is spent: DE-JOUR-15 ---
  /** Several things at once: each must be there in full. */
  pay: word({
    args: { pay: effects },
    text: words.flow.pay,
    whyNot: (m, about, { pay }) => {
      for (const cost of pay) {
        const why = whyNot(m, cost, about);
        if (why) return why;
      }
      return undefined;
    },
    parts: ({ pay }) => pay,
  }),
  'pay-silver': word({
    args: { count: positive },
    text: words.costs.silver,
    whyNot: (m, _about, { count }) => (m.tale.silver >= count ? undefined : NO_SILVER),
    run: (m, _v, { count }) => loseSilver(m, count),
  }),
  'pay-essence': word({
    args: { count: positive },
    text: words.costs.essence,
    whyNot: (m, _about, { count }) => (m.tale.essence >= count ? undefined : NO_ESSENCE),
    run: (m, _v, { count }) => loseEssence(m, count),
  }),
  'pay-symbol': word({
    args: { symbol: oneOf(SYMBOLS) },
    text: words.costs.symbol,
    whyNot: (m, _about, { symbol }) => (hasSymbol(m, symbol) ? undefined : NO_SYMBOL),
    steps: (args) => ({
      begin: (m, v) => {
        v.at = GIVE_SYMBOL + SYMBOLS.indexOf(args(m, v).symbol);
        return go('choose');
      },
      ...giving,
      given: () => done(),
    }),
  }),
  'pay-item': word({
    args: {},
    text: words.costs.item,
    whyNot: (m) => (m.tale.items.length ? undefined : NO_ITEM),
    steps: () => ({
      begin: (_m, v) => {
        v.at = GIVE_ITEM;
        return go('choose');
      },
      ...giving,
      given: () => done(),
    }),
  }),
  'pay-secret': word({
    args: { secret: name },
    text: words.costs.secret,
    whyNot: (m, _about, { secret }) =>
      m.tale.secrets.includes(numberOf(m, 'secret', secret)) ? undefined : NO_SECRET,
    run: (m, _v, { secret }) => discardSecret(m, numberOf(m, 'secret', secret)),
  }),
};
