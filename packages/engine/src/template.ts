/** Templates of phrases: plain text with placeholders. */
import { PREPOSITIONS, type Preposition } from './noun.ts';
import { isOneOf } from './shapes.ts';

export type Segment = string | Place;

/** `{0}`, `{de 0}`, `{0’s}`, `{0#card|cards}`, `{0:tourné}` */
export interface Place {
  readonly at: number;
  readonly preposition: Preposition | undefined;
  /** Its kind: the name, its possessive, a form by number, or a form that agrees with the name. */
  readonly shows: 'name' | 'possessive' | 'counted' | 'agreeing';
  readonly forms: readonly (readonly Segment[])[];
}

const HEAD = /^(?:(\S+) )?(\d)(?:(’s)|([#:])(.*))?$/s;
const known = new Map<string, readonly Segment[]>();

/** The segments of a template, cached. */
export function segmentsOf(template: string): readonly Segment[] {
  const found = known.get(template) ?? parse(template);
  known.set(template, found);
  return found;
}

/** The argument numbers in a template. */
export function placesIn(template: string): number[] {
  return segmentsOf(template).flatMap(placesOf);
}

function placesOf(segment: Segment): number[] {
  if (typeof segment === 'string') return [];
  return [segment.at, ...segment.forms.flatMap((form) => form.flatMap(placesOf))];
}

function parse(template: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let at = template.indexOf('{'); at >= 0; at = template.indexOf('{', from)) {
    const end = closing(template, at);
    if (at > from) segments.push(template.slice(from, at));
    segments.push(placeFrom(template.slice(at + 1, end)));
    from = end + 1;
  }
  if (from < template.length) segments.push(template.slice(from));
  return segments;
}

function closing(template: string, open: number): number {
  let depth = 0;
  for (let at = open; at < template.length; at++) {
    if (template[at] === '{') depth++;
    if (template[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`the phrase "${template}" has a "{" that is never closed`);
}

function placeFrom(inside: string): Place {
  const [, preposition, at, own, sign, forms] = HEAD.exec(inside) ?? [];
  if (at === undefined || (preposition !== undefined && !isOneOf(PREPOSITIONS, preposition)))
    throw new Error(`a phrase has "{${inside}}", which is no place for anything`);
  return {
    at: Number(at),
    preposition,
    shows: own ? 'possessive' : sign === '#' ? 'counted' : sign ? 'agreeing' : 'name',
    forms: sign ? alternatives(forms).map(parse) : [],
  };
}

/** Splits at bars, except those inside a nested placeholder. */
function alternatives(forms: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of forms) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
