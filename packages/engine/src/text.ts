/** A sentence as a key with parameters; the words of a language turn it into prose. */
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
 * A phrase is a template: `{0}` is the first argument, `{0#card|cards}` chooses by number, and a pair of
 * templates is [spoken to the seat named first, spoken about it].
 */
export type Phrase = string | readonly [you: string, they: string];
export type Phrases = Readonly<Record<string, Phrase>>;

/** What a sentence needs beside its words: who reads it, and what things are called. */
export interface Speaker {
  readonly language: Language;
  readonly phrases: Phrases;
  /** The seat that reads, or -1. */
  readonly reader: number;
  nameOf(entity: EntityRef): string;
}

export function text(key: string, ...args: readonly TextArg[]): Text {
  return args.length ? { key, args } : { key };
}

/** Puts a text into words. An unknown key is shown as itself, so that nothing is ever silently empty. */
export function say(speaker: Speaker, t: Text): string {
  const phrase = speaker.phrases[t.key];
  const args = t.args ?? [];
  if (phrase === undefined) return [t.key, ...args.map((arg) => sayArg(speaker, arg))].join(' ');
  const template = typeof phrase === 'string' ? phrase : isReader(speaker, args[0]) ? phrase[0] : phrase[1];
  return fillTemplate(speaker, template, args);
}

export function isSingular(language: Language, count: number): boolean {
  return language === 'fr' ? Math.abs(count) < 2 : Math.abs(count) === 1;
}

function isReader(speaker: Speaker, arg: TextArg | undefined): boolean {
  return typeof arg === 'object' && 'kind' in arg && arg.kind === 'seat' && arg.id === speaker.reader;
}

function fillTemplate(speaker: Speaker, template: string, args: readonly TextArg[]): string {
  return template.replace(/\{(\d)(?:#([^|}]*)\|([^}]*))?\}/g, (_, index, one, many) => {
    const arg = args[Number(index)];
    if (one === undefined) return arg === undefined ? '' : sayArg(speaker, arg);
    return isSingular(speaker.language, Number(arg)) ? one : many;
  });
}

function sayArg(speaker: Speaker, arg: TextArg): string {
  if (typeof arg === 'number' || typeof arg === 'string') return String(arg);
  if ('key' in arg) return say(speaker, arg);
  if ('kind' in arg) return speaker.nameOf(arg);
  return arg.map((part) => sayArg(speaker, part)).join(', ');
}
