import {
  allow,
  allowUnless,
  ask,
  call,
  done,
  go,
  happen,
  type Offer,
  type Refusal,
  refuse,
  type Seat,
} from '@tabard/engine';
import { advantageDef } from '../defs.ts';
import { type Omega, partyOf, procedure, rulesOf } from '../state.ts';
import { isTradePlace } from './areas.ts';
import { fightRival } from './combat.ts';
import * as the from './handles.ts';
import { mightPlay, momentOf, offerPlays, playChosen } from './play.ts';
import { whyForbidden } from './sources.ts';
import { artifactOf, artifactsOf, organizationOf, rivalsHere, sizeOf } from './strength.ts';
import { discardPlot, loseTurn, passArtifact, stealAdvantage } from './verbs.ts';

const OTHER_AREA = refuse('other-area', 'AN-INTER-06');
const SIZE_GAP = refuse('size-gap', 'AN-INTER-06');
const FOUGHT = refuse('already-fought', 'AN-COMBAT-03');
const OUTSIDE = refuse('in-no-area', 'AN-INTER-08');
const NO_MARKET = refuse('no-trade-here', 'AN-INTER-03');
const NO_MARKET_THERE = refuse('no-trade-there', 'AN-INTER-03');
const PROPOSED = refuse('already-proposed', 'AN-INTER-05');

const actionRule = (m: Omega) => rulesOf(m).cited.interactionAction;

/** Why two parties may not fight, whatever their actions. */
function whyNotFight(m: Omega, attacker: Seat, target: Seat): Refusal | undefined {
  const { area, fought } = partyOf(m, attacker);
  if (area < 0) return OUTSIDE;
  if (partyOf(m, target).area !== area) return OTHER_AREA;
  const forbidden = whyForbidden(m, attacker, 'attack') ?? whyForbidden(m, target, 'be-attacked');
  if (forbidden) return forbidden;
  if (Math.abs(sizeOf(m, attacker) - sizeOf(m, target)) > 1) return SIZE_GAP;
  return fought & (1 << target) ? FOUGHT : undefined;
}

function whyNotAttack(m: Omega, attacker: Seat, target: Seat): Refusal | undefined {
  if (partyOf(m, attacker).acted) return refuse('already-acted', actionRule(m));
  return whyNotFight(m, attacker, target);
}

function whyNotTrade(m: Omega, seat: Seat, partner: Seat): Refusal | undefined {
  if (partyOf(m, seat).acted) return refuse('already-acted', actionRule(m));
  const forbidden = whyForbidden(m, seat, 'trade') ?? whyForbidden(m, partner, 'trade');
  if (forbidden) return forbidden;
  if (!isTradePlace(m, partyOf(m, seat).area)) return NO_MARKET;
  if (!isTradePlace(m, partyOf(m, partner).area)) return NO_MARKET_THERE;
  if (partyOf(m, partner).acted) return refuse('partner-acted', actionRule(m));
  return partyOf(m, seat).proposed & (1 << partner) ? PROPOSED : undefined;
}

/**
 * AN-ORG-05: rivals in one Area must fight, once a turn, the faster attacking; no free action is needed.
 * AN-ORG-06, AN-ORG-07, AN-ORG-08: not when the sizes are too far apart or the Area forbids it.
 */
function sworn(m: Omega, seat: Seat): Seat[] {
  return rivalsHere(m, seat).filter((other) => areSworn(m, seat, other) && !whyNotFight(m, seat, other));
}

function areSworn(m: Omega, one: Seat, other: Seat): boolean {
  const [a, b] = [organizationOf(m, one), organizationOf(m, other)];
  if (a === undefined || b === undefined) return false;
  const [mine, theirs] = [advantageDef(m, a), advantageDef(m, b)];
  return mine.rivals.includes(theirs.id) || theirs.rivals.includes(mine.id);
}

function offerActions(m: Omega, seat: Seat, offer: Offer): void {
  for (const other of m.order) {
    if (other === seat) continue;
    allowUnless(offer, whyNotAttack(m, seat, other), 'attack', other);
    allowUnless(offer, whyNotTrade(m, seat, other), 'trade', other);
  }
  offerPlays(m, seat, momentOf('interaction'), offer);
  allow(offer, 'done');
}

