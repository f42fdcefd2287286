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
  /** The hash of the recovery code, if one was wanted. */
  readonly recovery: string | undefined;
  readonly created: number;
}

export type Secrets = Pick<Player, 'password' | 'recovery'>;

/** Guests who came no later than `created` and whose logins all end by `expires`. */
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

/** What a seat has left of its reserve, and since when it has been awaited. */
export interface SeatClock {
  readonly bank: number;
  readonly since: number | undefined;
  /** When it gave a sealed answer. It is not shown, and the time is not counted, before all have answered. */
  readonly stopped?: number;
}

/** A wish to go further back than a seat may alone. It is void once the match has more entries. */
export interface UndoWish {
  readonly seat: Seat;
  /** How many answers would stand. */
  readonly count: number;
  /** The entries the match had when it was wished. */
  readonly seq: number;
  /** The mask of the seats that agree. */
  readonly agreed: number;
}

/** A match as it was set up. */
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
  /** The state it began with, when that was not made from the seed. */
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
  /** How many answers stand: the entries less what was taken back; not counting sealed ones of an open question. */
  readonly length: number;
  /** The mask of the seats that are awaited and not passed for. Others may not know it: `waiting` is what they see. */
  readonly turn: number;
  /** The mask of the seats that all know to be asked, whether they have answered or not. */
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
  /** The match that the same people began afterwards. */
  readonly rematch: MatchId | undefined;
}

/** A match as lists show it. */
export type MatchListing = Omit<MatchRow, 'seed' | 'start'>;

/** One line of a match's log. Lines are added and never changed. */
export type EntryBody =
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly n: number;
      readonly key: string;
      readonly auto: boolean;
    }
  /** Back to where `count` answers stood; with new luck from there when that took back new information. */
  | {
      readonly kind: 'undo';
      readonly seat: Seat;
      readonly count: number;
      readonly reseed: string | undefined;
    };

export interface EntryRow {
  readonly seq: number;
  readonly body: EntryBody;
  /** What it brought about, whole, as JSON: a match that cannot go on is still readable from these. */
  readonly events: string;
  /** The hash of the state it led to. */
  readonly hash: string;
  readonly rules: number;
  readonly at: number;
}

/** What a host must do by itself at some time: a bot's move, a pass nobody needs to be asked for, a clock running out. */
export interface Job {
  readonly match: MatchId;
  /** The entries the match had when the job was made; it is void once there are more. */
  readonly seq: number;
  readonly kind: 'bot' | 'pass' | 'clock';
  readonly seat: Seat;
  readonly due: number;
}

/** A job that a node has taken for itself until its lease ends. */
export interface LeasedJob extends Job {
  readonly owner: string;
  readonly lease: number;
}

/** How many matches wait for somebody, and in which nothing has happened for longest. */
export interface AwaitedBy {
  readonly count: number;
  readonly next: MatchId | undefined;
}

/** One more entry of a match, with all that follows from it: kept together or not at all. */
export interface Append {
  readonly match: MatchId;
  readonly entry: EntryRow;
  readonly progress: MatchProgress;
  readonly job: LeasedJob | undefined;
  /** How people want to be asked did not change by it: what another node may have kept meanwhile stands. */
  readonly isAskingSame?: boolean;
  /** This node had taken on nothing for the match: there need be nothing to drop. A void job harms nobody. */
  readonly hadNoJob?: boolean;
}

export interface SnapshotRow {
  readonly seq: number;
  readonly rules: number;
  /** How many answers stood, and the table then. */
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
  /** How many look on without a seat. */
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

/** Something another node may have to tell its people; it carries no content. */
export type NodeNotice =
  | { readonly kind: 'entries'; readonly match: MatchId; readonly seq: number }
  | { readonly kind: 'seats'; readonly match: MatchId }
  | { readonly kind: 'chat'; readonly match: MatchId; readonly id: number }
  | PresenceNotice
  /** Somebody was signed out, or mutes or blocks others than before. */
  | { readonly kind: 'person'; readonly player: PlayerId };

/** Which part of a list: after what the page before gave as `next`. */
export interface PageRequest {
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** What to ask for to get the next page. */
  readonly next: string | undefined;
}

/** What outlives a match, as the match wrote it. */
export interface SheetRow {
  readonly match: MatchId;
  readonly game: string;
  readonly text: string;
  /** Whether this server made everything that led to it. */
  readonly counts: boolean;
  readonly updated: number;
}
