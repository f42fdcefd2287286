/** Plain facts of a combat: who is who, what lies where. Nothing here asks for continuous effects. */
import { type Card, type Def, numbered } from '@tabard/engine';
import type {
  ActionDef,
  ArenaDef,
  ArenaSide,
  EclipseDef,
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
import { defOfType, eclipseContent, MARKERS, STATISTICS } from '../defs.ts';
import { type Geometry, geometryOf } from '../geometry.ts';
import type { About, Fighter, FighterId, InCombat, Match, Space } from '../state.ts';

export type FighterDef = MystlingDef | WildDef;

/** A combat without an Enemy: player against player. */
export function isPvp(m: InCombat): boolean {
  return m.combat.enemy < 0;
}

/** Whether the players of a match are rivals. */
export function isVersus(m: Match): boolean {
  return m.mode === 'quick-battle' || m.mode === 'challenge';
}

export function isEnemy(m: InCombat, fighter: FighterId): boolean {
  return fighter === m.seats;
}

/** The state holds nothing else there. Asked at every step, so it is not checked: to look at its type costs more. */
function defAt<D extends EclipseDef>(m: InCombat, def: Def): D {
  return eclipseContent(m).defs[def] as D;
}

export function fighterDef(m: InCombat, fighter: FighterId): FighterDef {
  return defAt<FighterDef>(m, m.combat.fighters[fighter].def);
}

export function enemySide(m: InCombat): EnemySide {
  return fighterDef(m, m.seats).enemy;
}

/** DE-FLOW-03, DE-PVP-03: the conditions of the Taming card in use. */
export function tamingOf(m: InCombat): readonly TamingStep[] {
  return isPvp(m) || !m.combat.isTameable ? NO_TAMING : fighterDef(m, m.seats).taming;
}
const NO_TAMING: readonly TamingStep[] = [];

export function mapDef(m: InCombat): MapDef {
  return defAt<MapDef>(m, m.combat.map);
}

/** DE-ARENA-04, DE-PVP-QB-07: two players use the two-player side. */
export function mapSide(m: InCombat): MapSide {
  return m.seats === 1 ? mapDef(m).solo : mapDef(m).duo;
}

export function geometry(m: InCombat): Geometry {
  return geometryOf(mapDef(m).radius);
}

/** DE-PVP-04. */
export function arenaSide(m: InCombat): ArenaSide {
  const arena = defAt<ArenaDef>(m, m.combat.arena);
  return (isPvp(m) ? arena.pvp : undefined) ?? arena.side;
}

export function distance(m: InCombat, a: Space, b: Space): number {
  const g = geometry(m);
  return g.distance[a * g.size + b];
}

/** DE-TERM-05, DE-COOP-07, DE-PVP-07: the opponent of a fighter; of the Enemy, whom it turns on. */
export function opponentOf(m: InCombat, you: FighterId): FighterId {
  if (isPvp(m)) return 1 - you;
  return you === m.seats ? m.combat.target : m.seats;
}

export function isOpponent(m: InCombat, you: FighterId, other: FighterId): boolean {
  if (isPvp(m)) return other !== you;
  return (you === m.seats) !== (other === m.seats);
}

/** What an effect of a fighter is about; an Enemy may mean another opponent than the one it turns on. */
export function about(m: InCombat, you: FighterId, foe = opponentOf(m, you)): About {
  return { you, card: -1, foe, slot: 0, origin: -1, hit: -1, amount: 0 };
}

/** DE-COOP-11. */
export function allyOf(m: InCombat, you: FighterId): FighterId {
  return !isPvp(m) && m.seats === 2 && you < 2 ? 1 - you : -1;
}

/** DE-SHEET-04: the subtype counts as well. */
export function hasElement(m: InCombat, fighter: FighterId, element: Element): boolean {
  const def = fighterDef(m, fighter);
  return def.element === element || def.subtype?.element === element;
}

const STATISTIC_INDEX = numbered(STATISTICS);

/** The statistic of the Stat card and of Corruptions; DE-CORR-01, DE-CORR-05. */
export function plainStatistic(m: InCombat, fighter: FighterId, statistic: Statistic): number {
  const { stats, corruption } = m.combat.fighters[fighter];
  let value = stats[STATISTIC_INDEX[statistic]];
  for (let i = 0; i < corruption.length; i++) {
    const bonus = eclipseContent(m).defs[m.cards.def[corruption[i]]];
    if (bonus.type === 'corruption') value += bonus.bonus[statistic];
  }
  return value;
}

/** DE-SHEET-07, DE-CORR-04. */
export function healthOf(m: InCombat, fighter: FighterId): number {
  return plainStatistic(m, fighter, 'health');
}

export function remainingHealth(m: InCombat, fighter: FighterId): number {
  return Math.max(0, healthOf(m, fighter) - m.combat.fighters[fighter].damage);
}

export function spaceOf(m: InCombat, about: { readonly you: FighterId; readonly origin: Space }): Space {
  return about.origin >= 0 ? about.origin : m.combat.fighters[about.you].space;
}

export function actionDef(m: InCombat, card: Card): ActionDef {
  return defAt<ActionDef>(m, m.cards.def[card]);
}

export function topOf(pile: readonly Card[]): Card {
  return pile.length ? pile[pile.length - 1] : -1;
}

/** The card in this slot, or -1. */
export function cardInSlot(fighter: Fighter, slot: number): Card {
  const at = fighter.places.indexOf(slot);
  return at < 0 ? -1 : fighter.slots[at];
}

// --- tokens ---

/** DE-ETOK-01, DE-PVP-05: 0 is white, 1 is black. */
export function colourOf(m: InCombat, fighter: FighterId): number {
  if (isPvp(m)) return fighter === m.combat.first ? 0 : 1;
  return fighter === m.seats ? 1 : 0;
}

/** Whose token of this colour lies here, or -1. */
export function tokenAt(m: InCombat, colour: number, space: Space): FighterId {
  return m.combat.tokens[colour * m.combat.terrain.length + space] - 1;
}

export function hasTokenAt(m: InCombat, fighter: FighterId, space: Space): boolean {
  return tokenAt(m, colourOf(m, fighter), space) === fighter;
}

/** A fighter's tokens in the Arena, within a range of a space when one is given. */
export function countTokens(m: InCombat, fighter: FighterId, near = -1, range = 99): number {
  const size = m.combat.terrain.length;
  const from = colourOf(m, fighter) * size;
  let count = 0;
  for (let space = 0; space < size; space++)
    if (m.combat.tokens[from + space] === fighter + 1 && (near < 0 || distance(m, near, space) <= range))
      count++;
  return count;
}

/** DE-SUMM-02: the Stat card of the Enemy's Summons, if its tokens are such. */
export function summonDef(m: InCombat): SummonDef | undefined {
  if (isPvp(m)) return undefined;
  const { summon } = enemySide(m);
  if (summon === undefined) return undefined;
  const content = eclipseContent(m);
  return defOfType(content, content.byId.get(summon) ?? -1, 'summon');
}

export function isSummonAt(m: InCombat, space: Space): boolean {
  return !isPvp(m) && tokenAt(m, 1, space) >= 0 && enemySide(m).summon !== undefined;
}

// --- terrain ---

export function terrainAt(m: InCombat, space: Space): TerrainKind | undefined {
  const kind = m.combat.terrain[space];
  return kind === 0 ? undefined : arenaSide(m).terrain[kind - 1];
}

export function markerAt(m: InCombat, space: Space): number {
  return mapSide(m).markers[space];
}

/** Who stands here, or -1. */
export function fighterAt(m: InCombat, space: Space): FighterId {
  for (let f = 0; f < m.combat.fighters.length; f++) if (m.combat.fighters[f].space === space) return f;
  return -1;
}

/** DE-MOVE-04, DE-TERR-04, DE-SUMM-05, DE-ARENA-08: whether this fighter may be here, standees aside. */
export function isBarred(m: InCombat, fighter: FighterId, space: Space): boolean {
  if (mapSide(m).holes[space] || isSummonAt(m, space)) return true;
  const blocks = terrainAt(m, space)?.blocks ?? 'nobody';
  if (blocks === 'nobody') return false;
  return blocks === 'all' || blocks === (isEnemy(m, fighter) ? 'enemy' : 'players');
}

export function isFree(m: InCombat, fighter: FighterId, space: Space): boolean {
  return fighterAt(m, space) < 0 && !isBarred(m, fighter, space);
}

// --- places ---

/** Kinds of spaces that a text may mean. */
export const PLACES = ['token', 'foe-token', 'terrain', ...MARKERS] as const;
export type Place = (typeof PLACES)[number];

/** Whether a space is of a kind; whose tokens are meant depends on who asks. */
export function isPlace(m: InCombat, you: FighterId, space: Space, place: Place): boolean {
  switch (place) {
    case 'token':
      return hasTokenAt(m, you, space);
    case 'foe-token': {
      const [white, black] = [tokenAt(m, 0, space), tokenAt(m, 1, space)];
      return (white >= 0 && isOther(m, you, white)) || (black >= 0 && isOther(m, you, black));
    }
    case 'terrain':
      return terrainAt(m, space) !== undefined;
    default:
      return markerAt(m, space) === Number(place.slice(-1));
  }
}

function isOther(m: InCombat, you: FighterId, owner: FighterId): boolean {
  return isPvp(m) ? owner !== you : (owner === m.seats) !== (you === m.seats);
}
