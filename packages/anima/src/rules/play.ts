import {
  allow,
  allowUnless,
  type Card,
  call,
  done,
  go,
  happen,
  move,
  type Next,
  type Offer,
  type Option,
  poll,
  type Refusal,
  refuse,
  type Seat,
  showAll,
} from '@tabard/engine';
import {
  type Ability,
  type Act,
  advantageDef,
  anyDef,
  characterDef,
  omegaContent,
  type Skill,
  type Timing,
  type When,
  type WindowName,
} from '../defs.ts';
import {
  type About,
  about,
  effects,
  INCAPACITATED,
  type Omega,
  partyOf,
  procedure,
  READY,
  rulesOf,
  SPUN,
} from '../state.ts';
import { answered } from './answered.ts';
import { fightOf, opponentIn } from './fight.ts';
import * as the from './handles.ts';
import { whyForbidden } from './sources.ts';
import { artifactOf, organizationOf } from './strength.ts';
import { clearSpent, hasRoomInHand, markUsed, putIntoPlay, spin, takeIntoHand } from './verbs.ts';

/** A moment at which something may be played: a step of one's own, or an answer to a happening. */
export interface Moment {
  readonly timing: Timing | 'interruption';
  readonly window?: WindowName;
  /** The seat that is answered, or -1. */
  readonly rival: Seat;
}

export function momentOf(timing: Timing): Moment {
  return { timing, rival: -1 };
}

// --- what may be played ---

function isTime(when: When, moment: Moment): boolean {
  if (when.timing !== moment.timing) return false;
  return moment.window === undefined || when.windows.includes(moment.window);
}

function aboutPlay(m: Omega, seat: Seat, source: Card, moment: Moment): About {
  const fight = moment.timing === 'combat' ? fightOf(m, seat) : undefined;
  const rival = fight ? opponentIn(fight, seat) : moment.rival;
  return about(seat, source, rival);
}

const WRONG_TIME = refuse('wrong-time', 'AN-TIMING-01');
const NO_CHARACTER = refuse('no-character', 'AN-ADV-04');
const NO_CHARACTER_TO_INTERRUPT = refuse('no-character', 'AN-TIMING-06');
const ALREADY_MEMBER = refuse('already-member', 'AN-ORG-03');
const ALREADY_BEARER = refuse('already-bearer', 'AN-ART-02');
const IS_SPUN = refuse('is-spun', 'AN-SPIN-02');
const IS_INCAPACITATED = refuse('is-incapacitated', 'AN-INCAP-01');

/** What playing an Advantage at such a moment is called where it is forbidden. */
const ACT_AT: Readonly<Partial<Record<Moment['timing'], Act>>> = {
  combat: 'combat-card',
  interruption: 'interruption',
};

/** Why an Advantage may not be played now, or undefined. */
function whyNotPlay(m: Omega, seat: Seat, source: number, moment: Moment): Refusal | undefined {
  const def = advantageDef(m, source);
  if (!isTime(def.when, moment)) return WRONG_TIME;
  const act = ACT_AT[moment.timing];
  const forbidden = act ? whyForbidden(m, seat, act) : undefined;
  if (forbidden) return forbidden;
  if (def.stays === 'organization' && organizationOf(m, seat) !== undefined) return ALREADY_MEMBER;
  if (def.stays === 'trap') return whyForbidden(m, seat, 'trap');
  if (def.stays === 'artifact' && artifactOf(m, seat) !== undefined) return ALREADY_BEARER;
  if (def.skill !== 'plot' && !hasReady(m, seat, def.skill))
    return moment.timing === 'interruption' ? NO_CHARACTER_TO_INTERRUPT : NO_CHARACTER;
  if (def.effect === undefined) return undefined;
  return effects.whyNot(m, def.effect, aboutPlay(m, seat, source, moment));
}

/** AN-ADV-04: a Character serves for a card while it is neither spun nor incapacitated and shows the icon. */
function canServe(m: Omega, character: Card, skill: Skill): boolean {
  return m.status[character] === READY && characterDef(m, character).skills.includes(skill);
}

function hasReady(m: Omega, seat: Seat, skill: Skill): boolean {
  return partyOf(m, seat).characters.some((character) => canServe(m, character, skill));
}

