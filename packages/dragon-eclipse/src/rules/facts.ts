/** Plain facts of a combat: who is who, what lies where. Nothing here asks for continuous effects. */
import type {
  ActionDef,
  ArenaDef,
  ArenaSide,
  Element,
  EnemySide,
  MapDef,
  MapSide,
  MystlingDef,
  Statistic,
  SummonDef,
  TamingStep,
  TerrainKind,
  WildDef,
} from '../defs.ts';
import { eclipseContent, STATISTICS } from '../defs.ts';
import { type Geometry, geometryOf } from '../geometry.ts';
import type { Combat, Fighter } from '../state.ts';

export type FighterDef = MystlingDef | WildDef;

export function isPvp(m: Combat): boolean {
  return m.mode !== 'combat';
}

export function isEnemy(m: Combat, fighter: number): boolean {
  return fighter === m.seats;
}

export function fighterDef(m: Combat, fighter: number): FighterDef {
  return eclipseContent(m).defs[m.fighters[fighter].def] as FighterDef;
}

export function enemySide(m: Combat): EnemySide {
  return fighterDef(m, m.seats).enemy;
}

/** DE-FLOW-03, DE-PVP-03: the conditions of the Taming card in use. */
export function tamingOf(m: Combat): readonly TamingStep[] {
  return isPvp(m) || !m.plan.isTameable ? NO_TAMING : fighterDef(m, m.seats).taming;
}
const NO_TAMING: readonly TamingStep[] = [];

export function mapDef(m: Combat): MapDef {
  return eclipseContent(m).defs[m.map] as MapDef;
}

/** DE-ARENA-04, DE-PVP-QB-07: two players use the two-player side. */
export function mapSide(m: Combat): MapSide {
  return m.seats === 1 ? mapDef(m).solo : mapDef(m).duo;
}

export function geometry(m: Combat): Geometry {
  return geometryOf(mapDef(m).radius);
}

/** DE-PVP-04. */
export function arenaSide(m: Combat): ArenaSide {
  const arena = eclipseContent(m).defs[m.arena] as ArenaDef;
  return (isPvp(m) ? arena.pvp : undefined) ?? arena.side;
}

export function distance(m: Combat, a: number, b: number): number {
  const g = geometry(m);
  return g.distance[a * g.size + b];
}

/** DE-TERM-05, DE-COOP-07, DE-PVP-07: the one opponent that a text means. */
export function opponentOf(m: Combat, you: number): number {
  if (isPvp(m)) return 1 - you;
  return you === m.seats ? m.target : m.seats;
}

export function isOpponent(m: Combat, you: number, other: number): boolean {
  if (isPvp(m)) return other !== you;
  return (you === m.seats) !== (other === m.seats);
}

/** Has an Enemy turn on one player for a while; gives whom it turned on before, for the caller to put back. */
export function turnOn(m: Combat, owner: number, fighter: number): number {
  const before = m.target;
  if (!isPvp(m) && owner === m.seats && fighter < m.seats) m.target = fighter;
  return before;
}

/** DE-COOP-11. */
export function allyOf(m: Combat, you: number): number {
  return m.mode === 'combat' && m.seats === 2 && you < 2 ? 1 - you : -1;
}

/** DE-SHEET-04: the subtype counts as well. */
export function hasElement(m: Combat, fighter: number, element: Element): boolean {
  const def = fighterDef(m, fighter);
  return def.element === element || def.subtype?.element === element;
}

const STATISTIC_INDEX = Object.fromEntries(STATISTICS.map((name, i) => [name, i])) as Record<
  Statistic,
  number
>;

/** The statistic of the Stat card and of Corruptions; DE-CORR-01, DE-CORR-05. */
export function plainStatistic(m: Combat, fighter: number, statistic: Statistic): number {
  const { stats, corruption } = m.fighters[fighter];
  let value = stats[STATISTIC_INDEX[statistic]];
  for (let i = 0; i < corruption.length; i++) {
    const bonus = eclipseContent(m).defs[m.cards.def[corruption[i]]];
    if (bonus.type === 'corruption') value += bonus.bonus[statistic];
  }
  return value;
}

