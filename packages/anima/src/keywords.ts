import { type Content, effectsWithin, type Node } from '@tabard/engine';
import {
  type Ability,
  type AdvantageDef,
  type AreaDef,
  type CharacterDef,
  type EncounterDef,
  forbids,
  type MissionDef,
  type OmegaContent,
  type OmegaDef,
  STATS,
} from './defs.ts';
import { EDITION_RULES } from './editions.ts';
import type { KEYWORDS } from './words/keywords.ts';

export type KeywordName = keyof typeof KEYWORDS;

/** The keywords of a card, each once: those of its type and facts first, then those of its effects. */
export function keywordsOf(content: Content, def: number): readonly KeywordName[] {
  const { defs, nodes, edition } = content as OmegaContent;
  const card = defs[def];
  const words = effectsOf(card).flatMap((node) => effectsWithin(nodes, node).map((one) => nodes[one].word));
  const names = factKeywords(card);
  if (names.includes('creature') && EDITION_RULES[edition].escape.is) names.push('escape');
  if (words.includes('check') || changesChecks(card)) names.push('check');
  if (words.includes('incapacitate')) names.push('incapacitated');
  return [...new Set(names)];
}

/** Whether it changes Speed Checks, or answers the die of one. */
function changesChecks(card: OmegaDef): boolean {
  const answers = abilitiesOf(card).some(({ when }) => when.windows.includes('check-roll'));
  return answers || card.standing.modifiers.some(({ value }) => STATS[value] === 'check');
}

/** What is used at a time of its own: an ability, or the card itself. */
function abilitiesOf(card: OmegaDef): Pick<Ability, 'when'>[] {
  if (card.type !== 'character' && card.type !== 'advantage') return [];
  const own = card.ability ? [card.ability] : [];
  return card.type === 'advantage' ? [card, ...own] : own;
}

/** Every effect that a card has. */
function effectsOf(card: OmegaDef): readonly Node[] {
  return rootsOf(card).filter((node) => node !== undefined);
}

function rootsOf(card: OmegaDef): readonly (Node | undefined)[] {
  switch (card.type) {
    case 'character':
      return [card.ability?.effect];
    case 'area':
      return [card.special, ...card.rewards.map((one) => (one.kind === 'special' ? one.effect : undefined))];
    case 'encounter':
      return [card.effect, card.before, card.won, card.lost];
    case 'advantage':
      return [card.effect, card.ability?.effect, card.duty, card.after?.each];
    case 'mission':
      return [card.trial, card.reward, card.crisis?.trial];
  }
}

function factKeywords(card: OmegaDef): KeywordName[] {
  switch (card.type) {
    case 'character':
      return characterKeywords(card);
    case 'area':
      return areaKeywords(card);
    case 'encounter':
      return encounterKeywords(card);
    case 'advantage':
      return advantageKeywords(card);
    case 'mission':
      return missionKeywords(card);
  }
}

function characterKeywords(card: CharacterDef): KeywordName[] {
  const names: KeywordName[] = ['combat', 'speed', ...card.skills];
  if (card.arcane) names.push('arcane');
  if (card.ability) names.push('spin');
  if (card.ability?.when.timing === 'interruption') names.push('interruption');
  return names;
}

function areaKeywords(card: AreaDef): KeywordName[] {
  const names: KeywordName[] = ['level', 'exploration', 'reward', 'guard'];
  if (card.rewards.some(({ kind }) => kind === 'recruit')) names.push('recruit');
  if (card.trade) names.push('trade');
  if (forbids(card, 'attack')) names.push('ban');
  return names;
}

function encounterKeywords(card: EncounterDef): KeywordName[] {
  const names: KeywordName[] = [card.kind, 'level'];
  if (card.kind === 'creature') names.push('combat');
  if (card.nature || card.darkness) names.push('nature');
  return names;
}

function advantageKeywords(card: AdvantageDef): KeywordName[] {
  const names: KeywordName[] = [card.skill];
  if (card.skill !== 'plot') names.push('spin');
  const isAnswer = [card.when.timing, card.ability?.when.timing].includes('interruption');
  if (isAnswer) names.push('interruption');
  if (card.stays) names.push(card.stays);
  return names;
}

function missionKeywords(card: MissionDef): KeywordName[] {
  const names: KeywordName[] = card.kind === 'final' ? ['final', 'crisis'] : ['mission'];
  if (card.turns > 1) names.push('resistance');
  return names;
}
