import {
  type AdvantageDef,
  type AreaDef,
  type CharacterDef,
  type EncounterDef,
  forbids,
  type MissionDef,
  type OmegaDef,
} from '@tabard/anima';
import type { Content, Game, Language } from '@tabard/engine';
import type { CardFact } from '../../table/board.ts';
import { defIn } from './defs.ts';
import { GLYPHS } from './glyphs.ts';
import { KEYWORDS, type KeywordName } from './keywords.ts';

/** The keywords of a card, explained, each with the rule it comes from. */
export function factsOf(game: Game, content: Content, def: number, language: Language): readonly CardFact[] {
  const names = keywordsOf(defIn(content, def));
  const text = game.cardText(content, def, 'en');
  if (/Speed Check/.test(text)) names.push('check');
  if (/incapacitate/i.test(text)) names.push('incapacitated');
  return [...new Set(names)].map((name) => factOf(name, language));
}

function factOf(name: KeywordName, language: Language): CardFact {
  const keyword: (typeof KEYWORDS)[KeywordName] = KEYWORDS[name];
  const [title, text] = keyword.words[language];
  return { title, text, rule: keyword.rule, icon: 'glyph' in keyword ? GLYPHS[keyword.glyph] : undefined };
}

function keywordsOf(card: OmegaDef): KeywordName[] {
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
