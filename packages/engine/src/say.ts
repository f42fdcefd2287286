/** Turns texts into sentences in which articles, numbers and forms agree with their arguments. */
import { agreeing, asNoun, join, type Noun, prefixFor, withArticle, YOU } from './noun.ts';
import { type Place, type Segment, segmentsOf } from './template.ts';
import {
  type EntityRef,
  isSingular,
  type Language,
  type Phrase,
  type Phrases,
  type Piece,
  type Speaker,
  type Text,
  type TextArg,
  text,
} from './text.ts';
import { frenchSpaces } from './typography.ts';

/** Renders a text. An unknown key is shown as itself, so that nothing is silently empty. */
export function say(speaker: Speaker, t: Text): string {
  return sayInPieces(speaker, t)
    .map((piece) => piece.text)
    .join('');
}

/** A speaker for texts that name nothing of a match. */
export function speakerAlone(phrases: Readonly<Record<Language, Phrases>>, language: Language): Speaker {
  return { language, phrases: phrases[language], reader: -1, nameOf: () => '' };
}

/** Renders the phrases of a game that name nothing of a match. */
export function labelsFrom(phrases: Readonly<Record<Language, Phrases>>) {
  return (language: Language, key: string, ...args: readonly TextArg[]): string =>
    say(speakerAlone(phrases, language), text(key, ...args));
}

export function sayInPieces(speaker: Speaker, t: Text): readonly Piece[] {
  const pieces = sayText(speaker, t, 'begins');
  if (speaker.language !== 'fr') return pieces;
  return pieces.map(({ text, ...rest }) => ({ text: frenchSpaces(text), ...rest }));
}

/** The place of words in a sentence: the first word gets a capital. */
type Where = 'begins' | 'inside';

function sayText(speaker: Speaker, t: Text, where: Where): readonly Piece[] {
  const phrase = speaker.phrases[t.key];
  const args = t.args ?? [];
  if (phrase === undefined)
    return [{ text: t.key }, ...args.flatMap((arg) => [SPACE, ...sayArg(speaker, arg)])];
  const segments = segmentsOf(typeof phrase === 'string' ? phrase : templateFor(speaker, phrase, args));
  return titleAlone(speaker, segments, args) ?? fill(speaker, segments, args, where);
}

const SPACE: Piece = { text: ' ' };

function templateFor(
  speaker: Speaker,
  [you, they, toYou]: Exclude<Phrase, string>,
  args: readonly TextArg[],
) {
  if (isReader(speaker, args[0])) return you;
  return toYou !== undefined && args.some((arg) => isReader(speaker, arg)) ? toYou : they;
}

function isReader(speaker: Speaker, arg: TextArg | undefined): boolean {
  return isEntity(arg) && arg.kind === 'seat' && arg.id === speaker.reader;
}

function isEntity(arg: TextArg | undefined): arg is EntityRef {
  return typeof arg === 'object' && 'kind' in arg;
}

/** A template that is a single argument is a label and shows the title. */
function titleAlone(
  speaker: Speaker,
  segments: readonly Segment[],
  args: readonly TextArg[],
): readonly Piece[] | undefined {
  const [only] = segments;
  if (segments.length !== 1 || typeof only === 'string' || only.shows !== 'name' || only.preposition)
    return undefined;
  const entity = args[only.at];
  return isEntity(entity) ? [{ text: asNoun(speaker.nameOf(entity)).title, entity }] : undefined;
}

const ENDS = '.!?…';

function fill(
  speaker: Speaker,
  segments: readonly Segment[],
  args: readonly TextArg[],
  where: Where,
): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const segment of segments) {
    const before = pieces.at(-1)?.text ?? '';
    if (typeof segment === 'string') pieces.push({ text: afterMark(before, segment) });
    else pieces.push(...show(speaker, segment, args, pieces.length ? whereAfter(before) : where));
  }
  return pieces.filter((piece) => piece.text !== '');
}

/** A name that ends with its own punctuation takes no full stop. */
function afterMark(before: string, segment: string): string {
  return segment.startsWith('.') && endsSentence(before) ? segment.slice(1) : segment;
}

function endsSentence(words: string): boolean {
  return words !== '' && ENDS.includes(words.slice(-1));
}

