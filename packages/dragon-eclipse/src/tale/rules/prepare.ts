/** DE-CAMP-06: what comes before a Scenario: World Map, choice of Scenario, of Mystlings, and decks. */
import {
  allow,
  allowUnless,
  ask,
  call,
  type Def,
  done,
  go,
  happen,
  type Next,
  refuse,
  type Seat,
} from '@tabard/engine';
import { deckPlan, startingDeck, whyNotAdd } from '../../decks.ts';
import { eclipseContent } from '../../defs.ts';
import { build } from '../../rules/handles.ts';
import { planOf } from '../../rules/supply.ts';
import { type InTale, mystlingAt, mystlingCalled, storyOf } from '../facts.ts';
import { journal, prepare } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { EXITS, EXPLORED, NO_TIME, type Pocket, type Scene, UNEXPLORED } from '../state.ts';
import { gainStatus, joinParty, leaveParty, tell, writeSheet } from '../verbs.ts';
import { hasSwitched, offerModes } from './hard-modes.ts';
import { thresholdScripts } from './journal.ts';
import { taleProcedure } from './procedure.ts';

const SAME_ELEMENT = refuse('same-main-element', 'DE-PARTY-02');
const NO_PARTNER = refuse('no-other-element', 'DE-PARTY-02');

/** A Scenario with nothing on the table yet. */
export function newScene(scenario: number, tray: Pocket[]): Scene {
  return {
    scenario,
    tray,
    front: [],
    map: -1,
    slots: [],
    locks: [],
    overlays: [],
    region: -1,
    event: -1,
    isEventOpen: false,
    time: NO_TIME,
    isRed: false,
    wandered: 0,
    combat: -1,
    enemy: -1,
    result: '',
    fighting: [],
    settling: [],
    back: -1,
    trial: undefined,
  };
}

export function pocketFor(mystling: Def, deck: readonly number[]): Pocket {
  return { mystling, deck: deck.slice(), damage: 0, power: 0, fatigue: 0, attached: [] };
}

/** DE-DECK-02: its six own cards and one Starting deck. */
export function firstDeck(m: InTale, mystling: Def): number[] {
  return startingDeck(deckPlan(eclipseContent(m), mystlingAt(m, mystling)));
}

/** DE-BEFORE-01, DE-BEFORE-04: the decks are shuffled anew from all cards that are not held. */
export function beginScene(m: InTale, scenario: number, tray: Pocket[]): void {
  m.tale.discarded = [];
  m.tale.under = [];
  m.tale.scene = newScene(scenario, tray);
  writeSheet(m);
  happen(m, 'scenario-began', scenario);
}

/** The World Map cards with this side up that lead somewhere. */
function cardsShowing(m: InTale, side: number): number[] {
  const { world } = storyOf(m);
  const leads = side === EXPLORED ? 'visit' : 'scenario';
  return m.tale.world
    .filter((one) => one.side === side && world[one.card][leads] >= 0)
    .map(({ card }) => card);
}

interface PrepareVars {
  scenario: number;
  at: number;
}

const navigate = jointly({
  kind: 'world-map',
  rule: 'DE-WMAP-05',
  offer: (m, _v: PrepareVars, offer) => {
    for (const card of cardsShowing(m, EXPLORED)) allow(offer, 'visit', card);
    for (const script of thresholdScripts(m)) allow(offer, 'remember', script);
    allow(offer, 'go-on');
    offerModes(offer);
  },
  then: (m, _v, answer): Next<'world' | 'scenario' | 'visited'> => {
    if (hasSwitched(m, answer)) return go('world');
    const { verb, refs } = answer;
    if (verb === 'go-on') return go('scenario');
    const script = verb === 'visit' ? storyOf(m).world[refs[0]].visit : refs[0];
    return call(journal, { script }, 'visited');
  },
});

