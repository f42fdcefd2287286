import { defineGame, type Game } from '@tabard/engine';
import { eclipseSpec } from './spec.ts';
import type { Match } from './state.ts';

/** Dragon Eclipse: combat alone and together, and player against player. */
export const dragonEclipse: Game<Match> = defineGame<Match>(eclipseSpec);

export { frenchSpaces } from '@tabard/engine';
export { type Aim, aimOf, aimOfForecast, isSpaceKey } from './aim.ts';
export { auraText, bonusText, duelSideText, effectText, tamingText, textOfTerrain } from './cardtext.ts';
export { compileContent, FILE_NAMES } from './compile/set.ts';
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
export { type Forecast, forecastOf, type Span, threatsTo } from './forecast.ts';
export { type Geometry, geometryOf } from './geometry.ts';
export { guide, runGuide } from './guide.ts';
export { type Harm, harmOf } from './harm.ts';
export type { KeywordName } from './keywords.ts';
export { bonusesOf, costOf, partsOfCost } from './rules/bonus.ts';
export {
  fighterDef,
  isPvp,
  isSummonAt,
  isVersus,
  mapDef,
  mapSide,
  summonDef,
  tamingOf,
  terrainAt,
  tokenAt,
} from './rules/facts.ts';
export { partsOfSlot } from './rules/power.ts';
export { type Origin, partsOf } from './rules/sources.ts';
export { GROUPS } from './rules/supply.ts';
export { AT_SPACE } from './rules/targets.ts';
export { type AchievementProgress, achievementProgress } from './run/achievements.ts';
export { STARTS, whyNoRun } from './run/begin.ts';
export {
  type DeckGrowth,
  type DeckSum,
  deckGrowth,
  growthFacts,
  mapFacts,
  type NextUnlocks,
  nextUnlocks,
  rewardComparison,
  type SpaceFact,
  sheetOf,
} from './run/board-facts.ts';
export type { ArtifactDef, MysteryDef, RunDef, RunMapDef, RunSpace } from './run/defs.ts';
export { darknessUnlocked, type InRun, isRun } from './run/facts.ts';
export { newSheet, readSheet, writeSheet } from './run/sheet.ts';
export type { Run, SaveSheet } from './run/state.ts';
export {
  achievementText,
  artifactPerkText,
  artifactText,
  darknessText,
  mysteryText,
  startingPerkText,
} from './run/texts.ts';
export { symbolOdds } from './run/vocabulary.ts';
export { sheetMode } from './sheet-mode.ts';
export { type EclipseEvent, events } from './signatures.ts';
export type { Situation } from './situation.ts';
export { situationOf } from './spec.ts';
export {
  ACTION_SLOTS,
  type Aftermath,
  ENEMY_SLOTS,
  type Fighter,
  hasArena,
  type InCombat,
  isInCombat,
  type Match,
  MOST_POWER,
  type Tamer,
} from './state.ts';
export { buildDeck, cardWorth } from './suggest.ts';
export type { HeldDef, LocationDef, Spot, StoryDef } from './tale/defs.ts';
export { hasTale, type InTale, placeOf, storyOf } from './tale/facts.ts';
export {
  type CompanionFacts,
  companions,
  essenceToTame,
  hardModes,
  type LocationFacts,
  locationFacts,
  type ScriptPicture,
  type SpotFact,
  scriptPicture,
  stakesOf,
  statusesHad,
  type TestFacts,
  testFacts,
  toldNow,
} from './tale/show/facts.ts';
export {
  heldText,
  type OptionFacts,
  type OptionPart,
  optionFacts,
  optionLabel,
  rowParts,
  testRows,
} from './tale/show/options.ts';
export { EXPLORED, MOST_EQUIPMENT, MOST_ESSENCE, MOST_ITEMS, MOST_SILVER } from './tale/state.ts';
export { tamingProgress } from './taming.ts';
