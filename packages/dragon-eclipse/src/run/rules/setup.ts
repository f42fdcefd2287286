/** DE-RL-RUN-01 to DE-RL-RUN-10: how a Run is set up, in the order of the rules. */
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
  pickAtRandom,
  type Refusal,
  refuse,
  type Seat,
} from '@tabard/engine';
import { deckPlan, startingDeck } from '../../decks.ts';
import { eclipseContent } from '../../defs.ts';
import { mystlingAt, sceneOf, storyOf } from '../../tale/facts.ts';
import { decide, jointly } from '../../tale/joint.ts';
import { gainCards, gainNamed } from '../../tale/rules/gaining.ts';
import { newScene, pocketFor } from '../../tale/rules/prepare.ts';
import { empower, hurt, tire } from '../../tale/verbs.ts';
import { STARTING_PERKS, type StartingPerk } from '../defs.ts';
import {
  boxesOf,
  campsiteSpace,
  darknessOf,
  type InRun,
  mapOf,
  mapsUnlocked,
  pocketOf,
  runDefOf,
} from '../facts.ts';
import { arming, forgetting, goalsTaken, runSetup } from '../handles.ts';
import { addCard, buryMysteries, designsLeft, removeCard, turnUpMystery } from '../verbs.ts';
import { resolveMystery } from './mystery.ts';
import { runProcedure } from './procedure.ts';

const SAME_ELEMENT = refuse('same-main-element', 'DE-RL-RUN-04');
const NO_PARTNER = refuse('no-other-element', 'DE-RL-RUN-04');
const FEW_BOXES = refuse('too-few-boxes', 'DE-RL-SHORT-01');

interface SetupVars {
  seat: number;
  at: number;
  left: number;
}

/** DE-RL-RUN-01, DE-RL-SHEET-06. */
const chooseMap = jointly({
  kind: 'choose-map',
  rule: 'DE-RL-RUN-01',
  offer: (m: InRun, _v: SetupVars, offer) => {
    for (let map = 0; map < mapsUnlocked(m, m.run.sheet); map++) allow(offer, 'choose-map', map);
  },
  then: (m: InRun, _v, { refs }): Next<'lay-out'> => {
    [m.run.map] = refs;
    return go('lay-out');
  },
});

/** DE-RL-RUN-02: a random Mystery card on each lettered slot. */
function layMysteries(m: InRun): void {
  const deck = runDefOf(m).mysteries.map((_, i) => i);
  m.run.slots = mapOf(m).letters.map(() => deck.splice(pickAtRandom(m, deck.length), 1)[0]);
}

// --- Mystlings ---

/** With two players the holder of the Decision token chooses first. */
function chooser(m: InRun, at: number): Seat {
  return m.seats === 1 ? 0 : at === 0 ? m.decider : 1 - m.decider;
}

/** DE-RL-RUN-04, DE-RL-SHORT-01. */
function whyNotChoose(m: InRun, mystling: Def): Refusal | undefined {
  const { sheet, start } = m.run;
  const isFit = (one: Def) => boxesOf(sheet, one) >= start;
  if (!isFit(mystling)) return FEW_BOXES;
  if (m.seats === 1) return undefined;
  const { element } = mystlingAt(m, mystling);
  const others = m.tamers.flatMap(({ mystlings }) => mystlings);
  if (others.some((one) => mystlingAt(m, one).element === element)) return SAME_ELEMENT;
  const hasPartner = sheet.mystlings.some((one) => isFit(one) && mystlingAt(m, one).element !== element);
  return hasPartner ? undefined : NO_PARTNER;
}

/** DE-RL-RUN-05, DE-RL-RUN-09: six own cards and the ten Starting cards. */
function dealDecks(m: InRun): void {
  const content = eclipseContent(m);
  const tray = m.tamers.map(({ mystlings: [mystling] }) =>
    pocketFor(mystling, startingDeck(deckPlan(content, mystlingAt(m, mystling)))),
  );
  m.tale.scene = newScene(-1, tray);
}

// --- Starting Perks ---

function stepOf(m: InRun, perk: StartingPerk): number {
  return m.run.sheet.perks[STARTING_PERKS.indexOf(perk)];
}

/** DE-RL-PERK-03: these concern each player's own deck. */
const ADDING = { neutral: 'advancement', elemental: 'elemental' } as const;

function addingPerk(v: SetupVars): 'neutral' | 'elemental' {
  return STARTING_PERKS[v.at] === 'elemental' ? 'elemental' : 'neutral';
}

/** DE-RL-PERK-04: any Item with the RL mark that is not held. */
const chooseItem = jointly({
  kind: 'perk-item',
  rule: 'DE-RL-PERK-04',
  about: (_m: InRun, v: SetupVars) => [v.left],
  offer: (m: InRun, _v: SetupVars, offer) => {
    storyOf(m).items.forEach(({ isRoguelite }, item) => {
      if (isRoguelite && !m.tale.items.includes(item)) allow(offer, 'keep-item', item);
    });
  },
  then: (_m: InRun, v, { refs }): Next<'items'> => {
    v.left--;
    return gainNamed('items', refs[0], 'items');
  },
});

