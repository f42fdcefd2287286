/** Where play stands in a position: the frames that a match in play would have there. */
import { type Given, givenWord, type Handle, PositionError, unknownWord } from '@tabard/engine';
import { type Setting, seatWord } from './position-words.ts';
import { isPvp } from './rules/facts.ts';
import {
  challenge,
  combat as combatProcedure,
  enemyTurn,
  quickBattle,
  rounds,
  singleCombat,
  turn,
  turnEnd,
} from './rules/handles.ts';
import type { InRun } from './run/facts.ts';
import { camp, mystery, run, runFight, runSetup, runStep } from './run/handles.ts';
import { RUN_PLACES, runThing } from './run/position.ts';
import type { InCombat, Match } from './state.ts';
import { type InTale, sceneOf } from './tale/facts.ts';
import { campaign, fight, journal, prepare, wrapUp } from './tale/handles.ts';
import { PLACES } from './tale/position.ts';
import { thingNamed } from './tale/position-words.ts';

const PLAYER_STEPS = ['begin', 'act', 'after', 'draw', 'end'];
const ENEMY_STEPS = ['begin', 'card', 'special', 'end'];

export function standAt(s: Setting, given: Given): void {
  const { m } = s;
  const { combat } = m;
  const { first } = combat;
  combat.order = isPvp(m) ? [first, 1 - first] : m.seats === 1 ? [0] : [combat.taunt, 1 - combat.taunt];
  push(m, combatProcedure, 'over', { plan: undefined });
  if (given.turn === 'enemy' && !isPvp(m)) standInEnemyTurn(m, given);
  else standInTurn(s, given);
}

/** What is around a combat that is a match of its own. */
export function standAround(m: InCombat): void {
  if (m.mode === 'challenge') push(m, challenge, 'over', { aftermath: undefined });
  else if (isPvp(m)) push(m, quickBattle, 'over', { aftermath: undefined });
  else push(m, singleCombat, 'over', { at: m.seats, luggage: undefined, aftermath: undefined });
}

/** What is around a combat of a campaign: the Script that called it. */
export function standInFight(m: InTale): void {
  const pockets = sceneOf(m).fighting.slice();
  push(m, campaign, 'played', {});
  push(m, journal, 'fought', { script: -1 });
  push(m, fight, 'over', { isResumed: false, pockets, aftermath: undefined });
}

/** Where play stands in a campaign outside a Combat. */
export function standInTale(m: InTale, given: Given): void {
  if (given.script !== undefined) {
    push(m, campaign, 'played', {});
    push(m, journal, 'read', { script: thingNamed(m, 'script', given.script, ['script']) });
    return;
  }
  STANDS[givenWord(given.at ?? 'map', PLACES, ['at'])](m, given);
}

const STANDS: Readonly<Record<(typeof PLACES)[number], (m: InTale, given: Given) => void>> = {
  start: (m) => push(m, campaign, 'begin', {}),
  map: (m) => {
    push(m, campaign, 'played', {});
    push(m, journal, 'map', { script: -1 });
  },
  'world map': (m) => {
    push(m, campaign, 'play', {});
    push(m, prepare, 'world', { scenario: -1, at: 0 });
  },
  mystlings: (m, given) => {
    push(m, campaign, 'play', {});
    push(m, prepare, 'starting', {
      scenario: thingNamed(m, 'scenario', given.scenario, ['scenario']),
      at: 0,
    });
  },
  'wrap-up': (m) => {
    push(m, campaign, 'prepare', {});
    push(m, wrapUp, 'begin', { drawn: [], left: 0 });
  },
};

/** What is around a Combat of a Run. */
export function standInRunFight(m: InRun, isBoss: boolean): void {
  push(m, run, 'step', {});
  push(m, runStep, 'fought', { drawn: [] });
  push(m, runFight, 'over', { isBoss, aftermath: undefined });
}

/** Where play stands in a Run outside a Combat. */
export function standInRun(m: InRun, given: Given): void {
  RUN_STANDS[givenWord(given.at ?? 'crossroads', RUN_PLACES, ['at'])](m, given);
}

const RUN_STANDS: Readonly<Record<(typeof RUN_PLACES)[number], (m: InRun, given: Given) => void>> = {
  start: (m) => push(m, run, 'begin', {}),
  mystlings: (m) => {
    push(m, run, 'step', {});
    push(m, runSetup, 'mystlings', { seat: 0, at: 0, left: 0 });
  },
  perks: (m) => {
    push(m, run, 'step', {});
    push(m, runSetup, 'perk', { seat: 0, at: 0, left: 0 });
  },
  crossroads: (m) => {
    push(m, run, 'step', {});
    push(m, runStep, 'choose', { drawn: [] });
  },
  mystery: (m, given) => {
    push(m, run, 'step', {});
    push(m, runStep, 'resolved', { drawn: [] });
    const card = runThing(m, 'mysteries', given.mystery, ['mystery']);
    push(m, mystery, 'begin', { card, seat: 0, isTopOnly: false });
  },
  camp: (m) => {
    push(m, run, 'step', {});
    push(m, runStep, 'camped', { drawn: [] });
    push(m, camp, 'begin', {});
  },
  resolution: (m) => push(m, run, 'over', {}),
};

function standInEnemyTurn(m: InCombat, given: Given): void {
  m.combat.active = m.seats;
  push(m, rounds, 'round', { at: m.combat.order.length });
  const step = givenWord(given.step ?? 'begin', ENEMY_STEPS, ['step']);
  push(m, enemyTurn, step, {});
}

function standInTurn(s: Setting, given: Given): void {
  const { m, seats } = s;
  const { order } = m.combat;
  const seat = given.turn === undefined ? order[0] : seatWord(s, given.turn, ['turn']);
  if (!seats[seat])
    throw new PositionError(['turn'], unknownWord('seat', String(given.turn), [...seats, 'enemy']));
  m.combat.active = seat;
  push(m, rounds, 'next', { at: order.indexOf(seat) + 1 });
  const step = givenWord(given.step ?? 'act', PLAYER_STEPS, ['step']);
  if (step === 'draw' || step === 'end') {
    m.combat.ending = step === 'draw' ? 0 : 1;
    push(m, turnEnd, 'stage', { seat });
  } else {
    const hasPlayed = step === 'after' ? 1 : 0;
    push(m, turn, step === 'begin' ? 'begin' : 'act', { seat, bonus: -1, hasPlayed });
  }
}

export function push<V extends Record<string, unknown>>(
  m: Match,
  { name }: Handle<V>,
  step: string,
  vars: V,
): void {
  m.stack.push({ proc: name, step, since: 0, vars: { ...vars } });
}
