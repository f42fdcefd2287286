/** DE-FIGHT-01 to DE-FIGHT-09, DE-RAND-03 to DE-RAND-07: a Combat of the story, from the call to its aftermath. */
import { allow, ask, call, compute, type Def, done, go, happen, pickAtRandom, takes } from '@tabard/engine';
import { eclipseContent, STATISTICS } from '../../defs.ts';
import { clearArena } from '../../rules/combat.ts';
import { combat } from '../../rules/handles.ts';
import { isQuestFulfilled } from '../../rules/quests.ts';
import { usualMap } from '../../rules/setup.ts';
import {
  type Aftermath,
  type Entrant,
  type InCombat,
  isInCombat,
  NO_DARKNESS,
  type Plan,
} from '../../state.ts';
import type { CombatCall } from '../defs.ts';
import { type InTale, mystlingAt, sceneOf, statsOf, storyOf } from '../facts.ts';
import { ABOUT_ALL, fight, randomCombat } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import type { Scene } from '../state.ts';
import { addToRandom, fulfilQuest, joinParty, leaveBy, meet, takeBack } from '../verbs.ts';
import { taleProcedure } from './procedure.ts';

/** The call that is fought, or undefined for a Random Combat. */
function callOf(m: InTale): CombatCall | undefined {
  return storyOf(m).combats[sceneOf(m).combat];
}

/** DE-RAND-03, DE-TIER-01: the Arena card on the Tier card of a Mystling. */
export function homeOf(m: InTale, enemy: Def): Def {
  const content = eclipseContent(m);
  const home = storyOf(m).homes[content.defs[enemy].id];
  return home === undefined
    ? content.defs.findIndex(({ type }) => type === 'arena')
    : (content.byId.get(home) ?? -1);
}

/** DE-FIGHT-02, DE-FIGHT-10: Corruptions of the call, of its modifiers and of the hard mode. */
function corruptionsFor(m: InTale, written: CombatCall | undefined): number {
  const own = written?.corruptions ? compute(m, ABOUT_ALL, written.corruptions) : 0;
  const given = boonsFor(m, written).filter(({ boon, isEnemy }) => boon === 'corruptions' && isEnemy);
  return given.reduce((sum, { amount }) => sum + amount, own + (m.tale.isCorrupted ? 1 : 0));
}

export function planFor(m: InTale, pockets: readonly number[]): Plan {
  const { enemy, tray } = sceneOf(m);
  const written = callOf(m);
  const content = eclipseContent(m);
  const arena = written ? (content.byId.get(written.arena) ?? -1) : homeOf(m, enemy);
  const map = written?.map === undefined ? usualMap(m, arena) : (content.byId.get(written.map) ?? -1);
  return {
    enemy,
    arena,
    map,
    corruptionCount: corruptionsFor(m, written),
    isUnpredictable: m.tale.isUnpredictable,
    isSteel: m.tale.isSteel,
    isTameable: written?.isTameable ?? true,
    goal: 'win',
    first: 0,
    isConcedable: true,
    ...NO_DARKNESS,
    boons: boonsFor(m, written),
    entrants: pockets.map((i): Entrant => {
      const { mystling, deck, damage, power, fatigue } = tray[i];
      return { def: mystling, deck: deck.slice(), damage, power, fatigue, stats: exaltedStats(m, mystling) };
    }),
  };
}

/** DE-QUEST-06: only an Exalted card changes the numbers. */
export function exaltedStats(m: InTale, mystling: Def): number[] | undefined {
  const stats = statsOf(m, mystling);
  return stats === mystlingAt(m, mystling).stats ? undefined : STATISTICS.map((name) => stats[name]);
}

/** DE-FIGHT-02: a modifier that takes what it looks for. */
function payModifiers(m: InTale): void {
  for (const { takes } of modifiersInForce(m, callOf(m))) if (takes >= 0) takeBack(m, takes);
}

function modifiersInForce(m: InTale, written: CombatCall | undefined): CombatCall['modifiers'] {
  return (written?.modifiers ?? []).filter(({ gate }) => !gate || compute(m, ABOUT_ALL, gate));
}

/** DE-FIGHT-02: the modifiers whose condition holds. */
function boonsFor(m: InTale, written: CombatCall | undefined): Plan['boons'] {
  return modifiersInForce(m, written).map(({ boon, side, amount }) => ({
    boon,
    isEnemy: side === 'enemy',
    amount,
  }));
}

/** DE-RECOV-01, DE-FIGHT-09: what the fighters bring back into the tray. */
function bringBack(m: InTale, pockets: readonly number[], { mystlings }: Aftermath): void {
  const { tray } = sceneOf(m);
  mystlings.forEach(({ damage, recovered, fatigue, removed }, seat) => {
    const pocket = tray[pockets[seat]];
    pocket.damage = damage;
    pocket.power = 0;
    pocket.fatigue = fatigue;
    // DE-DECK-12: cards removed from play are gone until the end of the Scenario.
    for (const id of removed) {
      const at = pocket.deck.indexOf(eclipseContent(m).byId.get(id) ?? -1);
      if (at >= 0) pocket.deck.splice(at, 1);
    }
    if (recovered) happen(m, 'recovered', pocket.mystling, recovered);
  });
}

