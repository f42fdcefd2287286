/** PvP: the drafts, the decks, and the rounds around the fights. */
import {
  allowUnless,
  ask,
  call,
  done,
  happen,
  type Infer,
  int,
  ints,
  pickAtRandom,
  type Refusal,
  refuse,
  type Seat,
  showAll,
  struct,
} from '@tabard/engine';
import { type ArenaDef, eclipseContent } from '../defs.ts';
import { about, type Combat, GOES_ON } from '../state.ts';
import { arenaSide, mapSide } from './facts.ts';
import { perform } from './interpreter.ts';
import { dealOpening } from './opening.ts';
import { gainPower } from './power.ts';
import { outerProcedure, procedure } from './procedure.ts';
import { fillDeck, layOutFatigue, mystlingDef, mystlingNumbers, newFighter, openMap } from './setup.ts';

const PICKED = refuse('mystling-picked', 'DE-PVP-QB-02');
const SAME_ELEMENT = refuse('element-picked', 'DE-PVP-CH-04');
const RETIRED = refuse('mystling-retired', 'DE-PVP-CH-02');
export const WINS_NEEDED = 2;

const draftVars = struct({ order: ints, at: int });

/** DE-PVP-QB-02, DE-PVP-CH-04. */
function whyNotPick(m: Combat, seat: Seat, def: number): Refusal | undefined {
  if (m.tamers.some(({ mystlings }) => mystlings.includes(def))) return PICKED;
  const { element } = mystlingDef(m, def);
  return m.tamers[seat].mystlings.some((own) => mystlingDef(m, own).element === element)
    ? SAME_ELEMENT
    : undefined;
}

export function takeMystling(m: Combat, seat: Seat, def: number): void {
  m.tamers[seat].mystlings.push(def);
  m.tamers[seat].decks.push([]);
  happen(m, 'mystling-picked', seat, def);
}

/** DE-PVP-QB-02, DE-PVP-CH-03: the seats pick in this order. */
const draft = outerProcedure('draft', draftVars, {
  next: (_m, v) => (v.at < v.order.length ? { to: 'go', step: 'pick' } : done()),
  pick: ask({
    kind: 'pick-mystling',
    rule: 'DE-PVP-QB-02',
    who: (_m, v) => v.order[v.at],
    offer: (m, v, offer) => {
      for (const def of mystlingNumbers(m))
        allowUnless(offer, whyNotPick(m, v.order[v.at], def), 'pick-mystling', def);
    },
    then: (m, v, answer) => {
      takeMystling(m, v.order[v.at++], answer.refs[0]);
      return { to: 'go', step: 'next' };
    },
  }),
});

/** DE-PVP-CH-03: one, two, two, one; a quick battle has one each. */
export function draftOrder(m: Combat): number[] {
  const [a, b] = [m.first, 1 - m.first];
  return m.mode === 'challenge' ? [a, b, b, a, a, b] : [a, b];
}

const duelVars = struct({ chosen: ints, second: int });
type DuelVars = Infer<typeof duelVars>;

/** DE-PVP-QB-07, DE-PVP-CH-09: a map and a PvP Arena card at random, unless the options name them. */
function chooseArena(m: Combat): void {
  const { defs } = eclipseContent(m);
  const maps: number[] = [];
  const arenas: number[] = [];
  defs.forEach((def, i) => {
    if (def.type === 'map') maps.push(i);
    if (def.type === 'arena' && (def as ArenaDef).pvp) arenas.push(i);
  });
  m.map = m.plan.map >= 0 ? m.plan.map : maps[pickAtRandom(m, maps.length)];
  m.arena = m.plan.arena >= 0 ? m.plan.arena : arenas[pickAtRandom(m, arenas.length)];
}

