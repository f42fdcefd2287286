/** The Challenge phase: section CHAL. */
import {
  allowUnless,
  ask,
  call,
  done,
  go,
  happen,
  move,
  type Next,
  type Offer,
  type Option,
  refuse,
  type Seat,
  showAll,
} from '@tabard/engine';
import { boardContent, type Meeting } from '../defs.ts';
import { aboutNow, effects, heroOf, type Match, type Space } from '../state.ts';
import { mustFall } from './defeat.ts';
import { challengeDef, hasRedMarker, isAt, isCity, questDef, spaceDef, undefeatedAt } from './facts.ts';
import * as the from './handles.ts';
import { procedure } from './procedure.ts';
import { whyForbidden } from './sources.ts';
import { discardChallenge, drawFromPack, markUsed } from './verbs.ts';
import { isUse, mightUse, offerUses, useChosen } from './windows.ts';

const RED_FIRST = refuse('red-first', 'WA-CHAL-09');
const MUST_FIGHT = refuse('aggro-must-be-fought', 'WA-CHAL-04');
const EXISTING = refuse('existing-encounter', 'WA-CHAL-03');
const DUELS_OFF = refuse('duels-off', 'WA-GEN-08');
const NOT_TOGETHER = refuse('other-space', 'WA-PVP-01');
const NO_REWARD_LEFT = refuse('no-reward-left', 'WA-CHAL-17');

function seatSpace(m: Match): Space {
  return heroOf(m, m.active).space;
}

/** WA-CHAL-15, WA-CHAL-16: a lair for exactly its level, the captain and the overlords once each. */
export function hasRewardLeft(m: Match, seat: Seat, space: Space): boolean {
  const { post, level, encounter } = spaceDef(m, space);
  const hero = heroOf(m, seat);
  return post === 'lair' ? hero.level === level : post !== undefined && !hero.earned.includes(encounter);
}

/** WA-CHAL-17: a reward is left, or an unfinished Quest names the Encounter. */
function meetsBoard(m: Match, seat: Seat, space: Space): boolean {
  const { encounter } = spaceDef(m, space);
  if (encounter < 0) return false;
  return hasRewardLeft(m, seat, space) || isNamed(m, seat, boardContent(m).encounters[encounter].id);
}

function isNamed(m: Match, seat: Seat, id: string): boolean {
  return heroOf(m, seat).quests.some((card) => {
    const { objective } = questDef(m, card);
    return objective.kind === 'beat' && objective.foe.name === id;
  });
}

/** WA-CHAL-03: what the Event in play puts on this space. */
function meetingAt(m: Match, space: Space): Meeting | undefined {
  const [card] = m.event;
  const meets = card === undefined ? undefined : challengeDef(m, card).event?.meets;
  return meets && isAt(m, space, meets.at) ? meets : undefined;
}

/** Whether something is there to be met, so that no card is drawn. */
function hasExisting(m: Match, seat: Seat, space: Space): boolean {
  return undefeatedAt(m, space).length > 0 || meetsBoard(m, seat, space) || meetingAt(m, space) !== undefined;
}

/** WA-CHAL-02, WA-CHAL-09: one Encounter, or a Character; red-face markers come before everything. */
function offerChallenges(m: Match, offer: Offer): void {
  const seat = m.active;
  const space = seatSpace(m);
  const isRed = hasRedMarker(m, space);
  const first = isRed ? RED_FIRST : undefined;
  for (const one of undefeatedAt(m, space))
    allowUnless(offer, one.isRed ? undefined : first, 'fight', one.card[0]);
  const { encounter } = spaceDef(m, space);
  if (encounter >= 0)
    allowUnless(offer, meetsBoard(m, seat, space) ? first : NO_REWARD_LEFT, 'face', encounter);
  const meeting = meetingAt(m, space);
  if (meeting && meeting.encounter >= 0) allowUnless(offer, first, 'face', meeting.encounter);
  if (meeting && meeting.encounter < 0) allowUnless(offer, first, 'heed');
  allowUnless(offer, hasExisting(m, seat, space) ? EXISTING : undefined, 'draw');
  for (let other = 0; other < m.seats; other++)
    if (other !== seat) allowUnless(offer, whyNotAttack(m, other), 'attack', other);
}

/** WA-PVP-01: in the same space; WA-CHAL-04: not where a red-face marker must be fought. */
function whyNotAttack(m: Match, rival: Seat) {
  if (!m.duels) return DUELS_OFF;
  if (heroOf(m, rival).space !== seatSpace(m)) return NOT_TOGETHER;
  if (hasRedMarker(m, seatSpace(m))) return MUST_FIGHT;
  return whyForbidden(m, m.active, 'duel');
}

