import { bindContent, type Path } from './compile.ts';
import { type Content, findContent, type Keyword, registerContent } from './content.ts';
import {
  type Choice,
  type ChoiceRoles,
  type Decision,
  findOption,
  parseKey,
  type Unavailable,
} from './decision.ts';
import { type EventSink, type Listening, letListen, type MatchEvent, type Signatures } from './events.ts';
import type { Goal } from './goals.ts';
import type { Def, Node, Seat } from './ids.ts';
import { appraiserOf, type Judgement } from './judgement.ts';
import { followParts, type KeptHalf, type KeptParts } from './kept.ts';
import type { MatchState, Outcome, Viewer } from './match.ts';
import { misfitIn } from './misfit.ts';
import { asNoun, type Noun } from './noun.ts';
import type { OddsVerdict } from './odds.ts';
import { InputError, type Options, type OptionsSpec, parseOptions } from './options.ts';
import {
  answer,
  awaits,
  frameFor,
  type Handle,
  offered,
  type Procedure,
  refusedAt,
  ruleOf,
  run,
  tableOf,
  type Waiting,
  waitingAt,
  where,
} from './procedure.ts';
import { type Refusal, refuse } from './refusal.ts';
import { type Rng, seedRng } from './rng.ts';
import { copier, faultIn, hasher, type Schema } from './schema.ts';
import type { LineRoles } from './story.ts';
import type { EntityRef, Language, Phrases, Text } from './text.ts';
import { typesetKeywords } from './typography.ts';
import { looker, resampler, type View } from './view.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Setup {
  readonly seed: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The hash of the content to play with; the game's own set by default. */
  readonly content?: string;
}

/** A position in the game's own words, for rulings and puzzles. */
export type Given = Readonly<Record<string, unknown>>;

/** A position that cannot be laid out: why, and where in what was given. */
export class PositionError extends InputError {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** A card, by the id of its definition, that a seat ever owned; seat -1 when it was used at all. */
export interface Tally {
  readonly seat: Seat | -1;
  /** What it is compared with: the characters, the weapons. */
  readonly group: string;
  readonly card: string;
}

/** What a host, a bot or a test may do with any game. */
export interface Game<S extends MatchState = MatchState> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly ledger: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec;
  readonly schema: Schema<S>;
  /** The kinds of the things each choice verb and each event refers to. */
  readonly choices: Signatures;
  readonly events: Signatures;
  /** What choosing a verb means to the player; most are plain. */
  readonly choiceRoles: ChoiceRoles;
  /** The verbs by which a seat lets a contest take its course. */
  readonly passes: readonly string[];
  /** The events that turn a match: its peaks, which the end looks back on. */
  readonly peaks: readonly string[];
  /** Which events share a line of the log. */
  readonly lineRoles: LineRoles;
  readonly content: Content;
  readonly phrases: Readonly<Record<Language, Phrases>>;
  /** The words that cards use, by name. */
  readonly keywords: Readonly<Record<string, Keyword>>;
  /** The names of the keywords of a card, which follow from what it does. */
  keywordsOf(content: Content, def: number): readonly string[];
  create(setup: Setup): S;
  /** Sets up a position given in the game's own words. */
  position(given: Given): S;
  /** What `position` and `expect` of a ruling speak of: the state in the game's own words. */
  describe(state: S, seats: readonly string[]): Given;
  pending(state: S): readonly Decision[];
  /** Answers a decision in place; a refusal changes nothing. */
  choose(state: S, seat: Seat, choice: Choice, sink?: EventSink): Refusal | undefined;
  unavailable(state: S, seat: Seat): readonly Unavailable[];
  /**
   * What a viewer may know; given what the same viewer knew before it shares with that what did not change. Whoever has
   * asked for what is pending in this very state may hand it over: listing options is work.
   */
  view(state: S, viewer: Viewer, before?: View<S>, pending?: readonly Decision[]): View<S>;
  resample(view: View<S>, rng: Rng): S;
  clone(state: S): S;
  hash(state: S): string;
  /** Reads a saved state; throws an InputError that says what is wrong with it. */
  load(saved: unknown): S;
  /** Makes content known that was kept as JSON: a match runs on what it began with. */
  readContent(kept: unknown): Content;
  /** What is not told yet, where its content has such a half. */
  readonly kept?: KeptHalf<S>;
  /** The content with this hash as far as this program may know it; undefined where it has none. */
  openContent(hash: string): Content | undefined;
  /** What bots know of the game: features of a position, and their weights. */
  readonly judgement: Judgement<S>;
  /** What a position is worth to a seat by the game's own weights. */
  evaluate(state: S, seat: Seat): number;
  outcome(state: S): Outcome | undefined;
  /** What a thing is called where it stands alone, in a title or a list; the state may be a view's. */
  nameOf(state: S, entity: EntityRef, language: Language): string;
  /** What it is called in a sentence: a noun, or words that are said as they are. */
  nounOf(state: S, entity: EntityRef, language: Language): string | Noun;
  /** The generated text of a card. */
  cardText(content: Content, def: Def, language: Language): string;
  /** What is printed on a card beside its text: numbers, icons, its kind. */
  printedOf(content: Content, def: Def): readonly Text[];
  /** The generated text of an effect node, for options that choose one. */
  effectText(content: Content, node: Node, language: Language): string;
  /** Runs a match whose frames were changed, until it waits again: for looking ahead. */
  proceed(state: S, sink?: EventSink): void;
  /** Which events decide a contest of a seat, and how: fights, attacks, checks. */
  verdictOf?(event: MatchEvent, seat: Seat, state: S): OddsVerdict | undefined;
  varsOf(proc: string): Schema;
  /** What wins, how far this seat is and where it goes on, in order; the state may be the seat's view. */
  goals?(state: S, seat: Seat): readonly Goal[];
  /** Numbers about a finished or running match for the simulator's report: the turn, and whatever else is counted. */
  figures?(state: S): Readonly<Record<string, number>>;
  /** The cards that took part in a match, for the simulator's balance table. */
  tally?(state: S): readonly Tally[];
}

