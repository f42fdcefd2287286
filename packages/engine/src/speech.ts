import type { Decision, Option } from './decision.ts';
import { type EventArgument, isSum, type MatchEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import { properNoun, YOU } from './noun.ts';
import type { Refusal } from './refusal.ts';
import { say } from './say.ts';
import { sumText } from './sums.ts';
import { type EntityRef, type Language, type Speaker, type Text, type TextArg, text } from './text.ts';

/** The reader's seat and language, and the names of the seats. */
export interface Reader {
  readonly language: Language;
  readonly seat: Seat | -1;
  readonly seats: readonly string[];
}

/** A speaker for one reader of one state, which may be a view's. */
export function speakerFor<S extends MatchState>(game: Game<S>, state: S, reader: Reader): Speaker {
  return {
    language: reader.language,
    phrases: game.phrases[reader.language],
    reader: reader.seat,
    nameOf: (entity) => {
      if (entity.kind !== 'seat') return game.nounOf(state, entity, reader.language);
      return entity.id === reader.seat ? YOU[reader.language] : properNoun(reader.seats[entity.id]);
    },
  };
}

/**
 * An option as a sentence: `do.<verb>` with its references, `do.<verb>.<n>` if it has fewer of them; in a question of a
 * kind that gives the verb another name, `do.<kind>.<verb>`.
 */
export function optionText(game: Choosing, option: Option, asked?: AskedQuestion): Text {
  const { verb, refs } = option;
  const args = optionArgs(game, option);
  const isShort = refs.length < (game.choices[verb] ?? []).length;
  return (
    inQuestion(game, 'do', verb, args, asked) ??
    text(isShort ? `do.${verb}.${refs.length}` : `do.${verb}`, ...args)
  );
}

/** What is asked, as far as the words of its answers depend on it. */
export type AskedQuestion = Pick<Decision, 'kind'> & Partial<Pick<Decision, 'text'>>;

/** The references of an option as arguments of a sentence. */
export function optionArgs(game: Pick<Game, 'choices'>, { verb, refs }: Option): TextArg[] {
  const kinds = game.choices[verb] ?? [];
  return refs.map((ref, i) => refArg(kinds[i], ref));
}

/** The phrase that a kind of question has of its own for a verb; what the question is about follows the references. */
export function inQuestion(
  { phrases }: Partial<Pick<Game, 'phrases'>>,
  family: 'do' | 'help',
  verb: string,
  args: readonly TextArg[],
  asked: AskedQuestion | undefined,
): Text | undefined {
  const key = `${family}.${asked?.kind}.${verb}`;
  return key in (phrases?.en ?? {}) ? text(key, ...args, ...(asked?.text?.args ?? [])) : undefined;
}

/** What of a game names its options; without phrases no question has names of its own. */
type Choosing = Pick<Game, 'choices'> & Partial<Pick<Game, 'phrases'>>;

/** An event as a sentence: `event.<type>` with its arguments. */
export function eventText(game: Pick<Game, 'events'>, event: MatchEvent): Text {
  const kinds = game.events[event.type] ?? ['seat'];
  return text(`event.${event.type}`, ...event.args.map((arg, i) => eventArg(kinds[i], arg)));
}

function eventArg(kind: string | undefined, arg: EventArgument): TextArg {
  if (typeof arg === 'number') return refArg(kind, arg);
  return isSum(arg) ? sumText(arg) : { kind: 'def', id: arg.def };
}

export function refusalText(refusal: Refusal): Text {
  return text(`refuse.${refusal.code}`, refusal.rule);
}

/** The things an option refers to, by the signature of its verb; plain numbers are left out. */
export function refsOf(game: Pick<Game, 'choices'>, { verb, refs }: Option): EntityRef[] {
  const kinds = game.choices[verb] ?? [];
  return refs.flatMap((id, at) => {
    const kind = kinds[at];
    return kind === undefined || kind.startsWith('#') ? [] : [{ kind, id }];
  });
}

/** A kind that begins with `#` is a plain number; every other kind has a name. */
function refArg(kind: string | undefined, value: number): TextArg {
  return kind === undefined || kind.startsWith('#') ? value : { kind, id: value };
}

/** A text in a reader's words. */
export function sayTo<S extends MatchState>(game: Game<S>, state: S, reader: Reader, t: Text): string {
  return say(speakerFor(game, state, reader), t);
}
