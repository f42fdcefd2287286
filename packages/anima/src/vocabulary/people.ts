import {
  type ArgsOf,
  allow,
  ask,
  type Card,
  call,
  done,
  effect,
  effectsWithin,
  happen,
  oneOf,
  optional,
  type Refusal,
  refuse,
  remove,
  type Seat,
  type Tell,
  yes,
} from '@tabard/engine';
import { omegaContent, SKILLS } from '../defs.ts';
import { fightOf, opponentIn } from '../rules/fight.ts';
import * as the from '../rules/handles.ts';
import { noteDeath } from '../rules/meeting.ts';
import { arcaneOf, isArcane, rivalsHere, sizeOf } from '../rules/strength.ts';
import {
  dismiss,
  hasRoomFor,
  hasRoomInParty,
  incapacitate,
  joinParty,
  newParty,
  ownerOf,
  recruitArcane,
  recruitTop,
  spin,
  straighten,
} from '../rules/verbs.ts';
import { type About, effects, type Omega, partyOf, READY, SPUN } from '../state.ts';
import { peopleTexts } from '../words/effects.ts';
import { hasTrait } from './conditions.ts';
import { toldEffect } from './grammar.ts';

const { word, perform } = effects;

const NOBODY = refuse('no-target', 'AN-GEN-07');
const PARTY_FULL = refuse('party-full', 'AN-CHAR-05');
const NOBODY_DEAD = refuse('empty-discard', 'AN-CHAR-04');

const WHOSE = ['own', 'rival', 'here', 'any'] as const;
type Whose = (typeof WHOSE)[number];

const targetArgs = {
  whose: oneOf(WHOSE),
  skill: optional(oneOf(SKILLS)),
  gender: optional(oneOf(['female', 'male'])),
  ready: yes,
  then: effect,
};
type Target = ArgsOf<typeof targetArgs>;

/** The Characters a `target` may choose. */
function candidates(m: Omega, about: About, args: Target): Card[] {
  const list: Card[] = [];
  for (const seat of seatsOf(m, about, args.whose))
    for (const character of partyOf(m, seat).characters) if (fits(m, character, args)) list.push(character);
  return list.filter((character) => mayTake(m, about.you, character, args.then));
}

/** AN-ARC-08: an Arcane Character that would be one too many for the taker cannot be chosen. */
function mayTake(m: Omega, taker: number, character: Card, effect: number): boolean {
  if (!isArcane(m, character) || arcaneOf(m, taker) === undefined) return true;
  const { nodes } = omegaContent(m);
  return !effectsWithin(nodes, effect).some((node) => nodes[node].word === 'capture');
}

function seatsOf(m: Omega, about: About, whose: Whose): number[] {
  if (whose === 'own') return [about.you];
  if (whose === 'rival') return about.rival < 0 ? [] : [about.rival];
  if (whose === 'any') return m.order.filter((seat) => seat !== about.you);
  const fight = fightOf(m, about.you);
  if (!fight) return rivalsHere(m, about.you);
  const opponent = opponentIn(fight, about.you);
  return opponent < 0 ? [] : [opponent];
}

function fits(m: Omega, character: Card, args: Target): boolean {
  if (args.skill !== undefined && !hasTrait(m, character, args.skill)) return false;
  if (args.gender !== undefined && !hasTrait(m, character, args.gender)) return false;
  return !args.ready || m.status[character] === READY;
}

const RECRUITS = ['deck', 'discard', 'arcane'] as const;

const ONE_ARCANE = refuse('one-arcane', 'AN-CHAR-03');
const NO_ARCANE = refuse('empty-deck', 'AN-ARC-03');

/** AN-CHAR-03, AN-ARC-08: one a party, and there has to be one. */
function whyNotArcane(m: Omega, seat: Seat): Refusal | undefined {
  if (arcaneOf(m, seat) !== undefined) return ONE_ARCANE;
  return m.decks.arcane.length + m.discards.arcane.length ? undefined : NO_ARCANE;
}

/** A word about the Character that was targeted. */
function onPick(text: Tell, run: (m: Omega, v: About) => void) {
  return word({
    args: {},
    text,
    run: (m, v) => {
      if (v.pick >= 0 && ownerOf(m, v.pick) >= 0) run(m, v);
    },
  });
}

