import { type EntityRef, type Game, type MatchState, type Option, unknownWord } from '@tabard/engine';
import { plain } from './ruling-file.ts';

/** A match with the names of its seats, for resolving the words of a ruling. */
export interface RulingTable {
  readonly game: Game;
  readonly state: MatchState;
  readonly seats: readonly string[];
}

/** A choice in words: the verb, and what follows it. */
export interface Spoken {
  readonly verb: string;
  readonly things: string;
}

const MOST_LISTED = 16;
/** Things that are neither seats nor cards are looked for under these numbers. */
const MOST_NUMBER = 400;

/** Splits a phrase into its verb and its things; gives the sentence of the unknown verb otherwise. */
export function readPhrase(table: RulingTable, phrase: string): Spoken | string {
  const words = plain(phrase);
  const verbs = [...Object.keys(table.game.choices), 'resign'].sort((a, b) => b.length - a.length);
  for (const verb of verbs)
    for (const form of [verb, verb.replaceAll('-', ' ')]) {
      if (words === form) return { verb, things: '' };
      if (words.startsWith(`${form} `)) return { verb, things: words.slice(form.length + 1) };
    }
  return unknownWord('verb', phrase.trim().split(/\s/)[0], verbs.reverse());
}

/** The options that match a phrase exactly, else those that begin with it. */
export function matching(table: RulingTable, options: readonly Option[], spoken: Spoken): Option[] {
  const named = options
    .filter((option) => option.verb === spoken.verb)
    .map((option) => ({ option, things: plain(thingsOf(table, option)) }));
  const exact = named.filter(({ things }) => things === spoken.things);
  const begun = named.filter(({ things }) => spoken.things === '' || isBegunBy(things, spoken.things));
  return (exact.length ? exact : begun).map(({ option }) => option);
}

/** Whether the things begin with these, ignoring a remark in parentheses. */
function isBegunBy(things: string, words: string): boolean {
  return things.startsWith(`${words},`) || things.startsWith(`${words} (`);
}

/** An option as a ruling would write it: `trade Ben, Sword`. */
export function written(table: RulingTable, option: Option): string {
  const things = thingsOf(table, option);
  return things ? `${option.verb} ${things}` : option.verb;
}

/** The options as a ruling would write them, each once, in a short list. */
export function listed(table: RulingTable, options: readonly Option[]): string {
  const all = [...new Set(options.map((option) => written(table, option)))];
  const some = all.length > MOST_LISTED ? [...all.slice(0, MOST_LISTED), '…'] : all;
  return some.length ? some.join('; ') : 'nothing';
}

export function thingsOf(table: RulingTable, option: Option): string {
  const kinds = table.game.choices[option.verb] ?? [];
  return option.refs.map((ref, i) => nameOf(table, kinds[i], ref)).join(', ');
}

function nameOf(table: RulingTable, kind: string | undefined, ref: number): string {
  if (kind === undefined || kind.startsWith('#')) return String(ref);
  if (kind === 'seat') return table.seats[ref] ?? String(ref);
  return nameIn(table, { kind, id: ref }) ?? String(ref);
}

function nameIn({ game, state }: RulingTable, entity: EntityRef): string | undefined {
  try {
    return game.nameOf(state, entity, 'en') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The numbers of the things that follow a verb, whether they are on offer or not; gives the sentence of the
 * unknown thing otherwise. Fewer things than the verb takes are fine.
 */
export function resolve(table: RulingTable, spoken: Spoken): number[] | string {
  let rest = spoken.things;
  const refs: number[] = [];
  for (const kind of table.game.choices[spoken.verb] ?? []) {
    if (rest === '') return refs;
    const known = thingsOfKind(table, kind);
    const found = [...known].find(([name]) => rest === name || rest.startsWith(`${name},`));
    if (!found) return unknownThing(rest, kind, known);
    refs.push(found[1]);
    rest = rest.slice(found[0].length).replace(/^, ?/, '');
  }
  return rest === '' ? refs : `"${spoken.verb}" takes nothing called "${rest}"`;
}

function unknownThing(rest: string, kind: string, known: ReadonlyMap<string, number>): string {
  const word = rest.split(',')[0];
  if (kind.startsWith('#')) return `"${word}" should be a number (${kind.slice(1)})`;
  return unknownWord(kind, word, known.keys());
}

/** Longer names first, so that a name that begins another is not taken for it. */
function thingsOfKind(table: RulingTable, kind: string): Map<string, number> {
  const { game, state, seats } = table;
  const names = (count: number, nameAt: (id: number) => string | undefined) =>
    Array.from({ length: count }, (_, id) => [plain(nameAt(id) ?? ''), id] as const);
  const entities = (count: number) => names(count, (id) => nameIn(table, { kind, id }));
  const all = kind.startsWith('#')
    ? names(MOST_NUMBER, String)
    : kind === 'seat'
      ? names(seats.length, (id) => seats[id])
      : entities(
          kind === 'card' ? state.cards.def.length : kind === 'def' ? game.content.defs.length : MOST_NUMBER,
        );
  const found = new Map<string, number>();
  for (const [name, id] of all) if (name && !found.has(name)) found.set(name, id);
  return new Map([...found].sort(([a], [b]) => b.length - a.length));
}
