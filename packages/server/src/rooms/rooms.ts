import { hasResigned, logOf, type Walk, walkToMoment } from '@tabard/table';
import type { MatchId, NodeNotice } from '../store/rows.ts';
import { BotPacing } from './bot-pacing.ts';
import { runInSteps } from './event-loop.ts';
import { type Hosting, HostingError, type Presence } from './hosting.ts';
import { PersistentMatch } from './persistent-match.ts';
import { checkReplayViewer, walkToFork } from './replays.ts';
import { Room } from './room.ts';
import { RoomClosed } from './room-closed.ts';
import type { RoomTools } from './room-tools.ts';

const NOBODY: Presence = { here: [], watching: 0, undo: undefined, takeovers: [] };
/** How many jobs are taken over at once. */
const MOST_JOBS = 50;
/** Only clocks are due later than this, unless the time was set back, which is checked once in this many sweeps. */
const LONGEST_PAUSE = 300_000;
const PULL_IN_EVERY = 60;

/** All matches in the memory of this node: opened when somebody watches or a job is due, evicted when idle. */
export class Rooms implements Hosting {
  private readonly tools: RoomTools;
  private readonly rooms = new Map<MatchId, Promise<Room>>();
  /** The rooms that are open already. */
  private readonly open = new Map<MatchId, Room>();
  private readonly stopListening: () => void;
  private cancelSweep: () => void = () => undefined;
  private sweeping: Promise<void> = Promise.resolve();
  private isClosing = false;
  private sweeps = 0;

  constructor(tools: RoomTools) {
    this.tools = tools;
    this.stopListening = tools.store.listen(
      (notice) => this.receive(notice),
      () => this.catchUpAll(),
    );
    this.sweepLater(0);
  }

  watch: Hosting['watch'] = (wish, line) => this.in(wish.match, (room) => room.watch(wish, line));
  story: Hosting['story'] = (match, person, before) => this.in(match, (room) => room.story(person, before));
  choose: Hosting['choose'] = (match, person, choice) =>
    this.in(match, (room) => room.choose(person, choice));
  unavailable: Hosting['unavailable'] = (match, person) => this.in(match, (room) => room.unavailable(person));
  undo: Hosting['undo'] = (match, person) => this.in(match, (room) => room.undo(person));
  askUndo: Hosting['askUndo'] = (match, person) => this.in(match, (room) => room.askUndo(person));
  answerUndo: Hosting['answerUndo'] = (match, person, answer) =>
    this.in(match, (room) => room.answerUndo(person, answer));
  resign: Hosting['resign'] = (match, person) => this.in(match, (room) => room.resign(person));
  hasResigned: Hosting['hasResigned'] = (match, seat) =>
    this.read(match, ({ course }) => hasResigned(course.state, seat));
  setAsking: Hosting['setAsking'] = (match, person, mode) =>
    this.in(match, (room) => room.setAsking(person, mode));
  begin: Hosting['begin'] = (match) => this.in(match, (room) => room.begin());

  seatsChanged: Hosting['seatsChanged'] = async (match) => {
    await this.tools.store.notify({ kind: 'seats', match });
    await this.in(match, (room) => room.seatsChanged('here')).catch(ignoreUnknown);
  };

  sendToAll: Hosting['sendToAll'] = (match, text, mayReceive = () => true) =>
    this.open.get(match)?.send(text, mayReceive);

  replay: Hosting['replay'] = (match, viewer, { seq, ...wish }) =>
    this.walk(match, (stored) => {
      checkReplayViewer(stored.row, viewer, wish);
      return walkToMoment(stored.course, viewer, seq);
    });

  log: Hosting['log'] = (match, wish) =>
    this.read(match, (stored) => {
      checkReplayViewer(stored.row, 'all', wish);
      return logOf(stored.course);
    });

  forkFrom: Hosting['forkFrom'] = (match, seat, { seq, ...wish }) =>
    this.walk(match, (stored) => {
      checkReplayViewer(stored.row, seat, wish);
      return walkToFork(stored.course, seat, seq, this.tools.newWord());
    });

  presence: Hosting['presence'] = (match) => this.open.get(match)?.presence() ?? NOBODY;

  takeOverSeat: Hosting['takeOverSeat'] = (match, seat, bot) =>
    this.in(match, (room) => room.announceTakeover(seat, bot));

  get size(): number {
    return this.rooms.size;
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.cancelSweep();
    this.stopListening();
    await this.sweeping;
    const rooms = await Promise.allSettled(this.rooms.values());
    const open = rooms.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.all(open.map((room) => this.inPeace(room.close('now'), room.row.id)));
    await this.inPeace(this.tools.store.jobs.release(this.tools.node), undefined);
    this.rooms.clear();
    this.open.clear();
  }

