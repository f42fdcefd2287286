/** What is printed on a card beside its text: its numbers, icons and kind, as phrases. */
import { type Content, type Def, type Text, text } from '@tabard/engine';
import type {
  AdvantageDef,
  AreaDef,
  CharacterDef,
  EncounterDef,
  MissionDef,
  OmegaContent,
  OmegaDef,
} from './defs.ts';

export function printedOf(content: Content, def: Def): readonly Text[] {
  const card: OmegaDef = (content as OmegaContent).defs[def];
  switch (card.type) {
    case 'character':
      return ofCharacter(card);
    case 'area':
      return ofArea(card);
    case 'encounter':
      return ofEncounter(card);
    case 'advantage':
      return ofAdvantage(card);
    case 'mission':
      return ofMission(card);
  }
}

function ofCharacter({ combat, speed, gender, skills }: CharacterDef): Text[] {
  return [
    text('printed.combat', combat),
    text('printed.speed', speed),
    text(`printed.${gender}`),
    ...skills.map((skill) => text(`printed.${skill}`)),
  ];
}

function ofArea({ level, trade, explore }: AreaDef): Text[] {
  const results = explore.map((found) => (found < 0 ? 'EX' : String(found))).join(' ');
  return [
    text('printed.level', level),
    ...(trade ? [text('printed.trade')] : []),
    text('printed.explore', results),
  ];
}

function ofEncounter({ kind, level, combat, nature, darkness }: EncounterDef): Text[] {
  return [
    text(`printed.${kind}`),
    text('printed.level', level),
    ...(kind === 'creature' ? [text('printed.combat', combat)] : []),
    ...(nature ? [text(`printed.${nature}`)] : []),
    ...(darkness ? [text('printed.darkness')] : []),
  ];
}

function ofAdvantage({ skill }: AdvantageDef): Text[] {
  return [text(`printed.${skill}`)];
}

function ofMission({ kind }: MissionDef): Text[] {
  return [text(`printed.${kind}`)];
}
