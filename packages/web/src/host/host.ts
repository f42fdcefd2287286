import type { Choice, MatchEvent, MatchLog, Refusal, Unavailable, Viewer } from '@tabard/engine';
import type { AskMode, MatchSummary, Moment, ReplayViewer, SeatPlan, TableUpdate } from '@tabard/table';

export { ASK_MODES } from '@tabard/table';
export type { AskMode, MatchSummary, Moment, ReplayViewer, SeatPlan, TableUpdate };

/** A table as the page knows it. */
export interface TableSight extends Omit<TableUpdate, 'events' | 'eventsFrom' | 'kept'> {
  /** What happened from place `storyFrom` of the whole story on, as this viewer may know it. */
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
  /** What happened since the sight before; undefined when the table was just opened or something was taken back. */
  readonly news: readonly MatchEvent[] | undefined;
}

/** One match seen by one viewer; `Told` is what its listeners get. */
export interface Table<Told = TableSight> {
  /** Calls back at once with the story, or with its end where it is long, then with every change. */
  subscribe(listener: (told: Told) => void): () => void;
  choose(choice: Choice): Promise<Refusal | undefined>;
  unavailable(): Promise<readonly Unavailable[]>;
  /** Calls back with the story from an earlier place on; a host that has told all of it has none. */
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

/** Where matches are played: in this page, or on a server. */
export interface Host<Told = TableSight> {
  list(): Promise<readonly MatchSummary[]>;
  create(setup: MatchSetup): Promise<string>;
  open(match: string, viewer: Viewer): Promise<Table<Told>>;
  /** Of a finished match, or of one's own. */
  log(match: string): Promise<MatchLog>;
  replayView(match: string, seq: number, viewer: ReplayViewer): Promise<Moment>;
  /** A new match from what that viewer knew then; what they did not know is dealt anew. */
  playOnFrom(match: string, seq: number, viewer: Viewer): Promise<string>;
  /** Takes in a log that was saved to a file. */
  import(log: unknown): Promise<string>;
  remove(match: string): Promise<void>;
  /** A ruling's position as a new match. */
  position(game: string, given: unknown): Promise<string>;
}

export type HostProblem =
  | 'unknown-match'
  | 'not-on-server'
  | 'unknown-game'
  | 'cannot-go-on'
  | 'unreadable'
  | 'broken';

/** Why a host could not do as asked; `detail` is one English sentence. */
export class HostError extends Error {
  readonly problem: HostProblem;
  constructor(problem: HostProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
