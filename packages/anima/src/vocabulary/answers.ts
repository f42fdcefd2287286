import {
  type ActingWord,
  allow,
  argsOf,
  ask,
  done,
  type EffectVars,
  type Env,
  happen,
  type Next,
  number,
  oneOf,
  refuse,
  roll,
  showAll,
  takeTop,
  yes,
} from '@tabard/engine';
import { whyNotClimb } from '../rules/areas.ts';
import { discardEncounter } from '../rules/verbs.ts';
import { interrupted, type Omega, rulesOf } from '../state.ts';
import { signed, tell } from './grammar.ts';

const rule = (m: Omega) => rulesOf(m).interruptions.rule;
const nothing = (m: Omega) => refuse('nothing-to-answer', rule(m));

const DICE = ['theirs', 'yours', 'either'] as const;
const diceEn = { theirs: 'their die', yours: 'your die', either: 'one of the dice' };
const diceFr = { theirs: 'leur dé', yours: 'votre dé', either: 'un des dés' };

/** The vars of what is interrupted when it is one of these procedures. */
function answering(m: Omega, ...procs: readonly string[]): Record<string, unknown> | undefined {
  const below = interrupted(m);
  return below && procs.includes(below.proc) ? below.vars : undefined;
}

/** A word that marks what it interrupts as settled: cancelled, avoided, saved. */
function settle(
  en: string,
  fr: string,
  event: string,
  procs: readonly string[],
  worth: number,
): ActingWord<Omega> {
  return {
    args: {},
    text: tell(
      () => en,
      () => fr,
    ),
    worth: () => worth,
    whyNot: (m) => (answering(m, ...procs) ? undefined : nothing(m)),
    run: (m, v) => {
      const vars = answering(m, ...procs);
      if (!vars) return;
      vars.cancelled = true;
      happen(m, event, v.you, (vars.card ?? vars.character) as number);
    },
  };
}

type Rolled = { a: number; b?: number; dieA: number; dieB?: number };

/** The dice of the interrupted roll that the word may touch: 0 is that of `a`, 1 that of the other side. */
function diceFor(m: Omega, env: Env, which: string): number[] {
  const rolled = answering(m, 'combat', 'explore', 'check') as Rolled | undefined;
  if (!rolled) return [];
  const dice = rolled.dieB === undefined ? [0] : [0, 1];
  if (which === 'either') return dice;
  return dice.filter((die) => (ownerOfDie(rolled, die) === env.you) === (which === 'yours'));
}

function ownerOfDie(rolled: Rolled, die: number): number {
  return die === 0 ? rolled.a : (rolled.b ?? -1);
}

/** A word that changes one die of the interrupted roll; which one is asked when there are two. */
function onDie(
  args: ActingWord['args'],
  text: ActingWord['text'],
  which: string,
  change: (m: Omega, v: EffectVars, die: number) => number,
): ActingWord<Omega> {
  const apply = (m: Omega, v: EffectVars, die: number): Next => {
    const rolled = answering(m, 'combat', 'explore', 'check') as Rolled;
    const value = Math.max(1, change(m, v, (die === 0 ? rolled.dieA : rolled.dieB) as number));
    if (die === 0) rolled.dieA = value;
    else rolled.dieB = value;
    happen(m, 'die-changed', v.you, value);
    return done();
  };
  return {
    args,
    text,
    worth: () => 2,
    whyNot: (m, env, a) => (diceFor(m, env, a[which] as string).length ? undefined : nothing(m)),
    steps: {
      choose: ask({
        kind: 'choose-die',
        rule: 'AN-COMBAT-10',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          for (const die of diceFor(m, v, argsOf(m, v)[which] as string)) allow(offer, 'die', die);
        },
        none: () => done(),
        then: (m, v, answer) => apply(m, v, answer.refs[0]),
      }),
    },
  };
}

