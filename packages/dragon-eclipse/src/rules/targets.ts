import type { Seat } from '@tabard/engine';
import type { FighterId, InCombat, Space } from '../state.ts';
import {
  allyOf,
  arenaSide,
  distance,
  enemySide,
  fighterAt,
  geometry,
  isEnemy,
  isOpponent,
  isPvp,
  isSummonAt,
  mapSide,
  terrainAt,
} from './facts.ts';

/** A target is a fighter, or a space with a Summon or attackable Terrain: this number plus the space. */
export const AT_SPACE = 100;

export function isFighter(target: number): boolean {
  return target < AT_SPACE;
}

/** Who answers for a fighter in an effect: its player; for the Enemy the player that the effect is of or against. */
export function deciderFor(m: InCombat, { you, foe }: Sides, fighter: FighterId = you): Seat {
  // DE-GOLD-03, DE-COOP-07.
  const acting = isEnemy(m, you) ? foe : you;
  const player: number = isEnemy(m, fighter) ? acting : fighter;
  return m.seats === 1 ? 0 : player;
}

/** The two that an effect is about. */
interface Sides {
  readonly you: FighterId;
  readonly foe: FighterId;
}

/** Whom an effect on each strikes. */
export const EACH = ['opponents', 'mystlings'] as const;
export type Each = (typeof EACH)[number];

export interface Aim {
  readonly you: FighterId;
  readonly foe: FighterId;
  /** The space that the range is counted from. */
  readonly from: number;
  readonly range: number;
  readonly isInLine: boolean;
}

/** DE-ATTACK-01, DE-DEAL-01: the opponents that an effect may hit: Mystlings, Summons and attackable Terrain. */
export function targetsOf(m: InCombat, aim: Aim): number[] {
  const found = fightersInReach(m, aim);
  if (isEnemy(m, aim.you)) return found;
  // DE-SUMM-03, DE-TERR-05.
  if (hasObjects(m)) addObjects(m, aim, found);
  return found;
}

function hasObjects(m: InCombat): boolean {
  return arenaSide(m).hasTargets || (!isPvp(m) && enemySide(m).summon !== undefined);
}

function addObjects(m: InCombat, aim: Aim, found: number[], isOne = isObjectAt): void {
  for (let space = 0; space < m.combat.terrain.length; space++)
    if (isOne(m, space) && isReached(m, aim, space)) found.push(AT_SPACE + space);
}

/** A Summon or attackable Terrain. */
function isObjectAt(m: InCombat, space: Space): boolean {
  return isSummonAt(m, space) || isAttackableTerrainAt(m, space);
}

function isAttackableTerrainAt(m: InCombat, space: Space): boolean {
  return (terrainAt(m, space)?.health ?? 0) > 0;
}

/** The opposing Mystlings in reach. An Enemy has one opponent at a time: DE-COOP-07. */
export function fightersInReach(m: InCombat, aim: Aim): number[] {
  const found: number[] = [];
  for (let f = 0; f < m.combat.fighters.length; f++) {
    if (!isOpponent(m, aim.you, f) || (isEnemy(m, aim.you) && f !== aim.foe)) continue;
    if (isReached(m, aim, m.combat.fighters[f].space)) found.push(f);
  }
  return found;
}

/** Every opponent, or every other Mystling, in reach; DE-COOP-07, DE-COOP-11, DE-TERR-07. */
export function allInReach(m: InCombat, aim: Aim, each: Each): number[] {
  const found: number[] = [];
  for (let f = 0; f < m.combat.fighters.length; f++) {
    if (f === aim.you || (each === 'opponents' && !isOpponent(m, aim.you, f))) continue;
    if (isReached(m, aim, m.combat.fighters[f].space)) found.push(f);
  }
  if (!hasObjects(m)) return found;
  if (!isEnemy(m, aim.you)) addObjects(m, aim, found);
  else if (each === 'mystlings') addObjects(m, aim, found, isAttackableTerrainAt);
  return found;
}

function isReached(m: InCombat, aim: Aim, space: Space): boolean {
  if (distance(m, aim.from, space) > aim.range) return false;
  return !aim.isInLine || isClear(m, aim, space);
}

/** DE-LINE-01 to DE-LINE-04: on a row from here, no nearer opponent, ally, or Terrain that says so before it. */
function isClear(m: InCombat, aim: Aim, space: Space): boolean {
  const g = geometry(m);
  const direction = g.direction[aim.from * g.size + space];
  if (direction < 0) return space === aim.from;
  for (let at = g.neighbours[aim.from * 6 + direction]; at !== space; at = g.neighbours[at * 6 + direction])
    if (stopsLine(m, aim, at)) return false;
  return true;
}

function stopsLine(m: InCombat, aim: Aim, space: Space): boolean {
  const { you } = aim;
  const there = fighterAt(m, space);
  if (there >= 0 && there !== you) return stopsLineOf(m, aim, there);
  if (!isEnemy(m, you) && isSummonAt(m, space)) return true;
  return terrainAt(m, space)?.blocksLine ?? false;
}

/** DE-LINE-02, DE-LINE-03: an opponent or an ally; DE-COOP-07: an Enemy ignores whom it does not turn on. */
function stopsLineOf(m: InCombat, { you, foe }: Aim, other: FighterId): boolean {
  if (isEnemy(m, you)) return other === foe;
  return isOpponent(m, you, other) || other === allyOf(m, you);
}

/** DE-ARENA-08: whether anything may be put here at all. */
export function isPosition(m: InCombat, space: Space): boolean {
  return !mapSide(m).holes[space];
}
