import type { Choice, MatchEvent, Refusal, Unavailable, Viewer } from '@tabard/engine';
import type { AskMode, MatchSummary, Moment, ReplayViewer, SeatPlan, TableUpdate } from '@tabard/table';
import type { SavedMatch } from './local/record.ts';

export { ASK_MODES } from '@tabard/table';
export type { AskMode, MatchSummary, Moment, ReplayViewer, SeatPlan, TableUpdate };

/** Client state of a table. */
export interface TableSight extends Omit<TableUpdate, 'events' | 'eventsFrom' | 'kept'> {
  /** Events from index `storyFrom` of the whole story on, filtered for this viewer. */
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
  /** Events since the previous sight; undefined on opening and after an undo. */
  readonly news: readonly MatchEvent[] | undefined;
}

/** One match seen by one viewer; `Told` is the type passed to its listeners. */
export interface Table<Told = TableSight> {
  /** Calls back at once with the story (only its end if it is long), then on every change. */
  subscribe(listener: (told: Told) => void): () => void;
  choose(choice: Choice): Promise<Refusal | undefined>;
  unavailable(): Promise<readonly Unavailable[]>;
  /** Loads an earlier page of the story and notifies listeners; absent if the host sends the whole story. */
  older?(): Promise<void>;
  undo(): Promise<boolean>;
  resign(): Promise<void>;
  asking(mode: AskMode): void;
  close(): void;
}

export interface MatchSetup {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatPlan[];
  readonly seed?: string;
}

/** Runs matches, in this page or on a server. */
export interface Host<Told = TableSight> {
  list(): Promise<readonly MatchSummary[]>;
  create(setup: MatchSetup): Promise<string>;
  open(match: string, viewer: Viewer): Promise<Table<Told>>;
  /** The log of a finished match, or of the user's own. */
  log(match: string): Promise<Omit<SavedMatch, 'start'>>;
  replayView(match: string, seq: number, viewer: ReplayViewer): Promise<Moment>;
  /** Creates a match from what the viewer knew at that point; hidden cards are dealt again. */
  playOnFrom(match: string, seq: number, viewer: Viewer): Promise<string>;
  /** Imports a log from a file. */
  import(log: unknown): Promise<string>;
  remove(match: string): Promise<void>;
  /** Creates a match from the position of a ruling. */
  position(game: string, given: unknown): Promise<string>;
}

export type HostProblem =
  | 'unknown-match'
  | 'not-on-server'
  | 'unknown-game'
  | 'cannot-go-on'
  | 'unreadable'
  | 'broken';

/** Error code of a failed host call; `detail` is one English sentence. */
export class HostError extends Error {
  readonly problem: HostProblem;
  constructor(problem: HostProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
