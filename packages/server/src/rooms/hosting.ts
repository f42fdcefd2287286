import type { Choice, MatchLog, MatchState, Options, Refusal, Seat, Unavailable } from '@tabard/engine';
import type { AskMode, Moment, ReplayViewer } from '@tabard/table';
import type { StoryPage, UndoRequest } from '@tabard/table/protocol';
import type { MatchId, PendingTakeover, PlayerId } from '../store/rows.ts';

/** Where messages for one watcher of a table go. */
export interface MessageSink {
  /** Takes a `ServerMessage` as JSON text, which viewers who see the same share. */
  send(text: string): void;
  /** How many bytes wait to be sent. A client that is too far behind is sent the whole table once they are gone. */
  backlog(): number;
}

/** A request to watch a table, and what the client still knows of it. */
export interface WatchRequest {
  readonly match: MatchId;
  /** A person with a seat sees what that seat may know; everybody else is a spectator. */
  readonly person: PlayerId | undefined;
  /** Lets a stranger look on at a table that is not public. */
  readonly code?: string;
  readonly version?: number;
  readonly heard?: number;
}

/** What a new match needs that goes on from a moment of another. */
export interface Fork {
  readonly game: string;
  readonly options: Options;
  readonly rules: number;
  readonly content: string;
  readonly seats: number;
  readonly start: MatchState;
  readonly seed: string;
}

/** Who is at a table now, on this node and, by their notices, on others. */
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

/** Why a table could not do as asked: a stable code and one sentence. */
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
  /** An unexpected error; it holds no cards, keys or seeds. */
  trouble?(what: string, match: MatchId | undefined, problem: unknown): void;
}

/**
 * All tables under way on this node. A refusal is a value; everything else that cannot be done throws a HostingError.
 * What was answered, taken back or resigned is on disk when the promise resolves.
 */
export interface Hosting {
  /**
   * Looks on: the line is sent `seats`, and `table` or `change` unless the match has not begun. The promise gives
   * what ends it.
   */
  watch(wish: WatchRequest, line: MessageSink): Promise<() => void>;
  /** The page of the story before a place, for a current watcher. */
  story(match: MatchId, person: PlayerId | undefined, before: number): Promise<StoryPage>;
  choose(match: MatchId, person: PlayerId, choice: Choice): Promise<Refusal | undefined>;
  unavailable(match: MatchId, person: PlayerId): Promise<readonly Unavailable[]>;
  /** Takes back one's last answer, up to the last new information. */
  undo(match: MatchId, person: PlayerId): Promise<Refusal | undefined>;
  /** Requests an undo of one's last answer beyond new information. It is done when all agree. */
  askUndo(match: MatchId, person: PlayerId): Promise<Refusal | undefined>;
  answerUndo(match: MatchId, person: PlayerId, answer: 'agree' | 'decline'): Promise<Refusal | undefined>;
  resign(match: MatchId, person: PlayerId): Promise<Refusal | undefined>;
  /** Whether this seat was given up for good. */
  hasResigned(match: MatchId, seat: Seat): Promise<boolean>;
  setAsking(match: MatchId, person: PlayerId, mode: AskMode): Promise<void>;
  /** Begins a match whose seats are all taken; false when it had begun already or a seat is still open. */
  begin(match: MatchId): Promise<boolean>;
  /** Call it after any change of a table in the store that is no entry: seats, rematch, a table that was closed. */
  seatsChanged(match: MatchId): Promise<void>;
  /** Sends a message that is already JSON to all at a table on this node, but those who may not get it. */
  sendToAll(match: MatchId, text: string, mayReceive?: (person: PlayerId | undefined) => boolean): void;
  /** A finished match as any viewer saw it, a running one as oneself or as a spectator. */
  replay(
    match: MatchId,
    viewer: ReplayViewer,
    wish: { readonly seq: number; readonly person: PlayerId | undefined; readonly code?: string },
  ): Promise<Moment>;
  /** Only once it is over: the log reveals everything. */
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
   * Announces to the table that a bot takes over the seat of a person for whom the match waits and who has been away
   * for long, and lets it do so unless they return in time. False when they have not been away for long enough.
   */
  takeOverSeat(match: MatchId, seat: Seat, bot: string): Promise<boolean>;
  /** How many matches are in memory. */
  readonly size: number;
  /** Saves every room, gives its jobs back and stops. */
  close(): Promise<void>;
}
