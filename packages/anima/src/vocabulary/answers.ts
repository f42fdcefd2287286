import {
  allow,
  ask,
  type Card,
  done,
  type EffectVars,
  happen,
  number,
  oneOf,
  type Refusal,
  refuse,
  roll,
  type Seat,
  showAll,
  type Tell,
  takeTop,
  yes,
} from '@tabard/engine';
import { whyNotClimb } from '../rules/areas.ts';
import { rollInCombat } from '../rules/fight.ts';
import * as the from '../rules/handles.ts';
import { interrupted } from '../rules/handles.ts';
import { discardEncounter } from '../rules/verbs.ts';
import { type About, effects, type Omega, rulesOf } from '../state.ts';
import { answerTexts } from '../words/effects.ts';

const { word } = effects;

const rule = (m: Omega) => rulesOf(m).interruptions.rule;
const nothing = (m: Omega) => refuse('nothing-to-answer', rule(m));

const DICE = ['theirs', 'yours', 'either'] as const;
type Dice = (typeof DICE)[number];

/** What an answer can settle: the thing it is about, and that it does not come to pass. */
interface Settled {
  cancelled: boolean;
}

/** A word that marks what it interrupts as settled: cancelled, avoided, saved. */
function settle<V extends Settled>(
  text: Tell,
  event: string,
  what: (m: Omega) => V | undefined,
  thing: (vars: V) => Card,
) {
  return word({
    args: {},
    text,
    whyNot: (m) => (what(m) ? undefined : nothing(m)),
    run: (m, v) => {
      const vars = what(m);
      if (!vars) return;
      vars.cancelled = true;
      happen(m, event, v.you, thing(vars));
    },
  });
}

/** The Advantage that is answered; AN-TRAP-07: a Trap is one when it is turned up. */
function usedNow(m: Omega): the.Play | the.Spring | undefined {
  return interrupted(m, the.playCard) ?? interrupted(m, the.spring);
}

/** A roll that may be answered: of a party, or of both sides of a combat. */
interface Rolled {
  readonly a: Seat;
  readonly b?: Seat;
  dieA: number;
  dieB?: number;
}

function rolledNow(m: Omega): Rolled | undefined {
  return interrupted(m, the.combat) ?? interrupted(m, the.explore) ?? interrupted(m, the.check);
}

/** The dice of the interrupted roll that the word may touch: 0 is that of `a`, 1 that of the other side. */
function diceFor(m: Omega, { you }: About, which: Dice): number[] {
  const rolled = rolledNow(m);
  if (!rolled) return [];
  const dice = rolled.dieB === undefined ? [0] : [0, 1];
  if (which === 'either') return dice;
  return dice.filter((die) => (ownerOfDie(rolled, die) === you) === (which === 'yours'));
}

function ownerOfDie(rolled: Rolled, die: number): Seat {
  return die === 0 ? rolled.a : (rolled.b ?? -1);
}

function whyNoDie(m: Omega, of: About, which: Dice): Refusal | undefined {
  return diceFor(m, of, which).length ? undefined : nothing(m);
}

/** Changes one die of the interrupted roll; which one is asked when there are two. */
function dieSteps(
  which: (m: Omega, v: EffectVars<About>) => Dice,
  change: (m: Omega, v: EffectVars<About>, die: number) => number,
) {
  return {
    choose: ask<Omega, EffectVars<About>>({
      kind: 'choose-die',
      rule: 'AN-COMBAT-10',
      auto: true,
      who: (_m, v) => v.you,
      offer: (m, v, offer) => {
        for (const die of diceFor(m, v, which(m, v))) allow(offer, 'die', die);
      },
      none: () => done(),
      then: (m, v, answer) => {
        const rolled = rolledNow(m);
        if (rolled) changeDie(m, v, rolled, answer.refs[0], change);
        return done();
      },
    }),
  };
}

function changeDie(
  m: Omega,
  v: EffectVars<About>,
  rolled: Rolled,
  die: number,
  change: (m: Omega, v: EffectVars<About>, die: number) => number,
): void {
  const value = Math.max(1, change(m, v, (die === 0 ? rolled.dieA : rolled.dieB) ?? 0));
  if (die === 0) rolled.dieA = value;
  else rolled.dieB = value;
  tellChange(m, v.you, ownerOfDie(rolled, die), value);
}