function whyNotUse(
  m: Omega,
  seat: Seat,
  source: number,
  ability: Ability,
  moment: Moment,
): Refusal | undefined {
  if (!isTime(ability.when, moment)) return WRONG_TIME;
  const forbidden = whyForbidden(m, seat, 'ability');
  if (forbidden) return forbidden;
  if (m.status[source] === SPUN) return IS_SPUN;
  if (m.status[source] === INCAPACITATED) return IS_INCAPACITATED;
  return effects.whyNot(m, ability.effect, aboutPlay(m, seat, source, moment));
}

/** Every card and special ability that the seat may use at this moment; those it may not, with the reason. */
export function offerPlays(m: Omega, seat: Seat, moment: Moment, offer: Offer): void {
  const party = partyOf(m, seat);
  for (const held of party.hand) offerCard(m, seat, held, moment, offer);
  for (const character of party.characters) offerAbility(m, seat, character, moment, offer);
  for (const plot of party.plots) offerAbility(m, seat, plot, moment, offer);
}

function offerCard(m: Omega, seat: Seat, held: number, moment: Moment, offer: Offer): void {
  const { skill, stays } = advantageDef(m, held);
  const why = whyNotPlay(m, seat, held, moment);
  if (stays === 'trap') {
    offerTrap(m, held, why, offer);
    return;
  }
  if (skill === 'plot' || why) {
    allowUnless(offer, why, 'play', held);
    return;
  }
  for (const character of partyOf(m, seat).characters)
    if (canServe(m, character, skill)) allow(offer, 'play', held, character);
}

/** AN-TRAP-01: over any Area in play, occupied or not. */
function offerTrap(m: Omega, held: Card, why: Refusal | undefined, offer: Offer): void {
  for (const { area } of m.places) allowUnless(offer, why, 'lay', held, area[0]);
}

function offerAbility(m: Omega, seat: Seat, source: number, moment: Moment, offer: Offer): void {
  const ability = abilityOf(m, source);
  if (ability) allowUnless(offer, whyNotUse(m, seat, source, ability, moment), 'use', source);
}

function abilityOf(m: Omega, source: number): Ability | undefined {
  const def = anyDef(m, source);
  return def.type === 'character' || def.type === 'advantage' ? def.ability : undefined;
}

/** Whether public facts allow the seat to play anything at this step: cards in hand, or a ready ability. */
export function mightPlay(m: Omega, seat: Seat, timing: Timing): boolean {
  const party = partyOf(m, seat);
  if (party.hand.length && !(timing === 'combat' && whyForbidden(m, seat, 'combat-card'))) return true;
  if (whyForbidden(m, seat, 'ability')) return false;
  const isReady = (source: number) =>
    m.status[source] === READY && abilityOf(m, source)?.when.timing === timing;
  return party.characters.some(isReady) || party.plots.some(isReady);
}

/** Carries out a chosen `play` or `use`, then goes on with the step `back`. */
export function playChosen<S extends string>(
  seat: Seat,
  answer: Option,
  kind: the.Play['kind'],
  rival: Seat,
  back: S,
): Next<S, never> {
  const [source, through = -1] = answer.refs;
  if (answer.verb === 'use')
    return call(the.useAbility, { seat, card: source, rival, cancelled: false }, back);
  return call(the.playCard, { seat, card: source, through, kind, rival, cancelled: false, taker: -1 }, back);
}

// --- playing ---

const playCard = procedure(the.playCard, {
  pay: (m, v) => {
    move(v.card, partyOf(m, v.seat).hand, m.played);
    showAll(m, v.card);
    markUsed(m, v.card);
    happen(m, 'played', v.seat, v.card);
    if (v.through >= 0) spin(m, v.through);
    return openWindow(v.kind, v.seat, 'resolve');
  },
  resolve: (m, v) => {
    const def = advantageDef(m, v.card);
    if (v.cancelled) return go('leave');
    if (def.stays) putIntoPlay(m, v.seat, v.card);
    return def.effect === undefined
      ? go('leave')
      : effects.perform(def.effect, about(v.seat, v.card, v.rival), 'leave');
  },
  leave: (m, v) => {
    if (m.played.includes(v.card)) leavePlay(m, v);
    return done();
  },
});

