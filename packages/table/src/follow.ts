import {
  type Decision,
  type Frame,
  type Game,
  type MatchState,
  partMapper,
  type Schema,
  seeFace,
  seeing,
  seeWho,
  UNSEEN,
  type VarsOf,
  type View,
  type ViewContext,
  type Viewer,
  viewContextOf,
} from '@tabard/engine';
import { askedAt, type Course } from './course.ts';
import { type Json, patchText, replacing } from './patch.ts';

/** A view that this viewer owns, so that it may be updated in place. */
export type KnownView = { -readonly [K in keyof View]: View[K] };

/**
 * Updates a viewer's known view in place and returns the JSON text of the patch that does the same; undefined when
 * nothing changed. The result equals that of `view` and `patchText`, in one pass: a server does this for every seat at
 * every move.
 */
export function followView(course: Course, known: KnownView): string | undefined {
  const { game, state } = course;
  const { decisions, waiting } = askedAt(course);
  let text = withField('', 'state', followState(game, state, known.viewer, known.state));
  text = withField(text, 'decisions', followDecisions(decisions, known));
  if (known.waiting !== waiting) text = withField(text, 'waiting', numbersPatch(known.waiting, waiting));
  known.waiting = waiting;
  return closed(text) || undefined;
}

function followDecisions(asked: readonly Decision[], known: KnownView): string {
  const own = asked.find(({ seat }) => seat === known.viewer);
  if (!own && known.decisions.length === 0) return '';
  const before = known.decisions;
  known.decisions = own ? [own] : [];
  return patchText(before as unknown as Json, known.decisions as unknown as Json) ?? '';
}

/**
 * Updates one part of a known view and returns the text of the patch that does the same; empty when nothing changed.
 * `owner` is the seat it belongs to or -1, `parent` the struct that contains it.
 */
type Follow = (value: never, context: ViewContext, owner: number, parent: unknown, known: never) => string;

interface FollowPart {
  readonly follow: Follow;
  /** Whether `known` itself is changed. Otherwise `become` is the value to replace it with. */
  readonly isInPlace: boolean;
}

/** The viewer's view of a new part. */
type Make = ReturnType<typeof partMapper<ViewContext>>;

/** The new value of the part that was followed last: a shared variable, to avoid allocations. */
const become: { value: unknown } = { value: undefined };

const followers = new WeakMap<Game, Follow>();

/** The same for the state, by code generated from the schema. */
function followState(game: Game, state: MatchState, viewer: Viewer, known: MatchState): string {
  let follow = followers.get(game);
  if (!follow) {
    follow = stateFollow(game.schema, (proc) => game.varsOf(proc));
    followers.set(game, follow);
  }
  return follow(state as never, viewContextOf(state, viewer), -1, undefined, known as never);
}

const FACES: FollowPart = {
  isInPlace: true,
  follow: (cards: MatchState['cards'], context, _owner, _parent, known: MatchState['cards']) => {
    const def = followEach(cards.def, context, known.def, seeFaceOf);
    const seen = followEach(cards.seen, context, known.seen, seeWhoOf);
    return closed(withField(withField('', 'def', def), 'seen', seen));
  },
};

export function stateFollow(schema: Schema, varsOf: VarsOf): Follow {
  const seen = Object.entries(schema.fields ?? {}).filter(([name]) => !UNSEEN.includes(name));
  return fieldsFollow(seen, (of, name) => (name === 'cards' ? FACES : partOf(of, varsOf)));
}

