import {
  allow,
  allowUnless,
  ask,
  bitOf,
  type Card,
  done,
  go,
  happen,
  move,
  type Refusal,
  refuse,
  remove,
  type Seat,
  showAll,
} from '@tabard/engine';
import { advantageDef } from '../defs.ts';
import { about, effects, type Omega, partyOf, procedure, READY, rulesOf } from '../state.ts';
import * as the from './handles.ts';
import { inOrderAfter, momentOf, offerPlays, playChosen } from './play.ts';
import { whyForbidden } from './sources.ts';
import { isArcane, sizeOf } from './strength.ts';
import { layTrap } from './traps.ts';
import { discardPlot, hasRoomInHand, hasRoomInParty, joinParty, WHYS } from './verbs.ts';

const LAST_ONE = refuse('last-character', 'AN-CHAR-12');
const ARCANE_STAYS = refuse('arcane-stays', 'AN-ARC-04');
const NOT_IN_AREA = refuse('in-no-area', 'AN-RESET-11');
const ALREADY_LEAVING = refuse('already-leaving', 'AN-RESET-11');
const NO_DECLARATION = refuse('no-declaration', 'AN-MOVE-06');

function whyNotDeclare(m: Omega, seat: Seat): Refusal | undefined {
  if (!rulesOf(m).departureDeclared.is) return NO_DECLARATION;
  if (partyOf(m, seat).area < 0) return NOT_IN_AREA;
  return partyOf(m, seat).leaving ? ALREADY_LEAVING : undefined;
}

/** AN-RESET-02: any number of Reset actions in any order, one at a time, then done. */
const resetStep = procedure(the.resetStep, {
  // AN-ORG-01, AN-ART-01: what a card in play demands of its owner each turn.
  begin: (m, v) => {
    v.duties = partyOf(m, v.seat).plots.filter((plot) => advantageDef(m, plot).duty !== undefined);
    return go('duty');
  },
  duty: (m, v) => {
    const plot = v.duties.shift();
    if (plot === undefined) return go('act');
    const { duty } = advantageDef(m, plot);
    if (duty === undefined || !partyOf(m, v.seat).plots.includes(plot)) return go('duty');
    const demanded = about(v.seat, plot);
    if (!effects.whyNot(m, duty, demanded)) happen(m, 'duty', v.seat, plot);
    return effects.perform(duty, demanded, 'duty');
  },
  act: ask({
    kind: 'reset',
    rule: 'AN-RESET-02',
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      const party = partyOf(m, v.seat);
      allow(offer, 'done');
      allowUnless(offer, whyNotDeclare(m, v.seat), 'declare-departure');
      offerPlays(m, v.seat, momentOf('reset'), offer);
      // AN-RESET-03
      for (const card of party.hand) allow(offer, 'discard', card);
      // AN-RESET-04
      for (const character of party.characters)
        allowUnless(offer, whyNotExpel(m, v.seat, character), 'expel', character);
      // AN-ORG-03, AN-ORG-04, AN-RESET-05
      for (const plot of party.plots) allow(offer, 'leave-play', plot);
    },
    then: (m, v, answer) => {
      const [card] = answer.refs;
      switch (answer.verb) {
        case 'done':
          return go('advantages');
        case 'declare-departure':
          partyOf(m, v.seat).leaving = true;
          happen(m, 'declared-departure', v.seat);
          return go('act');
        case 'discard':
          showAll(m, card);
          move(card, partyOf(m, v.seat).hand, m.dropped.advantages);
          m.dropped.takers.push(fewest(m, v.seat, handSize));
          happen(m, 'discarded', v.seat, card, WHYS.indexOf('freely'));
          return go('act');
        case 'expel':
          move(card, partyOf(m, v.seat).characters, m.dropped.characters);
          happen(m, 'expelled-character', v.seat, card);
          return go('expelled');
        case 'lay':
          layTrap(m, v.seat, card, answer.refs[1]);
          return go('act');
        case 'leave-play':
          discardPlot(m, v.seat, card);
          return go('act');
        default:
          return playChosen(v.seat, answer, 'card', -1, 'act');
      }
    },
  }),
  // AN-RESET-06: each expelled Character is offered at once to who then has the fewest, or, AN-RESET-08, one of them.
  expelled: (m, v) => {
    const taker = fewest(m, v.seat, sizeOf);
    if (isOneLeft(m, v) && taker >= 0 && hasRoomInParty(m, taker) && !whyForbidden(m, taker, 'pick-up'))
      return go('take-character');
    discardExpelled(m, m.dropped.characters[0]);
    return go('act');
  },
  'take-character': ask({
    kind: 'take-character',
    rule: (m) => rulesOf(m).charactersPickedUp.rule,
    who: (m, v) => fewest(m, v.seat, sizeOf),
    about: (_m, v) => [{ kind: 'seat', id: v.seat }],
    offer: (m, _v, offer) => {
      allow(offer, 'take', m.dropped.characters[0]);
      allow(offer, 'pass');
    },
    then: (m, v, answer) => {
      const [character] = m.dropped.characters;
      const taker = fewest(m, v.seat, sizeOf);
      if (answer.verb === 'pass') discardExpelled(m, character);
      else {
        // AN-SPIN-04, AN-INCAP-01: whoever takes it, it is spun or incapacitated for the whole turn.
        v.taken++;
        remove(m.dropped.characters, character);
        joinParty(m, taker, character);
      }
      return go('act');
    },
  }),
  // AN-RESET-07: one of the discarded Advantages, at the end of the step.
  advantages: (m, v) => go(nextTaker(m, v) < 0 ? 'clear' : 'take-advantage'),
  'take-advantage': ask({
    kind: 'take-advantage',
    rule: 'AN-RESET-07',
    who: nextTaker,
    about: (_m, v) => [{ kind: 'seat', id: v.seat }],
    offer: (m, v, offer) => {
      const { advantages, takers } = m.dropped;
      const taker = nextTaker(m, v);
      for (let i = 0; i < advantages.length; i++)
        if (takers[i] === taker) allow(offer, 'take', advantages[i]);
      allow(offer, 'pass');
    },
    then: (m, v, answer) => {
      const taker = nextTaker(m, v);
      if (answer.verb === 'pass') {
        v.passed |= bitOf(taker);
        return go('advantages');
      }
      move(answer.refs[0], m.dropped.advantages, partyOf(m, taker).hand);
      happen(m, 'picked-up', taker, answer.refs[0]);
      return go('clear');
    },
  }),
  clear: (m) => {
    m.discards.advantage.push(...m.dropped.advantages);
    m.dropped.advantages.length = 0;
    m.dropped.takers.length = 0;
    return done();
  },
});