/** AN-TIMING-02: a diverted party follows the rules for its new destination; a flight goes anywhere. */
function isOpenTo(m: Omega, journey: Record<string, unknown>, area: number): boolean {
  return !m.tree || journey.past === true || !whyNotClimb(m, journey.a as number, area);
}

/** Words that answer what is happening just now. */
export const answerWords: Record<string, ActingWord<Omega>> = {
  cancel: settle('it has no effect', 'cela reste sans effet', 'cancelled', ['play-card', 'use-ability'], 2),
  avoid: settle('the Encounter is avoided', 'la Rencontre est évitée', 'avoided', ['encounter'], 2),
  save: settle('the Character does not die', 'le Personnage ne meurt pas', 'saved', ['death'], 4),
  absorb: {
    args: {},
    text: tell(
      () => 'it has no effect; take that card into your hand',
      () => 'elle reste sans effet ; prenez cette carte en main',
    ),
    worth: () => 3,
    whyNot: (m) => (answering(m, 'play-card') ? undefined : nothing(m)),
    run: (m, v) => {
      const vars = answering(m, 'play-card');
      if (!vars) return;
      vars.cancelled = true;
      vars.taker = v.you;
      happen(m, 'cancelled', v.you, vars.card as number);
    },
  },
  redirect: {
    args: {},
    text: tell(
      () => 'that party goes to another Area of your choice instead',
      () => 'ce groupe va dans un autre Lieu de votre choix',
    ),
    worth: () => 2,
    whyNot: (m) => {
      if (!answering(m, 'journey')) return nothing(m);
      return m.places.length > 1 ? undefined : refuse('nowhere', rule(m));
    },
    steps: {
      choose: ask({
        kind: 'redirect',
        rule,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'seat', id: v.rival }],
        offer: (m, _v, offer) => {
          const journey = answering(m, 'journey');
          if (!journey) return;
          for (const { area } of m.places)
            if (area[0] !== journey.area && isOpenTo(m, journey, area[0])) allow(offer, 'go', area[0]);
        },
        none: () => done(),
        then: (m, _v, answer) => {
          const journey = answering(m, 'journey');
          if (journey) {
            journey.area = answer.refs[0];
            happen(m, 'redirected', journey.a as number, answer.refs[0]);
          }
          return done();
        },
      }),
    },
  },
  reroll: onDie(
    { dice: oneOf(DICE) },
    tell(
      (a) => `roll ${diceEn[a.dice as 'yours']} again`,
      (a) => `relancez ${diceFr[a.dice as 'yours']}`,
    ),
    'dice',
    (m) => roll(m, 6),
  ),
  'change-roll': onDie(
    { by: number, of: oneOf(DICE) },
    tell(
      (a) => `change ${diceEn[a.of as 'yours']} by ${signed(a.by as number)}`,
      (a) => `modifiez ${diceFr[a.of as 'yours']} de ${signed(a.by as number)}`,
    ),
    'of',
    (m, v, die) => die + (argsOf(m, v).by as number),
  ),
  'replace-encounter': {
    args: { replace: yes },
    text: tell(
      () => 'the next Encounter of the deck takes its place',
      () => 'la prochaine Rencontre de la pioche prend sa place',
    ),
    worth: () => 1,
    whyNot: (m) => (answering(m, 'encounter') ? undefined : nothing(m)),
    run: (m) => {
      const below = interrupted(m);
      const next =
        below?.proc === 'encounter' ? takeTop(m, m.decks.encounter, m.discards.encounter) : undefined;
      if (!below || next === undefined) return;
      const old = below.vars.card as number;
      const zone = m.places.find((place) => place.guard.includes(old))?.guard ?? m.aside;
      discardEncounter(m, old, zone);
      zone.push(next);
      showAll(m, next);
      below.vars.card = next;
      // It is met anew, with its own level and its own answers.
      const frame = m.stack.find((one) => one.vars === below.vars);
      if (frame) frame.step = 'reveal';
    },
  },
};
