import { allow, type Offer, type Option, optionKey, optionOf, type Unavailable } from './decision.ts';
import type { Seat } from './ids.ts';
import type { MatchState } from './match.ts';
import type { Handle, Next } from './next.ts';
import type { Frame, Schema } from './schema.ts';
import type { TextArg } from './text.ts';

export * from './next.ts';

/** A step that changes the state and returns what comes next. */
type Do<M, V, N = Next> = (m: M, v: V) => N;

interface Asking<M, V> {
  /** What is asked, as a stable word; the words of the game turn `ask.<kind>` into a sentence. */
  readonly kind: string;
  /** The rule by which it is asked, cited when an answer is refused that is never offered. */
  readonly rule: string | ((m: M) => string);
  /** Lists the options. Pure: it may be called any number of times. */
  offer(m: M, v: V, offer: Offer, seat: Seat): void;
  /** What the sentence of the question is about. */
  about?(m: M, v: V, seat: Seat): readonly TextArg[];
}

/** A step that waits for one seat. */
export interface Ask<M, V, N = Next> extends Asking<M, V> {
  readonly ask: 'one';
  who(m: M, v: V): Seat;
  then(m: M, v: V, answer: Option): N;
  /** True when public facts alone leave a single option: it is then taken automatically. */
  readonly auto?: boolean;
  /**
   * True when every option will be resolved anyway and the answer only picks the next one. If all orders lead to the
   * same state (orders.ts) the first option is taken automatically.
   */
  orders?(m: M, v: V, options: readonly Option[]): boolean;
  /** Called when there are no options; without it that is a broken invariant. */
  readonly none?: Do<M, V, N>;
  /** True for the steps of a compound answer, which a client may send as one batch. */
  readonly batch?: boolean;
}

/** A step that waits for several seats at once; the answers are sealed until all are in. */
export interface Poll<M, V, N = Next> extends Asking<M, V> {
  readonly ask: 'all';
  /** The mask of the seats that are asked. */
  who(m: M, v: V): number;
  then(m: M, v: V, answers: readonly (Option | undefined)[]): N;
}

/** A step that runs after a call whose result was put into a variable. */
export interface Takes<M, V, N = Next> {
  readonly takes: string;
  readonly from: Handle;
  readonly then: Do<M, V, N>;
}

/** A step; `N` is what it returns. */
export type Step<M, V, N = Next> = Do<M, V, N> | Ask<M, V, N> | Poll<M, V, N> | Takes<M, V, N>;

/** A rule that can pause: named steps over variables of a declared shape. It begins with the first step. */
export interface Procedure<M = never, S = unknown> {
  readonly name: string;
  readonly vars: Schema;
  readonly first: string;
  readonly steps: Readonly<Record<string, Running<M>>>;
  /** The shape of its result, unless that is a number. */
  readonly gives: Schema | undefined;
  /** By step: the result it takes, and the variable that holds it from then on. */
  readonly takes: Readonly<Record<string, Taking | undefined>>;
  /** What boards may show of it while it runs. */
  readonly shows?: (m: M, v: never, step: string) => S | undefined;
  /** What it resolves, such as a card: questions of what runs inside it begin with that name. */
  readonly causes?: (m: M, v: never, step: string) => TextArg | undefined;
}

/** A step as it is run, after the result it takes was put into its variable. */
type Running<M> = Do<M, never, AnyNext> | Ask<M, never, AnyNext> | Poll<M, never, AnyNext>;

interface Taking {
  readonly into: string;
  readonly shape: Schema;
}

export function ask<M, V, N = Next, E = N>(
  step: Omit<Ask<M, V, N>, 'ask' | 'none'> & { readonly none?: Do<M, V, E> },
): Ask<M, V, N | E> {
  return { ask: 'one', ...step };
}
export function poll<M, V, N = Next>(step: Omit<Poll<M, V, N>, 'ask'>): Poll<M, V, N> {
  return { ask: 'all', ...step };
}

/** The variables that may hold a value of this type. */
type Holding<V, G> = { [K in keyof V]: G extends V[K] ? K : never }[keyof V] & string;

/** A step that a call returns to, with the result put into the variable first. */
export function takes<M, V, G extends object, N = Next>(
  from: Handle<unknown, G>,
  into: NoInfer<Holding<V, G>>,
  then: Do<M, V, N>,
): Takes<M, V, N> {
  return { takes: into, from, then };
}

/** The situation that a procedure shows to boards at one of its steps, and what it resolves there, if any. */
export interface Showing<M, V, K extends string, S> {
  shows?(m: M, v: V, step: K): S | undefined;
  causes?(m: M, v: V, step: K): TextArg | undefined;
}

/**
 * The procedure builder of one game, which checks the names of steps; `S` is the union of its situations. Steps may see
 * more than a match of the game always has (`Outer`): what the frames below them guarantee, such as a combat.
 */