/** DE-SHEET-07, DE-CORR-04. */
export function healthOf(m: Combat, fighter: number): number {
  return plainStatistic(m, fighter, 'health');
}

export function remainingHealth(m: Combat, fighter: number): number {
  return Math.max(0, healthOf(m, fighter) - m.fighters[fighter].damage);
}

export function spaceOf(m: Combat, about: { readonly you: number; readonly origin: number }): number {
  return about.origin >= 0 ? about.origin : m.fighters[about.you].space;
}

export function actionDef(m: Combat, card: number): ActionDef {
  return eclipseContent(m).defs[m.cards.def[card]] as ActionDef;
}

export function topOf(pile: readonly number[]): number {
  return pile.length ? pile[pile.length - 1] : -1;
}

/** The card in this slot, or -1. */
export function cardInSlot(fighter: Fighter, slot: number): number {
  const at = fighter.places.indexOf(slot);
  return at < 0 ? -1 : fighter.slots[at];
}

// --- tokens ---

/** DE-ETOK-01, DE-PVP-05: 0 is white, 1 is black. */
export function colourOf(m: Combat, fighter: number): number {
  if (isPvp(m)) return fighter === m.first ? 0 : 1;
  return fighter === m.seats ? 1 : 0;
}

/** Whose token of this colour lies here, or -1. */
export function tokenAt(m: Combat, colour: number, space: number): number {
  return m.tokens[colour * m.terrain.length + space] - 1;
}

export function hasTokenAt(m: Combat, fighter: number, space: number): boolean {
  return tokenAt(m, colourOf(m, fighter), space) === fighter;
}

/** A fighter's tokens in the Arena, within a range of a space when one is given. */
export function countTokens(m: Combat, fighter: number, near = -1, range = 99): number {
  const size = m.terrain.length;
  const from = colourOf(m, fighter) * size;
  let count = 0;
  for (let space = 0; space < size; space++)
    if (m.tokens[from + space] === fighter + 1 && (near < 0 || distance(m, near, space) <= range)) count++;
  return count;
}

/** DE-SUMM-02: the Stat card of the Enemy's Summons, if its tokens are such. */
export function summonDef(m: Combat): SummonDef | undefined {
  if (isPvp(m)) return undefined;
  const { summon } = enemySide(m);
  if (summon === undefined) return undefined;
  const { byId, defs } = eclipseContent(m);
  return defs[byId.get(summon) ?? -1] as SummonDef;
}

export function isSummonAt(m: Combat, space: number): boolean {
  return !isPvp(m) && tokenAt(m, 1, space) >= 0 && enemySide(m).summon !== undefined;
}

// --- terrain ---

export function terrainAt(m: Combat, space: number): TerrainKind | undefined {
  const kind = m.terrain[space];
  return kind === 0 ? undefined : arenaSide(m).terrain[kind - 1];
}

export function markerAt(m: Combat, space: number): number {
  return mapSide(m).markers[space];
}

/** Who stands here, or -1. */
export function fighterAt(m: Combat, space: number): number {
  for (let f = 0; f < m.fighters.length; f++) if (m.fighters[f].space === space) return f;
  return -1;
}

/** DE-MOVE-04, DE-TERR-04, DE-SUMM-05, DE-ARENA-08: whether this fighter may be here, standees aside. */
export function isBarred(m: Combat, fighter: number, space: number): boolean {
  if (mapSide(m).holes[space] || isSummonAt(m, space)) return true;
  const blocks = terrainAt(m, space)?.blocks ?? 'nobody';
  if (blocks === 'nobody') return false;
  return blocks === 'all' || blocks === (isEnemy(m, fighter) ? 'enemy' : 'players');
}

export function isFree(m: Combat, fighter: number, space: number): boolean {
  return fighterAt(m, space) < 0 && !isBarred(m, fighter, space);
}
