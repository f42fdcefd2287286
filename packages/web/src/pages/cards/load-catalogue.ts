import { type Content, findContent, type Game, LANGUAGES, type Language } from '@tabard/engine';
import { findEntry, loadGame } from '../../games/registry.ts';
import { loadSkin } from '../../games/skins.ts';
import type { GameSkin } from '../../table/board.ts';
import { faceOfDef } from '../../table/faces.ts';
import type { CardFace } from '../../ui/game-card.tsx';
import { type CatalogueCard, catalogueOf } from './catalogue.ts';

/** One set of cards: an edition, where a game has several. */
export interface CardSet {
  /** The value of the game's option that chooses it; empty when there is only one set. */
  readonly name: string;
  readonly content: Content;
  readonly cards: readonly CatalogueCard[];
}

export interface Catalogue {
  readonly game: Game;
  readonly skin: GameSkin;
  /** The option of the game that chooses among its sets. */
  readonly setOption: string | undefined;
  /** The default one first. */
  readonly sets: readonly CardSet[];
}

export async function loadCatalogue(id: string): Promise<Catalogue> {
  const [game, skin] = await Promise.all([loadGame(id), loadSkin(id)]);
  if (!game) throw new Error(`there is no game "${id}" here`);
  const setOption = findEntry(id)?.setOption;
  return { game, skin, setOption, sets: setsOf(game, setOption) };
}

function setsOf(game: Game, setOption: string | undefined): CardSet[] {
  const option = setOption === undefined ? undefined : game.options[setOption];
  if (setOption === undefined || option?.type !== 'choice') return [setOf(game, '', game.content)];
  return option.values.map((value) => {
    const { content } = game.create({
      seed: 'cards',
      seats: game.seats.min,
      options: { [setOption]: value },
    });
    return setOf(game, value, findContent(content) ?? game.content);
  });
}

function setOf(game: Game, name: string, content: Content): CardSet {
  return { name, content, cards: catalogueOf(game, content, LANGUAGES) };
}

/** The face of a card: the game's own drawing, else one made from names and text. */
export function faceIn(catalogue: Catalogue, content: Content, def: number, language: Language): CardFace {
  return faceOfDef(catalogue.game, catalogue.skin, content, def, language);
}
