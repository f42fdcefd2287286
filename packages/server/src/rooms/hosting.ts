import type { Choice, MatchLog, MatchState, Options, Refusal, Seat, Unavailable } from '@tabard/engine';
import type { AskMode, Moment, ReplayViewer } from '@tabard/table';
import type { StoryPage, UndoRequest } from '@tabard/table/protocol';
import type { MatchId, PendingTakeover, PlayerId } from '../store/rows.ts';

/** Where messages for one watcher of a table go. */
export interface MessageSink {
  /** Takes a `ServerMessage` as JSON text, which viewers with the same view share. */
  send(text: string): void;
  /** The backlog in bytes. A client that is too far behind is sent the whole table once it has drained. */
  backlog(): number;
}

/** A request to watch a table, and what the client still has of it. */
export interface WatchRequest {
  readonly match: MatchId;
  /** A person with a seat sees what that seat may know; everybody else is a spectator. */
  readonly person: PlayerId | undefined;
  /** The code of a table that is not public. */
  readonly code?: string;
  readonly version?: number;
  readonly heard?: number;
}

/** The start of a new match from a moment of another. */
export interface Fork {
  readonly game: string;
  readonly options: Options;
  readonly rules: number;
  readonly content: string;
  readonly seats: number;
  readonly start: MatchState;
  readonly seed: string;
}

/** Who is at a table now, on this node and, by presence notices, on others. */
export interface Presence {
  readonly here: readonly Seat[];
  readonly watching: number;
  readonly undo: UndoRequest | undefined;
  readonly takeovers: readonly PendingTakeover[];
}

export type HostingProblem =
  | 'unknown-match'
  | 'not-invited'
  | 'not-seated'
  | 'not-begun'
  | 'not-over'
  | 'adjourned'
  | 'broken'
  | 'closing';

/** A request to a table that failed: a stable code and one sentence. */
export class HostingError extends Error {
  readonly code: HostingProblem;
  constructor(code: HostingProblem, message: string) {
    super(message);
    this.code = code;
  }
}

/** Callbacks of the rooms. */
export interface HostingNews {
  /** The match began or ceased to wait for this person. */
  awaited?(person: PlayerId, match: MatchId, isAwaited: boolean): void;
  /** An entry was committed and sent. */
  entered?(match: MatchId): void;
  /** The store took this many milliseconds for an entry. */
  appended?(ms: number): void;
  /** A bot took this many milliseconds. */
  thought?(ms: number): void;
  /** An unexpected error; it contains no cards, keys or seeds. */
  trouble?(what: string, match: MatchId | undefined, problem: unknown): void;
}

/**
 * All running tables of this node. A refusal is a value; every other failure throws a HostingError. An answer, undo or
 * resignation is on disk when the promise resolves.
 */
export interface Hosting {
  /**
   * Watches a table: the sink is sent `seats`, and `table` or `change` if the match has begun. Resolves with the function
   * that ends the watch.
   */
  watch(wish: WatchRequest, line: MessageSink): Promise<() => void>;
  /** The page of the story before an index, for a current watcher. */
  story(match: MatchId, person: PlayerId | undefined, before: number): Promise<StoryPage>;
  choose(match: MatchId, person: PlayerId, choice: Choice): Promise<Refusal | undefined>;
  unavailable(match: MatchId, person: PlayerId): Promise<readonly Unavailable[]>;
  /** Undoes one's last answer, up to the last new information. */
  undo(match: MatchId, person: PlayerId): Promise<Refusal | undefined>;
  /** Requests an undo of one's last answer beyond new information; granted when all agree. */
  askUndo(match: MatchId, person: PlayerId): Promise<Refusal | undefined>;
  answerUndo(match: MatchId, person: PlayerId, answer: 'agree' | 'decline'): Promise<Refusal | undefined>;
  resign(match: MatchId, person: PlayerId): Promise<Refusal | undefined>;
  /** Whether this seat was resigned. */
  hasResigned(match: MatchId, seat: Seat): Promise<boolean>;
  setAsking(match: MatchId, person: PlayerId, mode: AskMode): Promise<void>;
  /** Begins a match whose seats are all taken; false when it had begun already or a seat is still open. */
  begin(match: MatchId): Promise<boolean>;
  /** Must be called after any change of a table in the store without an entry: seats, a rematch, a closed table. */
  seatsChanged(match: MatchId): Promise<void>;
  /** Sends a JSON text to all at a table on this node, except those who may not get it. */
  sendToAll(match: MatchId, text: string, mayReceive?: (person: PlayerId | undefined) => boolean): void;
  /** A finished match as seen by any viewer, a running one as oneself or as a spectator. */
  replay(
    match: MatchId,
    viewer: ReplayViewer,
    wish: { readonly seq: number; readonly person: PlayerId | undefined; readonly code?: string },
  ): Promise<Moment>;
  /** Only for a finished match: the log reveals everything. */
  log(
    match: MatchId,
    wish: { readonly person: PlayerId | undefined; readonly code?: string },
  ): Promise<MatchLog>;
  /** A moment as the start of a new match: what that seat did not know is resampled, with a new seed. */
  forkFrom(
    match: MatchId,
    seat: Seat,
    wish: { readonly seq: number; readonly person: PlayerId; readonly code?: string },
  ): Promise<Fork>;
  presence(match: MatchId): Presence;
  /**
   * Announces to the table that a bot takes over the seat of an absent person for whom the match waits, and does so unless
   * they return in time. False when they have not been away for long enough.
   */
  takeOverSeat(match: MatchId, seat: Seat, bot: string): Promise<boolean>;
  /** How many matches are in memory. */
  readonly size: number;
  /** Saves every room, releases its jobs and stops. */
  close(): Promise<void>;
}
