import type { Noun } from './noun.ts';

/** A sentence as a key with arguments; the phrases of a language turn it into prose. */
export interface Text {
  readonly key: string;
  readonly args?: readonly TextArg[];
}

/** A number, a plain name, an entity of the match, or another text. */
export type TextArg = number | string | EntityRef | Text | readonly TextArg[];

/** Something at the table that can be named, highlighted and clicked. */
export interface EntityRef {
  readonly kind: string;
  readonly id: number;
}

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * A phrase is a template, or two or three of them: addressed to the seat that it names first, about that seat, and about
 * it when the reader is named later on. In a template
 *
 * - `{0}` is the first argument with its article; a template that is nothing else shows its title;
 * - `{de 0}`, `{à 0}`, `{dans 0}` and `{que 0}` join with the article as French does, `{0’s}` is English;
 * - `{0#card|cards}` and `{0#no card|a card|{0} cards}` choose by number;
 * - `{0:tourné}` agrees with the name, `{0:is|are}` with its number, `{0:il|elle|ils|elles}` with both.
 */
export type Phrase = string | readonly [you: string, they: string, toYou?: string];
export type Phrases = Readonly<Record<string, Phrase>>;

/** What rendering needs beside the text: the reader, and the names of things. */
export interface Speaker {
  readonly language: Language;
  readonly phrases: Phrases;
  /** The seat that reads, or -1. */
  readonly reader: number;
  nameOf(entity: EntityRef): string | Noun;
}

/** A part of a finished sentence; the name of a thing is a part of its own, without its article. */
export interface Piece {
  readonly text: string;
  readonly entity?: EntityRef;
}

export function text(key: string, ...args: readonly TextArg[]): Text {
  return args.length ? { key, args } : { key };
}

export function isSingular(language: Language, count: number): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1;
}
