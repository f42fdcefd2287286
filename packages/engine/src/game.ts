import type { Path } from './compile.ts';
import type { Content, Keyword } from './content.ts';
import type { Choice, ChoiceRoles, Decision, Option, Unavailable } from './decision.ts';
import type { EventSink, MatchEvent, Signatures } from './events.ts';
import type { Goal } from './goals.ts';
import type { Def, Node, Seat } from './ids.ts';
import type { Judgement } from './judgement.ts';
import type { KeptHalf } from './kept.ts';
import type { MatchState, Outcome, Viewer } from './match.ts';
import type { Noun } from './noun.ts';
import type { OddsVerdict } from './odds.ts';
import { InputError, type Options, type OptionsSpec } from './options.ts';
import type { Handle, Procedure } from './procedure.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { Frame, Schema } from './schema.ts';
import type { LineRoles } from './story.ts';
import type { EntityRef, Language, Phrases, Text } from './text.ts';
import type { KnownFaces, View } from './view.ts';
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

/** A position that cannot be set up: the reason, and the place in the input. */
export class PositionError extends InputError {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** A card, by the id of its definition, that a seat ever owned; seat -1 counts every use. */
export interface Tally {
  readonly seat: Seat | -1;
  /** What it is compared with: the characters, the weapons. */
  readonly group: string;
  readonly card: string;
}

/** A match of the day: for one player, with these options, and how far it came in the end. */
export interface Daily<M> {
  readonly options: Options;
  /** The points that players compare. */
  scoreOf(m: M): number;
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
  /** What choosing a verb means to the player; verbs without a role are omitted. */
  readonly choiceRoles: ChoiceRoles;
  /** The verbs by which a seat lets a contest take its course. */
  readonly passes: readonly string[];
  /** The match of the day, which has the same seed for everybody. */
  readonly daily: Daily<S> | undefined;
  /** The events that are turning points of this match, which the closing screen lists. */
  peaksOf(state: S): readonly string[];
  /** Which events share a line of the log. */
  readonly lineRoles: LineRoles;
  readonly content: Content;
  readonly phrases: Readonly<Record<Language, Phrases>>;
  /** The words that cards use, by name. */
  readonly keywords: Readonly<Record<string, Keyword>>;
  /** The names of the keywords of a card, which follow from what it does; in a match those that matter there. */
  keywordsOf(content: Content, def: number, m?: S): readonly string[];
  create(setup: Setup): S;
  /** Sets up a position given in the game's own words; `content` is the hash of other cards than the built-in ones. */
  position(given: Given, content?: string): S;
  /** The state in the game's own words, as in `position` and `expect` of a ruling. */
  describe(state: S, seats: readonly string[]): Given;
  pending(state: S): readonly Decision[];
  /** Answers a decision in place; a refusal changes nothing. */
  choose(state: S, seat: Seat, choice: Choice, sink?: EventSink): Refusal | undefined;
  /**
   * For searches: applies one of the options that `pending` listed for this state, or for the state it is a clone of.
   * The option is not checked.
   */
  take(state: S, decision: Decision, option: Option): void;
  unavailable(state: S, seat: Seat): readonly Unavailable[];
  /**
   * What a viewer may know; unchanged parts are shared with the view before, if given. A caller that has the
   * pending decisions of this state passes them, since listing options is costly.
   */
  view(state: S, viewer: Viewer, before?: View<S>, pending?: readonly Decision[]): View<S>;
  resample(view: View<S>, rng: Rng): S;
  clone(state: S): S;
  hash(state: S): string;
  /** Reads a saved state; throws an InputError that says what is wrong with it. */
  load(saved: unknown): S;
  /** Reads and registers content stored as JSON: a match keeps the content it began with. */
  readContent(kept: unknown): Content;
  /** The withheld half of its content, where it has one. */
  readonly kept?: KeptHalf<S>;
  /** As much of the content with this hash as this program has; undefined for none. */
  openContent(hash: string): Content | undefined;
  /** What bots know of the game: features of a position, and their weights. */
  readonly judgement: Judgement<S>;
  /** What a position is worth to a seat by the game's own weights. */
  evaluate(state: S, seat: Seat): number;
  outcome(state: S): Outcome | undefined;
  /** The name of a thing in a title or a list; the state may be a view's. */
  nameOf(state: S, entity: EntityRef, language: Language): string;
  /** Where a thing is, said only to tell it from another of the same name; the state may be a view's. */
  placeOf?(state: S, entity: EntityRef): Text | undefined;
  /** The name in a sentence: a noun, or fixed words. */
  nounOf(state: S, entity: EntityRef, language: Language): string | Noun;
  /** The generated text of a card. */
  cardText(content: Content, def: Def, language: Language): string;
  /** What is printed on a card beside its text: numbers, icons, its kind. */
  printedOf(content: Content, def: Def): readonly Text[];
  /** The generated text of an effect node, for options that choose one. */
  effectText(content: Content, node: Node, language: Language): string;
  /** What a thing says in a line of help, where that is not the text of its card. */
  gistOf?(content: Content, thing: EntityRef, language: Language): string | undefined;
  /** Why an option that may be chosen would change nothing, as far as everybody can tell. */
  whyVain?(state: S, seat: Seat, option: Option): Refusal | undefined;
  /** The edition or mode of its ledgers that a match is played by; undefined where all rules count. */
  editionOf?(state: S): string | undefined;
  /** Runs a match whose frames were changed until it waits again, for lookahead. */
  proceed(state: S, sink?: EventSink): void;
  /** The verbs that begin a contest: its odds are shown before the choice. */
  readonly contests: readonly string[];
  /** Which events decide a contest of a seat, and how: fights, attacks, checks. */
  verdictOf?(event: MatchEvent, seat: Seat, state: S): OddsVerdict | undefined;
  /** The stack of the current contest without its surroundings, so that a playout needs no kept content. */
  confined?(state: S): Frame[] | undefined;
  varsOf(proc: string): Schema;
  /** The steps to victory of this seat, in order; the state may be the seat's view. */
  goals?(state: S, seat: Seat): readonly Goal[];
  /** The text to carry into another match by the option "sheet". */
  sheetOf?(state: S): string | undefined;
  /** Numbers about a finished or running match for the simulator's report: the turn, and the game's own counts. */
  figures?(state: S): Readonly<Record<string, number>>;
  /** The cards that took part in a match, for the simulator's balance table. */
  tally?(state: S): readonly Tally[];
}

/** What a game declares; `defineGame` derives the rest. */
export interface GameSpec<M extends MatchState> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly ledger: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec;
  readonly schema: Schema<M>;
  /** Cards of which everybody knows which faces are among them, such as a deck that was built in the open. */
  knownFaces?(m: M): readonly KnownFaces[];
  readonly procedures: readonly Procedure<M>[];
  /** The procedure a match begins with; it is given no variables. */
  readonly main: Handle<object>;
  readonly choices: Signatures;
  readonly events: Signatures;
  readonly choiceRoles?: ChoiceRoles;
  /** `pass` alone unless it says otherwise. */
  readonly passes?: readonly string[];
  readonly daily?: Daily<M>;
  /** One list, or by the mode of the match. */
  readonly peaks?: readonly string[] | ((m: M) => readonly string[]);
  readonly lineRoles?: LineRoles;
  readonly content: Content;
  /** The language of its effects: content read from JSON is bound to it. */
  readonly vocabulary?: Vocabulary | readonly Vocabulary[];
  /** Restores anything else in the content that JSON cannot represent. */
  readContent?(kept: Content): Content;
  readonly kept?: KeptHalf<M>;
  readonly phrases: Readonly<Record<Language, Phrases>>;
  readonly keywords?: Readonly<Record<string, Keyword>>;
  keywordsOf?(content: Content, def: number, m?: M): readonly string[];
  /** Adds the game's own fields to a fresh match. */
  begin(core: MatchState, options: Options): M;
  position(given: Given, fresh: (setup: Setup) => M): M;
  describe(m: M, seats: readonly string[]): Given;
  /** What bots know of the game. */
  readonly judgement: Judgement<M>;
  /** The name of a thing: a noun, or fixed words. */
  nameOf(m: M, entity: EntityRef, language: Language): string | Noun;
  placeOf?(m: M, entity: EntityRef): Text | undefined;
  cardText(content: Content, def: Def, language: Language): string;
  printedOf?(content: Content, def: Def): readonly Text[];
  readonly contests?: readonly string[];
  verdictOf?(event: MatchEvent, seat: Seat, m: M): OddsVerdict | undefined;
  confined?(m: M): Frame[] | undefined;
  effectText(content: Content, node: Node, language: Language): string;
  gistOf?(content: Content, thing: EntityRef, language: Language): string | undefined;
  /** Why an option that may be chosen would change nothing, as far as everybody can tell. */
  whyVain?(state: M, seat: Seat, option: Option): Refusal | undefined;
  /** The edition or mode of its ledgers that a match is played by; undefined where all rules count. */
  editionOf?(state: M): string | undefined;
  /** What a resignation means where the players are not rivals; it may set the outcome. TB-05 holds otherwise. */
  resigned?(m: M, seat: Seat): void;
  goals?(m: M, seat: Seat): readonly Goal[];
  sheetOf?(m: M): string | undefined;
  figures?(m: M): Readonly<Record<string, number>>;
  tally?(m: M): readonly Tally[];
}