function partOf(schema: Schema, varsOf: VarsOf): FollowPart {
  switch (schema.kind) {
    case 'ints':
      return {
        isInPlace: true,
        follow: (numbers, context, _o, _p, known) => followEach(numbers, context, known, itself),
      };
    case 'zone':
    case 'hand':
      return {
        isInPlace: true,
        follow: (zone, context, _o, _p, known) => followEach(zone, context, known, seeCard),
      };
    case 'list':
    case 'bySeat': {
      const of = schema.of as Schema;
      const make = partMapper(of, varsOf, seeing);
      return { isInPlace: true, follow: listFollow(partOf(of, varsOf), make, schema.kind === 'bySeat') };
    }
    case 'maybe':
      return { isInPlace: false, follow: maybeFollow(schema, varsOf) };
    case 'secret':
      return { isInPlace: false, follow: secretFollow(schema, varsOf) };
    case 'struct': {
      const fields = Object.entries(schema.fields ?? {});
      return { isInPlace: true, follow: fieldsFollow(fields, (of) => partOf(of, varsOf)) };
    }
    case 'frames': {
      const make = frameMaker(varsOf);
      const frame: FollowPart = { isInPlace: false, follow: frameFollow(make, varsOf) };
      return { isInPlace: true, follow: listFollow(frame, make, false) };
    }
    case 'card':
      return {
        isInPlace: false,
        follow: (card, context, _o, _p, known) => took(seeCard(card, -1, context), known),
      };
    default:
      return { isInPlace: false, follow: (value, _eyes, _o, _p, known) => took(value, known) };
  }
}

function took(value: unknown, known: unknown): string {
  if (value === known) return '';
  become.value = value;
  return replacing(value);
}

/** One statement for each field; plain values are compared inline. */
function fieldsFollow(
  fields: readonly (readonly [string, Schema])[],
  partFor: (of: Schema, name: string) => FollowPart,
): Follow {
  const parts = fields.map(([name, of]) => partFor(of, name));
  const statements = fields.map(([name, { kind }], i) => {
    const add = (change: string) => `t = (t === '' ? '{"${name}":' : t + ',"${name}":') + ${change};`;
    if (kind === 'int' || kind === 'bool')
      return `if (k.${name} !== v.${name}) { k.${name} = v.${name}; ${add(`'[' + v.${name} + ']'`)} }`;
    const change = `(p = f${i}(v.${name}, e, o, v, k.${name})) !== ''`;
    if (parts[i].isInPlace) return `if (${change}) ${add('p')}`;
    // An absent value is not written.
    return `if (${change}) { k.${name} = b.value; ${add(`(b.value === undefined ? 'null' : p)`)} }`;
  });
  const body = `let t = '', p; ${statements.join('\n')}\nreturn t === '' ? '' : t + '}';`;
  const names = parts.map((_, i) => `f${i}`);
  const code = `return function follow(v, e, o, _, k) { ${body} }`;
  return new Function('b', ...names, code)(become, ...parts.map(({ follow }) => follow));
}

/** A list of numbers, each mapped by `see`. */
function followEach(
  numbers: readonly number[],
  context: ViewContext,
  known: number[],
  see: (number: number, i: number, context: ViewContext) => number,
): string {
  const before = known.length;
  const common = Math.min(before, numbers.length);
  let text = '';
  let changes = 0;
  for (let i = 0; i < common; i++) {
    const number = see(numbers[i], i, context);
    if (known[i] === number) continue;
    known[i] = number;
    text = withField(text, i, `[${number}]`);
    changes++;
  }
  if (common < before) known.length = common;
  for (let i = common; i < numbers.length; i++) known.push(see(numbers[i], i, context));
  return listPatch(before, known, text, changes);
}

function numbersPatch(before: readonly number[], after: readonly number[]): string {
  const common = Math.min(before.length, after.length);
  let text = '';
  let changes = 0;
  for (let i = 0; i < common; i++)
    if (before[i] !== after[i]) {
      text = withField(text, i, `[${after[i]}]`);
      changes++;
    }
  return listPatch(before.length, after, text, changes);
}

/** A list whose elements are followed one by one; `make` gives the view of a new one. */
function listFollow({ follow, isInPlace }: FollowPart, make: Make, isBySeat: boolean): Follow {
  return (values: readonly never[], context, owner, _parent, known: unknown[]) => {
    const before = known.length;
    const common = Math.min(before, values.length);
    let text = '';
    let changes = 0;
    for (let i = 0; i < common; i++) {
      const change = follow(values[i], context, isBySeat ? i : owner, values, known[i] as never);
      if (change === '') continue;
      if (!isInPlace) known[i] = become.value;
      text = withField(text, i, change);
      changes++;
    }
    if (common < before) known.length = common;
    for (let i = common; i < values.length; i++)
      known.push(make(values[i], context, isBySeat ? i : owner, values, undefined as never));
    return listPatch(before, known, text, changes);
  };
}

