import { defineGame, type Game } from '@tabard/engine';
import { boardSpec } from './spec.ts';
import type { Match } from './state.ts';

/** Wayfarers of Orren: the adventure board game. */
export const adventureBoard: Game<Match> = defineGame<Match>(boardSpec);

export { encounterText, faceText, itemText, objectiveText, placeName, useText } from './cardtext.ts';
export { compileContent, FILE_NAMES } from './compile/set.ts';
export { boardFiles } from './content.ts';
export * from './defs.ts';
export { type HeroFacts, heroFacts, type QuestFacts, questFacts } from './facts.ts';
export { foresee } from './foresight.ts';
export { guide } from './guide.ts';
export { encounterOn, itemOn, spaceDef, valourOf, valourSum } from './rules/facts.ts';
export { fightFacts, oddsAgainst } from './rules/fight-facts.ts';
export { isBound, reachOf } from './rules/movement.ts';
export { sumOf } from './rules/sources.ts';
export { costSum } from './rules/windows.ts';
export { type BoardEvent, events } from './signatures.ts';
export type { AttackFacts, FightOdds, FightSide, Situation } from './situation.ts';
export { situationOf } from './spec.ts';
export { type Attached, FOE, type Hero, type Marker, type Match, PHASES, type Undefeated } from './state.ts';
