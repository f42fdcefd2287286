/** Names as parts of sentences: article, gender and number. */
import type { Names } from './content.ts';
import { LANGUAGES, type Language } from './text.ts';

export type Article = '' | 'the' | 'le' | 'la' | 'l’' | 'les';

export interface Noun {
  /** As it stands on a card or in a list: "Sorcière", "Le Palais". */
  readonly title: string;
  /** Without its article: "Sorcière", "Palais". */
  readonly bare: string;
  /** What sentences put before it; nothing before a proper name. */
  readonly article: Article;
  readonly gender: 'm' | 'f';
  readonly number: 'one' | 'many';
}

const ARTICLE: Readonly<Record<Language, RegExp>> = { en: /^the /i, fr: /^(?:(?:le|la|les) |l[’'])/i };
/** "Artifact: " of "Artifact: Anvil Crown", which sentences leave out. */
const LABEL = /^[^:]+\s?: /;
const TAG = /, (m|f|p|mp|fp|t)$/;

/**
 * Reads a name as it is written: "la Sorcière", "l’Acrobate, f", "Les Ruines perdues, f", "Americh". A capital article
 * belongs to the title too; without an article it is a proper name. After a comma: m, f, p (plural) or both; t for a
 * title that sentences use unchanged. The part before a colon appears in the title only.
 */
export function nounFrom(language: Language, written: string): Noun {
  const label = LABEL.exec(written)?.[0] ?? '';
  const noun = unlabelled(language, written.slice(label.length));
  return label ? { ...noun, title: label + noun.title } : noun;
}

function unlabelled(language: Language, written: string): Noun {
  const tag = TAG.exec(written)?.[1] ?? '';
  const whole = tag ? written.slice(0, -tag.length - 2) : written;
  const found = tag === 't' ? '' : (ARTICLE[language].exec(whole)?.[0] ?? '');
  const article = articleOf(found);
  const bare = whole.slice(found.length);
  return {
    title: found && found[0] === found[0].toUpperCase() ? whole : bare,
    bare,
    article,
    gender: article === 'la' || tag.startsWith('f') ? 'f' : 'm',
    number: article === 'les' || tag.endsWith('p') ? 'many' : 'one',
  };
}

function articleOf(found: string): Article {
  const article = found.trim().toLowerCase().replace("'", '’');
  return article as Article;
}

/** A name that sentences use unchanged: a person's, or a text. */
export function properNoun(name: string): Noun {
  return { title: name, bare: name, article: '', gender: 'm', number: 'one' };
}

/** The reader of a text. */
export const YOU: Readonly<Record<Language, Noun>> = {
  en: { title: 'You', bare: 'you', article: '', gender: 'm', number: 'many' },
  fr: { title: 'Vous', bare: 'vous', article: '', gender: 'm', number: 'many' },
};

/** The noun for the names of a thing in one language. */
export function nounOf(names: Names, language: Language): Noun {
  return nounFrom(language, names.spoken?.[language] ?? names[language]);
}

/** What a thing is called in each language. */
export function titlesOf(names: Names): readonly string[] {
  return LANGUAGES.map((language) => names[language]);
}

export function asNoun(name: string | Noun): Noun {
  return typeof name === 'string' ? properNoun(name) : name;
}

/** "la Sorcière", "l’Acrobate", "the Witch", "Americh" */
export function withArticle({ article, bare }: Noun): string {
  return join(article, bare);
}

export const PREPOSITIONS = ['de', 'à', 'dans', 'que'] as const;
export type Preposition = (typeof PREPOSITIONS)[number];

/** "du Palais", "à la Sorcière", "aux Ruines", "d’Americh"; "dans" is "à" before a name without an article. */
export function withPreposition(preposition: Preposition, noun: Noun): string {
  return join(prefixFor(preposition, noun), noun.bare);
}

/** What French puts before a noun: a preposition with its article. */
export function prefixFor(preposition: Preposition, { article, bare }: Noun): string {
  if (preposition === 'dans') return article ? `dans ${article}` : 'à';
  if (preposition === 'de' && article === 'le') return 'du';
  if (preposition === 'de' && article === 'les') return 'des';
  if (preposition === 'à' && article === 'le') return 'au';
  if (preposition === 'à' && article === 'les') return 'aux';
  if (article) return `${preposition} ${article}`;
  return preposition === 'à' || !elides(bare) ? preposition : `${preposition.slice(0, -1)}’`;
}

/** Puts a prefix before a word: nothing stands between an apostrophe and what follows. */
export function join(prefix: string, word: string): string {
  if (!prefix) return word;
  return prefix.endsWith('’') ? prefix + word : `${prefix} ${word}`;
}

const VOWELS = 'aeiouàâäéèêëîïôöùûüœæ';

/** Whether French shortens the word before this one; names with h and y are left alone. */
export function elides(word: string): boolean {
  return word !== '' && VOWELS.includes(word[0].toLowerCase());
}

/** "tourné" as the noun wants it: "tournée", "tournés", "tournées". */
export function agreeing({ gender, number }: Noun, adjective: string): string {
  return adjective + (gender === 'f' ? 'e' : '') + (number === 'many' ? 's' : '');
}