/** Words about Characters. */
export const peopleWords = {
  target: word({
    args: targetArgs,
    text: peopleTexts.target,
    whyNot: (m, about, a) => (candidates(m, about, a).length ? undefined : NOBODY),
    steps: (args) => ({
      choose: ask({
        kind: 'target',
        rule: 'AN-GEN-07',
        auto: true,
        who: (_m, v) => v.you,
        about: (_m, v) => toldEffect(v),
        offer: (m, v, offer) => {
          for (const character of candidates(m, v, args(m, v))) allow(offer, 'target', character);
        },
        none: () => done(),
        then: (m, v, answer) => {
          const [pick] = answer.refs;
          const owner = ownerOf(m, pick);
          const rival = owner === v.you ? v.rival : owner;
          return perform(args(m, v).then, { ...v, pick, rival }, 'end');
        },
      }),
      end: () => done(),
    }),
  }),
  incapacitate: onPick(peopleTexts.incapacitate, (m, v) => incapacitate(m, v.pick)),
  spin: onPick(peopleTexts.spin, (m, v) => spin(m, v.pick)),
  // AN-INCAP-07: to turn a Character faceup takes more than to straighten it.
  straighten: onPick(peopleTexts.straighten, (m, v) => {
    if (m.status[v.pick] === SPUN) straighten(m, v.pick);
  }),
  dismiss: onPick(peopleTexts.dismiss, (m, v) => dismiss(m, ownerOf(m, v.pick), v.pick)),
  capture: onPick(peopleTexts.capture, (m, v) => {
    const owner = ownerOf(m, v.pick);
    // AN-CHAR-05: without room it stays with its owner.
    if (owner === v.you || !hasRoomFor(m, v.you, v.pick)) return;
    remove(partyOf(m, owner).characters, v.pick);
    joinParty(m, v.you, v.pick);
    if (!sizeOf(m, owner)) newParty(m, owner);
  }),
  kill: word({
    args: {},
    text: peopleTexts.kill,
    steps: () => ({
      begin: (m, v) => {
        const seat = v.pick < 0 ? -1 : ownerOf(m, v.pick);
        if (seat < 0) return done();
        return call(
          the.death,
          { seat, character: v.pick, cancelled: false },
          v.you === seat ? 'note' : 'end',
        );
      },
      note: (m, v) => {
        if (m.result) noteDeath(m, v.you);
        return done();
      },
      end: () => done(),
    }),
  }),
  recruit: word({
    args: { from: oneOf(RECRUITS) },
    text: peopleTexts.recruit,
    whyNot: (m, about, a) => {
      if (!hasRoomInParty(m, about.you)) return PARTY_FULL;
      if (a.from === 'arcane') return whyNotArcane(m, about.you);
      return a.from === 'discard' && !m.discards.character.length ? NOBODY_DEAD : undefined;
    },
    steps: (args) => ({
      begin: (m, v) => {
        const { from } = args(m, v);
        if (from === 'discard') return { to: 'go', step: 'choose' };
        if (from === 'deck') recruitTop(m, v.you);
        else if (!whyNotArcane(m, v.you)) recruitArcane(m, v.you);
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
        none: (m, v) => {
          if (!hasRoomInParty(m, v.you)) happen(m, 'party-full', v.you);
          return done();
        },
        then: (m, v, answer) => {
          remove(m.discards.character, answer.refs[0]);
          joinParty(m, v.you, answer.refs[0]);
          return done();
        },
      }),
    }),
  }),
  exhaust: word({
    args: {},
    text: peopleTexts.exhaust,
    whyNot: (m, about) =>
      partyOf(m, about.you).characters.some((c) => m.status[c] === READY) ? undefined : NOBODY,
    run: (m, v) => {
      for (const character of partyOf(m, v.you).characters) spin(m, character);
    },
  }),
  rally: word({
    args: {},
    text: peopleTexts.rally,
    whyNot: (m, about) =>
      partyOf(m, about.you).characters.some((c) => m.status[c] !== READY) ? undefined : NOBODY,
    run: (m, v) => {
      for (const character of partyOf(m, v.you).characters) straighten(m, character);
    },
  }),
};
