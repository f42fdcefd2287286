/**
 * What is in force now. A source is whatever a game says is: a card in play, a space, the table itself. Modifiers,
 * prohibitions and triggers are read from sources and from nowhere else, so that the rule that uses a number and the
 * page that explains it walk the same way.
 */
import type { Args, Phrased } from './args.ts';
import type { Def, Node } from './ids.ts';
import { enqueue, type ReactionQueue } from './reactions.ts';
import { type Refusal, refuse } from './refusal.ts';
import { compute, type Phrasing } from './vocabulary.ts';

/** A continuous change of a value; collected whenever the value is computed. */
export interface Modifier {
  /** By its place in the game's list of values. */
  readonly value: number;
  readonly by: Phrased<number>;
  readonly when: Phrased<boolean> | undefined;
  /** Whose value it changes, by its place in the game's list; 0 is the owner's own. */
  readonly reach: number;
}

/** Something that may not be done while it is in force. */
export interface Prohibition {
  /** By its place in the game's list of acts. */
  readonly act: number;
  readonly when: Phrased<boolean> | undefined;
  readonly reach: number;
}

/** An effect that something sets off. */
export interface Trigger {
  /** Its number in the content. */
  readonly id: number;
  readonly on: Phrased;
  readonly when: Phrased<boolean> | undefined;
  /** Only so often as the game allows: once in a turn. */
  readonly once: boolean;
  readonly effect: Node;
}

/** All that stands on a source. */
export interface Standing {
  readonly modifiers: readonly Modifier[];
  readonly prohibitions: readonly Prohibition[];
  readonly triggers: readonly Trigger[];
}

/** Which happenings a trigger means; "you" is whoever it happens to where the source is everybody's (owner -1). */
export interface HappeningPhrasing<M = never, G = never> extends Omit<Phrasing<M, never, never, G>, 'value'> {
  /** By its place in the game's list of happenings. */
  readonly code: number;
  matches(m: M, owner: number, args: G, a: number, b: number, c: number): boolean;
}

/** One part of a value: where it comes from, and by how much it changes it. */
export interface Part {
  /** What kind of source it is, in a word of the game's. */
  readonly origin: string;
  /** The definition of the card it stands on, or -1. */
  readonly def: Def;
  /** Whose it is, or -1. */
  readonly owner: number;
  readonly by: number;
}

/** What a game says of its sources. */
export interface SourcesSpec<M, A> {
  /**
   * Calls `see` for every source in force and `seePart` for every plain number that a value is made of. It may leave out
   * what cannot concern `q.subject`.
   */
  visit(m: M, q: Query): void;
  /** What the texts of a source are about when they concern this subject; -1 where that is nobody in particular. */
  about(m: M, owner: number, subject: number): A;
  /** Whether what reaches so far from this owner concerns the subject; an owner of -1 is everybody's. */
  reaches(m: M, owner: number, reach: number, subject: number): boolean;
  /** The rule by which an act is forbidden. */
  ruleOf(act: number): string;
  readonly watching?: {
    of(m: M): ReactionQueue;
    /** Whether a trigger that acts only so often may act now; it is then taken to have acted. */
    mayFire(m: M, owner: number, trigger: Trigger): boolean;
  };
}

export interface Sources<M> {
  /** The sum of all that makes up or changes this value of the subject. */
  sum(m: M, value: number, subject: number): number;
  /** The same sum, part by part. */
  partsOf(m: M, value: number, subject: number): Part[];
  whyForbidden(m: M, act: number, subject: number): Refusal | undefined;
  /** Lets the triggers know of a happening. */
  notice(m: M, happening: number, a: number, b: number, c: number): void;
}

const VALUE = 0;
const ACT = 1;
const HAPPENING = 2;

/** One walk over the sources: what is looked for and what was found. */
export interface Query {
  kind: number;
  /** The value, act or happening that is looked for. */
  code: number;
  /** Whom it concerns, or -1 for everybody. */
  subject: number;
  m: object;
  spec: SourcesSpec<object, object>;
  sum: number;
  parts: Part[] | undefined;
  isForbidden: boolean;
  a: number;
  b: number;
  c: number;
}

/** No condition asks for a value that asks for a value so deep. */
const MOST_DEPTH = 64;

