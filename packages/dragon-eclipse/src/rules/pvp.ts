/** PvP: the drafts, and what comes before the fight of a round. */
import {
  allowUnless,
  ask,
  become,
  call,
  type Def,
  done,
  go,
  happen,
  pickAtRandom,
  type Refusal,
  refuse,
  type Seat,
} from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import { type Aftermath, effects, type Match, NO_DARKNESS, type Plan } from '../state.ts';
import { inCombat, layOutArena } from './combat.ts';
import { about, arenaSide, mapSide } from './facts.ts';
import { combat, draft, duel, duelSetup, mulligan, type VarsOf } from './handles.ts';
import { dealOpening } from './opening.ts';
import { noteOwned } from './owned.ts';
import { gainPower } from './power.ts';
import { outerProcedure, procedure } from './procedure.ts';
import { fillDeck, layOutFatigue, mystlingDef, mystlingNumbers } from './setup.ts';

const PICKED = refuse('mystling-picked', 'DE-PVP-QB-02');
const SAME_ELEMENT = refuse('element-picked', 'DE-PVP-CH-04');
const RETIRED = refuse('mystling-retired', 'DE-PVP-CH-02');
export const WINS_NEEDED = 2;

/** DE-PVP-QB-02, DE-PVP-CH-04. */
function whyNotPick(m: Match, seat: Seat, def: Def): Refusal | undefined {
  if (m.tamers.some(({ mystlings }) => mystlings.includes(def))) return PICKED;
  const { element } = mystlingDef(m, def);
  return m.tamers[seat].mystlings.some((own) => mystlingDef(m, own).element === element)
    ? SAME_ELEMENT
    : undefined;
}

export function takeMystling(m: Match, seat: Seat, def: Def): void {
  m.tamers[seat].mystlings.push(def);
  m.tamers[seat].decks.push([]);
  happen(m, 'mystling-picked', seat, def);
}

/** DE-PVP-QB-02, DE-PVP-CH-03: the seats pick in this order. */
const pickMystlings = outerProcedure(
  draft,
  {
    next: (_m, v) => (v.at < v.order.length ? go('pick') : done()),
    pick: ask({
      kind: 'pick-mystling',
      rule: 'DE-PVP-QB-02',
      who: (_m, v) => v.order[v.at],
      about: (m, v, seat) => [
        m.tamers[seat].mystlings.length + 1,
        v.order.filter((picking) => picking === seat).length,
      ],
      offer: (m, v, offer) => {
        for (const def of mystlingNumbers(m))
          allowUnless(offer, whyNotPick(m, v.order[v.at], def), 'pick-mystling', def);
      },
      then: (m, v, answer) => {
        takeMystling(m, v.order[v.at++], answer.refs[0]);
        return go('next');
      },
    }),
  },
  {
    shows: (m, v) => {
      const seat = v.order[v.at];
      return { kind: 'draft', seat, open: mystlingNumbers(m).filter((def) => !whyNotPick(m, seat, def)) };
    },
  },
);

/** DE-PVP-CH-03: one, two, two, one; a quick battle has one each. */
export function draftOrder(m: Match): number[] {
  const [a, b] = [m.first, 1 - m.first];
  return m.mode === 'challenge' ? [a, b, b, a, a, b] : [a, b];
}

type DuelVars = VarsOf<typeof duel>;

/** A duel of which nothing is chosen yet. */
export function newDuel(m: Match): DuelVars {
  return { map: -1, arena: -1, chosen: [-1, -1], seat: m.first };
}

/** DE-PVP-QB-07, DE-PVP-CH-09: a map and a PvP Arena card at random, unless the options name them. */
function chooseArena(m: Match, v: DuelVars): void {
  const maps: number[] = [];
  const arenas: number[] = [];
  eclipseContent(m).defs.forEach((def, i) => {
    if (def.type === 'map') maps.push(i);
    if (def.type === 'arena' && def.pvp) arenas.push(i);
  });
  v.map = m.asked.map >= 0 ? m.asked.map : maps[pickAtRandom(m, maps.length)];
  v.arena = m.asked.arena >= 0 ? m.asked.arena : arenas[pickAtRandom(m, arenas.length)];
}

/** DE-PVP-CH-02: a Mystling that won may not come again. */
function whyNotFighter(m: Match, seat: Seat, def: Def): Refusal | undefined {
  return m.tamers[seat].retired.includes(def) ? RETIRED : undefined;
}