/** Begins a perk; the steps with the names of the perks carry it out. */
function beginPerk(
  m: InRun,
  v: SetupVars,
): Next<'adding' | 'removing' | 'items' | 'power' | 'equipment' | 'dark'> {
  const perk = STARTING_PERKS[v.at];
  if (!perk) return go('dark');
  v.seat = 0;
  v.left = stepOf(m, perk);
  if (perk in ADDING) return go('adding');
  return go(perk === 'remove' ? 'removing' : (perk as 'items' | 'power' | 'equipment'));
}

// --- Darkness ---

/** DE-RL-DARK-03 to DE-RL-DARK-05, DE-RL-DARK-12. */
function darken(m: InRun): void {
  m.tamers.forEach((_, seat) => {
    const pocket = pocketOf(m, seat);
    hurt(m, pocket, darknessOf(m, 'damage'));
    for (let i = 0; i < darknessOf(m, 'lose-own'); i++) loseOwnCard(m, seat);
    for (let i = 0; i < darknessOf(m, 'fatigue'); i++) tire(m, pocket);
  });
}

function loseOwnCard(m: InRun, seat: Seat): void {
  const { defs } = eclipseContent(m);
  const own = pocketOf(m, seat).deck.filter((def) => {
    const card = defs[def];
    return card.type === 'action' && card.kind === 'mystling';
  });
  if (own.length) removeCard(m, seat, own[pickAtRandom(m, own.length)]);
}

/** DE-RL-SHORT-03, DE-RL-SHORT-04. */
const SHORTCUT_CARDS = 3;

const setUp = runProcedure(
  runSetup,
  {
    map: (m) => {
      if (m.run.map >= 0) return go('lay-out');
      m.run.map = 0;
      return mapsUnlocked(m, m.run.sheet) > 1 ? decide(m, 'choose', 'choose-together') : go('lay-out');
    },
    choose: chooseMap.alone,
    'choose-together': chooseMap.together,
    'lay-out': (m) => {
      layMysteries(m);
      m.run.way = [campsiteSpace(m, m.run.start)];
      m.run.bosses = m.run.start;
      return call(arming, {}, 'mystlings');
    },
    mystlings: (m, v) => (v.at < m.seats ? go('mystling') : go('decks')),
    mystling: ask({
      kind: 'run-mystling',
      rule: 'DE-RL-RUN-04',
      who: (m, v) => chooser(m, v.at),
      offer: (m, _v, offer) => {
        for (const one of m.run.sheet.mystlings) allowUnless(offer, whyNotChoose(m, one), 'take-along', one);
      },
      then: (m, v, { refs }) => {
        const seat = chooser(m, v.at);
        m.tamers[seat].mystlings = [refs[0]];
        happen(m, 'mystling-picked', seat, refs[0]);
        v.at++;
        return go('mystlings');
      },
    }),
    decks: (m, v) => {
      dealDecks(m);
      v.at = 0;
      return go('perk');
    },
    /** DE-RL-RUN-07. */
    perk: (m, v) => beginPerk(m, v),
    'next-perk': (_m, v) => {
      v.at++;
      return go('perk');
    },
    adding: (m, v) => {
      if (v.left > 0 && designsLeft(m, v.seat, ADDING[addingPerk(v)]).length) return go('add');
      v.left = stepOf(m, addingPerk(v));
      v.seat++;
      return go(v.seat < m.seats && v.left > 0 ? 'adding' : 'next-perk');
    },
    add: ask({
      kind: 'perk-card',
      rule: 'DE-RL-PERK-04',
      who: (_m, v) => v.seat,
      about: (_m, v) => [v.left],
      offer: (m, v, offer) => {
        for (const def of designsLeft(m, v.seat, ADDING[addingPerk(v)])) allow(offer, 'add', def);
      },
      then: (m, v, { refs }) => {
        addCard(m, v.seat, refs[0]);
        v.left--;
        return go('adding');
      },
    }),
    removing: (m, v) => {
      if (v.left < 1 || v.seat >= m.seats) return go('next-perk');
      return call(forgetting, { seat: v.seat++, left: v.left, isOptional: false }, 'removing');
    },
    /** DE-RL-PERK-03: shared, so gained once. */
    items: (m, v) => (v.left > 0 ? decide(m, 'item', 'item-together') : go('next-perk')),
    item: chooseItem.alone,
    'item-together': chooseItem.together,
    power: (m, v) => {
      for (const pocket of sceneOf(m).tray) empower(m, pocket, v.left);
      return go('next-perk');
    },
    equipment: (_m, v) => (v.left > 0 ? gainCards('equipment', v.left, 'next-perk') : go('next-perk')),
    dark: (m, v) => {
      darken(m);
      v.left = m.run.start * SHORTCUT_CARDS;
      return go('shortcut');
    },
    /** DE-RL-SHORT-05: after the Starting Perks, top sections alone. */
    shortcut: (m, v) => {
      buryMysteries(m);
      if (v.left-- < 1) return call(goalsTaken, { seat: 0, isOptional: false }, 'ready');
      return resolveMystery(turnUpMystery(m), 'shortcut', 'top');
    },
    ready: (m) => {
      happen(m, 'run-began', m.run.map);
      return done();
    },
  },
  {
    shows: (_m, v, step) => {
      if (step.startsWith('choose')) return { kind: 'run-maps' };
      if (step === 'mystling') return { kind: 'run-mystlings' };
      if (step === 'add' || step.startsWith('item')) return { kind: 'perk', perk: v.at, left: v.left };
      return undefined;
    },
  },
);

export const setups = [setUp];
