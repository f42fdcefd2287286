import {
  allow,
  bitOf,
  type Card,
  call,
  createCard,
  done,
  go,
  happen,
  type MatchState,
  move,
  poll,
  type Seat,
  show,
  showAll,
  shuffle,
} from '@tabard/engine';
import { areaDef, deckOf, type OmegaDef, omegaContent } from '../defs.ts';
import { type Omega, type Party, partyOf, procedure, rulesOf } from '../state.ts';
import { putAreaIntoPlay } from './areas.ts';
import * as the from './handles.ts';
import { drawAdvantages, joinParty } from './verbs.ts';

const DRAFT_CHARACTERS = 2;
const DRAFT_ADVANTAGES = 4;
const BASIC_MISSIONS = 2;

/** How a match differs from the plain game. */
export interface Variant {
  readonly tree: boolean;
  readonly multipleMissions: boolean;
  readonly extendedGame: boolean;
  readonly openRolls: boolean;
  /** The set whose Missions are played, by its place. */
  readonly missionsOf: number;
}

export const PLAIN: Variant = {
  tree: false,
  multipleMissions: false,
  extendedGame: false,
  openRolls: false,
  missionsOf: 0,
};

/** A match before anything is shuffled: every card in its deck. */
export function beginOmega(core: MatchState, variant: Variant): Omega {
  const m: Omega = Object.assign(core, {
    edition: omegaContent(core).edition,
    tree: variant.tree,
    multipleMissions: variant.multipleMissions,
    extendedGame: variant.extendedGame,
    openRolls: variant.openRolls,
    areaSets: 0,
    turn: 0,
    phase: '',
    order: Array.from({ length: core.seats }, (_, seat) => seat),
    nextOrder: [],
    parties: Array.from({ length: core.seats }, emptyParty),
    places: [],
    decks: { character: [], area: [], encounter: [], advantage: [], basic: [], final: [], arcane: [] },
    discards: { character: [], area: [], encounter: [], advantage: [], arcane: [] },
    incidents: [],
    rejected: Array.from({ length: core.seats }, () => []),
    setAside: [],
    drawn: [],
    aside: [],
    played: [],
    spent: { cards: [], by: [] },
    dropped: { advantages: [], takers: [], characters: [] },
    offered: Array.from({ length: core.seats }, () => []),
    final: [],
    countdown: -1,
    sought: false,
    status: [],
    used: [],
    owned: Array.from({ length: core.seats }, () => []),
  });
  const { defs } = omegaContent(m);
  defs.forEach((def, index) => {
    m.used.push(0);
    if (!isInUse(def, variant.missionsOf)) return;
    m.decks[deckOf(def)].push(createCard(m, index));
    m.status.push(0);
  });
  m.areaSets = new Set(m.decks.area.map((area) => areaDef(m, area).set)).size;
  return m;
}

/** AN-COMB-03: the Missions of one set; with those of an older one only its own Areas too. */
function isInUse(def: OmegaDef, missionsOf: number): boolean {
  if (def.type === 'mission') return def.set === missionsOf;
  return def.type !== 'area' || missionsOf === 0 || def.set === missionsOf;
}

function emptyParty(): Party {
  return {
    characters: [],
    hand: [],
    missions: [],
    finished: [],
    plots: [],
    area: -1,
    combat: 0,
    speed: 0,
    combatNow: 0,
    speedNow: 0,
    combatNext: 0,
    speedNext: 0,
    rested: false,
    resting: false,
    lost: false,
    leaving: false,
    acted: false,
    fought: 0,
    proposed: 0,
    resisting: -1,
    progress: 0,
    recruitArea: -1,
    recruitTurn: -1,
  };
}

/** AN-SETUP-01 to AN-SETUP-07. */
const setup = procedure(the.setup, {
  deal: (m) => {
    for (const deck of rulesOf(m).decks.is) shuffle(m, m.decks[deck]);
    for (let seat = 0; seat < m.seats; seat++) dealTo(m, seat);
    // AN-SETUP-04: the Missions not dealt leave the game unseen.
    m.setAside.push(...m.decks.basic);
    m.decks.basic.length = 0;
    return call(the.draft, {}, 'lay');
  },
  lay: (m) => {
    layAreas(m);
    happen(m, 'begun');
    return done();
  },
});

function dealTo(m: Omega, seat: Seat): void {
  const party = partyOf(m, seat);
  for (let i = 0; i < BASIC_MISSIONS; i++) take(m, seat, m.decks.basic, party.missions);
  drawAdvantages(m, seat, DRAFT_ADVANTAGES);
  for (let i = 0; i < DRAFT_CHARACTERS; i++) take(m, seat, m.decks.character, m.rejected[seat]);
}

function take(m: Omega, seat: Seat, deck: number[], to: number[]): void {
  const card = deck.pop();
  if (card === undefined) return;
  to.push(card);
  show(m, card, bitOf(seat));
}

/**
 * AN-SETUP-06: as many Areas as players; AN-OPT-02, AN-OPT-07, AN-OPT-09: in the tree all of them, row by row from
 * level 1 up, unguarded.
 */
function layAreas(m: Omega): void {
  if (m.tree) {
    const levels = [...m.decks.area].sort((a, b) => areaDef(m, a).level - areaDef(m, b).level);
    for (const area of levels) {
      showAll(m, area);
      m.places.push({ area: [area], guard: [], traps: [], trappers: [] });
    }
    m.decks.area.length = 0;
    return;
  }
  for (let i = 0; i < m.seats; i++) {
    const area = m.decks.area.pop();
    if (area !== undefined) putAreaIntoPlay(m, area, 'setup');
  }
}

/** AN-SETUP-05: secret and simultaneous; kept Characters are then shown. */
const draft = procedure(the.draft, {
  advantages: poll({
    kind: 'draft-advantage',
    rule: 'AN-SETUP-05',
    who: (m) => (1 << m.seats) - 1,
    offer: (m, _v, offer, seat) => {
      for (const card of partyOf(m, seat).hand) allow(offer, 'reject', card);
    },
    then: (m, _v, answers) => {
      answers.forEach((answer, seat) => {
        if (answer) move(answer.refs[0], partyOf(m, seat).hand, m.rejected[seat]);
      });
      return go('characters');
    },
  }),
  characters: poll({
    kind: 'draft-character',
    rule: 'AN-SETUP-05',
    who: (m) => (1 << m.seats) - 1,
    offer: (m, _v, offer, seat) => {
      for (const card of m.rejected[seat]) if (isCharacter(m, card)) allow(offer, 'keep', card);
    },
    then: (m, _v, answers) => {
      answers.forEach((answer, seat) => {
        if (!answer) return;
        const [kept] = answer.refs;
        m.rejected[seat] = m.rejected[seat].filter((card) => card !== kept);
        joinParty(m, seat, kept);
      });
      returnRejected(m);
      return done();
    },
  }),
});

function isCharacter(m: Omega, card: Card): boolean {
  return omegaContent(m).defs[m.cards.def[card]].type === 'character';
}

function returnRejected(m: Omega): void {
  for (const rejected of m.rejected) {
    for (const card of rejected) (isCharacter(m, card) ? m.decks.character : m.decks.advantage).push(card);
    rejected.length = 0;
  }
  shuffle(m, m.decks.character);
  shuffle(m, m.decks.advantage);
}

export const settingUp = [setup, draft];