/** What a game declares; the rest of the contract is made from it. */
export interface GameSpec<M extends MatchState> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly ledger: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec;
  readonly schema: Schema<M>;
  readonly procedures: readonly Procedure<M>[];
  /** The procedure a match begins with; it is given no variables. */
  readonly main: Handle<object>;
  readonly choices: Signatures;
  readonly events: Signatures;
  readonly choiceRoles?: ChoiceRoles;
  /** `pass` alone unless it says otherwise. */
  readonly passes?: readonly string[];
  readonly peaks?: readonly string[];
  readonly lineRoles?: LineRoles;
  readonly content: Content;
  /** The language of its effects: content that was kept as JSON is bound to it again. */
  readonly vocabulary?: Vocabulary | readonly Vocabulary[];
  /** Gives content that was kept as JSON back what else JSON cannot hold; needed where it holds such things. */
  readContent?(kept: Content): Content;
  readonly kept?: KeptHalf<M>;
  readonly phrases: Readonly<Record<Language, Phrases>>;
  readonly keywords?: Readonly<Record<string, Keyword>>;
  keywordsOf?(content: Content, def: number): readonly string[];
  /** Adds the game's own fields to a fresh match. */
  begin(core: MatchState, options: Options): M;
  position(given: Given, fresh: (setup: Setup) => M): M;
  describe(m: M, seats: readonly string[]): Given;
  /** What bots know of the game. */
  readonly judgement: Judgement<M>;
  /** What a thing is called: a noun, or words that are said as they are. */
  nameOf(m: M, entity: EntityRef, language: Language): string | Noun;
  cardText(content: Content, def: Def, language: Language): string;
  printedOf?(content: Content, def: Def): readonly Text[];
  verdictOf?(event: MatchEvent, seat: Seat, m: M): OddsVerdict | undefined;
  effectText(content: Content, node: Node, language: Language): string;
  /** What a resignation means where the players are not rivals; it may set the outcome. TB-05 holds otherwise. */
  resigned?(m: M, seat: Seat): void;
  goals?(m: M, seat: Seat): readonly Goal[];
  figures?(m: M): Readonly<Record<string, number>>;
  tally?(m: M): readonly Tally[];
}

