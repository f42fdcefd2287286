import { allow, ask, call, done, finish, go, happen, type Next, roll, type Seat } from '@tabard/engine';
import { PHASES, type Phase } from '../defs.ts';
import { type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import { clearAside } from './exploration.ts';
import * as the from './handles.ts';
import { clearIncidents, incidentsAfter } from './incidents.ts';
import { faceCrisis, revealFinal } from './missions.ts';
import { isQualified } from './strength.ts';
import { dueAreas } from './traps.ts';
import { handLimitOf, speedOf } from './values.ts';
import { discardAdvantage, newParty, straighten } from './verbs.ts';

/** AN-TURN-01: the step every party takes in each phase. */
const STEP_IN: Readonly<Record<Phase, (seat: Seat) => Next<'step', never>>> = {
  reset: (seat) => call(the.resetStep, { seat, passed: 0, duties: [], taken: 0 }, 'step'),
  movement: (seat) => call(the.movementStep, { seat, moved: false }, 'step'),
  interaction: (seat) => call(the.interactionStep, { seat }, 'step'),
  exploration: (seat) => call(the.explorationStep, { seat }, 'step'),
};

/** AN-TRAP-02 */
const TRAPS_AFTER: Phase = 'movement';

/** AN-TURN-03, AN-TURN-04: the faster first; equal Speeds roll until nobody is tied. */
function orderBySpeed(m: Omega, seats: readonly Seat[]): Seat[] {
  const groups = new Map<number, Seat[]>();
  for (const seat of seats) {
    const speed = speedOf(m, seat);
    groups.set(speed, [...(groups.get(speed) ?? []), seat]);
  }
  const speeds = [...groups.keys()].sort((a, b) => b - a);
  return speeds.flatMap((speed) => rollOff(m, groups.get(speed) ?? []));
}

function rollOff(m: Omega, tied: readonly Seat[]): Seat[] {
  if (tied.length < 2) return [...tied];
  const rolls = tied.map((seat) => {
    const die = roll(m, 6);
    happen(m, 'order-rolled', seat, die);
    return { seat, die };
  });
  const dice = [...new Set(rolls.map((one) => one.die))].sort((a, b) => b - a);
  return dice.flatMap((die) =>
    rollOff(
      m,
      rolls.filter((one) => one.die === die).map((one) => one.seat),
    ),
  );
}

/** AN-TURN-01, AN-TURN-02: phase by phase, every player once in each. */
const turn = procedure(the.turn, {
  begin: (m, v) => {
    m.turn++;
    m.sought = false;
    happen(m, 'turn', m.turn);
    for (let seat = 0; seat < m.seats; seat++) beginTurn(m, seat);
    // AN-END-02 to AN-END-05
    v.asked = canReveal(m) ? orderBySpeed(m, revealers(m)) : [];
    return go('reveal');
  },
  reveal: ask({
    kind: 'reveal',
    rule: 'AN-END-03',
    who: (_m, v) => v.asked[0] ?? 0,
    offer: (_m, v, offer) => {
      if (!v.asked.length) return;
      allow(offer, 'reveal');
      allow(offer, 'pass');
    },
    none: () => go('reset'),
    then: (m, v, answer) => {
      v.asked.shift();
      if (answer.verb === 'reveal') {
        revealFinal(m);
        v.asked = [];
      }
      return go('reveal');
    },
  }),
  // AN-RESET-01, AN-SPIN-04, AN-INCAP-07; AN-TURN-05 to AN-TURN-07: the order is fixed once, now.
  reset: (m) => {
    for (let seat = 0; seat < m.seats; seat++) refresh(m, seat);
    // AN-TURN-08: unless a card has set it.
    const all = m.parties.map((_, seat) => seat);
    m.order = m.nextOrder.length ? m.nextOrder : orderBySpeed(m, all);
    m.nextOrder = [];
    return go('phase');
  },
  phase: (m, v) => {
    if (v.phase >= PHASES.length) return go('end');
    m.phase = PHASES[v.phase];
    v.at = 0;
    happen(m, 'phase', v.phase);
    return go('step');
  },
  step: (m, v) => {
    if (overfull(m) >= 0) return go('trim');
    if (v.at >= m.order.length) return go('over');
    const seat = m.order[v.at++];
    // AN-LOSE-01: who lost the turn takes no more actions in it.
    if (partyOf(m, seat).lost) return go('step');
    return STEP_IN[PHASES[v.phase]](seat);
  },
  // AN-TRAP-02, AN-INCID-02: Traps go off when Movement is over, before anything that an Incident does then.
  over: (m, v) => {
    const areas = PHASES[v.phase] === TRAPS_AFTER ? dueAreas(m) : [];
    return areas.length ? call(the.traps, { areas }, 'aftermath') : go('aftermath');
  },
  aftermath: (m, v) => {
    const incidents = incidentsAfter(m, v.phase);
    v.phase++;
    if (!incidents.length) return go('phase');
    return call(the.aftermath, { incidents, parties: [...m.order] }, 'phase');
  },
  // RULING AN-ADV-02: when the limit itself drops, the surplus is discarded before the next step.
  trim: ask({
    kind: 'trim',
    rule: 'AN-ADV-02',
    who: (m) => overfull(m),
    offer: (m, _v, offer) => {
      for (const card of partyOf(m, overfull(m)).hand) allow(offer, 'discard', card);
    },
    then: (m, _v, answer) => {
      discardAdvantage(m, overfull(m), answer.refs[0], 'limit');
      return go('step');
    },
  }),
  end: (m) => {
    clearAside(m);
    m.phase = '';
    // AN-END-08, AN-END-11; AN-INCID-01: an Incident of the last turn is in force in the Crisis too.
    if (m.countdown > 0) {
      m.countdown--;
      happen(m, 'countdown', m.countdown);
      if (m.countdown === 0) return call(the.crisis, { left: [] }, 'ended');
    }
    clearIncidents(m);
    return done();
  },
  ended: () => done(),
});

/** The first seat in turn order that holds more than it may, or -1. */
function overfull(m: Omega): Seat {
  return m.order.find((seat) => partyOf(m, seat).hand.length > handLimitOf(m, seat)) ?? -1;
}

function canReveal(m: Omega): boolean {
  return rulesOf(m).finalRevealed.is === 'by-choice' && !m.final.length && m.decks.final.length > 0;
}

function revealers(m: Omega): Seat[] {
  return m.parties.map((_, seat) => seat).filter((seat) => isQualified(m, seat));
}

/** What begins anew with a turn; AN-REST-04: the bonus of resting is in force from now on. */
export function beginTurn(m: Omega, seat: Seat): void {
  const party = partyOf(m, seat);
  party.rested = party.resting;
  party.resting = false;
  party.combatNow = party.combatNext;
  party.speedNow = party.speedNext;
  party.combatNext = 0;
  party.speedNext = 0;
  party.leaving = false;
  party.acted = false;
  party.fought = 0;
  party.proposed = 0;
  party.lost = false;
}

/** Straightens what a party has in play; a party without anybody finds its first Character. */
function refresh(m: Omega, seat: Seat): void {
  const party = partyOf(m, seat);
  for (const source of [...party.characters, ...party.plots]) straighten(m, source);
  if (!party.characters.length) newParty(m, seat);
  party.lost = false;
}

/** AN-END-11 to AN-END-19. */
const crisis = procedure(the.crisis, {
  begin: (m, v) => {
    m.phase = 'crisis';
    happen(m, 'crisis');
    const all = m.parties.map((_, seat) => seat);
    for (const seat of all) if (!partyOf(m, seat).finished.length) happen(m, 'eliminated', seat);
    const left = all.filter((seat) => partyOf(m, seat).finished.length > 0);
    // AN-END-13
    if (left.length === 1) {
      finish(m, left, 'last-standing');
      return done();
    }
    v.left = orderBySpeed(m, left);
    return go('next');
  },
  next: (m, v) => {
    const seat = v.left.shift();
    if (seat === undefined) {
      finish(m, [], 'crisis');
      return done();
    }
    m.order = [seat, ...m.order.filter((other) => other !== seat)];
    return faceCrisis(seat, m.final[0], 'after');
  },
  // AN-END-17
  after: (m) => {
    if (m.result === 0) return go('next');
    finish(m, [m.order[0]], 'menace-beaten');
    return done();
  },
});

const game = procedure(the.game, {
  setup: () => call(the.setup, {}, 'turn'),
  turn: () => call(the.turn, { phase: 0, at: 0, asked: [] }, 'turn'),
});

export const turns = [game, turn, crisis];
