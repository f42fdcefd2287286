import type { Seat } from './ids.ts';
import type { Refusal } from './refusal.ts';
import type { Text } from './text.ts';

/**
 * What a choice means to its player: progress, giving something up, giving up all that is played for (`resigns`, asked
 * twice), or ending the question.
 */
export type ChoiceRole = 'onward' | 'gives-up' | 'resigns' | 'closes';
export type ChoiceRoles = Readonly<Partial<Record<string, ChoiceRole>>>;

/** One legal answer: a verb and the numbers of the things it refers to; the verb's signature gives their kinds. */
export interface Option {
  readonly verb: string;
  readonly refs: readonly number[];
}

/** What the game waits for. */
export interface Decision {
  /** Its number; the answers of a poll share one. */
  readonly n: number;
  readonly seat: Seat;
  /** What is asked, as a stable word: `move`, `combat-cards`. */
  readonly kind: string;
  /** The rule it comes from. */
  readonly rule: string;
  readonly text: Text;
  readonly options: readonly Option[];
  /** Steps of one compound answer share this number. */
  readonly batch?: number;
  /** One of a poll: several are asked at once, out of turn, and their answers are sealed. */
  readonly poll?: true;
}

/** An answer: the decision's number and the option's key, never a place in a list. */
export interface Choice {
  readonly n: number;
  readonly key: string;
}

export interface Unavailable {
  readonly option: Option;
  readonly why: Refusal;
}

/** Collects the options and, on demand, the refusals: one function of the rules makes both lists. */
export interface Offer {
  readonly options: Option[];
  readonly refused: Unavailable[] | undefined;
}

export function allow(offer: Offer, verb: string, ...refs: number[]): void {
  offer.options.push({ verb, refs });
}

/** Offers an option unless there is a reason against it. */
export function allowUnless(offer: Offer, why: Refusal | undefined, verb: string, ...refs: number[]): void {
  if (why === undefined) offer.options.push({ verb, refs });
  else offer.refused?.push({ option: { verb, refs }, why });
}

/** The canonical key of an option: `go 17`. */
export function optionKey(option: Option): string {
  const { verb, refs } = option;
  if (refs.length === 0) return verb;
  if (refs.length === 1) return `${verb} ${refs[0]}`;
  return `${verb} ${refs.join(' ')}`;
}

export function findOption(options: readonly Option[], key: string): Option | undefined {
  for (let i = 0; i < options.length; i++) if (isKeyOf(options[i], key)) return options[i];
  return undefined;
}

/** Compares the verb first, so that a key is rarely built. */
function isKeyOf(option: Option, key: string): boolean {
  if (!key.startsWith(option.verb)) return false;
  return option.refs.length === 0 ? key.length === option.verb.length : optionKey(option) === key;
}

const VERB = /^[a-z][a-z0-9-]*$/;

/** Parses a key; returns undefined for anything else. */
export function parseKey(key: unknown): Option | undefined {
  if (typeof key !== 'string' || key.length > 200) return undefined;
  const option = optionOf(key);
  return VERB.test(option.verb) && option.refs.every(Number.isSafeInteger) ? option : undefined;
}

/** The option that a key was made from. */
export function optionOf(key: string): Option {
  const space = key.indexOf(' ');
  if (space < 0) return { verb: key, refs: [] };
  return {
    verb: key.slice(0, space),
    refs: key
      .slice(space + 1)
      .split(' ')
      .map(refOf),
  };
}

/** Returns a small integer (V8's Smi): one float in a zone would slow down every zone. */
function refOf(digits: string): number {
  const number = Number(digits);
  const small = number | 0;
  return small === number ? small : number;
}