/** The rule ids of the table itself: `rules/table.yaml`. */
const NOT_AWAITED = refuse('not-awaited', 'TB-02');
const PASSED = refuse('decision-passed', 'TB-01');
const NO_CHOICE = refuse('not-a-choice', 'TB-03');
const OVER = refuse('match-over', 'TB-04');

export function defineGame<M extends MatchState>(spec: GameSpec<M>): Game<M> {
  const procedures = tableOf(spec.procedures);
  const varsOf = (proc: string): Schema => {
    if (!Object.hasOwn(procedures, proc))
      throw new InputError(`the match is inside "${proc}", which these rules do not know`);
    return procedures[proc].vars;
  };
  const main = spec.main.name;
  const missing = faultIn(varsOf(main), {}, varsOf, 'its variables');
  if (missing) throw new Error(`a match begins with "${main}" and no variables: ${missing}`);
  const clone = copier(spec.schema, varsOf);
  // New matches live long and the clones of a search die young. Made by one function, the platform would
  // come to allocate both among its old objects.
  const settle = copier(spec.schema, varsOf);
  const hash = hasher(spec.schema, varsOf);
  const look = looker(spec.schema, varsOf);
  registerContent(spec.content);
  /** The first match: while it lives, so does the compiled code for its shape. */
  const kept: M[] = [];

  const noSink: Listening = { sink: undefined, signatures: spec.events };

  function proceed(m: M, sink?: EventSink): void {
    const before = letListen(sink ? { sink, signatures: spec.events } : noSink);
    try {
      run(m, procedures);
    } finally {
      letListen(before);
    }
  }

  function runQuietly(m: M): M {
    proceed(m);
    return m;
  }

  /** Where dice are laid out nothing else happens by luck until the match waits: a die that is missing fails. */
  function position(given: Given): M {
    const m = spec.position(given, fresh);
    m.scripted = given.dice !== undefined;
    runQuietly(m);
    m.scripted = false;
    return m;
  }

  function whyNotSeated(seats: number): string | undefined {
    const { min, max } = spec.seats;
    if (Number.isInteger(seats) && seats >= min && seats <= max) return undefined;
    return `${spec.id} seats ${min} to ${max} players; ${seats} were asked for`;
  }

  /** Why a match that came from outside cannot go on from where it stands. */
  function stuck(m: M): string | undefined {
    for (const { proc, step } of m.stack)
      if (!Object.hasOwn(procedures[proc].steps, step)) return `"${proc}" has no step "${step}"`;
    if (m.outcome) return m.stack.length ? 'it is over and still under way' : undefined;
    try {
      const stray = m.answers.findIndex((key, seat) => key !== '' && !isSealed(m, seat, key));
      if (stray >= 0) return `the answer of seat ${stray} is not among its options`;
      const asked = pending(m);
      const isSeat = (seat: Seat) => Number.isInteger(seat) && seat >= 0 && seat < m.seats;
      if (asked.length && asked.every(({ seat }) => isSeat(seat))) return undefined;
    } catch {
      return `it cannot go on from ${where(m)}`;
    }
    return `it waits for nobody at ${where(m)}`;
  }

  function isSealed(m: M, seat: Seat, key: string): boolean {
    const at = waitingAt(m, procedures);
    if (at?.step.ask !== 'all' || !(at.step.who(m, at.frame.vars) & (1 << seat))) return false;
    return findOption(offered(m, at.frame, at.step, seat), key) !== undefined;
  }

  function fresh(setup: Setup): M {
    const misfit = whyNotSeated(setup.seats);
    if (misfit) throw new InputError(misfit);
    const content = setup.content ?? spec.content.hash;
    if (!findContent(content)) throw new InputError(`there is no content with the hash ${content}`);
    // A copy, so that new matches and clones have one shape: the rules then run at one speed on both.
    const m = settle(spec.begin(freshCore(spec, setup, content), parseOptions(spec.options, setup.options)));
    if (kept.length === 0) kept.push(m);
    return m;
  }

  function start(m: M): M {
    m.stack.push(frameFor(m, procedures, main, {}));
    return runQuietly(m);
  }

  function decisionAt(m: M, { frame, step }: Waiting, seat: Seat): Decision {
    return {
      n: m.n,
      seat,
      kind: step.kind,
      rule: ruleOf(m, step),
      text: questionOf(step.kind, step.about?.(m, frame.vars, seat)),
      options: offered(m, frame, step, seat),
      batch: step.ask === 'one' && step.batch ? frame.since : undefined,
      poll: step.ask === 'one' ? undefined : true,
    };
  }

  function pending(m: M): Decision[] {
    const at = waitingAt(m, procedures);
    if (!at) return [];
    const { frame, step } = at;
    if (step.ask === 'one') return [decisionAt(m, at, step.who(m, frame.vars))];
    const asked = step.who(m, frame.vars);
    const decisions: Decision[] = [];
    for (let seat = 0; seat < m.seats; seat++)
      if (asked & (1 << seat) && m.answers[seat] === '') decisions.push(decisionAt(m, at, seat));
    return decisions;
  }

  function decisionFor(m: M, seat: Viewer): Decision | undefined {
    if (seat === 'spectator') return undefined;
    const at = waitingAt(m, procedures);
    return at && awaits(m, at.frame, at.step, seat) ? decisionAt(m, at, seat) : undefined;
  }

  function choose(m: M, seat: Seat, choice: Choice, sink?: EventSink): Refusal | undefined {
    if (m.outcome) return OVER;
    if (choice.key === 'resign') return resign(m, seat, sink);
    const at = waitingAt(m, procedures);
    if (!at) return OVER;
    if (!awaits(m, at.frame, at.step, seat)) return NOT_AWAITED;
    if (choice.n !== m.n) return PASSED;
    if (typeof choice.key !== 'string') return NO_CHOICE;
    const option = findOption(offered(m, at.frame, at.step, seat), choice.key);
    if (!option) return whyRefused(refusedAt(m, at.frame, at.step, seat), choice.key, ruleOf(m, at.step));
    const before = letListen(sink ? { sink, signatures: spec.events } : noSink);
    try {
      answer(m, procedures, at.frame, at.step, seat, option);
      run(m, procedures);
    } finally {
      letListen(before);
    }
    return undefined;
  }

  /** TB-05: a seat may resign at any time; the last one that has not wins. */
  function resign(m: M, seat: Seat, sink?: EventSink): Refusal | undefined {
    if (!Number.isInteger(seat) || seat < 0 || seat >= m.seats || m.resigned & (1 << seat))
      return NOT_AWAITED;
    m.resigned |= 1 << seat;
    m.last = seat;
    m.barrier = Math.max(m.barrier, m.n);
    sink?.({ type: 'resigned', args: [seat] });
    spec.resigned?.(m, seat);
    const left = Array.from({ length: m.seats }, (_, s) => s).filter((s) => !(m.resigned & (1 << s)));
    if (!m.outcome && left.length < 2) m.outcome = { winners: left, reason: 'resigned' };
    if (m.outcome) m.stack.length = 0;
    return undefined;
  }

  return {
    id: spec.id,
    rulesVersion: spec.rulesVersion,
    ledger: spec.ledger,
    seats: spec.seats,
    options: spec.options,
    schema: spec.schema,
    choices: spec.choices,
    events: spec.events,
    choiceRoles: { pass: 'closes', done: 'closes', ...spec.choiceRoles },
    passes: spec.passes ?? ['pass'],
    peaks: spec.peaks ?? [],
    lineRoles: spec.lineRoles ?? {},
    content: spec.content,
    phrases: spec.phrases,
    keywords: typesetKeywords(spec.keywords ?? {}),
    keywordsOf: spec.keywordsOf ?? (() => []),
    create: (setup) => start(fresh(setup)),
    position,
    describe: spec.describe,
    pending,
    choose,
    unavailable: (m, seat) => {
      const at = waitingAt(m, procedures);
      return at && awaits(m, at.frame, at.step, seat) ? refusedAt(m, at.frame, at.step, seat) : [];
    },
    view: (m, viewer, before, asked) => {
      const known = before && before.viewer === viewer ? before.state : undefined;
      const decision = asked ? asked.find(({ seat }) => seat === viewer) : decisionFor(m, viewer);
      return {
        viewer,
        state: look(m, viewer, known),
        decisions: decision ? [decision] : [],
        waiting: waitedFor(m),
      };
    },
    resample: resampler(spec.schema, varsOf),
    clone,
    hash,
    load: (saved) => {
      const fault = faultIn(spec.schema, saved, varsOf);
      if (fault) throw new InputError(`this is no saved match of ${spec.id}: ${fault}`);
      const m = settle(saved as M);
      if (m.game !== spec.id)
        throw new InputError(`this is a saved match of "${m.game}", not of "${spec.id}"`);
      const content = findContent(m.content);
      if (!content) throw new InputError(`there is no content with the hash ${m.content}`);
      const misfit =
        whyNotSeated(m.seats) ?? misfitIn(spec.schema, m, varsOf, content.defs.length) ?? stuck(m);
      if (misfit) throw new InputError(`this is no saved match of ${spec.id}: ${misfit}`);
      return m;
    },
    readContent: (kept) => {
      const own = kept as Content;
      return admit(spec.readContent?.(own) ?? own);
    },
    kept: spec.kept,
    openContent: (hash) => {
      const known = findContent(hash);
      if (known) return known;
      const open = spec.kept?.openUnder(hash);
      return open && admit(open);
    },
    judgement: spec.judgement,
    evaluate: appraiserOf(spec.judgement, spec.judgement.knowledge).evaluate,
    outcome: (m) => m.outcome,
    nameOf: (m, entity, language) => asNoun(spec.nameOf(m, entity, language)).title,
    nounOf: spec.nameOf,
    cardText: spec.cardText,
    printedOf: spec.printedOf ?? (() => []),
    proceed,
    verdictOf: spec.verdictOf,
    effectText: spec.effectText,
    varsOf,
    goals: spec.goals,
    figures: spec.figures,
    tally: spec.tally,
  };

  /** Makes content known; an open half takes the parts that a host shows from now on. */
  function admit(content: Content): Content {
    bindWords(content);
    registerContent(content);
    if (content.isOpenHalf) followParts(content.hash, (parts) => putParts(content, parts));
    return content;
  }

  function putParts(content: Content, parts: KeptParts): void {
    bindWords({ nodes: [parts] });
    for (const [key, part] of Object.entries(parts)) spec.kept?.put(content, key, part);
  }

  /** Gives what was JSON its words back. */
  function bindWords(read: Parameters<typeof bindContent>[1]): void {
    if (spec.vocabulary) bindContent([spec.vocabulary].flat(), read);
  }

  function waitedFor(m: M): Seat[] {
    const at = waitingAt(m, procedures);
    if (!at) return [];
    const { frame, step } = at;
    if (step.ask === 'one') return [step.who(m, frame.vars)];
    const mask = step.who(m, frame.vars);
    return Array.from({ length: m.seats }, (_, s) => s).filter((s) => mask & (1 << s));
  }
}

