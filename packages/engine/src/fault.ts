import { innerOf, int, type Schema, type VarsOf } from './schema.ts';
import { isObject, isWhole } from './shapes.ts';

/** Why a value does not match this schema, as one sentence, or undefined. */
export function faultIn(
  schema: Schema,
  value: unknown,
  varsOf: VarsOf,
  at = 'the match',
): string | undefined {
  switch (schema.kind) {
    case 'int':
    case 'card':
      return isWhole(value) ? undefined : `${at} should be a whole number`;
    case 'str':
      return faultInText(schema, value, at);
    case 'bool':
      return typeof value === 'boolean' ? undefined : `${at} should be true or false`;
    case 'ints':
    case 'zone':
    case 'hand':
      return faultInList(int, value, varsOf, at);
    case 'list':
    case 'bySeat':
      return faultInList(innerOf(schema), value, varsOf, at);
    case 'maybe':
      return value === undefined || value === null ? undefined : faultIn(innerOf(schema), value, varsOf, at);
    case 'secret':
      return faultIn(innerOf(schema), value, varsOf, at);
    case 'struct':
      return faultInStruct(schema, value, varsOf, at);
    case 'frames':
      return faultInFrames(value, varsOf, at);
  }
}

function faultInText({ words }: Schema, value: unknown, at: string): string | undefined {
  if (typeof value !== 'string') return `${at} should be a text`;
  return words && !words.includes(value) ? `${at} should be one of ${words.join(', ')}` : undefined;
}

function faultInList(of: Schema, value: unknown, varsOf: VarsOf, at: string): string | undefined {
  if (!Array.isArray(value)) return `${at} should be a list`;
  for (let i = 0; i < value.length; i++) {
    const fault = faultIn(of, value[i], varsOf, `${at}[${i}]`);
    if (fault) return fault;
  }
  return undefined;
}

function faultInStruct(schema: Schema, value: unknown, varsOf: VarsOf, at: string): string | undefined {
  if (!isObject(value)) return `${at} should be an object`;
  const fields = schema.fields ?? {};
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name)) return `${at}.${name} is not known`;
  for (const [name, of] of Object.entries(fields)) {
    const fault = faultIn(of, value[name], varsOf, `${at}.${name}`);
    if (fault) return fault;
  }
  return undefined;
}

function faultInFrames(value: unknown, varsOf: VarsOf, at: string): string | undefined {
  if (!Array.isArray(value)) return `${at} should be a list`;
  for (const [i, frame] of value.entries()) {
    if (typeof frame?.proc !== 'string' || typeof frame.step !== 'string' || !isWhole(frame.since))
      return `${at}[${i}] is not a frame`;
    const fault = faultIn(varsOf(frame.proc), frame.vars, varsOf, `${at}[${i}].vars`);
    if (fault) return fault;
  }
  return undefined;
}
