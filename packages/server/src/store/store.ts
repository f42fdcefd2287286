import type { MatchState, Options, Outcome, Seat } from '@tabard/engine';
import type { Asking } from '@tabard/table';

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
  /** When it gave a sealed answer. Nobody is told of that, nor is the time counted, before all have answered. */
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
  readonly asking: readonly Asking[];
  readonly undo: UndoWish | undefined;
  readonly updated: number;
}

export interface SeatRow {
  readonly seat: Seat;
  /** `open`: anybody may sit down. */
  readonly kind: 'person' | 'bot' | 'open';
  /** Who sits here, or whose seat a bot keeps warm. */
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

export interface Entry {
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
  readonly entry: Entry;
  readonly progress: MatchProgress;
  readonly job: LeasedJob | undefined;
  /** How people want to be asked did not change by it: what another node may have kept meanwhile stands. */
  readonly isAskingSame?: boolean;
  /** This node had taken on nothing for the match: there need be nothing to drop. A void job harms nobody. */
  readonly hadNoJob?: boolean;
}

export interface Snapshot {
  readonly seq: number;
  readonly rules: number;
  /** How many answers stood, and the table then. */
  readonly count: number;
  readonly state: MatchState;
}

export interface ChatLine {
  /** Counted up from 1 in each match. */
  readonly id: number;
  readonly match: MatchId;
  /** Undefined when whoever wrote it has left for good. */
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
export type Notice =
  | { readonly kind: 'entries'; readonly match: MatchId; readonly seq: number }
  | { readonly kind: 'seats'; readonly match: MatchId }
  | { readonly kind: 'chat'; readonly match: MatchId; readonly id: number }
  | PresenceNotice
  /** Somebody was signed out, or mutes or blocks others than before. */
  | { readonly kind: 'person'; readonly player: PlayerId };

/** Which part of a list: after what the page before gave as `next`. */
export interface PageWish {
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** What to ask for to get the next page. */
  readonly next: string | undefined;
}

/** Where everything is kept. Each promise resolves when what it did would survive a power cut. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';

  settings: {
    /** Keeps the first value that any node puts under this name, and gives the one that is kept. */
    keep(name: string, value: string): Promise<string>;
  };

  players: {
    get(id: PlayerId): Promise<Player | undefined>;
    /** By the name of an account, whatever its case. */
    byName(name: string): Promise<Player | undefined>;
    /** The account that has this name, or one that people could take for it. */
    holderOf(name: string): Promise<Player | undefined>;
    /** False when an account already has that name or one that looks like it. */
    add(player: Player): Promise<boolean>;
    /**
     * `taken` when an account already has the new name or one that looks like it, `stale` when the secrets are no longer as expected; nothing is
     * changed then. A new password ends every login of the person in the same transaction.
     */
    change(
      id: PlayerId,
      change: Partial<Pick<Player, 'name' | 'password' | 'recovery'>>,
      expected?: Partial<Secrets>,
    ): Promise<'changed' | 'taken' | 'stale'>;
    /**
     * Takes the person out. Nobody's name is then "…": seats of running matches go to bots, those of open tables are
     * open again, chat lines lose their writer. Gives the open and running matches whose seats changed.
     */
    remove(id: PlayerId): Promise<readonly MatchId[]>;
    /**
     * A guest signs in: gives all seats, chat lines and shuns of one to another, and the first is gone with its
     * logins. Matches that have begun and lines keep the name they had. Gives the open and running matches whose seats changed.
     */
    merge(from: PlayerId, into: PlayerId): Promise<readonly MatchId[]>;
    /**
     * Takes out every guest who is as old as that, has no login that ends later than that and plays no running match.
     * Their seats of open tables are open again; what they played and wrote keeps their name. Gives who is gone, and
     * the open tables whose seats changed.
     */
    sweepGuests(idle: IdleGuests): Promise<SweptGuests>;
  };

  logins: {
    get(token: string, now: number): Promise<Login | undefined>;
    /** False, and nothing is added, when the person has another password than expected. */
    add(login: Login, expected?: Partial<Pick<Secrets, 'password'>>): Promise<boolean>;
    /** Moves the end of a login further away. */
    renew(token: string, expires: number): Promise<void>;
    remove(token: string): Promise<void>;
    sweep(now: number): Promise<number>;
  };

  shuns: {
    /** Whom this person mutes or blocks. */
    of(
      player: PlayerId,
    ): Promise<
      readonly { readonly player: PlayerId; readonly name: string; readonly kind: 'mute' | 'block' }[]
    >;
    set(player: PlayerId, other: PlayerId, kind: 'mute' | 'block' | undefined): Promise<void>;
    /** Whether either of the two blocks the other. */
    isBlocked(a: PlayerId, b: PlayerId): Promise<boolean>;
  };

