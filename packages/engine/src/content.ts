import type { Language } from './text.ts';
import type { EffectNode } from './vocabulary.ts';

/** The title of a thing in every language. */
export interface Names extends Readonly<Record<Language, string>> {
  /** The name in a sentence, with article and gender, where it differs from the title; `nounOf` reads it. */
  readonly spoken?: Readonly<Record<Language, string>>;
}

/** A drawing by its name, in two colours of the palette. */
export interface Picture {
  readonly icon: string;
  readonly colours: readonly string[];
}

/** A word of the game that cards use: what it is called, what it means, and the rule that says so. */
export interface Keyword {
  readonly rule: string;
  readonly words: Readonly<Record<Language, readonly [title: string, meaning: string]>>;
}

/** One parsed file of a set or of a player's own pack; its name says what it contains. */
export interface ContentFile {
  readonly name: string;
  readonly data: unknown;
}

/** The fields of every card definition; games add their own. */
export interface CardDef {
  /** A stable name for logs, saves and rulings: `zeppelin-voyage`. */
  readonly id: string;
  /** Which back it has: the index of its deck family. A face-down card shows nothing else. */
  readonly back: number;
  readonly names: Names;
}

/** A set of cards, ready to play. A match names its content by hash and always runs on what it began with. */
export interface Content<D extends CardDef = CardDef> {
  readonly hash: string;
  readonly defs: readonly D[];
  readonly nodes: readonly EffectNode[];
  /** The withheld half is missing; the host sends its parts as they are shown. */
  readonly isOpenHalf?: true;
}

/** Whether a definition is of this type, in a game that tells its kinds of cards apart by `type`. */
export function isOfType<D extends { readonly type: string }, T extends D['type']>(
  def: D | undefined,
  type: T,
): def is Extract<D, { type: T }> {
  return def?.type === type;
}

const registered = new Map<string, Content>();
let latest: Content | undefined;

/** Registers content under its hash, by which matches refer to it. */
export function registerContent(content: Content): void {
  registered.set(content.hash, content);
}

export function findContent(hash: string): Content | undefined {
  return registered.get(hash);
}

/** The content a match runs on. */
export function contentOf<C extends Content = Content>(match: { readonly content: string }): C {
  if (latest?.hash !== match.content) latest = findContent(match.content);
  if (!latest) throw new Error(`the content ${match.content} of this match is not registered`);
  return latest as C;
}
