import {
  cardNamer,
  contentOf,
  type Language,
  labelsFrom,
  type Names,
  type Noun,
  nameBy,
  nounOf,
} from '@tabard/engine';
import { effectText, objectiveText, placeNoun, useText } from './cardtext.ts';
import { ATTACKS, boardContent, LEVELS, RESOURCES, VALUES } from './defs.ts';
import { faceById, type Match } from './state.ts';
import { phrases } from './words/phrases.ts';

const phrase = labelsFrom(phrases);

/** What a thing at the table is called. The state may be a view's, where some cards have no face. */
export const nameOf = nameBy<Match>({
  card: cardNamer(defName),
  def: defName,
  owned: ownedName,
  space: (m, id, language) => noun(boardContent(m).map.spaces[id]?.names, language),
  place: (m, id, language) =>
    placeNoun(boardContent(m), Object.keys(boardContent(m).places)[id] ?? '', language),
  encounter: (m, id, language) => noun(boardContent(m).encounters[id]?.names, language),
  item: (m, id, language) => noun(boardContent(m).items[id]?.names, language),
  effect: (m, id, language) => effectText(contentOf(m), id, language),
  use: (m, id, language) => (boardContent(m).uses[id] ? useText(contentOf(m), id, language) : ''),
  level: (_m, id, language) => phrase(language, `level.${LEVELS[id]}`),
  resource: (_m, id, language) => phrase(language, `resource.${RESOURCES[id]}`),
  value: (_m, id, language) => phrase(language, `value.${VALUES[id]}`),
  attack: (_m, id, language) => phrase(language, `attack.${ATTACKS[id]}`),
  face: faceName,
  objective: (m, id, language) => objectiveText(contentOf(m), id, language),
});

/** A face of a character card. */
function faceName(m: Match, id: number, language: Language): string | Noun {
  const { def, face } = faceById(id);
  const character = boardContent(m).defs[def];
  return character?.type === 'character' ? noun(character.cards[0][face].names, language) : '';
}

/** A card by the side that shows where it lies: a Challenge card in a Bag is an Item. */
function ownedName(m: Match, card: number, language: Language): string | Noun {
  const def = boardContent(m).defs[m.cards.def[card]];
  if (def?.type !== 'challenge' || def.event || isMet(m, card))
    return defName(m, m.cards.def[card], language);
  return noun(boardContent(m).items[def.item].names, language);
}

/** On the track or in a fight its Encounter shows. */
function isMet(m: Match, card: number): boolean {
  return m.drawn.includes(card) || m.track.some((one) => one.card[0] === card);
}

function defName(m: Match, def: number, language: Language): string | Noun {
  return noun(boardContent(m).defs[def]?.names, language, phrase(language, 'hidden.card'));
}

function noun(names: Names | undefined, language: Language, otherwise = ''): string | Noun {
  return names ? nounOf(names, language) : otherwise;
}