function maybeFollow(schema: Schema, varsOf: VarsOf): Follow {
  const { follow, isInPlace } = partOf(schema.of as Schema, varsOf);
  const map = partMapper(schema.of as Schema, varsOf, seeing);
  return (value, context, owner, parent, known) => {
    if (!isThere(value)) return took(undefined, known);
    if (!isThere(known)) return took(map(value, context, owner, parent, undefined as never), known);
    const change = follow(value, context, owner, parent, known);
    if (isInPlace) become.value = known;
    return change;
  };
}

function secretFollow(schema: Schema, varsOf: VarsOf): Follow {
  const { follow, isInPlace } = partOf(schema.of as Schema, varsOf);
  const map = partMapper(schema.of as Schema, varsOf, seeing);
  return (value, context, owner, parent, known) => {
    const holder = schema.owner === undefined ? owner : (parent as Record<string, number>)[schema.owner];
    const open = seeing.secret(value, context, holder, itself, schema.fill) as never;
    if (open === null) return took(null, known);
    // `known` is null where the secret was hidden.
    if (!isThere(known)) return took(map(open, context, owner, parent, undefined as never), known);
    const change = follow(open, context, owner, parent, known);
    if (isInPlace) become.value = known;
    return change;
  };
}

function itself<T>(value: T): T {
  return value;
}

function seeFaceOf(_def: number, card: number, context: ViewContext): number {
  return seeFace(card, context);
}

function seeWhoOf(_seen: number, card: number, context: ViewContext): number {
  return seeWho(card, context);
}

function seeCard(card: number, _i: number, context: ViewContext): number {
  return seeing.card(card, context);
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The same procedure has the same variables; another one is another frame. */
function frameFollow(make: Make, varsOf: VarsOf): Follow {
  const byProc = new Map<string, Follow>();
  return (frame: Frame, context, _owner, _parent, known: Frame) => {
    if (known.proc !== frame.proc)
      return took(make(frame as never, context, -1, undefined, undefined as never), known);
    let vars = byProc.get(frame.proc);
    if (!vars) {
      vars = partOf(varsOf(frame.proc), varsOf).follow;
      byProc.set(frame.proc, vars);
    }
    let text = withField('', 'vars', vars(frame.vars as never, context, -1, undefined, known.vars as never));
    if (known.step !== frame.step) {
      known.step = frame.step;
      text = withField(text, 'step', replacing(frame.step));
    }
    if (known.since !== frame.since) {
      known.since = frame.since;
      text = withField(text, 'since', `[${frame.since}]`);
    }
    become.value = known;
    return closed(text);
  };
}

function frameMaker(varsOf: VarsOf): Make {
  const map = partMapper({ kind: 'frames' }, varsOf, seeing);
  return (frame, context, owner, parent, before) =>
    (map([frame] as never, context, owner, parent, before) as Frame[])[0];
}

/** A list that has mostly changed is replaced. */
function listPatch(before: number, after: readonly unknown[], changed: string, changes: number): string {
  const more = Math.max(0, after.length - before);
  if (changes + more > 4 && (changes + more) * 2 > after.length) return replacing(after);
  let text = changed;
  for (let i = before; i < after.length; i++) text = withField(text, i, replacing(after[i]));
  if (before !== after.length) text = withField(text, 'length', `${after.length}`);
  return closed(text);
}

/** Appends a change to the open patch text, unless it is empty. */
function withField(text: string, field: string | number, change: string): string {
  if (change === '') return text;
  return text === '' ? `{"${field}":${change}` : `${text},"${field}":${change}`;
}

function closed(text: string): string {
  return text === '' ? '' : `${text}}`;
}
