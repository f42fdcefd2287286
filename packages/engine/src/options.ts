import { unknownWord } from './nearest.ts';
import { isMapping, isOneOf, isWhole } from './shapes.ts';

/** Bad input: one sentence that says what was wrong and what was expected. */
export class InputError extends Error {}

/** The options of a match as data: forms, the command's help and validation are derived from it. */
export type OptionsSpec = Readonly<Record<string, OptionSpec>>;
export type OptionSpec = OptionUse &
  (
    | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
    | { readonly type: 'flag'; readonly default: boolean }
    | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
    /** A text of the player's own, such as a saved deck; `most` is how many characters it may have. */
    | { readonly type: 'text'; readonly most: number; readonly default: string }
  );

/** Whose an option is, and where it means anything at all. */
export interface OptionUse {
  /** The seat whose player chooses it; without one the host of the table does. */
  readonly seat?: number;
  /** It counts where all values of one of these stand among the options; without them always. */
  readonly when?: readonly Readonly<Record<string, readonly (string | boolean | number)[]>>[];
}

export type Options = Readonly<Record<string, string | boolean | number>>;

/** Whether an option has an effect in a match with these options and this number of seats. */
export function isOptionInUse(
  spec: OptionsSpec,
  name: string,
  { options, seats }: { readonly options: Options; readonly seats: number },
): boolean {
  const { seat = 0, when } = spec[name];
  if (seat >= seats) return false;
  const chosenOf = (other: string) => options[other] ?? spec[other].default;
  const holds = (values: NonNullable<typeof when>[number]) =>
    Object.entries(values).every(([other, allowed]) => allowed.includes(chosenOf(other)));
  return when === undefined || when.some(holds);
}

/** The names of the options that the player of a seat chooses. */
export function optionsOfSeat(spec: OptionsSpec, seat: number): string[] {
  return Object.keys(spec).filter((name) => spec[name].seat === seat);
}

/** Puts what the player of a seat chose among the options of a match; anything else than their own is refused. */
export function withSeatOptions(
  spec: OptionsSpec,
  options: Options,
  seat: number,
  chosen: Readonly<Record<string, unknown>>,
): Options {
  const own = optionsOfSeat(spec, seat);
  const other = Object.keys(chosen).find((name) => !own.includes(name));
  if (other !== undefined)
    throw new InputError(
      `option "${other}" is not for seat ${seat} to choose; expected ${own.join(', ') || 'none'}`,
    );
  return parseOptions(spec, { ...options, ...chosen });
}

/** Parses options from outside; missing ones get their defaults. */
export function parseOptions(spec: OptionsSpec, given: Readonly<Record<string, unknown>> = {}): Options {
  if (!isMapping(given))
    throw new InputError(`expected options with their values, found ${JSON.stringify(given)}`);
  for (const key of Object.keys(given))
    if (!Object.hasOwn(spec, key)) throw new InputError(unknownWord('option', key, Object.keys(spec)));
  const options: Record<string, string | boolean | number> = {};
  for (const [key, one] of Object.entries(spec)) options[key] = parseOption(key, one, given[key]);
  return options;
}

function misread(options: Options, key: string, expected: string): Error {
  return new Error(`option "${key}" is ${JSON.stringify(options[key])}; the rules expected ${expected}`);
}

export function flagIn(options: Options, key: string): boolean {
  const value = options[key];
  if (typeof value !== 'boolean') throw misread(options, key, 'a flag');
  return value;
}

export function numberIn(options: Options, key: string): number {
  const value = options[key];
  if (typeof value !== 'number') throw misread(options, key, 'a number');
  return value;
}

/** The value of a text, or of a choice whose values are read from a set. */
export function textIn(options: Options, key: string): string {
  const value = options[key];
  if (typeof value !== 'string') throw misread(options, key, 'a text');
  return value;
}

export function choiceIn<W extends string>(options: Options, key: string, values: readonly W[]): W {
  const value = options[key];
  if (!isOneOf(values, value)) throw misread(options, key, values.join(' or '));
  return value;
}

function parseOption(key: string, spec: OptionSpec, value: unknown): string | boolean | number {
  if (value === undefined) return spec.default;
  if (spec.type === 'flag') {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    throw new InputError(`option "${key}" is ${JSON.stringify(value)}; expected true or false`);
  }
  if (spec.type === 'choice') {
    // A choice among numbers may be given as a number.
    const word = typeof value === 'number' ? String(value) : value;
    if (typeof word === 'string' && spec.values.includes(word)) return word;
    throw new InputError(`option "${key}": ${unknownWord('value', String(value), spec.values)}`);
  }
  if (spec.type === 'text') {
    if (typeof value === 'string' && value.length <= spec.most) return value;
    throw new InputError(`option "${key}" should be a text of at most ${spec.most} characters`);
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (isWhole(number) && number >= spec.min && number <= spec.max) return number;
  throw new InputError(
    `option "${key}" is ${JSON.stringify(value)}; expected a whole number from ${spec.min} to ${spec.max}`,
  );
}
