/** What a player may play and use in a window: WA-TURN-04. */
import {
  allowUnless,
  type Card,
  call,
  compute,
  type Next,
  type Offer,
  type Option,
  PRINTED,
  type Refusal,
  refuse,
  type Seat,
  type Sum,
} from '@tabard/engine';
import { type AbilityDef, boardContent, defOfType, type Use, type Window, windowBits } from '../defs.ts';
import { aboutNow, effects, type Hero, heroOf, type Match } from '../state.ts';
import { whyNotUsable } from './equipment-limits.ts';
import { abilityDef, characterDef, faceOf, itemOn, undefeatedAt } from './facts.ts';
import * as the from './handles.ts';
import { whyNotPayDamage } from './health.ts';
import { changeOf, sumOf, whyForbidden } from './sources.ts';
import { isBearer } from './verbs.ts';

export type Moment = Exclude<Window, 'any'>;

const OTHER_WINDOW = refuse('other-window', 'WA-TURN-04');
const PLAYED_ALREADY = refuse('played-already', 'WA-COMBAT-03');
const USED_ALREADY = refuse('used-already', 'WA-HERO-03');
const NO_ENERGY = refuse('no-energy', 'WA-TURN-02');
const NO_CARDS = refuse('no-cards', 'WA-HERO-03');
const NOT_NOW = refuse('condition', 'WA-TURN-04');
const SAME_NAME = refuse('same-name', 'WA-TURN-06');
const NO_BEARER = refuse('no-bearer', 'WA-TURN-06');

function fits(window: Window, moment: Moment): boolean {
  return window === 'any' || window === moment;
}

// --- Ability cards ---

/** WA-TURN-02: what a card costs now. */
export function costOf(
  m: Match,
  seat: Seat,
  { cost }: AbilityDef,
  change = changeOf(m, seat, 'cost'),
): number {
  return Math.max(0, cost + change);
}

/** The same, part by part. */
export function costSum(m: Match, seat: Seat, { cost }: AbilityDef): Sum {
  return sumOf(m, seat, 'cost', [{ origin: PRINTED, def: -1, by: cost }]);
}

function whyNotPlay(m: Match, seat: Seat, card: Card, moment: Moment, change: number): Refusal | undefined {
  const def = abilityDef(m, card);
  const hero = heroOf(m, seat);
  if (!fits(def.window, moment)) return OTHER_WINDOW;
  if (hero.played.includes(m.cards.def[card])) return PLAYED_ALREADY;
  if (costOf(m, seat, def, change) > hero.energy) return NO_ENERGY;
  const about = aboutNow(m, seat, card);
  if (def.condition && !compute(m, about, def.condition)) return NOT_NOW;
  const forbidden = whyForbidden(m, seat, 'play');
  if (forbidden || def.effect === undefined || def.attach) return forbidden;
  return effects.whyNot(m, def.effect, about);
}

/** What a card may be attached to: WA-TURN-06. Seats for a rival, cards for Items and Encounters. */
function bearersFor(m: Match, seat: Seat, { attach }: AbilityDef): number[] {
  const { space, weapon, armour } = heroOf(m, seat);
  switch (attach) {
    case 'weapon':
      return weapon;
    case 'armour':
      return armour;
    case 'encounter':
      if (!m.fight) return undefeatedAt(m, space).map((one) => one.card[0]);
      return m.fight.card >= 0 ? [m.fight.card] : [];
    case 'rival':
      return m.heroes.flatMap((other, i) => (i !== seat && other.space === space ? [i] : []));
    default:
      return [];
  }
}

/** How a play is written, by what the card is attached to. */
const PLAY_VERBS = {
  rival: 'play-against',
  weapon: 'play-on',
  armour: 'play-on',
  encounter: 'play-on',
} as const;

function offerPlay(m: Match, seat: Seat, card: Card, moment: Moment, change: number, offer: Offer): void {
  const why = whyNotPlay(m, seat, card, moment, change);
  if (why && !offer.refused) return;
  const def = abilityDef(m, card);
  if (!def.attach || def.attach === 'character') {
    const twice = def.attach && isBearer(m, card, seat, -1) ? SAME_NAME : undefined;
    allowUnless(offer, why ?? twice, 'play', card);
    return;
  }
  const bearers = bearersFor(m, seat, def);
  const verb = PLAY_VERBS[def.attach];
  if (!bearers.length) allowUnless(offer, why ?? NO_BEARER, 'play', card);
  for (const bearer of bearers) {
    const bears = verb === 'play-against' ? isBearer(m, card, bearer, -1) : isBearer(m, card, -1, bearer);
    allowUnless(offer, why ?? (bears ? SAME_NAME : undefined), verb, card, bearer);
  }
}

// --- uses ---

const ALL = -1;