/** DE-PVP-CH-12: whatever lay in the Arena and on the sheets is gone. */
function clearTable(m: Combat): void {
  for (const fighter of m.fighters)
    for (const pile of [
      fighter.deck,
      fighter.slots,
      fighter.discard,
      fighter.upgrade,
      fighter.resolving,
      fighter.looked,
      fighter.removed,
    ]) {
      for (const card of pile) showAll(m, card);
      m.box.push(...pile);
    }
  m.box.push(...m.fatigue);
  for (const card of m.fatigue) showAll(m, card);
  m.fatigue.length = 0;
  m.fighters.length = 0;
  m.queue.length = 0;
  m.isReacting = false;
  m.isWaived = false;
  m.over = GOES_ON;
  m.round = 0;
}

function layOutDuel(m: Combat, v: DuelVars): void {
  for (let seat = 0; seat < 2; seat++) m.fighters.push(newFighter(m, v.chosen[seat]));
  layOutFatigue(m);
}

/** DE-PVP-CH-02: a Mystling that won may not come again. */
function whyNotFighter(m: Combat, seat: Seat, def: number): Refusal | undefined {
  return m.tamers[seat].retired.includes(def) ? RETIRED : undefined;
}

const duel = procedure('duel', duelVars, {
  arena: (m, v) => {
    clearTable(m);
    chooseArena(m);
    openMap(m);
    v.chosen = [-1, -1];
    v.second = m.first;
    return { to: 'go', step: 'fighter' };
  },
  /** DE-PVP-CH-10: the first player, then the second. */
  fighter: ask({
    kind: 'choose-fighter',
    rule: 'DE-PVP-CH-10',
    auto: true,
    who: (_m, v) => v.second,
    offer: (m, v, offer) => {
      for (const def of m.tamers[v.second].mystlings)
        allowUnless(offer, whyNotFighter(m, v.second, def), 'choose-fighter', def);
    },
    then: (m, v, answer) => {
      [v.chosen[v.second]] = answer.refs;
      happen(m, 'fighter-chosen', v.second, answer.refs[0]);
      if (v.second !== m.first) return { to: 'go', step: 'setup' };
      v.second = 1 - m.first;
      return { to: 'go', step: 'fighter' };
    },
  }),
  setup: (m, v) => {
    layOutDuel(m, v);
    const { setup } = arenaSide(m);
    return setup === undefined ? { to: 'go', step: 'stand' } : perform(setup, about(m.first), 'stand');
  },
  /** DE-PVP-QB-08. */
  stand: (m) => {
    m.queue.length = 0;
    [m.fighters[m.first].space] = mapSide(m).starts;
    return { to: 'go', step: 'space' };
  },
  space: ask({
    kind: 'choose-space',
    rule: 'DE-PVP-QB-08',
    who: (m) => 1 - m.first,
    offer: (m, _v, offer) => {
      for (const space of mapSide(m).starts.slice(1)) allowUnless(offer, undefined, 'start', space);
    },
    then: (m, _v, answer) => {
      [m.fighters[1 - m.first].space] = answer.refs;
      return { to: 'go', step: 'cards' };
    },
  }),
  /** DE-PVP-QB-09. */
  cards: (m, v) => {
    for (const seat of [m.first, 1 - m.first]) {
      const { mystlings, decks } = m.tamers[seat];
      fillDeck(m, seat, decks[mystlings.indexOf(v.chosen[seat])]);
      dealOpening(m, seat);
    }
    m.queue.length = 0;
    return call('mulligan', { seat: m.first }, 'second');
  },
  second: (m) => call('mulligan', { seat: 1 - m.first }, 'ready'),
  /** DE-PVP-QB-10. */
  ready: (m) => {
    gainPower(m, 1 - m.first, 1);
    m.queue.length = 0;
    happen(m, 'begun');
    return done();
  },
});

/** DE-PVP-CH-02: who won, and with which Mystling. */
export function scoreRound(m: Combat): void {
  const winner = m.tamers[m.victor];
  winner.wins++;
  winner.retired.push(m.fighters[m.victor].def);
  happen(m, 'round-won', m.victor, m.fighters[m.victor].def);
}

export const drafting = [draft];
export const duels = [duel];