function whereAfter(before: string): Where {
  return before.endsWith(' ') && endsSentence(before.trimEnd()) ? 'begins' : 'inside';
}

function show(speaker: Speaker, place: Place, args: readonly TextArg[], where: Where): readonly Piece[] {
  const arg = args[place.at];
  if (arg === undefined) return [];
  switch (place.shows) {
    case 'counted':
      return fill(speaker, byNumber(speaker.language, place.forms, Number(arg)), args, 'inside');
    case 'agreeing':
      return agreed(speaker, place, args, arg);
    case 'possessive':
      return isEntity(arg) ? possessive(speaker, arg, where) : [...sayArg(speaker, arg), { text: '’s' }];
    case 'name':
      return isEntity(arg) ? named(speaker, place, arg, where) : sayArg(speaker, arg, where);
  }
}

/** One or many; with three forms the first is for none. */
function byNumber(language: Language, forms: Place['forms'], count: number): readonly Segment[] {
  const [none, one, many] = forms.length === 3 ? forms : [undefined, ...forms];
  if (none && count === 0) return none;
  return (isSingular(language, count) ? one : many) ?? [];
}

/** One form is inflected as regular words are, two are singular and plural, four are by gender too. */
function agreed(
  speaker: Speaker,
  { forms }: Place,
  args: readonly TextArg[],
  arg: TextArg,
): readonly Piece[] {
  const noun = isEntity(arg) ? asNoun(speaker.nameOf(arg)) : asNoun(String(arg));
  const isMany = noun.number === 'many';
  const at = forms.length === 2 ? Number(isMany) : Number(noun.gender === 'f') + (isMany ? 2 : 0);
  const pieces = fill(speaker, forms[forms.length === 1 ? 0 : at] ?? [], args, 'inside');
  if (forms.length > 1 || speaker.language === 'en') return pieces;
  return [{ text: agreeing(noun, pieces.map((piece) => piece.text).join('')) }];
}

function possessive(speaker: Speaker, entity: EntityRef, where: Where): readonly Piece[] {
  if (isReader(speaker, entity)) return [{ text: where === 'begins' ? 'Your' : 'your' }];
  const noun = asNoun(speaker.nameOf(entity));
  const isPluralInS = noun.number === 'many' && noun.bare.endsWith('s');
  return [...withPrefix(noun.article, noun, entity, where), { text: isPluralInS ? '’' : '’s' }];
}

function named(speaker: Speaker, { preposition }: Place, entity: EntityRef, where: Where): readonly Piece[] {
  const noun = asNoun(speaker.nameOf(entity));
  return withPrefix(preposition ? prefixFor(preposition, noun) : noun.article, noun, entity, where);
}

function withPrefix(prefix: string, noun: Noun, entity: EntityRef, where: Where): readonly Piece[] {
  const start = prefix && join(prefix, '');
  if (where === 'inside') return [{ text: start }, { text: noun.bare, entity }];
  if (start) return [{ text: capital(start) }, { text: noun.bare, entity }];
  // Player names keep their own spelling.
  const isPerson = entity.kind === 'seat' && noun !== YOU.en && noun !== YOU.fr;
  return [{ text: isPerson ? noun.bare : capital(noun.bare), entity }];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sayArg(speaker: Speaker, arg: TextArg, where: Where = 'inside'): readonly Piece[] {
  if (typeof arg === 'number' || typeof arg === 'string') return [{ text: String(arg) }];
  if ('key' in arg) return sayText(speaker, arg, where);
  if ('kind' in arg) return [{ text: withArticle(asNoun(speaker.nameOf(arg))), entity: arg }];
  return listed(
    speaker.language,
    arg.map((part) => sayArg(speaker, part)),
  );
}

const AND: Readonly<Record<Language, string>> = { en: ' and ', fr: ' et ' };

/** "a, b and c" */
function listed(language: Language, parts: readonly (readonly Piece[])[]): readonly Piece[] {
  const between = (at: number) => (at === 0 ? '' : at === parts.length - 1 ? AND[language] : ', ');
  return parts.flatMap((part, at) => [{ text: between(at) }, ...part]);
}