const chooseScenario = jointly({
  kind: 'choose-scenario',
  rule: 'DE-SCEN-01',
  offer: (m, _v: PrepareVars, offer) => {
    for (const card of cardsShowing(m, UNEXPLORED)) allow(offer, 'choose-scenario', card);
  },
  then: (m, v, { refs }): Next<'intro'> => {
    v.scenario = storyOf(m).world[refs[0]].scenario;
    return go('intro');
  },
});

/** DE-SCEN-02, DE-SCEN-03: introduction and hints before anything is committed. */
const begin = jointly({
  kind: 'begin-scenario',
  rule: 'DE-SCEN-03',
  about: (_m, v: PrepareVars) => [{ kind: 'scenario', id: v.scenario }],
  offer: (m, _v, offer) => {
    allow(offer, 'begin-scenario');
    if (m.tale.played.length > 1) allow(offer, 'reconsider');
  },
  then: (_m, _v, { verb }): Next<'world' | 'starting'> =>
    go(verb === 'begin-scenario' ? 'starting' : 'world'),
});

/** DE-START-02, DE-START-06: the choice is final now, and its status is marked. */
function settleStarting(m: InTale): void {
  for (const { mystling, status } of storyOf(m).starting)
    if (m.tale.party.includes(mystlingCalled(m, mystling))) gainStatus(m, status, 1);
}

function otherStarting(m: InTale): readonly [now: Def, other: Def] {
  const all = storyOf(m).starting.map(({ mystling }) => mystlingCalled(m, mystling));
  const [a, b] = all;
  return m.tale.party.includes(a) ? [a, b] : [b, a];
}

/** Whose Mystling is chosen next: with two players the holder of the Decision token begins. */
function chooser(m: InTale, at: number): Seat {
  return m.seats === 1 ? 0 : at === 0 ? m.decider : 1 - m.decider;
}

function chosen(m: InTale): Def[] {
  return m.tamers.flatMap(({ mystlings }) => mystlings);
}

/** DE-PARTY-02, DE-START-05. */
function whyNotTake(m: InTale, mystling: Def) {
  const { element } = mystlingAt(m, mystling);
  const others = chosen(m);
  if (others.some((one) => mystlingAt(m, one).element === element)) return SAME_ELEMENT;
  const hasPartner = m.tale.party.some((one) => mystlingAt(m, one).element !== element);
  return hasPartner ? undefined : NO_PARTNER;
}

/** The Mystlings that may be chosen now. */
function openParty(m: InTale): Def[] {
  const others = chosen(m);
  return m.tale.party.filter((one) => !others.includes(one) && !whyNotTake(m, one));
}

/** DE-DECK-14: the deck that was kept with the Mystling, without what lies in the other one. */
function proposeKept(m: InTale, seat: Seat, deck: number): void {
  const mystling = m.tamers[seat].mystlings[deck];
  const kept = m.tale.kept.find((one) => one.mystling === mystling)?.cards ?? [];
  const plan = planOf(m, seat, deck);
  const cards: number[] = [];
  for (const def of kept) if (!whyNotAdd(plan, cards, def)) cards.push(def);
  m.asked.saved[seat] = cards;
}

function trayOf(m: InTale): Pocket[] {
  return m.tamers.flatMap(({ mystlings, decks }) =>
    mystlings.map((mystling, i) => pocketFor(mystling, decks[i])),
  );
}

function keepDecks(m: InTale, tray: readonly Pocket[]): void {
  const others = m.tale.kept.filter(({ mystling }) => !tray.some((one) => one.mystling === mystling));
  m.tale.kept = [...others, ...tray.map(({ mystling, deck }) => ({ mystling, cards: deck.slice() }))];
}

const MYSTLINGS_TAKEN = 2;