export function proceduresOf<M extends Outer, S = never, Outer extends MatchState = M>() {
  return <V, R, K extends string>(
    of: Handle<V, R>,
    steps: Record<K, Step<M, V, Next<NoInfer<K>, R>>>,
    showing?: Showing<M, V, NoInfer<K>, S>,
  ): Procedure<Outer, S> => {
    const made: Procedure<never, S> = {
      ...define<M>(of, steps),
      shows: showing?.shows as Procedure<M, S>['shows'],
      causes: showing?.causes as Procedure<M, S>['causes'],
    };
    return made as Procedure<Outer, S>;
  };
}

type Steps<M> = Readonly<Record<string, Step<M, never, AnyNext>>>;

function define<M>({ name, vars, gives, landing }: Handle, written: Steps<M>): Procedure<M, never> {
  const steps: Record<string, Running<M>> = {};
  const taken: Record<string, Taking> = {};
  for (const [key, step] of Object.entries(written)) {
    if ('takes' in step) taken[key] = takingOf(name, vars, step);
    steps[key] = 'takes' in step ? step.then : step;
  }
  if (landing !== undefined && !steps[landing])
    throw new Error(`the landing of "${name}" is "${landing}", which is none of its steps`);
  return { name, vars, first: Object.keys(steps)[0], steps, gives, takes: taken };
}

function takingOf(name: string, vars: Schema, step: { takes: string; from: Handle }): Taking {
  const { takes: into, from } = step;
  const field = vars.fields?.[into];
  if (!from.gives) throw new Error(`"${name}" takes a result of "${from.name}", which declares none`);
  if (field !== from.gives && field?.of !== from.gives)
    throw new Error(`"${name}" takes the result of "${from.name}" into "${into}", which has another shape`);
  return { into, shape: from.gives };
}

export type Procedures = Readonly<Record<string, Procedure<never>>>;

export function tableOf(list: readonly Procedure<never>[]): Procedures {
  const table: Record<string, Procedure<never>> = {};
  for (const procedure of list) {
    if (table[procedure.name]) throw new Error(`two procedures are called "${procedure.name}"`);
    table[procedure.name] = procedure;
  }
  return table;
}

/** More steps than this between two decisions mean an endless loop. */
const MOST_STEPS = 100_000;

/** Whether the ordering question on top of the stack has the same outcome for every order. */
export type IsMoot = (m: MatchState) => boolean;

/** Runs the match until it waits for somebody or is over. */
export function run(m: MatchState, procedures: Procedures, isMoot: IsMoot): void {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (m.outcome !== undefined) m.stack.length = 0;
    if (m.stack.length === 0 || !advance(m, procedures, isMoot)) return;
  }
  throw new Error(`the rules run in a circle at ${where(m)}`);
}

/** Runs one step; false where the match waits for somebody. */
export function advance(m: MatchState, procedures: Procedures, isMoot: IsMoot): boolean {
  const frame = m.stack[m.stack.length - 1];
  const step = stepOf(frame, procedures);
  const next = typeof step === 'function' ? step(m, frame.vars) : withoutAsking(m, frame, step, isMoot);
  if (next) apply(m, procedures, next);
  return next !== undefined;
}

/** The current procedure and step, for messages about broken invariants. */
export function where(m: MatchState): string {
  const path = m.stack.map((frame) => `${frame.proc}.${frame.step}`).join(' > ');
  return `decision ${m.n} (${path || 'over'})`;
}

function withoutAsking(m: MatchState, frame: Frame, step: AnyAsk, isMoot: IsMoot): AnyNext | undefined {
  if (step.ask === 'all') return openPoll(m, frame, step);
  if (!step.auto && !step.none) return undefined;
  const options = offered(m, frame, step, step.who(m, frame.vars));
  if (options.length === 0 && step.none) return step.none(m, frame.vars);
  if (options.length === 1 && step.auto) return step.then(m, frame.vars, options[0]);
  if (options.length > 1 && step.orders?.(m, frame.vars, options) && isMoot(m))
    return step.then(m, frame.vars, options[0]);
  return undefined;
}

/** A poll stops undo before and after it: what can be undone would reveal who has answered. */
function openPoll(
  m: MatchState,
  frame: Frame,
  step: Poll<MatchState, Record<string, unknown>, AnyNext>,
): AnyNext | undefined {
  if (step.who(m, frame.vars) === 0) return step.then(m, frame.vars, []);
  m.barrier = m.n + 1;
  return undefined;
}

