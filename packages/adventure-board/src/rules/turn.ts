/** The table of contents: rounds, turns and their phases. */
import { allow, ask, call, done, go, happen, type PartInEvent, roll, seatsFrom } from '@tabard/engine';
import { boardContent } from '../defs.ts';
import { heroOf, type Match } from '../state.ts';
import { mustFall } from './defeat.ts';
import { isCity } from './facts.ts';
import * as the from './handles.ts';
import { procedure } from './procedure.ts';
import { report, tellCount } from './report.ts';
import { countOf } from './sources.ts';
import { endBoosts } from './verbs.ts';
import { endByRounds, roundsLeft } from './victory.ts';
import { isUse, mightUse, offerUses, useChosen } from './windows.ts';

const match = procedure(the.match, {
  setup: () => call(the.setup, { at: 0, rolling: 0 }, 'first'),
  first: (m) => {
    m.active = m.first;
    return go('round');
  },
  // WA-GEN-11: a round begins with the first player.
  round: (m) => {
    m.round++;
    happen(m, 'round-began', m.round);
    return go('turn');
  },
  turn: () => call(the.turn, {}, 'next'),
  // WA-TURN-01: the die is passed clockwise.
  next: (m) => {
    m.active = (m.active + 1) % m.seats;
    if (m.active !== m.first) return go('turn');
    // WA-END-04.
    if (roundsLeft(m) > 0) return go('round');
    endByRounds(m);
    return done();
  },
});

function dieOf(by: number): PartInEvent {
  return { origin: 'die', def: -1, by };
}

/** WA-TURN-01: Movement, Exploration, Challenge, Maintenance. */
const turn = procedure(
  the.turn,
  {
    begin: (m) => {
      beginTurn(m);
      report(m, 'turn-began', m.active);
      return go('start');
    },
    start: (m) => {
      if (mustFall(m)) return call(the.fallen, {}, 'start');
      if (m.isCut) return go('maintenance');
      return go(mightUse(m, m.active, 'start') ? 'ready' : 'roll');
    },
    ready: ask({
      kind: 'start',
      rule: 'WA-TURN-04',
      who: (m) => m.active,
      offer: (m, _v, offer) => {
        allow(offer, 'roll');
        offerUses(m, m.active, 'start', offer);
      },
      then: (m, _v, answer) => (isUse(answer) ? useChosen(m.active, answer, 'start') : go('roll')),
    }),
    // WA-MOVE-01: the die is rolled anyway; WA-TURN-02: it gives the Energy.
    roll: (m) => {
      m.phase = 'movement';
      m.die = roll(m, 6) - 1;
      const [steps, energy] = boardContent(m).die[m.die];
      m.steps = countOf(m, m.active, 'steps', steps);
      const gained = countOf(m, m.active, 'energy', energy);
      heroOf(m, m.active).energy += gained;
      report(m, 'rolled', m.active, m.steps, gained);
      tellCount(m, m.active, 'steps', dieOf(steps));
      tellCount(m, m.active, 'energy', dieOf(energy));
      return go('movement');
    },
    movement: () => call(the.movement, {}, 'exploration'),
    exploration: (m) => {
      if (m.isCut) return go('maintenance');
      m.phase = 'exploration';
      m.steps = 0;
      return call(the.exploration, { isDone: false, space: -1 }, 'challenge');
    },
    // WA-CHAL-01.
    challenge: (m) => {
      if (m.isCut || m.isSpared || isCity(m, heroOf(m, m.active).space)) return go('maintenance');
      m.phase = 'challenge';
      return call(the.challenge, {}, 'maintenance');
    },
    // WA-OUT-10, WA-TURN-07: also for a defeated Character.
    maintenance: (m) => {
      m.phase = 'maintenance';
      return call(the.maintenance, { fresh: [], card: -1, left: 0, changed: [] }, 'end');
    },
    end: (m) => {
      report(m, 'turn-ended', m.active);
      return go('over');
    },
    over: (m) => {
      if (mustFall(m)) return call(the.fallen, {}, 'over');
      endTurn(m);
      return done();
    },
  },
  { shows: (m) => ({ kind: 'turn', seat: m.active, phase: m.phase, round: m.round }) },
);

/** What is counted by the turn begins anew, for everybody: a defender plays cards too (WA-COMBAT-03). */
export function beginTurn(m: Match): void {
  m.phase = 'start';
  m.die = -1;
  m.steps = 0;
  m.isCut = false;
  m.isSpared = false;
  m.hasMoved = false;
  for (const seat of seatsFrom(m, 0)) {
    const hero = heroOf(m, seat);
    hero.played = [];
    hero.used = [];
    hero.fired = [];
    hero.beaten = [];
    hero.won = -1;
  }
  endBoosts(m, 'next-turn', m.active);
}

/** WA-TURN-02: unspent Energy is lost. */
function endTurn(m: Match): void {
  for (const hero of m.heroes) hero.energy = 0;
  endBoosts(m, 'turn');
}

export const turns = [match, turn];