/** Cards used in a combat lie open until it is over; somebody may take all that this party used. */
export function leavePlay(m: Omega, v: Pick<the.Play, 'card' | 'seat' | 'taker'>): void {
  move(v.card, m.played, m.spent.cards);
  m.spent.by.push(v.seat);
  if (v.taker >= 0) takeSpent(m, v.seat, v.taker);
  if (!the.nearestVars(m, the.combat)) clearSpent(m);
}

/** The latest first, as far as there is room: AN-ADV-09. */
function takeSpent(m: Omega, from: Seat, to: Seat): void {
  const { cards, by } = m.spent;
  for (let i = cards.length - 1; i >= 0 && hasRoomInHand(m, to); i--) {
    if (by[i] !== from) continue;
    const [card] = cards.splice(i, 1);
    by.splice(i, 1);
    takeIntoHand(m, to, card);
    happen(m, 'absorbed', to, card);
  }
}

const useAbility = procedure(the.useAbility, {
  pay: (m, v) => {
    spin(m, v.card);
    happen(m, 'used', v.seat, v.card);
    return openWindow('ability', v.seat, 'resolve');
  },
  resolve: (m, v) => {
    const ability = abilityOf(m, v.card);
    if (v.cancelled || !ability) return done();
    return effects.perform(ability.effect, about(v.seat, v.card, v.rival), 'end');
  },
  end: () => done(),
});

// --- answering ---

/** Lets the others answer a happening, then goes on with the step `back`. */
export function openWindow<S extends string>(on: WindowName, actor: Seat, back: S): Next<S, never> {
  return call(the.window, { on, actor, from: actor }, back);
}

/** Lets everybody answer a roll, the roller included. */
export function openRollWindow<S extends string>(on: WindowName, roller: Seat, back: S): Next<S, never> {
  return call(the.window, { on, actor: -1, from: roller }, back);
}

const window = procedure(the.window, {
  ask: poll({
    kind: 'interrupt',
    rule: (m) => rulesOf(m).interruptions.rule,
    who: (m, v) => (isSettled(m) ? 0 : askedMask(m, v.on, v.actor, v.from)),
    about: (m, v) => [answered(m, v.on, v.from)],
    offer: (m, v, offer, seat) => {
      offerPlays(m, seat, { timing: 'interruption', window: v.on, rival: v.from }, offer);
      allow(offer, 'pass');
    },
    // AN-TIMING-05: asked in turn order after the one being answered, the first play happens.
    then: (m, v, answers) => {
      for (const seat of inOrderAfter(m, v.from)) {
        const answer = answers[seat];
        if (answer && answer.verb !== 'pass') return playChosen(seat, answer, 'interruption', v.from, 'ask');
      }
      return done();
    },
  }),
});

/** What was cancelled, saved or avoided needs no more answers, nor what another Encounter took the place of. */
function isSettled(m: Omega): boolean {
  const below = m.stack[m.stack.length - 2];
  return below !== undefined && (below.vars.cancelled === true || below.step === 'reveal');
}

/** The seats that public facts allow to answer, whatever they hold. AN-END-19: in the Crisis only who is tried. */
function askedMask(m: Omega, on: WindowName, actor: Seat, from: Seat): number {
  const answers = omegaContent(m).answers[on];
  if (!answers) return 0;
  let mask = 0;
  for (const seat of m.order) {
    if (seat === actor || (m.phase === 'crisis' && seat !== from)) continue;
    if (canAnswer(m, seat, on, answers)) mask |= 1 << seat;
  }
  return mask;
}

function canAnswer(
  m: Omega,
  seat: Seat,
  on: WindowName,
  answers: { plot: boolean; skills: readonly Skill[] },
): boolean {
  const party = partyOf(m, seat);
  const hasCard = answers.plot || answers.skills.some((skill) => hasReady(m, seat, skill));
  if (party.hand.length && hasCard && !whyForbidden(m, seat, 'interruption')) return true;
  if (whyForbidden(m, seat, 'ability')) return false;
  const isReady = (source: number) =>
    m.status[source] === READY && abilityOf(m, source)?.when.windows.includes(on);
  return party.characters.some(isReady) || party.plots.some(isReady);
}

export function inOrderAfter(m: Omega, seat: Seat): Seat[] {
  const at = m.order.indexOf(seat);
  return [...m.order.slice(at + 1), ...m.order.slice(0, at + 1)];
}

export const playing = [playCard, useAbility, window];