/** Calls `see` for every use before a player with the card it stands on, or -1; in the Bag for those of some windows. */
function visitUses(m: Match, seat: Seat, windows: number, see: (use: number, card: Card) => void): void {
  const hero = heroOf(m, seat);
  const { defs, bagWindows } = boardContent(m);
  for (const use of faceOf(m, seat).uses) see(use, -1);
  for (const card of hero.weapon) for (const use of itemOn(m, card).uses) see(use, card);
  for (const card of hero.armour) for (const use of itemOn(m, card).uses) see(use, card);
  for (const card of hero.bag)
    if (bagWindows[m.cards.def[card]] & windows) for (const use of itemOn(m, card).uses) see(use, card);
  for (const one of m.attached)
    if (one.seat === seat || (one.to >= 0 && (hero.weapon.includes(one.to) || hero.armour.includes(one.to))))
      for (const use of abilityDef(m, one.card[0]).uses) see(use, one.card[0]);
  for (const card of hero.trophies) {
    const def = defs[m.cards.def[card]];
    if (def.type === 'trophy') for (const use of def.uses) see(use, card);
  }
  for (const card of hero.kept) see(defOfType(boardContent(m), m.cards.def[card], 'discovery').use, card);
}

function hasUsed({ used }: Hero, use: number, card: Card): boolean {
  for (let i = 0; i < used.length; i += 2) if (used[i] === use && used[i + 1] === card) return true;
  return false;
}

/** WA-HERO-03: what the use costs. */
function whyNotPay(m: Match, seat: Seat, { cost }: Use): Refusal | undefined {
  const { energy, hand } = heroOf(m, seat);
  if (cost.energy > energy) return NO_ENERGY;
  if (cost.cards > hand.length) return NO_CARDS;
  return cost.damage > 0 ? whyNotPayDamage(m, seat, cost.damage) : undefined;
}

/** WA-EQUIP-04, WA-EQUIP-05; what forbids `use` forbids Bag Items and kept Discoveries. */
function whyNotHandle(m: Match, seat: Seat, card: Card): Refusal | undefined {
  const hero = heroOf(m, seat);
  if (card < 0) return undefined;
  if (hero.kept.includes(card)) return whyForbidden(m, seat, 'use');
  const isBag = hero.bag.includes(card);
  if (!isBag && !hero.weapon.includes(card) && !hero.armour.includes(card)) return undefined;
  return whyNotUsable(m, seat, itemOn(m, card)) ?? (isBag ? whyForbidden(m, seat, 'use') : undefined);
}

function whyNotUse(m: Match, seat: Seat, number: number, card: Card, moment: Moment): Refusal | undefined {
  const use = boardContent(m).uses[number];
  if (!fits(use.window, moment)) return OTHER_WINDOW;
  if (use.often !== 'always' && hasUsed(heroOf(m, seat), number, card)) return USED_ALREADY;
  const why = whyNotHandle(m, seat, card) ?? whyNotPay(m, seat, use);
  if (why) return why;
  const about = aboutNow(m, seat, card);
  if (use.condition && !compute(m, about, use.condition)) return NOT_NOW;
  return effects.whyNot(m, use.effect, about);
}

// --- windows ---

/** Offers everything that may be played and used now. */
export function offerUses(m: Match, seat: Seat, moment: Moment, offer: Offer): void {
  const { hand } = heroOf(m, seat);
  const change = hand.length ? changeOf(m, seat, 'cost') : 0;
  for (const card of hand) offerPlay(m, seat, card, moment, change, offer);
  const windows = offer.refused ? ALL : windowBits(moment);
  visitUses(m, seat, windows, (use, card) => {
    const why = whyNotUse(m, seat, use, card, moment);
    if (why && !offer.refused) return;
    if (card < 0) allowUnless(offer, why, 'power', use);
    else allowUnless(offer, why, 'use', card, use);
  });
}

/** Carries out an answer that plays or uses something, then goes on with the step `back`. */
export function useChosen<S extends string>(seat: Seat, { verb, refs }: Option, back: S): Next<S, never> {
  const [first, second = -1] = refs;
  if (verb === 'power') return call(the.use, { seat, use: first, card: -1 }, back);
  if (verb === 'use') return call(the.use, { seat, use: second, card: first }, back);
  return call(the.play, { seat, card: first, target: second }, back);
}

const USES = ['use', 'power', 'play', 'play-on', 'play-against'];

export function isUse({ verb }: Option): boolean {
  return USES.includes(verb);
}

/** Whether, as far as everybody can see, something might be played or used now: asking must tell nothing. */
export function mightUse(m: Match, seat: Seat, moment: Moment): boolean {
  if (mightPlay(m, seat, moment)) return true;
  let might = false;
  visitUses(m, seat, windowBits(moment), (use, card) => {
    if (!might && !whyNotUse(m, seat, use, card, moment)) might = true;
  });
  return might;
}

/** Some card of the deck could be in the hand and be played. */
function mightPlay(m: Match, seat: Seat, moment: Moment): boolean {
  const { hand, energy, played } = heroOf(m, seat);
  if (!hand.length) return false;
  const content = boardContent(m);
  const change = changeOf(m, seat, 'cost');
  return content.decks[characterDef(m, seat).class].some((number) => {
    const def = content.defs[number];
    return (
      def.type === 'ability' &&
      fits(def.window, moment) &&
      !played.includes(number) &&
      costOf(m, seat, def, change) <= energy
    );
  });
}