const preparing = taleProcedure(
  prepare,
  {
    world: (m) => {
      m.tale.told = [];
      m.tale.script = -1;
      return decide(m, 'navigate', 'navigate-together');
    },
    navigate: navigate.alone,
    'navigate-together': navigate.together,
    visited: (m) => go(EXITS[m.result] === 'choose-scenario' ? 'scenario' : 'world'),
    scenario: (m) => decide(m, 'choose', 'choose-together'),
    choose: chooseScenario.alone,
    'choose-together': chooseScenario.together,
    intro: (m, v) => {
      const { intro, hints } = storyOf(m).scenarios[v.scenario];
      m.tale.told = [];
      for (const text of [intro, ...hints]) tell(m, text);
      return decide(m, 'begin', 'begin-together');
    },
    begin: begin.alone,
    'begin-together': begin.together,
    starting: (m) => {
      if (m.tale.played.length !== 1) return go('mystlings');
      if (m.seats === 1) return go('switch');
      settleStarting(m);
      return go('mystlings');
    },
    switch: ask({
      kind: 'switch-starting',
      rule: 'DE-START-02',
      who: () => 0,
      about: (m) => otherStarting(m).map((id) => ({ kind: 'def', id })),
      offer: (m, _v, offer) => {
        for (const def of otherStarting(m)) allow(offer, 'take-along', def);
      },
      then: (m, _v, { refs }) => {
        const [now, other] = otherStarting(m);
        if (refs[0] === other) {
          leaveParty(m, now);
          // DE-START-06: it counts as not yet met.
          m.tale.tamed = m.tale.tamed.filter((one) => one !== now);
          m.tale.met = m.tale.met.filter((one) => one !== now);
          joinParty(m, other);
        }
        settleStarting(m);
        return go('mystlings');
      },
    }),
    mystlings: (m, v) => {
      v.at = 0;
      for (const tamer of m.tamers) {
        tamer.mystlings = [];
        tamer.decks = [];
      }
      return go('take');
    },
    /** DE-PARTY-01, DE-PARTY-03, DE-DECIDE-04. */
    take: ask({
      kind: 'take-mystling',
      rule: 'DE-PARTY-01',
      who: (m, v) => chooser(m, v.at),
      offer: (m, _v, offer) => {
        const others = chosen(m);
        for (const mystling of m.tale.party)
          if (!others.includes(mystling)) allowUnless(offer, whyNotTake(m, mystling), 'take-along', mystling);
      },
      then: (m, v, { refs }) => {
        const tamer = m.tamers[chooser(m, v.at)];
        tamer.mystlings.push(refs[0]);
        tamer.decks.push([]);
        v.at++;
        return v.at < MYSTLINGS_TAKEN ? go('take') : go('decks');
      },
    }),
    decks: (_m, v) => {
      v.at = 0;
      return go('deck');
    },
    /** DE-DECK-01, DE-DECK-13: one after the other alone, at the same time together. */
    deck: (m, v) => {
      if (m.seats === 2) {
        if (v.at++ > 0) return go('ready');
        for (let seat = 0; seat < 2; seat++) proposeKept(m, seat, 0);
        return call(build, { seats: [0, 1], deck: 0, isLate: false }, 'deck');
      }
      if (v.at >= MYSTLINGS_TAKEN) return go('ready');
      proposeKept(m, 0, v.at);
      return call(build, { seats: [0], deck: v.at++, isLate: false }, 'deck');
    },
    ready: (m, v) => {
      const tray = trayOf(m);
      keepDecks(m, tray);
      m.tale.told = [];
      beginScene(m, v.scenario, tray);
      return done();
    },
  },
  {
    shows: (m, v, step) => {
      if (step.startsWith('navigate')) return { kind: 'world-map' };
      if (step.startsWith('choose')) return { kind: 'scenarios' };
      if (step.startsWith('begin')) return { kind: 'introduction', scenario: v.scenario };
      return step === 'take' ? { kind: 'party', chosen: chosen(m), open: openParty(m) } : undefined;
    },
  },
);

export const preparations = [preparing];
