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
  SeatRow,
  Secrets,
  SheetRow,
  SnapshotRow,
  SweptGuests,
} from './rows.ts';

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

  /** The latest sheet that each match of a person wrote, newest first; it stays when the match is gone. */
  sheets: {
    of(player: PlayerId): Promise<readonly SheetRow[]>;
    put(player: PlayerId, sheet: SheetRow): Promise<void>;
    remove(player: PlayerId, match: MatchId): Promise<void>;
  };

  matches: {
    /** False when another match has that code. */
    add(match: MatchRow): Promise<boolean>;
    get(id: MatchId): Promise<MatchRow | undefined>;
    byCode(code: string): Promise<MatchRow | undefined>;
    /** Public tables that wait for people, newest first. */
    open(page: PageRequest & { readonly game?: string | undefined }): Promise<Page<MatchListing>>;
    /** Public matches under way, to watch. */
    running(page: PageRequest & { readonly game?: string | undefined }): Promise<Page<MatchListing>>;
    /**
     * All matches this person has a seat in: those that wait for them, the others still to be played, the ended ones;
     * of each the newest first.
     */
    ofPlayer(player: PlayerId, page: PageRequest): Promise<Page<MatchListing>>;
    /** How many running matches wait for this person, and the one in which nothing has happened for longest. */
    awaiting(player: PlayerId): Promise<AwaitedBy>;
    /** All running matches that wait for each of several people, those in which nothing has happened for longest first. */
    awaitingEach(players: readonly PlayerId[]): Promise<ReadonlyMap<PlayerId, readonly MatchId[]>>;
    /** Closes some of the tables that were made no later than that and have not begun; gives which. */
    sweepOpen(created: number): Promise<readonly MatchId[]>;
    /** How many tables of this host wait for people; counted up to `most`. */
    openOf(host: PlayerId, most: number): Promise<number>;
    /** How many running matches this person has a seat in or made the table for, and those that bots play alone, oldest first. */
    runningOf(person: PlayerId): Promise<{ readonly count: number; readonly alone: readonly MatchId[] }>;
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
    entries(match: MatchId, after: number, limit?: number): Promise<readonly EntryRow[]>;
    putSnapshot(match: MatchId, snapshot: SnapshotRow): Promise<void>;
    /** The newest, or the newest of these rules. */
    latestSnapshot(match: MatchId, rules?: number): Promise<SnapshotRow | undefined>;
  };

  jobs: {
    /** Leases up to `limit` jobs that are due and that nobody has leased. */
    claim(owner: string, now: number, lease: number, limit: number): Promise<readonly LeasedJob[]>;
    /** The one job of a match. */
    get(match: MatchId): Promise<LeasedJob | undefined>;
    put(job: LeasedJob): Promise<void>;
    /** Takes it away if it still is for that entry. */
    drop(match: MatchId, seq: number): Promise<void>;
    /** A node that stops lets others have its jobs as soon as they are due. */
    release(owner: string): Promise<void>;
    /** Ends all leases: no other node is running. */
    releaseAll(): Promise<void>;
    /** Makes those due now, other than clocks, that are due after `latest`: the clock was set back since. */
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

  /** Notifies the other nodes; `append` does so by itself. */
  notify(notice: NodeNotice): Promise<void>;
  /** Subscribes to notices of other nodes; `missed` is called when some may have been lost. */
  listen(receive: (notice: NodeNotice) => void, missed: () => void): () => void;

  /** Readiness: fails unless the store answers, takes a write and has room. */
  checkWrites(): Promise<void>;
  close(): Promise<void>;
}