  /** Computes a moment of a match without blocking its room. */
  private async walk<T>(match: MatchId, begin: (stored: PersistentMatch) => Walk<T>): Promise<T> {
    const { arrived } = await this.read(match, (stored) => {
      const arrived = runInSteps(begin(stored));
      // Awaited below, once the room has gone on.
      arrived.catch(() => undefined);
      return { arrived };
    });
    return arrived;
  }

  private read<T>(match: MatchId, use: (stored: PersistentMatch) => T): Promise<T> {
    return this.in(match, (room) => room.read(use));
  }

  /** Opens the room if necessary; one that is being evicted is opened again. */
  private async in<T>(match: MatchId, use: (room: Room) => Promise<T>): Promise<T> {
    for (;;) {
      if (this.isClosing) throw new HostingError('closing', 'this server is stopping: try again in a moment');
      const room = this.open.get(match) ?? (await this.roomOf(match));
      try {
        return await use(room);
      } catch (problem) {
        if (!(problem instanceof RoomClosed)) throw problem;
        this.forget(match, room);
      }
    }
  }

  private roomOf(match: MatchId): Promise<Room> {
    const known = this.rooms.get(match);
    if (known) return known;
    const opening = this.openRoom(match);
    this.rooms.set(match, opening);
    opening.catch(() => this.rooms.get(match) === opening && this.rooms.delete(match));
    return opening;
  }

  private async openRoom(match: MatchId): Promise<Room> {
    const pacing = new BotPacing(this.tools);
    const stored = await PersistentMatch.open(match, this.tools, pacing);
    if (!stored) throw new HostingError('unknown-match', 'there is no such table');
    const room = new Room(stored, pacing, this.tools);
    this.open.set(match, room);
    return room;
  }

  private forget(match: MatchId, room: Room): void {
    if (this.open.get(match) !== room) return;
    this.open.delete(match);
    this.rooms.delete(match);
  }

  private receive(notice: NodeNotice): void {
    if (notice.kind === 'person') return;
    const room = this.open.get(notice.match);
    if (!room) return;
    if (notice.kind === 'entries') this.inBackground(room.catchUp(notice.seq), notice.match);
    if (notice.kind === 'presence') room.receivePresence(notice);
    if (notice.kind === 'seats') this.inBackground(room.seatsChanged('elsewhere'), notice.match);
  }

  /** Notices may have been lost. */
  private catchUpAll(): void {
    for (const [match, room] of this.open) this.inBackground(room.seatsChanged('elsewhere'), match);
  }

  /** A failure at shutdown, such as a full disk, must not stop the other rooms from closing. */
  private async inPeace(work: Promise<unknown>, match: MatchId | undefined): Promise<void> {
    await work.catch((problem) => this.tools.news.trouble?.('something could not be saved', match, problem));
  }

  private inBackground(work: Promise<unknown>, match: MatchId): void {
    work.catch((problem) => {
      if (!(problem instanceof RoomClosed))
        this.tools.news.trouble?.('a room could not catch up', match, problem);
    });
  }

  private sweepLater(ms: number): void {
    this.cancelSweep = this.tools.clock.after(ms, () => {
      this.sweeping = this.sweep()
        .catch((problem) => this.tools.news.trouble?.('the sweep failed', undefined, problem))
        .then(() => {
          if (!this.isClosing) this.sweepLater(this.tools.pace.sweep);
        });
    });
  }

  /** Sweeps all rooms, claims due jobs that nobody has leased, and evicts idle rooms. */
  private async sweep(): Promise<void> {
    const { store, clock, node, pace } = this.tools;
    for (const [match, room] of this.open) {
      this.inBackground(room.sweep(), match);
    }
    const now = clock.now();
    if (this.sweeps++ % PULL_IN_EVERY === 0) await store.jobs.pullIn(now + LONGEST_PAUSE, now);
    const jobs = await store.jobs.claim(node, now, now + pace.lease, MOST_JOBS);
    await Promise.all(
      jobs.map((job) =>
        this.in(job.match, (room) => room.takeOver(job)).catch((problem) =>
          this.tools.news.trouble?.('a job could not be taken over', job.match, problem),
        ),
      ),
    );
    await Promise.all([...this.open].map(([match, room]) => this.evict(match, room)));
  }

  private async evict(match: MatchId, room: Room): Promise<void> {
    if (room.isIdle && (await room.close('if idle'))) this.forget(match, room);
  }
}

function ignoreUnknown(problem: unknown): void {
  if (!(problem instanceof HostingError && problem.code === 'unknown-match')) throw problem;
}
