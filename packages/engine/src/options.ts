import { unknownWord } from './nearest.ts';

/** Bad input: one sentence that says what was wrong and what was expected. */
export class InputError extends Error {}

/** The options of a match as data, so that forms, the command and the checks are made from it. */
export type OptionsSpec = Readonly<Record<string, OptionSpec>>;
export type OptionSpec =
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'flag'; readonly default: boolean }
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly default: number }
  /** A text of the player's own, such as a saved deck; `most` is how many characters it may have. */
  | { readonly type: 'text'; readonly most: number; readonly default: string };

export type Options = Readonly<Record<string, string | boolean | number>>;

/** Reads options that came from outside; what is not given takes its default. */
export function parseOptions(spec: OptionsSpec, given: Readonly<Record<string, unknown>> = {}): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new InputError(`expected options with their values, found ${JSON.stringify(given)}`);
  for (const key of Object.keys(given))
    if (!Object.hasOwn(spec, key)) throw new InputError(unknownWord('option', key, Object.keys(spec)));
  const options: Record<string, string | boolean | number> = {};
  for (const [key, one] of Object.entries(spec)) options[key] = parseOption(key, one, given[key]);
  return options;
}

function parseOption(key: string, spec: OptionSpec, value: unknown): string | boolean | number {
  if (value === undefined) return spec.default;
  if (spec.type === 'flag') {
    if (value === true || value === 'true') return true;
    if (value === false || value === 'false') return false;
    throw new InputError(`option "${key}" is ${JSON.stringify(value)}; expected true or false`);
  }
  if (spec.type === 'choice') {
    if (typeof value === 'string' && spec.values.includes(value)) return value;
    throw new InputError(`option "${key}": ${unknownWord('value', String(value), spec.values)}`);
  }
  if (spec.type === 'text') {
    if (typeof value === 'string' && value.length <= spec.most) return value;
    throw new InputError(`option "${key}" should be a text of at most ${spec.most} characters`);
  }
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= spec.min && number <= spec.max)
    return number;
  throw new InputError(
    `option "${key}" is ${JSON.stringify(value)}; expected a whole number from ${spec.min} to ${spec.max}`,
  );
}
