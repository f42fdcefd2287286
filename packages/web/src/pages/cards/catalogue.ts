import { type Content, type Game, type Language, type Names, titlesOf } from '@tabard/engine';
import { fold, wordsOf } from '../rules/ledger.ts';

/** A card as the browser of cards knows it. */
export interface CatalogueCard {
  readonly def: number;
  readonly id: string;
  readonly names: Names;
  readonly facets: Readonly<Record<Facet, readonly string[]>>;
  /** Names and texts in every language, folded. */
  readonly haystack: string;
}

export const FACETS = ['type', 'kind', 'skill', 'level', 'timing'] as const;
/** Something cards can be told apart by. A game whose cards lack it has no such filter. */
export type Facet = (typeof FACETS)[number];

/** What is asked for; a facet that is not named may be anything. */
export type Filters = Readonly<Partial<Record<Facet, string>>>;

type Fields = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<Facet, (fields: Fields) => readonly unknown[]>> = {
  type: ({ type }) => [type],
  kind: ({ kind }) => [kind],
  skill: ({ skill, skills }) => [skill, skills].flat(),
  level: ({ level }) => [level],
  timing: ({ when, ability }) => [timingOf(when), timingOf((ability as Fields | undefined)?.when)],
};

function timingOf(when: unknown): unknown {
  return (when as Fields | undefined)?.timing;
}

export function catalogueOf(
  game: Pick<Game, 'cardText'>,
  content: Content,
  languages: readonly Language[],
): CatalogueCard[] {
  return content.defs.map((card, def) => {
    const texts = languages.map((language) => game.cardText(content, def, language));
    return {
      def,
      id: card.id,
      names: card.names,
      facets: facetsOf(card as unknown as Fields),
      haystack: fold([...titlesOf(card.names), ...texts].join('\n')),
    };
  });
}

function facetsOf(fields: Fields): CatalogueCard['facets'] {
  const entries = FACETS.map((facet) => {
    const values = READERS[facet](fields).filter((value) => value !== undefined && value !== null);
    return [facet, [...new Set(values.map(String))]];
  });
  return Object.fromEntries(entries);
}

export function findCards(
  cards: readonly CatalogueCard[],
  query: string,
  filters: Filters,
): readonly CatalogueCard[] {
  const words = wordsOf(query);
  const asked = Object.entries(filters) as [Facet, string][];
  return cards.filter(
    ({ facets, haystack }) =>
      asked.every(([facet, value]) => facets[facet].includes(value)) &&
      words.every((word) => haystack.includes(word)),
  );
}

/** The values a facet still offers, given the other filters; what is chosen stays offered. */
export function valuesOf(cards: readonly CatalogueCard[], facet: Facet, filters: Filters): readonly string[] {
  const { [facet]: chosen, ...others } = filters;
  const values = findCards(cards, '', others).flatMap(({ facets }) => facets[facet]);
  const offered = new Set(chosen === undefined ? values : [...values, chosen]);
  return [...offered].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
