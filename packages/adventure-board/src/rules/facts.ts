/** What the plain state says: looked up, not computed from what is in force. */
import { type Card, type Def, isOfType, type Seat, type Sum } from '@tabard/engine';
import {
  type AbilityDef,
  type BoardContent,
  boardContent,
  type ChallengeDef,
  type CharacterDef,
  defOfType,
  type EncounterDef,
  type Face,
  type ItemDef,
  type QuestDef,
  type SpaceDef,
} from '../defs.ts';
import type { Combatant, Hero, Match, Space, Undefeated } from '../state.ts';

export function spaceDef(m: Match, space: Space): SpaceDef {
  return boardContent(m).map.spaces[space];
}

export function isCity(m: Match, space: Space): boolean {
  return spaceDef(m, space).isCity;
}

/** Steps between two spaces, levels and markers ignored. */
export function distance(m: Match, from: Space, to: Space): number {
  const { spaces, distances } = boardContent(m).map;
  return distances[from * spaces.length + to];
}

/** Whether a space is among those that a word for a place means. */
export function isAt(m: Match, space: Space, place: string): boolean {
  return boardContent(m).places[place][space];
}

export function hasCharacter(hero: Hero): boolean {
  return hero.def >= 0;
}

export function characterDef(m: Match, seat: Combatant): CharacterDef {
  return defOfType(boardContent(m), m.heroes[seat].def, 'character');
}

export function faceOf(m: Match, seat: Combatant): Face {
  const { level, face } = m.heroes[seat];
  return characterDef(m, seat).cards[level][face];
}

function boardDef<T extends Parameters<typeof defOfType>[2]>(m: Match, card: Card, type: T) {
  return defOfType<T>(boardContent(m), m.cards.def[card], type);
}

export function abilityDef(m: Match, card: Card): AbilityDef {
  return boardDef(m, card, 'ability');
}

export function challengeDef(m: Match, card: Card): ChallengeDef {
  return boardDef(m, card, 'challenge');
}

export function questDef(m: Match, card: Card): QuestDef {
  return boardDef(m, card, 'quest');
}

/** The Encounter in front of a Challenge card. */
export function encounterOn(m: Match, card: Card): EncounterDef {
  return boardContent(m).encounters[challengeDef(m, card).encounter];
}

/** The Item on the back of a Challenge card. */
export function itemOn(m: Match, card: Card): ItemDef {
  return boardContent(m).items[challengeDef(m, card).item];
}

export function isEvent(content: BoardContent, def: Def): boolean {
  const found = content.defs[def];
  return isOfType(found, 'challenge') && found.event !== undefined;
}

/** WA-OUT-12: the undefeated Encounters on a space. */
export function undefeatedAt(m: Match, space: Space): Undefeated[] {
  return m.track.filter((one) => one.space === space);
}

export function hasRedMarker(m: Match, space: Space): boolean {
  for (let i = 0; i < m.track.length; i++) if (m.track[i].space === space && m.track[i].isRed) return true;
  return false;
}

/** WA-END-03: printed on completed Quests and on Trophies. */
export function valourOf(m: Match, seat: Seat): number {
  const { log, trophies } = m.heroes[seat];
  let sum = 0;
  for (const card of log) sum += questDef(m, card).valour;
  for (const card of trophies) sum += boardDef(m, card, 'trophy').valour;
  return sum;
}

/** The same, card by card. */
export function valourSum(m: Match, seat: Seat): Sum {
  const { log, trophies } = m.heroes[seat];
  const part = (type: 'quest' | 'trophy') => (card: Card) => ({
    origin: type,
    def: m.cards.def[card],
    by: boardDef(m, card, type).valour,
  });
  return [...log.map(part('quest')), ...trophies.map(part('trophy'))];
}

export function trophyValour(m: Match, seat: Seat): number {
  return m.heroes[seat].trophies.reduce((sum, card) => sum + boardDef(m, card, 'trophy').valour, 0);
}
