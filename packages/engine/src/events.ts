import { contentOf } from './content.ts';
import { hiddenWith } from './hidden.ts';
import type { Card, Def } from './ids.ts';
import { bitOf, type MatchState, type Viewer } from './match.ts';
import type { Part } from './sources.ts';

/** A card in an event: its number, its face, and who knew that face at the time. */
export interface CardInEvent {
  readonly card: Card;
  readonly def: Def;
  readonly seen: number;
}

/** One part of a sum in an event: its origin and amount. All of it is public. */
export interface PartInEvent extends Pick<Part, 'origin' | 'def' | 'by'> {
  /** What `def` numbers where that is no definition: a kind of thing that the game names. */
  readonly kind?: string;
}

/** The parts of a number, in the order they are added. */
export type Sum = readonly PartInEvent[];

/** An argument of an event. */
export type EventArgument = number | CardInEvent | Sum;

/** Something that happened, for the log and for animation: self-contained, so it can be stored. */
export interface MatchEvent {
  readonly type: string;
  readonly args: readonly EventArgument[];
}

export function isSum(arg: EventArgument): arg is Sum {
  return Array.isArray(arg);
}

/** The total of a sum. */
export function totalOfSum(sum: Sum): number {
  return sum.reduce((total, { by }) => total + by, 0);
}

export type EventSink = (event: MatchEvent) => void;

/** The kinds of the arguments of each event or choice verb: `card`, `seat`, `sum`, or a plain number's name. */
export type Signatures = Readonly<Record<string, readonly string[]>>;

/** The type of an event's argument by its kind; -1 stands for no card. */
type EventArg<K extends string> = K extends 'card' ? CardInEvent | -1 : K extends 'sum' ? Sum : number;

type EventArgs<K extends readonly string[]> = { readonly [I in keyof K]: EventArg<K[I]> };

/** The events of a game as a union, made from its signatures: a switch over `type` knows the arguments. */
export type EventOf<E extends Signatures> = {
  [T in keyof E & string]: {
    readonly type: T;
    readonly args: EventArgs<E[T]>;
  };
}[keyof E & string];

/** The events that have a signature, typed; an older version of a game may have sent others. */
export function eventsOf<E extends Signatures>(signatures: E, events: readonly MatchEvent[]): EventOf<E>[] {
  return events.filter(({ type }) => Object.hasOwn(signatures, type)) as unknown as EventOf<E>[];
}

/** Where events go, and the signatures that type their arguments. */
export interface EventChannel {
  readonly sink: EventSink | undefined;
  readonly signatures: Signatures;
}

let channel: EventChannel = { sink: undefined, signatures: {} };

/** Sets where events go and returns the channel before. The engine is synchronous, so at most one match runs at a time. */
export function setEventChannel(to: EventChannel): EventChannel {
  const before = channel;
  channel = to;
  return before;
}

/** Whether there is an event sink: only then is it worth putting sums together. */
export function hasEventSink(): boolean {
  return channel.sink !== undefined;
}

/** Sends a happening to the event sink, if there is one; its sums come last in the signature. */
export function happen(
  m: MatchState,
  verb: string,
  a = -1,
  b = -1,
  c = -1,
  sums: readonly Sum[] = NO_SUMS,
): void {
  if (channel.sink) channel.sink(eventOf(m, verb, [a, b, c], sums));
}

const NO_SUMS: readonly Sum[] = [];

function eventOf(m: MatchState, type: string, values: readonly number[], sums: readonly Sum[]): MatchEvent {
  const signature = channel.signatures[type];
  if (!signature) throw new Error(`the event "${type}" has no signature`);
  const firstSum = signature.indexOf('sum');
  const args = signature.map((kind, i): EventArgument => {
    if (kind === 'sum') return publicSum(sums[i - firstSum] ?? []);
    return kind === 'card' && values[i] >= 0 ? cardInEvent(m, values[i]) : values[i];
  });
  return { type, args };
}

function publicSum(sum: Sum): Sum {
  return sum.map(({ origin, def, by, kind }) =>
    kind === undefined ? { origin, def, by } : { origin, def, by, kind },
  );
}

function cardInEvent(m: MatchState, card: Card): CardInEvent {
  return { card, def: m.cards.def[card], seen: m.cards.seen[card] };
}

/** The event as this viewer may know it. */
export function viewEvent(m: { readonly content: string }, event: MatchEvent, viewer: Viewer): MatchEvent {
  const bit = bitOf(viewer);
  const args = event.args.map((arg) => {
    if (typeof arg === 'number' || isSum(arg)) return arg;
    if (arg.seen & bit) return { card: arg.card, def: arg.def, seen: bit };
    return { card: hiddenWith(contentOf(m).defs[arg.def].back), def: -1, seen: 0 };
  });
  return { type: event.type, args };
}
