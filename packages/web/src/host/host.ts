import type {
  Choice,
  MatchEvent,
  MatchLog,
  Options,
  Outcome,
  Refusal,
  Seat,
  Unavailable,
  View,
  Viewer,
} from '@tabard/engine';

/** Who sits in a seat. */
export interface SeatPlan {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly bot?: string;
}

/** What a list of matches tells of one. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** The seats whose answer the match waits for; not those that are passed for by themselves. */
  readonly turnOf: readonly Seat[];
  readonly outcome?: Outcome;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** How many choices were made. */
  readonly length: number;
  readonly label?: string;
}

export const ASK_MODES = ['normal', 'always', 'not-until-my-turn', 'not-until-next-turn'] as const;
/** How often a person is asked where passing is possible. */
export type AskMode = (typeof ASK_MODES)[number];

/** What changed at a table since the update before. */
export interface TableUpdate {
  /** How many choices were made. */
  readonly seq: number;
  readonly view: View;
  /**
   * What happened, as this viewer may know it, from place `eventsFrom` of the whole story on: all of it in the
   * first update, only what is new in later ones, and nothing after an undo, which shortens the story.
   */
  readonly events: readonly MatchEvent[];
  readonly eventsFrom: number;
  /** The place in the story where what this viewer's last own answer brought about begins. */
  readonly sinceYours: number;
  readonly canUndo: boolean;
  readonly asking: AskMode;
  /** The viewer can only pass here, and it will be done for them. */
  readonly passing: boolean;
  readonly summary: MatchSummary;
  /** The rules broke, which is our bug; the match stands where its log says. One English sentence. */
  readonly broken?: string;
}

/** One match seen by one viewer. */
export interface Table {
  /** Calls back at once with the whole story, then with every change. */
  subscribe(listener: (update: TableUpdate) => void): () => void;
  choose(choice: Choice): Promise<Refusal | undefined>;
  unavailable(): Promise<readonly Unavailable[]>;
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

/** The table at one moment of a match. */
export interface ReplayMoment {
  readonly view: View;
  /** What the choice that led here brought about. */
  readonly events: readonly MatchEvent[];
  /** What happened right before that, the oldest first. */
  readonly trail: readonly MatchEvent[];
  /** How many choices the match has. */
  readonly length: number;
}

/** Where matches are played: in this page, or on a server. */
export interface Host {
  list(): Promise<readonly MatchSummary[]>;
  create(setup: MatchSetup): Promise<string>;
  open(match: string, viewer: Viewer): Promise<Table>;
  /** Of a finished match, or of one's own. */
  log(match: string): Promise<MatchLog>;
  replayView(match: string, seq: number, viewer: Viewer): Promise<ReplayMoment>;
  /** A new match from what that viewer knew then; what they did not know is dealt anew. */
  playOnFrom(match: string, seq: number, viewer: Viewer): Promise<string>;
  /** Takes in a log that was saved to a file. */
  import(log: unknown): Promise<string>;
  remove(match: string): Promise<void>;
  /** A ruling's position as a new match. */
  position(game: string, given: unknown): Promise<string>;
}

export type HostProblem = 'unknown-match' | 'unknown-game' | 'cannot-go-on' | 'unreadable' | 'broken';

/** Why a host could not do as asked; `detail` is one English sentence. */
export class HostError extends Error {
  readonly problem: HostProblem;
  constructor(problem: HostProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}