export function planDuel(m: Match, v: DuelVars): Plan {
  const { chosen } = v;
  const entrants = m.tamers.map(({ mystlings, decks }, seat) => ({
    def: chosen[seat],
    deck: decks[mystlings.indexOf(chosen[seat])].slice(),
    damage: 0,
    power: 0,
    fatigue: 0,
    stats: undefined,
  }));
  return { ...termsOfDuel(m, v), entrants };
}

function termsOfDuel(m: Match, { map, arena }: DuelVars): Omit<Plan, 'entrants'> {
  const hardModes = { corruptionCount: 0, isUnpredictable: false, isSteel: false };
  return {
    ...{ enemy: -1, arena, map, ...hardModes, isTameable: false, goal: 'win' },
    first: m.first,
    isConcedable: false,
    ...NO_DARKNESS,
    boons: [],
  };
}

const prepareDuel = outerProcedure(
  duel,
  {
    /** DE-PVP-QB-07, DE-PVP-CH-09: the Arena lies there, its Setup performed, before anybody chooses a Mystling. */
    arena: (match, v) => {
      chooseArena(match, v);
      const m = layOutArena(match, termsOfDuel(match, v));
      happen(m, 'arena-laid', v.arena, v.map);
      const { setup } = arenaSide(m);
      return setup === undefined
        ? go('fighter')
        : effects.perform(setup, about(m, m.combat.first), 'fighter');
    },
    /** DE-PVP-CH-10: the first player, then the second. */
    fighter: ask({
      kind: 'choose-fighter',
      rule: 'DE-PVP-CH-10',
      auto: true,
      who: (_m, v) => v.seat,
      offer: (m, v, offer) => {
        for (const def of m.tamers[v.seat].mystlings)
          allowUnless(offer, whyNotFighter(m, v.seat, def), 'choose-fighter', def);
      },
      then: (m, v, answer) => {
        [v.chosen[v.seat]] = answer.refs;
        happen(m, 'fighter-chosen', v.seat, answer.refs[0]);
        if (v.seat !== m.first) return become(combat, { plan: planDuel(m, v) });
        v.seat = 1 - m.first;
        return go('fighter');
      },
    }),
  },
  {
    shows: (m, { seat }) => {
      const open = m.tamers[seat].mystlings.filter((def) => !whyNotFighter(m, seat, def));
      return { kind: 'duel', seat, open };
    },
  },
);

const setUpDuel = procedure(duelSetup, {
  /** DE-PVP-QB-08. */
  begin: (m) => {
    layOutFatigue(m);
    m.combat.reactions.waiting.length = 0;
    [m.combat.fighters[m.combat.first].space] = mapSide(m).starts;
    return go('space');
  },
  space: ask({
    kind: 'choose-space',
    rule: 'DE-PVP-QB-08',
    who: (m) => 1 - m.combat.first,
    about: (m) => [{ kind: 'fighter', id: 1 - m.combat.first }],
    offer: (m, _v, offer) => {
      for (const space of mapSide(m).starts.slice(1)) allowUnless(offer, undefined, 'start', space);
    },
    then: (m, _v, answer) => {
      [m.combat.fighters[1 - m.combat.first].space] = answer.refs;
      return go('cards');
    },
  }),
  /** DE-PVP-QB-09. */
  cards: (m, v) => {
    const { first } = m.combat;
    for (const seat of [first, 1 - first]) {
      fillDeck(m, seat, v.entrants[seat].deck);
      noteOwned(m, seat);
      dealOpening(m, seat);
    }
    m.combat.reactions.waiting.length = 0;
    return call(mulligan, { seat: first }, 'second');
  },
  second: (m) => call(mulligan, { seat: 1 - m.combat.first }, 'ready'),
  /** DE-PVP-QB-10. */
  ready: (m) => {
    happen(m, 'begun');
    happen(m, 'goes-second', 1 - m.combat.first);
    gainPower(m, 1 - m.combat.first, 1);
    m.combat.reactions.waiting.length = 0;
    return done();
  },
});

/** DE-PVP-CH-02: who won, and with which Mystling. */
export function scoreRound(m: Match, aftermath: Aftermath | undefined): Seat {
  const victor = aftermath?.victor ?? 0;
  const { def } = inCombat(m).combat.fighters[victor];
  m.tamers[victor].wins++;
  m.tamers[victor].retired.push(def);
  happen(m, 'round-won', victor, def);
  return victor;
}

export const drafting = [pickMystlings];
export const duels = [prepareDuel, setUpDuel];
