import {
  type ActingWord,
  type Args,
  allow,
  argsOf,
  ask,
  call,
  done,
  type Env,
  effect,
  envOf,
  oneOf,
  optional,
  perform,
  refuse,
  remove,
  type Telling,
  yes,
} from '@tabard/engine';
import { SKILLS } from '../defs.ts';
import { fightOf, opponentIn } from '../rules/fight.ts';
import { noteDeath } from '../rules/meeting.ts';
import { rivalsHere, sizeOf } from '../rules/strength.ts';
import {
  dismiss,
  hasRoomInParty,
  incapacitate,
  joinParty,
  newParty,
  ownerOf,
  recruitTop,
  spin,
  straighten,
} from '../rules/verbs.ts';
import { type Omega, partyOf, READY, SPUN } from '../state.ts';
import { hasTrait } from './conditions.ts';
import { tell } from './grammar.ts';

const NOBODY = refuse('no-target', 'AN-GEN-07');
const PARTY_FULL = refuse('party-full', 'AN-CHAR-05');
const NOBODY_DEAD = refuse('empty-discard', 'AN-CHAR-04');

const WHOSE = ['own', 'rival', 'here', 'any'] as const;
type Whose = (typeof WHOSE)[number];

/** The Characters a `target` may choose. */
function candidates(m: Omega, env: Env, args: Args): number[] {
  const list: number[] = [];
  for (const seat of seatsOf(m, env, args.whose as Whose))
    for (const character of partyOf(m, seat).characters) if (fits(m, character, args)) list.push(character);
  return list;
}

function seatsOf(m: Omega, env: Env, whose: Whose): number[] {
  if (whose === 'own') return [env.you];
  if (whose === 'rival') return env.rival < 0 ? [] : [env.rival];
  if (whose === 'any') return m.order.filter((seat) => seat !== env.you);
  const fight = fightOf(m, env.you);
  if (!fight) return rivalsHere(m, env.you);
  const opponent = opponentIn(fight, env.you);
  return opponent < 0 ? [] : [opponent];
}

function fits(m: Omega, character: number, args: Args): boolean {
  if (args.skill !== undefined && !hasTrait(m, character, args.skill as string)) return false;
  if (args.gender !== undefined && !hasTrait(m, character, args.gender as string)) return false;
  return !args.ready || m.status[character] === READY;
}

function targetEn(a: Args): string {
  const kind = [
    a.ready ? 'unspun' : '',
    a.gender === undefined ? '' : (a.gender as string),
    a.skill === undefined ? '' : { ki: 'Ki', magic: 'Magic', trickery: 'Trickery' }[a.skill as 'ki'],
    'Character',
  ]
    .filter(Boolean)
    .join(' ');
  const whose = {
    own: `one of your ${kind}s`,
    rival: `one of your rival’s ${kind}s`,
    here: `a ${kind} of a rival you meet`,
    any: `another player’s ${kind}`,
  };
  return whose[a.whose as Whose].replace(/^a ([aeiou])/, 'an $1');
}

function targetFr(a: Args): string {
  const skill =
    a.skill === undefined
      ? ''
      : ` ${{ ki: 'de Ki', magic: 'de Magie', trickery: 'de Ruse' }[a.skill as 'ki']}`;
  const gender = a.gender === undefined ? '' : a.gender === 'female' ? ' féminin' : ' masculin';
  const kind = `Personnage${gender}${skill}${a.ready ? ' non tourné' : ''}`;
  const whose = {
    own: `un ${kind} à vous`,
    rival: `un ${kind} du rival`,
    here: `un ${kind} d’un rival que vous rencontrez`,
    any: `un ${kind} d’un autre joueur`,
  };
  return whose[a.whose as Whose];
}

/** A word about the Character that was targeted. */
function onPick(en: string, fr: string, worth: number, run: (m: Omega, v: Env) => void): ActingWord<Omega> {
  return {
    args: {},
    text: tell(
      () => en,
      () => fr,
    ),
    worth: () => worth,
    run: (m, v) => {
      if (v.pick >= 0 && ownerOf(m, v.pick) >= 0) run(m, v);
    },
  };
}