/** AN-CHAR-12, AN-ARC-04. */
function whyNotExpel(m: Omega, seat: Seat, character: Card): Refusal | undefined {
  if (isArcane(m, character)) return ARCANE_STAYS;
  return sizeOf(m, seat) > 1 ? undefined : LAST_ONE;
}

function isOneLeft(m: Omega, v: the.ResetStep): boolean {
  return v.taken === 0 || rulesOf(m).charactersPickedUp.is === 'each';
}

function discardExpelled(m: Omega, character: Card): void {
  m.status[character] = READY;
  move(character, m.dropped.characters, m.discards.character);
}

/** AN-TIMING-05: in the order of play after the discarder, the next who may take one of the Advantages, or -1. */
function nextTaker(m: Omega, v: the.ResetStep): Seat {
  const mayTake = (seat: Seat) =>
    m.dropped.takers.includes(seat) &&
    !(v.passed & bitOf(seat)) &&
    hasRoomInHand(m, seat) &&
    !whyForbidden(m, seat, 'pick-up');
  return inOrderAfter(m, v.seat).find(mayTake) ?? -1;
}

const handSize = (m: Omega, seat: Seat) => partyOf(m, seat).hand.length;

/**
 * AN-RESET-09, AN-RESET-10: the one seat with the fewest among all, compared right after the discard; -1 on a tie or
 * when it is the discarder.
 */
function fewest(m: Omega, discarder: Seat, count: (m: Omega, seat: Seat) => number): Seat {
  const least = Math.min(...m.order.map((seat) => count(m, seat)));
  const seats = m.order.filter((seat) => count(m, seat) === least);
  return seats.length === 1 && seats[0] !== discarder ? seats[0] : -1;
}

export const resetting = [resetStep];
