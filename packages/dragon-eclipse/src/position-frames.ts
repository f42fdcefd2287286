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
import type { InCombat, Match } from './state.ts';

const PLAYER_STEPS = ['begin', 'act', 'after', 'draw', 'end'];
const ENEMY_STEPS = ['begin', 'card', 'special', 'end'];

export function standAt(s: Setting, given: Given): void {
  const { m } = s;
  const { combat } = m;
  const { first } = combat;
  combat.order = isPvp(m) ? [first, 1 - first] : m.seats === 1 ? [0] : [combat.taunt, 1 - combat.taunt];
  if (m.mode === 'challenge') push(m, challenge, 'over', { aftermath: undefined });
  else if (isPvp(m)) push(m, quickBattle, 'over', { aftermath: undefined });
  else push(m, singleCombat, 'over', { at: m.seats, luggage: undefined, aftermath: undefined });
  push(m, combatProcedure, 'over', { plan: undefined });
  if (given.turn === 'enemy' && !isPvp(m)) standInEnemyTurn(m, given);
  else standInTurn(s, given);
}

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