/** AN-INTER-01, AN-INTER-02: one action, trade or combat, or none. */
const interactionStep = procedure(the.interactionStep, {
  duels: (m, v) => {
    if (partyOf(m, v.seat).lost) return done();
    return sworn(m, v.seat).length ? go('duel') : go('act');
  },
  duel: ask({
    kind: 'duel',
    rule: 'AN-ORG-05',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const other of sworn(m, v.seat)) allow(offer, 'attack', other);
    },
    then: (m, v, answer) => {
      partyOf(m, v.seat).acted = true;
      return call(the.attack, { seat: v.seat, target: answer.refs[0], winner: -1 }, 'duels');
    },
  }),
  act: (m, v) => {
    const party = partyOf(m, v.seat);
    if (party.lost) return done();
    const others = m.order.filter((seat) => seat !== v.seat);
    const canAct = others.some((seat) => !whyNotAttack(m, v.seat, seat) || !whyNotTrade(m, v.seat, seat));
    return canAct || mightPlay(m, v.seat, 'interaction') ? go('choose') : done();
  },
  choose: ask({
    kind: 'interact',
    rule: actionRule,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => offerActions(m, v.seat, offer),
    then: (m, v, answer) => {
      const [target] = answer.refs;
      switch (answer.verb) {
        case 'done':
          return done();
        case 'attack':
          partyOf(m, v.seat).acted = true;
          return call(the.attack, { seat: v.seat, target, winner: -1 }, 'act');
        case 'trade':
          partyOf(m, v.seat).proposed |= 1 << target;
          return call(the.trade, { seat: v.seat, partner: target, given: [], wanted: [], count: 0 }, 'act');
        default:
          return playChosen(v.seat, answer, 'card', -1, 'act');
      }
    },
  }),
});

/** AN-INTER-06 to AN-INTER-08. */
const attack = procedure(the.attack, {
  begin: (m, v) => {
    partyOf(m, v.seat).fought |= 1 << v.target;
    partyOf(m, v.target).fought |= 1 << v.seat;
    happen(m, 'attacked', v.seat, v.target);
    return fightRival(v.seat, v.target, 'after');
  },
  // AN-COMBAT-03: a draw has no loser.
  after: (m, v) => {
    if (m.result === 0) return done();
    v.winner = m.result > 0 ? v.seat : v.target;
    if (artifactOf(m, loserOf(v)) !== undefined) return go('spoils');
    stealAdvantage(m, loserOf(v), v.winner);
    return go('end');
  },
  // AN-ART-03: the loser's Artifact instead of a card, whatever the hands.
  spoils: ask({
    kind: 'spoils',
    rule: 'AN-ART-03',
    who: (_m, v) => v.winner,
    about: (_m, v) => [{ kind: 'seat', id: loserOf(v) }],
    offer: (m, v, offer) => {
      const artifact = artifactOf(m, loserOf(v));
      if (artifact !== undefined) allow(offer, 'capture', artifact);
      allow(offer, 'take-card');
    },
    then: (m, v, answer) => {
      if (answer.verb === 'capture') return call(the.capture, { winner: v.winner, loser: loserOf(v) }, 'end');
      stealAdvantage(m, loserOf(v), v.winner);
      return go('end');
    },
  }),
  end: (m, v) => {
    loseTurn(m, loserOf(v));
    return done();
  },
});

function loserOf(v: { seat: Seat; target: Seat; winner: Seat }): Seat {
  return v.winner === v.seat ? v.target : v.seat;
}

/** AN-ART-03, AN-ART-04: of two Artifacts the winner keeps one; the other is discarded at once. */
const capture = procedure(the.capture, {
  take: (m, v) => {
    const artifact = artifactOf(m, v.loser);
    if (artifact === undefined) return done();
    const own = artifactOf(m, v.winner);
    passArtifact(m, v.loser, v.winner, artifact);
    return own === undefined ? done() : go('keep');
  },
  keep: ask({
    kind: 'keep-artifact',
    rule: 'AN-ART-04',
    who: (_m, v) => v.winner,
    offer: (m, v, offer) => {
      for (const artifact of artifactsOf(m, v.winner)) allow(offer, 'keep', artifact);
    },
    then: (m, v, answer) => {
      for (const artifact of artifactsOf(m, v.winner))
        if (artifact !== answer.refs[0]) discardPlot(m, v.winner, artifact);
      return done();
    },
  }),
});

export const interacting = [interactionStep, attack, capture];