function questionOf(kind: string, args: Text['args']): Text {
  return args?.length ? { key: `ask.${kind}`, args } : { key: `ask.${kind}` };
}

function whyRefused(refused: readonly Unavailable[], key: unknown, rule: string): Refusal {
  if (typeof key !== 'string' || !parseKey(key)) return NO_CHOICE;
  const options = refused.map((entry) => entry.option);
  const found = findOption(options, key);
  return found ? refused[options.indexOf(found)].why : refuse('not-offered', rule);
}

function freshCore(spec: { id: string; rulesVersion: number }, setup: Setup, content: string): MatchState {
  return {
    game: spec.id,
    rules: spec.rulesVersion,
    content,
    seats: setup.seats,
    n: 0,
    barrier: 0,
    last: -1,
    rng: seedRng(setup.seed),
    dice: [],
    laid: [],
    scripted: false,
    cards: { def: [], seen: [] },
    pool: [],
    stack: [],
    answers: Array.from({ length: setup.seats }, () => ''),
    result: 0,
    resigned: 0,
    outcome: undefined,
  };
}

/** Ends the match. A seat that resigned wins nothing. */
export function finish(m: MatchState, winners: readonly Seat[], reason: string): void {
  m.outcome = { winners: winners.filter((seat) => !(m.resigned & (1 << seat))), reason };
}
