import type { Option } from './decision.ts';
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
export function optionText(game: Choosing, { verb, refs }: Option, kind = ''): Text {
  const kinds = game.choices[verb] ?? [];
  const plain = refs.length < kinds.length ? `do.${verb}.${refs.length}` : `do.${verb}`;
  const own = `do.${kind}.${verb}`;
  const key = own in (game.phrases?.en ?? {}) ? own : plain;
  return text(key, ...refs.map((ref, i) => refArg(kinds[i], ref)));
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