function tellChange(m: Omega, you: Seat, owner: Seat, value: number): void {
  if (owner === you) happen(m, 'own-die-changed', you, value);
  else if (owner < 0) happen(m, 'foe-die-changed', you, value);
  else happen(m, 'die-changed', you, owner, value);
}

/** AN-TIMING-02: a diverted party follows the rules for its new destination; a flight goes anywhere. */
function isOpenTo(m: Omega, journey: the.Journey, area: Card): boolean {
  return !m.tree || journey.past || !whyNotClimb(m, journey.a, area);
}

/** Words that answer what is happening just now. */
export const answerWords = {
  cancel: settle(
    answerTexts.cancel,
    'cancelled',
    (m) => usedNow(m) ?? interrupted(m, the.useAbility),
    ({ card }) => card,
  ),
  avoid: settle(
    answerTexts.avoid,
    'avoided',
    (m) => interrupted(m, the.encounter),
    ({ card }) => card,
  ),
  save: settle(
    answerTexts.save,
    'saved',
    (m) => interrupted(m, the.death),
    ({ character }) => character,
  ),
  absorb: word({
    args: {},
    text: answerTexts.absorb,
    whyNot: (m) => (usedNow(m) ? undefined : nothing(m)),
    run: (m, v) => {
      const vars = usedNow(m);
      if (!vars) return;
      vars.cancelled = true;
      vars.taker = v.you;
      happen(m, 'cancelled', v.you, vars.card);
    },
  }),
  redirect: word({
    args: {},
    text: answerTexts.redirect,
    whyNot: (m) => {
      if (!interrupted(m, the.journey)) return nothing(m);
      return m.places.length > 1 ? undefined : refuse('nowhere', rule(m));
    },
    steps: () => ({
      choose: ask({
        kind: 'redirect',
        rule,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'seat', id: v.rival }],
        offer: (m, _v, offer) => {
          const journey = interrupted(m, the.journey);
          if (!journey) return;
          for (const { area } of m.places)
            if (area[0] !== journey.area && isOpenTo(m, journey, area[0])) allow(offer, 'go', area[0]);
        },
        none: () => done(),
        then: (m, _v, answer) => {
          const journey = interrupted(m, the.journey);
          if (journey) {
            journey.area = answer.refs[0];
            happen(m, 'redirected', journey.a, answer.refs[0]);
          }
          return done();
        },
      }),
    }),
  }),
  reroll: word({
    args: { dice: oneOf(DICE) },
    text: answerTexts.reroll,
    whyNot: (m, about, { dice }) => whyNoDie(m, about, dice),
    steps: (args) =>
      dieSteps(
        (m, v) => args(m, v).dice,
        (m) => (interrupted(m, the.combat) ? rollInCombat(m) : roll(m, 6)),
      ),
  }),
  'change-roll': word({
    args: { by: number, of: oneOf(DICE) },
    text: answerTexts['change-roll'],
    whyNot: (m, about, { of }) => whyNoDie(m, about, of),
    steps: (args) =>
      dieSteps(
        (m, v) => args(m, v).of,
        (m, v, die) => die + args(m, v).by,
      ),
  }),
  'replace-encounter': word({
    args: { replace: yes },
    text: answerTexts['replace-encounter'],
    whyNot: (m) => (interrupted(m, the.encounter) ? undefined : nothing(m)),
    run: (m) => {
      const met = interrupted(m, the.encounter);
      const next = met && takeTop(m, m.decks.encounter, m.discards.encounter);
      if (!met || next === undefined) return;
      const zone = m.places.find((place) => place.guard.includes(met.card))?.guard ?? m.aside;
      discardEncounter(m, met.card, zone);
      zone.push(next);
      showAll(m, next);
      met.card = next;
      // It is met anew, with its own level and its own answers.
      const frame = m.stack.find((one) => one.vars === met);
      if (frame) frame.step = 'reveal';
    },
  }),
};