function apply(m: MatchState, procedures: Procedures, next: AnyNext): void {
  const { stack } = m;
  const top = stack[stack.length - 1];
  switch (next.to) {
    case 'go':
      top.step = next.step;
      return;
    case 'call':
      top.step = next.back;
      stack.push(frameFor(m, procedures, next.proc, next.vars));
      return;
    case 'become':
      stack[stack.length - 1] = frameFor(m, procedures, next.proc, next.vars);
      return;
    case 'done':
      stack.pop();
      if (typeof next.result === 'number') m.result = next.result;
      else give(m, procedures, top.proc, next.result);
      return;
    case 'unwind':
      while (stack.length && stack[stack.length - 1].proc !== next.proc) stack.pop();
      if (!stack.length) throw new Error(`nothing called "${next.proc}" is under way to unwind to`);
      stack[stack.length - 1].step = next.step;
  }
}

/** Puts the result of an ended procedure into the variable of the step that takes it. */
function give(m: MatchState, procedures: Procedures, from: string, result: unknown): void {
  const frame = m.stack[m.stack.length - 1];
  const taking = frame && procedures[frame.proc].takes[frame.step];
  if (!taking || taking.shape !== procedures[from].gives)
    throw new Error(`nothing takes the result of "${from}" at ${where(m)}`);
  frame.vars[taking.into] = result;
  m.result = 0;
}

export function frameFor(m: MatchState, procedures: Procedures, proc: string, vars: unknown): Frame {
  const procedure = procedures[proc];
  if (!procedure) throw new Error(`there is no procedure "${proc}"`);
  return { proc, step: procedure.first, since: m.n, vars: vars as Record<string, unknown> };
}

type AnyNext = Next<string, unknown>;
type AnyAsk =
  | Ask<MatchState, Record<string, unknown>, AnyNext>
  | Poll<MatchState, Record<string, unknown>, AnyNext>;

function stepOf(frame: Frame, procedures: Procedures): AnyStep {
  const step = procedures[frame.proc]?.steps[frame.step];
  if (!step) throw new Error(`the procedure "${frame.proc}" has no step "${frame.step}"`);
  return step as AnyStep;
}

type AnyStep = Do<MatchState, Record<string, unknown>, AnyNext> | AnyAsk;

/** An asking step that waits for an answer. */
export interface Waiting {
  readonly frame: Frame;
  readonly step: AnyAsk;
}

/** The asking step that a match waits at. */
export function waitingAt(m: MatchState, procedures: Procedures): Waiting | undefined {
  const frame = m.stack[m.stack.length - 1];
  if (!frame) return undefined;
  const step = stepOf(frame, procedures);
  if (typeof step === 'function') throw new Error(`the match stopped in the middle of a rule at ${where(m)}`);
  return { frame, step };
}

/** The rule by which a step asks in this match. */
export function ruleOf(m: MatchState, step: AnyAsk): string {
  return typeof step.rule === 'string' ? step.rule : step.rule(m);
}

export function offered(m: MatchState, frame: Frame, step: AnyAsk, seat: Seat): Option[] {
  const offer: Offer = { options: [], refused: undefined };
  step.offer(m, frame.vars, offer, seat);
  return offer.options;
}

export function refusedAt(m: MatchState, frame: Frame, step: AnyAsk, seat: Seat): Unavailable[] {
  const refused: Unavailable[] = [];
  step.offer(m, frame.vars, { options: [], refused }, seat);
  return refused;
}

/** Whether the seat's answer is awaited now. */
export function awaits(m: MatchState, frame: Frame, step: AnyAsk, seat: Seat): boolean {
  if (step.ask === 'one') return step.who(m, frame.vars) === seat;
  return (step.who(m, frame.vars) & (1 << seat)) !== 0 && m.answers[seat] === '';
}

/** Applies an option the way an automatic answer is applied: without counting a decision. */
export function settleWith(
  m: MatchState,
  procedures: Procedures,
  { frame, step }: Waiting,
  option: Option,
): void {
  if (step.ask === 'one') apply(m, procedures, step.then(m, frame.vars, option));
}

/** Applies a legal answer and runs until the next ask. */
export function answer(
  m: MatchState,
  procedures: Procedures,
  frame: Frame,
  step: AnyAsk,
  seat: Seat,
  option: Option,
) {
  if (step.ask === 'one') {
    if (m.last !== seat) m.barrier = Math.max(m.barrier, m.n);
    m.last = seat;
    m.n++;
    apply(m, procedures, step.then(m, frame.vars, option));
    return;
  }
  // `last` is public and stays as it was, so as not to reveal that this seat has answered.
  m.answers[seat] = optionKey(option);
  const asked = step.who(m, frame.vars);
  for (let s = 0; s < m.seats; s++) if (asked & (1 << s) && m.answers[s] === '') return;
  const answers = m.answers.map((key) => (key === '' ? undefined : optionOf(key)));
  m.answers.fill('');
  m.n++;
  m.barrier = m.n;
  m.last = -1;
  apply(m, procedures, step.then(m, frame.vars, answers));
}

/** The verb that answers "nothing" everywhere. */
export function allowPass(offer: Offer): void {
  allow(offer, 'pass');
}