  matches: {
    /** False when another match has that code. */
    add(match: MatchRow): Promise<boolean>;
    get(id: MatchId): Promise<MatchRow | undefined>;
    byCode(code: string): Promise<MatchRow | undefined>;
    /** Public tables that wait for people, newest first. */
    open(page: PageWish & { readonly game?: string | undefined }): Promise<Page<MatchListing>>;
    /** Public matches under way, to watch. */
    running(page: PageWish & { readonly game?: string | undefined }): Promise<Page<MatchListing>>;
    /**
     * All matches this person has a seat in: those that wait for them, the others still to be played, the ended ones;
     * of each the newest first.
     */
    ofPlayer(player: PlayerId, page: PageWish): Promise<Page<MatchListing>>;
    /** How many running matches wait for this person, and the one in which nothing has happened for longest. */
    awaiting(player: PlayerId): Promise<AwaitedBy>;
    /** All running matches that wait for each of several people, those in which nothing has happened for longest first. */
    awaitingEach(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, readonly MatchId[]>>;
    /** Closes some of the tables that were made no later than that and have not begun; gives which. */
    sweepOpen(created: number): Promise<readonly MatchId[]>;
    /** How many tables of this host wait for people; counted up to so many. */
    openOf(host: PlayerId, most: number): Promise<number>;
    /** How many running matches this person has a seat in or made the table for, and how many of them bots play alone. */
    runningOf(person: PlayerId): Promise<{ readonly count: number; readonly alone: number }>;
    /**
     * Changes one seat if it still is as `expected` says and the match is open or running (or in the one status that is
     * expected). False when somebody else was faster, or when who sits down has another seat here.
     */
    sit(
      match: MatchId,
      seat: SeatRow,
      expected: {
        readonly kind: SeatRow['kind'];
        readonly player: PlayerId | undefined;
        readonly status?: MatchStatus;
        readonly isTakenOver?: boolean;
      },
    ): Promise<boolean>;
    /** False when it is not open any more, or a seat is. */
    begin(match: MatchId, progress: MatchProgress, job: LeasedJob | undefined): Promise<boolean>;
    /**
     * Changes what no entry changed, if the match still has `seq` entries; false when it has more. One no longer
     * running awaits nobody and has no job.
     */
    setProgress(
      match: MatchId,
      seq: number,
      change: Partial<Pick<MatchProgress, 'asking' | 'status' | 'turn' | 'clocks' | 'undo'>>,
      /** The wish to undo that it must still have. */
      expected?: Pick<MatchProgress, 'undo'>,
    ): Promise<boolean>;
    /** Remembers that this person may not sit down at this table again. */
    sendAway(match: MatchId, player: PlayerId): Promise<void>;
    isSentAway(match: MatchId, player: PlayerId): Promise<boolean>;
    /** Instead of one that was closed, if there was one. False when there is another already. */
    setRematch(match: MatchId, next: MatchId, instead?: MatchId): Promise<boolean>;
    /** Only while it is open and nobody but its host sits there. */
    remove(match: MatchId): Promise<boolean>;
  };

  log: {
    /**
     * `taken` when the log does not end just before that number (somebody was faster); nothing is changed then. Tells
     * the other nodes by itself. When it rejects, only the log can say whether the entry was kept.
     */
    append(append: Append): Promise<'kept' | 'taken'>;
    /** Entries with a number greater than `after`; not more than `limit` of them, if there is one. */
    entries(match: MatchId, after: number, limit?: number): Promise<readonly Entry[]>;
    putSnapshot(match: MatchId, snapshot: Snapshot): Promise<void>;
    /** The newest, or the newest of these rules. */
    latestSnapshot(match: MatchId, rules?: number): Promise<Snapshot | undefined>;
  };

  jobs: {
    /** Takes up to so many jobs that are due and that nobody has leased. */
    claim(owner: string, now: number, lease: number, limit: number): Promise<readonly LeasedJob[]>;
    /** The one job of a match. */
    get(match: MatchId): Promise<LeasedJob | undefined>;
    put(job: LeasedJob): Promise<void>;
    /** Takes it away if it still is for that entry. */
    drop(match: MatchId, seq: number): Promise<void>;
    /** A node that stops lets others have its jobs as soon as they are due. */
    release(owner: string): Promise<void>;
    /** Nobody else lives who could have one: all may be had as soon as they are due. */
    releaseAll(): Promise<void>;
    /** Makes those due now, other than clocks, that are due after `latest`: the clock was set back since. */
    pullIn(latest: number, now: number): Promise<void>;
  };

  contents: {
    get(hash: string): Promise<unknown>;
    put(hash: string, game: string, data: unknown): Promise<void>;
  };

  chat: {
    add(line: Omit<ChatLine, 'id'>): Promise<ChatLine>;
    /** The newest lines, oldest first. */
    recent(match: MatchId, limit: number): Promise<readonly ChatLine[]>;
    after(match: MatchId, id: number): Promise<readonly ChatLine[]>;
  };

  /** Tells the other nodes what `append` does not tell by itself. */
  notify(notice: Notice): Promise<void>;
  /** Hears what other nodes did; `missed` is called when some may have been lost. */
  listen(hear: (notice: Notice) => void, missed: () => void): () => void;

  /** Fails unless it answers, takes a write and has room for more. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}
