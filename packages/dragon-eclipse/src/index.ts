import { defineGame, type Game, type Seat } from '@tabard/engine';
import { beginMatch, optionsOf } from './begin.ts';
import { cardText, effectText } from './cardtext.ts';
import { readContent } from './compile/read-content.ts';
import { eclipseSet } from './content.ts';
import { BACKS, eclipseContent } from './defs.ts';
import { describe } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { nameOf } from './names.ts';
import { positionOf } from './position.ts';
import { resign } from './rules/aftermath.ts';
import { approaching } from './rules/approach.ts';
import { building } from './rules/building.ts';
import { resolvingCards } from './rules/cards.ts';
import { combats } from './rules/combat.ts';
import { enemyTurns } from './rules/enemy-turn.ts';
import { isVersus } from './rules/facts.ts';
import { match } from './rules/handles.ts';
import { effectProcedures } from './rules/interpreter.ts';
import { matches } from './rules/match.ts';
import { moving } from './rules/movement.ts';
import { opening } from './rules/opening.ts';
import { startingFrom } from './rules/origins.ts';
import { drafting, duels } from './rules/pvp.ts';
import { reacting } from './rules/reactions.ts';
import { settingUp } from './rules/setup.ts';
import { striking } from './rules/strike.ts';
import { turns } from './rules/turn.ts';
import { choices, events } from './signatures.ts';
import { type Match, matchSchema } from './state.ts';
import { words } from './vocabulary/language.ts';
import { phrases } from './words/phrases.ts';

/** Dragon Eclipse: combat alone and together, and player against player. */
export const dragonEclipse: Game<Match> = defineGame<Match>({
  id: 'dragon-eclipse',
  rulesVersion: 2,
  ledger: 'dragon-eclipse-combat',
  seats: { min: 1, max: 2 },
  options: optionsOf(eclipseSet),
  schema: matchSchema,
  procedures: [
    ...matches,
    ...drafting,
    ...building,
    ...duels,
    ...combats,
    ...settingUp,
    ...opening,
    ...turns,
    ...enemyTurns,
    ...resolvingCards,
    ...striking,
    ...moving,
    ...approaching,
    ...startingFrom,
    ...reacting,
    ...effectProcedures(words),
  ],
  main: match,
  choices,
  events,
  content: eclipseSet,
  readContent,
  phrases,
  begin: beginMatch,
  position: positionOf,
  describe,
  evaluate,
  nameOf,
  cardText,
  effectText,
  resigned: resign,
  figures: (m) => ({
    round: m.combat?.round ?? 0,
    turn: m.combat?.turn ?? 0,
    tamed: m.outcome?.reason === 'tamed' ? 1 : 0,
    won: m.outcome?.reason === 'won' ? 1 : 0,
    first: m.combat && m.outcome?.winners.includes(m.combat.first) ? 1 : 0,
    damage: m.combat?.fighters[isVersus(m) ? 1 - m.combat.first : m.seats]?.damage ?? 0,
  }),
  tally: (m) => {
    const { defs } = eclipseContent(m);
    const mystlings = m.tamers.flatMap((tamer, seat: Seat) =>
      tamer.mystlings.map((def) => ({ seat, group: 'mystling', card: defs[def].id })),
    );
    const enemy = isVersus(m) ? [] : [{ seat: -1, group: 'enemy', card: defs[m.asked.enemy].id }];
    const used = m.usedDefs.flatMap((one, def) =>
      one ? [{ seat: -1, group: BACKS[defs[def].back] as string, card: defs[def].id }] : [],
    );
    return [...mystlings, ...enemy, ...used];
  },
});

export { frenchSpaces } from '@tabard/engine';
export { PART_SOURCES, partsOf, type ValuePart } from './breakdown.ts';
export { auraText, bonusText, effectText, tamingText } from './cardtext.ts';
export { compileContent, FILE_NAMES } from './compile/set.ts';
export { eclipseFiles } from './content.ts';
export {
  DECK_SIZE,
  type DeckFault,
  type DeckPlan,
  DeckTextError,
  deckPlan,
  faultsIn,
  formatDeck,
  mystlingNamed,
  parseDeck,
  parseDeckText,
  startingDeck,
  whyNotAdd,
  whyNotCard,
  whyNotDeck,
} from './decks.ts';
export type {
  ActionDef,
  ArenaDef,
  ArenaSide,
  AttackDef,
  Aura,
  Bonus,
  CorruptionDef,
  EclipseContent,
  EclipseDef,
  Element,
  EnemySide,
  MapDef,
  MystlingDef,
  SummonDef,
  TamingStep,
  TerrainKind,
  WildDef,
} from './defs.ts';
export {
  CONDITION_LIMITS,
  CONDITIONS,
  ELEMENTS,
  eclipseContent,
  MARKERS,
  STATISTICS,
  type Statistic,
} from './defs.ts';
export {
  changesOf,
  enemyEnds,
  moveReach,
  type StatisticFact,
  sourcesOf,
  spacesInRange,
  statisticFacts,
} from './facts.ts';
export { type Forecast, forecastOf } from './forecast.ts';
export { type Geometry, geometryOf } from './geometry.ts';
export { type Preview, previewOf } from './preview.ts';
export {
  arenaSide,
  fighterDef,
  isPvp,
  isSummonAt,
  mapDef,
  mapSide,
  summonDef,
  tamingOf,
  terrainAt,
  tokenAt,
} from './rules/facts.ts';
export { GROUPS } from './rules/supply.ts';
export { AT_SPACE } from './rules/targets.ts';
export {
  ACTION_SLOTS,
  type Aftermath,
  ENEMY_SLOTS,
  type Fighter,
  type InCombat,
  isInCombat,
  type Match,
  MOST_POWER,
  type Tamer,
} from './state.ts';
export { buildDeck, cardWorth } from './suggest.ts';
export { tamingProgress } from './taming.ts';