const challenge = procedure(the.challenge, {
  begin: (m) => {
    if (mustFall(m)) return call(the.fallen, {}, 'begin');
    // WA-CHAL-01: an effect may have put the figure into a City.
    if (m.isCut || m.isSpared || isCity(m, seatSpace(m))) return done();
    const offer: Offer = { options: [], refused: undefined };
    offerChallenges(m, offer);
    if (offer.options.length > 1 || mightUse(m, m.active, 'challenge')) return go('choose');
    return resolve(m, offer.options[0]);
  },
  choose: ask({
    kind: 'challenge',
    rule: 'WA-CHAL-02',
    who: (m) => m.active,
    about: (m) => [{ kind: 'space', id: seatSpace(m) }],
    offer: (m, _v, offer) => {
      offerChallenges(m, offer);
      offerUses(m, m.active, 'challenge', offer);
    },
    then: (m, _v, answer) => (isUse(answer) ? useChosen(m.active, answer, 'begin') : resolve(m, answer)),
  }),
  // WA-OUT-10: one Encounter a turn, one fight a turn (WA-PVP-11).
  end: (m) => (mustFall(m) ? call(the.fallen, {}, 'end') : done()),
});

const NO_REWARD = -1;

function resolve(m: Match, { verb, refs }: Option): Next<'end'> {
  const seat = m.active;
  const fight = {
    seat,
    rival: -1,
    encounter: -1,
    card: -1,
    reward: NO_REWARD,
    at: 0,
    space: seatSpace(m),
    isOut: false,
    isFoeOut: false,
  };
  switch (verb) {
    case 'fight':
      return call(
        the.fight,
        { ...fight, card: refs[0], encounter: challengeDef(m, refs[0]).encounter, origin: 'track' },
        'end',
      );
    case 'face': {
      const meeting = meetingAt(m, fight.space);
      if (meeting?.encounter !== refs[0])
        return call(the.fight, { ...fight, encounter: refs[0], origin: 'board' }, 'end');
      return call(
        the.fight,
        { ...fight, encounter: refs[0], origin: 'event', reward: meeting.effect },
        'end',
      );
    }
    case 'heed': {
      const meeting = meetingAt(m, fight.space);
      return meeting ? effects.perform(meeting.effect, aboutNow(m, seat), 'end') : go('end');
    }
    case 'attack':
      return call(the.fight, { ...fight, rival: refs[0], origin: 'duel' }, 'end');
    default:
      return call(
        the.drawChallenge,
        { seat, card: -1, from: fight.space, left: sizeOf(m, fight.space) },
        'end',
      );
  }
}

function sizeOf(m: Match, space: Space): number {
  const { deck, discard } = m.packs[spaceDef(m, space).level];
  return deck.length + discard.length + 1;
}

/** WA-CHAL-05 to WA-CHAL-08. */
const drawing = procedure(the.drawChallenge, {
  draw: (m, v) => {
    // A pack that holds nothing but Events brings no Encounter.
    if (v.left-- <= 0) return done();
    const card = drawFromPack(m, spaceDef(m, v.from).level);
    if (card === undefined) return done();
    showAll(m, card);
    markUsed(m, card);
    m.drawn.push(card);
    v.card = card;
    return go(challengeDef(m, card).event ? 'event' : 'encounter');
  },
  // WA-CHAL-08: a new Event takes the place of the one before.
  event: (m, v) => {
    for (const old of m.event.slice()) {
      happen(m, 'event-gone', old);
      discardChallenge(m, old, m.event);
    }
    move(v.card, m.drawn, m.event);
    happen(m, 'event-drawn', v.seat, v.card);
    const effect = challengeDef(m, v.card).event?.effect;
    return effect === undefined ? go('draw') : effects.perform(effect, aboutNow(m, v.seat, v.card), 'after');
  },
  // WA-CHAL-07: whoever was moved or defeated by it draws no further card.
  after: (m, v) => {
    if (mustFall(m)) return call(the.fallen, {}, 'after');
    return m.isCut || m.isSpared || heroOf(m, v.seat).space !== v.from ? done() : go('draw');
  },
  encounter: (m, v) => {
    happen(m, 'encounter-drawn', v.seat, v.card);
    const { encounter } = challengeDef(m, v.card);
    const fight = {
      seat: v.seat,
      rival: -1,
      encounter,
      card: v.card,
      origin: 'drawn' as const,
      reward: NO_REWARD,
      at: 0,
      space: v.from,
      isOut: false,
      isFoeOut: false,
    };
    return call(the.fight, fight, 'end');
  },
  end: () => done(),
});

export const challenging = [challenge, drawing];
