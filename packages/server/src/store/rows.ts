import type { MatchState, Options, Outcome, Seat } from '@tabard/engine';
import type { AskSetting } from '@tabard/table';

export type PlayerId = string & { readonly brand: 'player' };
export type MatchId = string & { readonly brand: 'match' };

/** A person. A guest has a name and nothing else; an account has a password too. */
export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** The scrypt hash with its salt and costs; undefined for a guest. */
  readonly password: string | undefined;
  /** The hash of the recovery code, if there is one. */
  readonly recovery: string | undefined;
  readonly created: number;
}

export type Secrets = Pick<Player, 'password' | 'recovery'>;

/** Guests created no later than `created` whose logins all end by `expires`. */
export interface IdleGuests {
  readonly created: number;
  readonly expires: number;
}

export interface SweptGuests {
  readonly players: readonly PlayerId[];
  readonly matches: readonly MatchId[];
}

/** A signed-in device, by the hash of its cookie's token. */
export interface Login {
  readonly token: string;
  readonly player: PlayerId;
  readonly expires: number;
}

export const MATCH_STATUSES = ['open', 'running', 'over', 'adjourned'] as const;
/** Waiting for people, being played, finished, or stopped because these rules cannot go on with it. */
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** How long people may think, in milliseconds: for each move, and a reserve for the whole match. */
export interface ClockPlan {
  readonly move: number;
  readonly bank: number;
}

/** The rest of a seat's reserve, and since when it has been awaited. */
export interface SeatClock {
  readonly bank: number;
  readonly since: number | undefined;
  /** When it gave a sealed answer; not shown and not charged until all have answered. */
  readonly stopped?: number;
}

/** A request to undo further than a seat may alone. It is void once the match has more entries. */
export interface UndoWish {
  readonly seat: Seat;
  /** The number of answers that would stand. */
  readonly count: number;
  /** The number of entries when it was requested. */
  readonly seq: number;
  /** The mask of the seats that agree. */
  readonly agreed: number;
}

/** The setup of a match. */
export interface MatchPlan {
  readonly id: MatchId;
  /** What people type to join. */
  readonly code: string;
  readonly game: string;
  readonly options: Options;
  readonly rules: number;
  /** The hash of the content it is played with. */
  readonly content: string;
  /** Never leaves the host before the match ends. */
  readonly seed: string;
  /** The initial state, if it was not made from the seed. */
  readonly start: MatchState | undefined;
  readonly isPublic: boolean;
  readonly pace: 'live' | 'correspondence';
  readonly clock: ClockPlan | undefined;
  readonly host: PlayerId | undefined;
  readonly created: number;
}

/** What changes as a match is played. */
export interface MatchProgress {
  readonly status: MatchStatus;
  /** How many entries its log has. */
  readonly seq: number;
  /** The number of standing answers: without undone ones, and without sealed ones of an open poll. */
  readonly length: number;
  /** The mask of the seats that are awaited and not passed for. Private: others see `waiting`. */
  readonly turn: number;
  /** The mask of the seats publicly known to be asked, whether they have answered or not. */
  readonly waiting: number;
  readonly outcome: Outcome | undefined;
  readonly clocks: readonly SeatClock[];
  readonly asking: readonly AskSetting[];
  readonly undo: UndoWish | undefined;
  readonly updated: number;
}

export interface SeatRow {
  readonly seat: Seat;
  /** `open`: anybody may sit down. */
  readonly kind: 'person' | 'bot' | 'open';
  /** The person who sits here, or for whom a bot plays. */
  readonly player: PlayerId | undefined;
  readonly name: string;
  readonly bot: string | undefined;
  /** A bot took the seat over while the person was away; they get it back when they return. */
  readonly isTakenOver?: boolean;
}

export interface MatchRow extends MatchPlan, MatchProgress {
  readonly seats: readonly SeatRow[];
  /** The rematch. */
  readonly rematch: MatchId | undefined;
}

/** A match as lists show it. */
export type MatchListing = Omit<MatchRow, 'seed' | 'start'>;

/** One entry of a match's log. Entries are appended and never changed. */
export type EntryBody =
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly n: number;
      readonly key: string;
      readonly auto: boolean;
    }
  /** Undo to `count` standing answers, with a new seed if that undid new information. */
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      readonly count: number;
      readonly reseed: string | undefined;
    };

export interface EntryRow {
  readonly seq: number;
  readonly body: EntryBody;
  /** Its events, complete, as JSON: an adjourned match is still readable from them. */
  readonly events: string;
  /** The hash of the state it led to. */
  readonly hash: string;
  readonly rules: number;
  readonly at: number;
}

/** Work that the host does by itself at some time: a bot's move, an automatic pass, an expired clock. */
export interface Job {
  readonly match: MatchId;
  /** The number of entries when the job was made; it is void once there are more. */
  readonly seq: number;
  readonly kind: 'bot' | 'pass' | 'clock';
  readonly seat: Seat;
  readonly due: number;
}

/** A job that a node has leased. */
export interface LeasedJob extends Job {
  readonly owner: string;
  readonly lease: number;
}

/** The number of matches that wait for a person, and the one that has waited longest. */
export interface AwaitedBy {
  readonly count: number;
  readonly next: MatchId | undefined;
}

/** A new entry of a match and all changes that follow from it, committed together or not at all. */
export interface Append {
  readonly match: MatchId;
  readonly entry: EntryRow;
  readonly progress: MatchProgress;
  readonly job: LeasedJob | undefined;
  /** The entry does not change the ask settings, so those in the store stand. */
  readonly isAskingSame?: boolean;
  /** This node had no job for the match, so none needs to be deleted. A void job does no harm. */
  readonly hadNoJob?: boolean;
}

export interface SnapshotRow {
  readonly seq: number;
  readonly rules: number;
  /** The number of standing answers, and the state. */
  readonly count: number;
  readonly state: MatchState;
}

export interface ChatRow {
  /** Counted up from 1 in each match. */
  readonly id: number;
  readonly match: MatchId;
  /** Undefined when its author's account was deleted. */
  readonly player: PlayerId | undefined;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Who is at a table on one node. */
export interface PresenceNotice {
  readonly kind: 'presence';
  readonly match: MatchId;
  readonly node: string;
  /** The mask of the seats whose people are there. */
  readonly here: number;
  /** The number of spectators. */
  readonly watching: number;
  /** Takeovers that this node has announced to the table. */
  readonly takeovers: readonly PendingTakeover[];
}

/** A bot takes over the seat of an absent person at this time unless they return. */
export interface PendingTakeover {
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A notice to other nodes that something changed; it carries no content. */
export type NodeNotice =
  | { readonly kind: 'entries'; readonly match: MatchId; readonly seq: number }
  | { readonly kind: 'seats'; readonly match: MatchId }
  | { readonly kind: 'chat'; readonly match: MatchId; readonly id: number }
  | PresenceNotice
  /** Somebody was signed out, or their mutes or blocks changed. */
  | { readonly kind: 'person'; readonly player: PlayerId };

/** A page of a list: after the `next` of the page before. */
export interface PageRequest {
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

/** A sheet that a match wrote; it outlives the match. */
export interface SheetRow {
  readonly match: MatchId;
  readonly game: string;
  readonly text: string;
  /** Whether this server made or replayed everything that led to it. */
  readonly counts: boolean;
  readonly updated: number;
}

/** How far somebody came in the match of a day. */
export interface ResultRow {
  readonly game: string;
  readonly day: string;
  readonly player: PlayerId;
  readonly match: MatchId;
  readonly score: number;
  readonly reason: string;
  readonly length: number;
  readonly updated: number;
}