/** Words about Characters. */
export const peopleWords: Record<string, ActingWord<Omega>> = {
  target: {
    args: {
      whose: oneOf(WHOSE),
      skill: optional(oneOf(SKILLS)),
      gender: optional(oneOf(['female', 'male'])),
      ready: yes,
      then: effect,
    },
    text: tell(
      (a, t: Telling) => `choose ${targetEn(a)}: ${t.effect(a.then)}`,
      (a, t) => `choisissez ${targetFr(a)} : ${t.effect(a.then)}`,
    ),
    worth: () => 2,
    whyNot: (m, env, a) => (candidates(m, env, a).length ? undefined : NOBODY),
    steps: {
      choose: ask({
        kind: 'target',
        rule: 'AN-GEN-07',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => [{ kind: 'card', id: v.card }],
        offer: (m, v, offer) => {
          for (const character of candidates(m, envOf(v), argsOf(m, v))) allow(offer, 'target', character);
        },
        none: () => done(),
        then: (m, v, answer) => {
          const [pick] = answer.refs;
          const owner = ownerOf(m, pick);
          const rival = owner === v.you ? v.rival : owner;
          return perform(argsOf(m, v).then as number, { ...envOf(v), pick, rival }, 'end');
        },
      }),
      end: () => done(),
    },
  },
  incapacitate: onPick('it is incapacitated this turn', 'il est neutralisé ce tour-ci', 3, (m, v) =>
    incapacitate(m, v.pick),
  ),
  spin: onPick('it is spun', 'il est tourné', 1, (m, v) => spin(m, v.pick)),
  // AN-INCAP-07: to turn a Character faceup takes more than to straighten it.
  straighten: onPick('it is straightened', 'il est redressé', 1, (m, v) => {
    if (m.status[v.pick] === SPUN) straighten(m, v.pick);
  }),
  dismiss: onPick('it leaves its party', 'il quitte son groupe', 3, (m, v) =>
    dismiss(m, ownerOf(m, v.pick), v.pick),
  ),
  capture: onPick('it joins your party', 'il rejoint votre groupe', 5, (m, v) => {
    const owner = ownerOf(m, v.pick);
    // AN-CHAR-05: without room it stays with its owner.
    if (owner === v.you || !hasRoomInParty(m, v.you)) return;
    remove(partyOf(m, owner).characters, v.pick);
    joinParty(m, v.you, v.pick);
    if (!sizeOf(m, owner)) newParty(m, owner);
  }),
  kill: {
    args: {},
    text: tell(
      () => 'it dies',
      () => 'il meurt',
    ),
    worth: () => 4,
    steps: {
      begin: (m, v) => {
        const seat = v.pick < 0 ? -1 : ownerOf(m, v.pick);
        if (seat < 0) return done();
        return call('death', { seat, character: v.pick, cancelled: false }, v.you === seat ? 'note' : 'end');
      },
      note: (m, v) => {
        if (m.result) noteDeath(m, v.you);
        return done();
      },
      end: () => done(),
    },
  },
  recruit: {
    args: { from: oneOf(['deck', 'discard']) },
    text: tell(
      (a) =>
        a.from === 'deck'
          ? 'the top Character of the deck joins your party'
          : 'a Character of your choice from the discard pile joins your party',
      (a) =>
        a.from === 'deck'
          ? 'le premier Personnage de la pioche rejoint votre groupe'
          : 'un Personnage de votre choix de la défausse rejoint votre groupe',
    ),
    worth: () => 5,
    whyNot: (m, env, a) => {
      if (!hasRoomInParty(m, env.you)) return PARTY_FULL;
      return a.from === 'discard' && !m.discards.character.length ? NOBODY_DEAD : undefined;
    },
    steps: {
      begin: (m, v) => {
        if (argsOf(m, v).from === 'discard') return { to: 'go', step: 'choose' };
        recruitTop(m, v.you);
        return done();
      },
      choose: ask({
        kind: 'recruit',
        rule: 'AN-CHAR-04',
        auto: true,
        who: (_m, v) => v.you,
        offer: (m, v, offer) => {
          if (!hasRoomInParty(m, v.you)) return;
          for (const character of m.discards.character) allow(offer, 'take', character);
        },
        none: () => done(),
        then: (m, v, answer) => {
          remove(m.discards.character, answer.refs[0]);
          joinParty(m, v.you, answer.refs[0]);
          return done();
        },
      }),
    },
  },
  rally: {
    args: {},
    text: tell(
      () => 'straighten your Characters and turn them faceup',
      () => 'redressez vos Personnages et retournez-les face visible',
    ),
    worth: () => 1,
    whyNot: (m, env) =>
      partyOf(m, env.you).characters.some((c) => m.status[c] !== READY) ? undefined : NOBODY,
    run: (m, v) => {
      for (const character of partyOf(m, v.you).characters) straighten(m, character);
    },
  },
};