/** DE-FIGHT-04: Portrait, Party or Random Combats; Enemies that are no Mystlings are none of it. */
function enter(m: InTale, result: string): void {
  const { enemy } = sceneOf(m);
  if (eclipseContent(m).defs[enemy].type !== 'mystling') return;
  meet(m, enemy);
  if (result === 'tame') joinParty(m, enemy);
  else addToRandom(m, enemy);
}

/** DE-QUEST-05. */
function fulfilInCombat(m: InTale & InCombat, { fighting, tray }: Scene): void {
  fighting.forEach((pocket, seat) => {
    if (isQuestFulfilled(m, seat)) fulfilQuest(m, tray[pocket].mystling);
  });
}

/** What follows a Combat that does not go on: kept in the scene until then. */
export function settleCombat(m: InTale): void {
  const scene = sceneOf(m);
  if (scene.settling.length) bringBack(m, scene.fighting, scene.settling[0]);
  if (isInCombat(m)) fulfilInCombat(m, scene);
  scene.settling = [];
  enter(m, scene.result);
}

const RESULT_SCRIPTS = ['tame', 'win', 'lose'] as const;

function scriptAfter(m: InTale, result: string): number {
  const kind = RESULT_SCRIPTS.find((one) => one === result) ?? 'lose';
  const { scenario } = sceneOf(m);
  return callOf(m)?.[kind] ?? storyOf(m).scenarios[scenario].random;
}

const battle = taleProcedure(
  fight,
  {
    begin: (m, v) => {
      if (v.isResumed) return go('resume');
      const { tray } = sceneOf(m);
      // DE-PARTY-03, DE-FIGHT-08: two players fight with their own; a single one picks anew for each Combat.
      v.pockets = m.seats === 2 ? [0, 1] : [0];
      return m.seats === 1 && tray.length > 1 ? go('pick') : go('fight');
    },
    pick: ask({
      kind: 'pick-fighter',
      rule: 'DE-FIGHT-08',
      who: () => 0,
      about: (m) => [{ kind: 'def', id: sceneOf(m).enemy }],
      offer: (m, _v, offer) => {
        for (const { mystling } of sceneOf(m).tray) allow(offer, 'choose-fighter', mystling);
      },
      then: (m, v, answer) => {
        v.pockets = [sceneOf(m).tray.findIndex(({ mystling }) => mystling === answer.refs[0])];
        return go('fight');
      },
    }),
    fight: (m, v) => {
      sceneOf(m).fighting = v.pockets.slice();
      const plan = planFor(m, v.pockets);
      payModifiers(m);
      return call(combat, { plan }, 'over');
    },
    resume: () => call(combat, { plan: undefined }, 'over'),
    over: takes(combat, 'aftermath', (m, v) => {
      const scene = sceneOf(m);
      if (!v.aftermath) throw new Error('a Combat leaves its aftermath');
      const { result, isConceded } = v.aftermath;
      scene.result = result;
      scene.settling = [v.aftermath];
      const mayGoOn = !isConceded && (callOf(m)?.open.includes(result) ?? false);
      if (!mayGoOn) {
        settleCombat(m);
        clearArena(m);
      }
      return done(scriptAfter(m, result));
    }),
  },
  {
    shows: (m, _v, step) => ({
      kind: step === 'pick' ? 'fighters' : 'story-combat',
      enemy: sceneOf(m).enemy,
    }),
  },
);

/** DE-RAND-08: with both Tier cards open. */
const chooseEnemy = jointly({
  kind: 'choose-enemy',
  rule: 'DE-RAND-03',
  offer: (_m, v: { drawn: number[]; added: number }, offer) => {
    for (const mystling of v.drawn) allow(offer, 'choose-fighter', mystling);
    if (v.added >= 0) allow(offer, 'choose-fighter', v.added);
  },
  then: (m, _v, answer) => {
    const scene = sceneOf(m);
    scene.combat = -1;
    [scene.enemy] = answer.refs;
    leaveBy(m, 'combat');
    return done(1);
  },
});

const DRAWN = 2;

const meetAtRandom = taleProcedure(randomCombat, {
  /** DE-RAND-03, DE-RAND-04: two of the cards, and the one that the Script adds; 0 when there is none. */
  draw: (m, v) => {
    const pool = m.tale.random.slice();
    while (v.drawn.length < DRAWN && pool.length)
      v.drawn.push(...pool.splice(pickAtRandom(m, pool.length), 1));
    if (v.drawn.includes(v.added) || m.tale.party.includes(v.added)) v.added = -1;
    if (!v.drawn.length && v.added < 0) return done(0);
    return decide(m, 'choose', 'choose-together');
  },
  choose: chooseEnemy.alone,
  'choose-together': chooseEnemy.together,
});

export const fights = [battle, meetAtRandom];
