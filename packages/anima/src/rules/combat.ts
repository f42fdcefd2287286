import {
  allow,
  allowPass,
  ask,
  type Card,
  call,
  done,
  go,
  happen,
  hasEventSink,
  type Next,
  type Seat,
  type Sum,
} from '@tabard/engine';
import { encounterDef, nameIndex } from '../defs.ts';
import type { FightSide } from '../situation.ts';
import { type Omega, partyOf, procedure } from '../state.ts';
import { noFight, rollInCombat } from './fight.ts';
import * as the from './handles.ts';
import { mightPlay, momentOf, offerPlays, openRollWindow, playChosen } from './play.ts';
import { whyForbidden } from './sources.ts';
import { sideA, sideB, sidesOf, withDie } from './values.ts';
import { bury, clearSpent } from './verbs.ts';

/** Lost by this much or more, one Character dies: AN-COMBAT-04. */
const HEAVY = 5;

/** AN-COMBAT-10: cards, dice, answers to the roll, comparison, consequences. The result is the margin of `a`. */
const combat = procedure(
  the.combat,
  {
    begin: (m, v) => {
      v.turn = v.a;
      happen(m, `fight-${foeKind(v)}`, v.a, foeRef(m, v), sideB(m, v));
      return go('cards');
    },
    // AN-TIMING-08, AN-TIMING-09: by turns, the starter first, until two pass in a row.
    // AN-TIMING-10: against a Creature or a Mission opponent only the party plays.
    cards: (m, v) => {
      const sides = v.b >= 0 ? 2 : 1;
      if (v.passes >= sides) return go('roll');
      if (mightPlay(m, v.turn, 'combat')) return go('play');
      return passed(v);
    },
    play: ask({
      kind: 'combat-cards',
      rule: 'AN-TIMING-07',
      who: (_m, v) => v.turn,
      about: (m, v) => {
        const [own, other] = fightSides(m, v);
        return v.turn === v.a ? [own.combat, other.combat, other.who] : [other.combat, own.combat, own.who];
      },
      offer: (m, v, offer) => {
        offerPlays(m, v.turn, momentOf('combat'), offer);
        allowPass(offer);
      },
      then: (_m, v, answer) => {
        if (answer.verb === 'pass') return passed(v);
        const seat = v.turn;
        v.passes = 0;
        v.turn = otherSide(v);
        return playChosen(seat, answer, 'combat-card', seat === v.a ? v.b : v.a, 'cards');
      },
    }),
    // AN-COMBAT-01; AN-COMBAT-05, AN-COMBAT-06: the game rolls for a Creature.
    roll: (m, v) => {
      v.dieA = rollInCombat(m);
      v.dieB = rollInCombat(m);
      happen(m, 'dice', v.a, v.dieA, v.dieB);
      return openRollWindow('combat-roll', v.a, 'compare');
    },
    compare: (m, v) => {
      const margin = sideA(m, v) + v.dieA - sideB(m, v) - v.dieB;
      happen(m, `${verdict(v, margin)}-${foeKind(v)}`, v.a, foeRef(m, v), Math.abs(margin), toldSums(m, v));
      const loser = margin < 0 ? v.a : v.b;
      clearSpent(m);
      if (Math.abs(margin) < HEAVY || loser < 0) return done(margin);
      return call(the.casualty, { seat: loser, margin }, 'end');
    },
    end: (m) => {
      clearSpent(m);
      return done(m.result);
    },
  },
  { shows: (m, v) => ({ kind: 'fight', sides: fightSides(m, v) }) },
);

function fightSides(m: Omega, v: the.Fight): readonly [FightSide, FightSide] {
  const [own, others] = sidesOf(m, v);
  const foe = { kind: FOE_REFS[foeKind(v)], id: foeRef(m, v) };
  return [
    { who: { kind: 'seat', id: v.a }, combat: sideA(m, v), parts: own, die: v.dieA },
    { who: foe, combat: sideB(m, v), parts: others, die: v.dieB },
  ];
}

/** Both sums with their dice, for whoever listens. */
function toldSums(m: Omega, v: the.Fight): readonly Sum[] {
  if (!hasEventSink()) return [];
  const [own, others] = sidesOf(m, v);
  return [withDie(own, v.dieA), withDie(others, v.dieB)];
}

/** What kind of thing an opponent is to those who point at it. */
const FOE_REFS = { rival: 'seat', creature: 'card', named: 'name' } as const;

/** AN-COMBAT-02: a tie with a Creature or a Mission opponent is won; AN-COMBAT-03: one between parties is a draw. */
function verdict(v: the.Fight, margin: number): 'beat' | 'tied' | 'lost-to' {
  if (margin === 0) return v.b >= 0 ? 'tied' : 'beat';
  return margin > 0 ? 'beat' : 'lost-to';
}

function foeKind(v: the.Fight): 'rival' | 'creature' | 'named' {
  return v.b >= 0 ? 'rival' : v.creature >= 0 ? 'creature' : 'named';
}

function foeRef(m: Omega, v: the.Fight): number {
  return v.b >= 0 ? v.b : v.creature >= 0 ? v.creature : nameIndex(m, v.name);
}

function otherSide(v: the.Fight): Seat {
  return v.b < 0 ? v.a : v.turn === v.a ? v.b : v.a;
}

function passed(v: the.Fight): Next<'cards'> {
  v.passes++;
  v.turn = otherSide(v);
  return go('cards');
}

/** AN-COMBAT-04: the loser's own player chooses who dies; any member may be chosen. */
const casualty = procedure(the.casualty, {
  choose: ask({
    kind: 'casualty',
    rule: 'AN-COMBAT-04',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      for (const character of partyOf(m, v.seat).characters) allow(offer, 'lose', character);
    },
    none: (_m, v) => done(v.margin),
    then: (_m, v, answer) =>
      call(the.death, { seat: v.seat, character: answer.refs[0], cancelled: false }, 'end'),
  }),
  end: (_m, v) => done(v.margin),
});

/** A Character is about to die; an answer may save it. The result is 1 when it died. */
const death = procedure(the.death, {
  begin: (m, v) => {
    if (whyForbidden(m, v.seat, 'death')) {
      happen(m, 'spared', v.seat, v.character);
      return done(0);
    }
    happen(m, 'dying', v.seat, v.character);
    return openRollWindow('death', v.seat, 'end');
  },
  end: (m, v) => {
    if (v.cancelled || !partyOf(m, v.seat).characters.includes(v.character)) return done(0);
    bury(m, v.seat, v.character);
    return done(1);
  },
});

/** A fight of a party against a Creature, then on with the step `back`; below zero it lost. */
export function fightCreature<S extends string>(
  m: Omega,
  seat: Seat,
  creature: Card,
  back: S,
): Next<S, never> {
  return call(the.combat, creatureFight(m, seat, creature), back);
}

export function creatureFight(m: Omega, seat: Seat, creature: Card): the.Fight {
  const { combat, nature, darkness } = encounterDef(m, creature);
  return { ...noFight(), a: seat, creature, base: combat, nature: nature ?? '', darkness };
}

export function fightRival<S extends string>(attacker: Seat, defender: Seat, back: S): Next<S, never> {
  return call(the.combat, { ...noFight(), a: attacker, b: defender, foe: 'rival' }, back);
}

export const fighting = [combat, casualty, death];
