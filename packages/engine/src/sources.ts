/**
 * The sources in force: cards in play, spaces, the table itself, as each game decides. Modifiers, prohibitions and triggers
 * are read from sources only, so that the rule that uses a number and the page that explains it run the same code.
 */
import type { Args, Phrased } from './args.ts';
import type { Def, Node } from './ids.ts';
import { enqueue, type ReactionQueue } from './reactions.ts';
import { type Refusal, refuse } from './refusal.ts';
import { compute, type Phrasing } from './vocabulary.ts';

/** A continuous change of a value; collected whenever the value is computed. */
export interface Modifier {
  /** An index into the game's list of values. */
  readonly value: number;
  readonly by: Phrased<number>;
  readonly when: Phrased<boolean> | undefined;
  /** Whose value it changes, as an index into the game's list of reaches; 0 is the owner's own. */
  readonly reach: number;
}

/** Something that may not be done while it is in force. */
export interface Prohibition {
  /** An index into the game's list of acts. */
  readonly act: number;
  readonly when: Phrased<boolean> | undefined;
  readonly reach: number;
}

/** An effect that a happening sets off. */
export interface Trigger {
  /** Its number in the content. */
  readonly id: number;
  readonly on: Phrased;
  readonly when: Phrased<boolean> | undefined;
  /** Limited by the game, for example to once in a turn. */
  readonly once: boolean;
  readonly effect: Node;
}

/** The modifiers, prohibitions and triggers of a source. */
export interface Standing {
  readonly modifiers: readonly Modifier[];
  readonly prohibitions: readonly Prohibition[];
  readonly triggers: readonly Trigger[];
}

/** Which happenings fire a trigger; for a common source (owner -1) "you" is the seat it happens to. */
export interface HappeningPhrasing<M = never, G = never> extends Omit<Phrasing<M, never, never, G>, 'value'> {
  /** An index into the game's list of happenings. */
  readonly code: number;
  matches(m: M, owner: number, args: G, a: number, b: number, c: number): boolean;
}

/** One part of a value: its origin and amount. */
export interface Part {
  /** The kind of source, as a word of the game. */
  readonly origin: string;
  /** The definition of the card it stands on, or -1. */
  readonly def: Def;
  /** Its owner, or -1. */
  readonly owner: number;
  readonly by: number;
}

/** A game's declaration of its sources. */
export interface SourcesSpec<M, A> {
  /**
   * Calls `see` for every source in force and `seePart` for every plain number in a value. It may skip sources that
   * cannot concern `q.subject`.
   */
  visit(m: M, q: Query): void;
  /** The context of a source's texts for this subject; -1 stands for no particular one. */
  about(m: M, owner: number, subject: number): A;
  /** Whether this reach of this owner includes the subject; owner -1 is everybody. */
  reaches(m: M, owner: number, reach: number, subject: number): boolean;
  /** The rule by which an act is forbidden. */
  ruleOf(act: number): string;
  readonly watching?: {
    of(m: M): ReactionQueue;
    /** Whether a limited trigger may fire now; if so it counts as fired. */
    mayFire(m: M, owner: number, trigger: Trigger): boolean;
  };
}

export interface Sources<M> {
  /** This value of the subject, with all modifiers. */
  sum(m: M, value: number, subject: number): number;
  /** The same sum, part by part. */
  partsOf(m: M, value: number, subject: number): Part[];
  whyForbidden(m: M, act: number, subject: number): Refusal | undefined;
  /** Queues the triggers that a happening sets off. */
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

/** The deepest nesting of values that depend on other values. */
const MOST_DEPTH = 64;

export function sourcesOf<M extends object, A extends object>(spec: SourcesSpec<M, A>): Sources<M> {
  // A condition may need another value: each depth has its own query, which is reused.
  const queries: Query[] = [];
  let depth = 0;
  // Happenings are never noticed during a computation, so one query is enough.
  const noticed: Query = { ...emptyQuery({}, spec), kind: HAPPENING };

  function walk(m: M, kind: number, code: number, subject: number, parts?: Part[]): Query {
    // An exception during a walk leaves the depth too large.
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

/** Visits a source: its standing effects, owner (-1: everybody), kind and definition. */
export function see(q: Query, standing: Standing | undefined, owner: number, origin: string, def: Def): void {
  if (standing === undefined) return;
  if (q.kind === VALUE) seeModifiers(q, standing.modifiers, owner, origin, def);
  else if (q.kind === ACT) seeProhibitions(q, standing.prohibitions, owner);
  else seeTriggers(q, standing.triggers, owner);
}

/** Adds a plain number to a value of the subject: a printed one, a temporary bonus. */
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
    // A trigger of a common source acts for the seat that it happened to.
    const you = owner < 0 ? q.a : owner;
    if (trigger.when !== undefined && !compute(m, spec.about(m, you, -1), trigger.when)) continue;
    if (spec.watching && (!trigger.once || spec.watching.mayFire(m, you, trigger)))
      enqueue(spec.watching.of(m), trigger.effect, you);
  }
}

/** The compiled `on` of a trigger. */
export function happeningOf({ spec }: Phrased): HappeningPhrasing {
  const phrasing: Omit<Phrasing, 'value'> = spec;
  return phrasing as HappeningPhrasing;
}
