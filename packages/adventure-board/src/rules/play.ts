/** How an Ability card is played, and how something is used. */
import { call, done, go, happen, move, remove, type Seat, showAll } from '@tabard/engine';
import { boardContent } from '../defs.ts';
import { aboutNow, effects, heroOf, type Match } from '../state.ts';
import { abilityDef } from './facts.ts';
import * as the from './handles.ts';
import { procedure } from './procedure.ts';
import { notice } from './report.ts';
import { detach, discardItem, hurt, loseEnergy, markUsed } from './verbs.ts';
import { costOf } from './windows.ts';

/** WA-TURN-03: paid for and shown; it goes to the discard pile or is attached, then it does what it says. */
const play = procedure(the.play, {
  begin: (m, v) => {
    const def = abilityDef(m, v.card);
    const hero = heroOf(m, v.seat);
    const cost = costOf(m, v.seat, def);
    hero.played.push(m.cards.def[v.card]);
    showAll(m, v.card);
    markUsed(m, v.card);
    happen(m, 'played', v.seat, v.card);
    loseEnergy(m, v.seat, cost);
    if (def.attach) attach(m, v.seat, v.card, v.target);
    else move(v.card, hero.hand, hero.discard);
    notice(m, 'played', v.seat, m.cards.def[v.card]);
    return go('resolve');
  },
  resolve: (m, v) => {
    const { effect } = abilityDef(m, v.card);
    return effect === undefined ? done() : effects.perform(effect, aboutNow(m, v.seat, v.card), 'end');
  },
  end: () => done(),
});

/** WA-TURN-06. */
function attach(m: Match, seat: Seat, card: number, target: number): void {
  const { attach: bearer } = abilityDef(m, card);
  remove(heroOf(m, seat).hand, card);
  const isOnSeat = bearer === 'character' || bearer === 'rival';
  m.attached.push({
    card: [card],
    owner: seat,
    seat: isOnSeat ? (bearer === 'rival' ? target : seat) : -1,
    to: isOnSeat ? -1 : target,
  });
  happen(m, 'attached', seat, card);
}

/** WA-HERO-03: the cost first; what is used once is discarded afterwards. */
const use = procedure(the.use, {
  begin: (m, v) => {
    const { cost } = boardContent(m).uses[v.use];
    heroOf(m, v.seat).used.push(v.use, v.card);
    if (v.card >= 0) markUsed(m, v.card);
    if (v.card >= 0) happen(m, 'used-card', v.seat, v.card, v.use);
    else happen(m, 'used', v.seat, v.use);
    loseEnergy(m, v.seat, cost.energy);
    hurt(m, v.seat, cost.damage);
    if (cost.cards) return call(the.discardCards, { seat: v.seat, left: cost.cards, count: 0 }, 'resolve');
    return go('resolve');
  },
  resolve: (m, v) => {
    const { effect, often } = boardContent(m).uses[v.use];
    // Gone before it acts: what breaks the combat off must not save it.
    const about = aboutNow(m, v.seat, v.card);
    if (often === 'once') spend(m, v.seat, v.card);
    return effects.perform(effect, about, 'end');
  },
  end: () => done(),
});

function spend(m: Match, seat: Seat, card: number): void {
  const { kept, bag, weapon, armour, trophies } = heroOf(m, seat);
  const attached = m.attached.find((one) => one.card[0] === card);
  if (kept.includes(card)) move(card, kept, m.spent);
  else if (attached) detach(m, attached);
  else if ([...bag, ...weapon, ...armour].includes(card)) discardItem(m, seat, card);
  else if (trophies.includes(card)) return;
}

export const playing = [play, use];