export function sourcesOf<M extends object, A extends object>(spec: SourcesSpec<M, A>): Sources<M> {
  // A condition may ask for another value: each depth of asking has a query of its own, used again and again.
  const queries: Query[] = [];
  let depth = 0;
  // What happens is noticed while nothing is computed, so one query will do.
  const noticed: Query = { ...emptyQuery({}, spec), kind: HAPPENING };

  function walk(m: M, kind: number, code: number, subject: number, parts?: Part[]): Query {
    // Whatever was thrown in the middle of a walk left the depth behind.
    const at = depth === MOST_DEPTH ? 0 : depth;
    if (at === queries.length) queries.push(emptyQuery(m, spec));
    const q = queries[at];
    depth = at + 1;
    q.kind = kind;
    q.code = code;
    q.subject = subject;
    q.m = m;
    q.sum = 0;
    q.parts = parts;
    q.isForbidden = false;
    spec.visit(m, q);
    depth = at;
    return q;
  }

  return {
    sum: (m, value, subject) => walk(m, VALUE, value, subject).sum,
    partsOf: (m, value, subject) => {
      const parts: Part[] = [];
      walk(m, VALUE, value, subject, parts);
      return parts;
    },
    whyForbidden: (m, act, subject) =>
      walk(m, ACT, act, subject).isForbidden ? refuse('forbidden', spec.ruleOf(act)) : undefined,
    notice: (m, happening, a, b, c) => {
      if (spec.watching?.of(m).isReacting) return;
      noticed.code = happening;
      noticed.m = m;
      noticed.a = a;
      noticed.b = b;
      noticed.c = c;
      spec.visit(m, noticed);
    },
  };
}

function emptyQuery(m: object, spec: SourcesSpec<object, object>): Query {
  return {
    kind: 0,
    code: 0,
    subject: -1,
    m,
    spec,
    sum: 0,
    parts: undefined,
    isForbidden: false,
    a: -1,
    b: -1,
    c: -1,
  };
}

/** A source is in force: what stands on it, whose it is (-1: everybody's), what it is and by which definition. */
export function see(q: Query, standing: Standing | undefined, owner: number, origin: string, def: Def): void {
  if (standing === undefined) return;
  if (q.kind === VALUE) seeModifiers(q, standing.modifiers, owner, origin, def);
  else if (q.kind === ACT) seeProhibitions(q, standing.prohibitions, owner);
  else seeTriggers(q, standing.triggers, owner);
}

/** A plain number that a value of the subject is made of: a printed one, a bonus that passes. */
export function seePart(q: Query, value: number, by: number, owner: number, origin: string, def: Def): void {
  if (q.kind !== VALUE || q.code !== value || by === 0) return;
  q.sum += by;
  q.parts?.push({ origin, def, owner, by });
}

function seeModifiers(
  q: Query,
  modifiers: readonly Modifier[],
  owner: number,
  origin: string,
  def: Def,
): void {
  const { m, spec, subject } = q;
  for (let i = 0; i < modifiers.length; i++) {
    const { value, by, when, reach } = modifiers[i];
    if (value !== q.code || !spec.reaches(m, owner, reach, subject)) continue;
    const about = spec.about(m, owner, subject);
    if (when !== undefined && !compute(m, about, when)) continue;
    seePart(q, value, compute(m, about, by), owner, origin, def);
  }
}

function seeProhibitions(q: Query, prohibitions: readonly Prohibition[], owner: number): void {
  const { m, spec, subject } = q;
  for (let i = 0; i < prohibitions.length; i++) {
    const { act, when, reach } = prohibitions[i];
    if (act !== q.code || !spec.reaches(m, owner, reach, subject)) continue;
    if (when === undefined || compute(m, spec.about(m, owner, subject), when)) q.isForbidden = true;
  }
}

function seeTriggers(q: Query, triggers: readonly Trigger[], owner: number): void {
  const { m, spec } = q;
  for (let i = 0; i < triggers.length; i++) {
    const trigger = triggers[i];
    const happening: HappeningPhrasing<object, Args> = happeningOf(trigger.on);
    if (happening.code !== q.code || !happening.matches(m, owner, trigger.on.args, q.a, q.b, q.c)) continue;
    // What is everybody's acts for whoever it happened to.
    const you = owner < 0 ? q.a : owner;
    if (trigger.when !== undefined && !compute(m, spec.about(m, you, -1), trigger.when)) continue;
    if (spec.watching && (!trigger.once || spec.watching.mayFire(m, you, trigger)))
      enqueue(spec.watching.of(m), trigger.effect, you);
  }
}

/** The happenings that the `on` of a trigger means. */
export function happeningOf({ spec }: Phrased): HappeningPhrasing {
  const phrasing: Omit<Phrasing, 'value'> = spec;
  return phrasing as HappeningPhrasing;
}
