import type { Options } from '@tabard/engine';
import type {
  Append,
  AwaitedBy,
  ChatRow,
  EntryRow,
  IdleGuests,
  LeasedJob,
  Login,
  MatchId,
  MatchListing,
  MatchProgress,
  MatchRow,
  MatchStatus,
  NodeNotice,
  Page,
  PageRequest,
  Player,
  PlayerId,
  ResultRow,
  SeatRow,
  Secrets,
  SheetRow,
  SnapshotRow,
  SweptGuests,
} from './rows.ts';

/** The database. Each promise resolves when its changes would survive a power cut. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';

  settings: {
    /** Stores the first value that any node puts under this name, and returns the stored one. */
    keep(name: string, value: string): Promise<string>;
  };

  players: {
    get(id: PlayerId): Promise<Player | undefined>;
    /** By the name of an account, ignoring case. */
    byName(name: string): Promise<Player | undefined>;
    /** The account with this name, or with one that looks like it. */
    holderOf(name: string): Promise<Player | undefined>;
    /** False when an account already has that name or one that looks like it. */
    add(player: Player): Promise<boolean>;
    /**
     * `taken` when an account already has the new name or one that looks like it, `stale` when the secrets are no longer as
     * expected; then nothing is changed. A new password ends every login of the person in the same transaction.
     */
    change(
      id: PlayerId,
      change: Partial<Pick<Player, 'name' | 'password' | 'recovery'>>,
      expected?: Partial<Secrets>,
    ): Promise<'changed' | 'taken' | 'stale'>;
    /**
     * Deletes the person. Seats of running matches go to bots, those of open tables become open, and chat lines get the
     * name "…". Returns the open and running matches whose seats changed.
     */
    remove(id: PlayerId): Promise<readonly MatchId[]>;
    /**
     * A guest signs in: moves all seats, chat lines and shuns of the guest to the account, and deletes the guest and its
     * logins. Begun matches and chat lines keep the old name. Returns the open and running matches whose seats changed.
     */
    merge(from: PlayerId, into: PlayerId): Promise<readonly MatchId[]>;
    /**
     * Deletes every idle guest who plays no running match. Their seats of open tables become open; ended matches and chat
     * lines keep their name. Returns the deleted guests, and the open tables whose seats changed.
     */
    sweepGuests(idle: IdleGuests): Promise<SweptGuests>;
  };

  logins: {
    get(token: string, now: number): Promise<Login | undefined>;
    /** False, and nothing is added, when the person has another password than expected. */
    add(login: Login, expected?: Partial<Pick<Secrets, 'password'>>): Promise<boolean>;
    /** Extends the expiry of a login. */
    renew(token: string, expires: number): Promise<void>;
    remove(token: string): Promise<void>;
    sweep(now: number): Promise<number>;
  };

  shuns: {
    /** The people that this person mutes or blocks. */
    of(
      player: PlayerId,
    ): Promise<
      readonly { readonly player: PlayerId; readonly name: string; readonly kind: 'mute' | 'block' }[]
    >;
    set(player: PlayerId, other: PlayerId, kind: 'mute' | 'block' | undefined): Promise<void>;
    /** Whether either of the two blocks the other. */
    isBlocked(a: PlayerId, b: PlayerId): Promise<boolean>;
  };

  /** The latest sheet of each match of a person, newest first; it outlives the match. */
  sheets: {
    of(player: PlayerId): Promise<readonly SheetRow[]>;
    put(player: PlayerId, sheet: SheetRow): Promise<void>;
    remove(player: PlayerId, match: MatchId): Promise<void>;
  };

  /** How far people came in matches of the day. */
  results: {
    /** The first result of a person on a day stands. */
    put(result: ResultRow): Promise<void>;
    /** The best of a day: the highest score, then the fewest choices. */
    best(
      game: string,
      day: string,
      most: number,
    ): Promise<readonly (ResultRow & { readonly name: string })[]>;
  };

  matches: {
    /** False when another match has that code. */
    add(match: MatchRow): Promise<boolean>;
    get(id: MatchId): Promise<MatchRow | undefined>;
    byCode(code: string): Promise<MatchRow | undefined>;
    /** Public tables that wait for people, newest first. */
    open(page: PageRequest & { readonly game?: string | undefined }): Promise<Page<MatchListing>>;
    /** Public running matches, to watch. */
    running(page: PageRequest & { readonly game?: string | undefined }): Promise<Page<MatchListing>>;
    /**
     * All matches in which this person has a seat: those that wait for them, other live ones, ended ones; each group
     * newest first.
     */
    ofPlayer(player: PlayerId, page: PageRequest): Promise<Page<MatchListing>>;
    /** The number of running matches that wait for this person, and the one that has waited longest. */
    awaiting(player: PlayerId): Promise<AwaitedBy>;
    /** The running matches that wait for each of several people, longest wait first. */
    awaitingEach(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, readonly MatchId[]>>;
    /** Closes a batch of the tables created no later than `created` that have not begun; returns them. */
    sweepOpen(created: number): Promise<readonly MatchId[]>;
    /** The number of open tables of this host, counted up to `most`. */
    openOf(host: PlayerId, most: number): Promise<number>;
    /** The number of running matches in which this person has a seat or is the host, and those that bots play alone, oldest first. */
    runningOf(person: PlayerId): Promise<{ readonly count: number; readonly alone: readonly MatchId[] }>;
    /**
     * Changes one seat if it is still as `expected` and the match is open or running (or in the expected status). False
     * when somebody else was faster, or when the person already has another seat here. With `options`,
     * the options of the match change in the same transaction, if they are still those from before.
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
      options?: { readonly before: Options; readonly after: Options },
    ): Promise<boolean>;
    /** False when the match is no longer open, or a seat is still open. */
    begin(match: MatchId, progress: MatchProgress, job: LeasedJob | undefined): Promise<boolean>;
    /**
     * Changes the progress without an entry, if the match still has `seq` entries; false when it has more. A match that
     * is no longer running awaits nobody and has no job.
     */
    setProgress(
      match: MatchId,
      seq: number,
      change: Partial<Pick<MatchProgress, 'asking' | 'status' | 'turn' | 'clocks' | 'undo'>>,
      /** The undo request that the match must still have. */
      expected?: Pick<MatchProgress, 'undo'>,
    ): Promise<boolean>;
    /** Bans this person from the table. */
    sendAway(match: MatchId, player: PlayerId): Promise<void>;
    isSentAway(match: MatchId, player: PlayerId): Promise<boolean>;
    /** Replaces a closed rematch, if there was one. False when there is another already. */
    setRematch(match: MatchId, next: MatchId, instead?: MatchId): Promise<boolean>;
    /** Only while it is open and nobody but its host has a seat. */
    remove(match: MatchId): Promise<boolean>;
  };

  log: {
    /**
     * `taken` when the log does not end just before that number (another node was faster); then nothing is changed.
     * Notifies the other nodes. When it rejects, only the log shows whether the entry was committed.
     */
    append(append: Append): Promise<'kept' | 'taken'>;
    /** Entries with a number greater than `after`, at most `limit` if given. */
    entries(match: MatchId, after: number, limit?: number): Promise<readonly EntryRow[]>;
    putSnapshot(match: MatchId, snapshot: SnapshotRow): Promise<void>;
    /** The newest, or the newest of this version of the rules. */
    latestSnapshot(match: MatchId, rules?: number): Promise<SnapshotRow | undefined>;
  };

  jobs: {
    /** Leases up to `limit` jobs that are due and that nobody has leased. */
    claim(owner: string, now: number, lease: number, limit: number): Promise<readonly LeasedJob[]>;
    /** The one job of a match. */
    get(match: MatchId): Promise<LeasedJob | undefined>;
    put(job: LeasedJob): Promise<void>;
    /** Deletes it if it is still for that entry. */
    drop(match: MatchId, seq: number): Promise<void>;
    /** Ends the leases of a node that stops, so that others can claim its jobs. */
    release(owner: string): Promise<void>;
    /** Ends all leases: no other node is running. */
    releaseAll(): Promise<void>;
    /** Makes jobs other than clocks due now that are due after `latest`: the clock was set back. */
    pullIn(latest: number, now: number): Promise<void>;
  };

  contents: {
    get(hash: string): Promise<unknown>;
    put(hash: string, game: string, data: unknown): Promise<void>;
  };

  chat: {
    add(line: Omit<ChatRow, 'id'>): Promise<ChatRow>;
    /** The newest lines, oldest first. */
    recent(match: MatchId, limit: number): Promise<readonly ChatRow[]>;
    after(match: MatchId, id: number): Promise<readonly ChatRow[]>;
  };

  /** Notifies the other nodes; `append` does so itself. */
  notify(notice: NodeNotice): Promise<void>;
  /** Subscribes to notices of other nodes; `missed` is called when some may have been lost. */
  listen(receive: (notice: NodeNotice) => void, missed: () => void): () => void;

  /** Readiness: fails unless the store answers, takes a write and has room. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}
