import { type Viewer, viewEvent } from '@tabard/engine';
import type { StoryPage } from '@tabard/table/protocol';
import type { MatchRow, PlayerId, PresenceNotice } from '../store/store.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Line, Presence, WatchWish } from './hosting.ts';
import type { Keeper } from './keeper.ts';
import { maskOf, seatsIn } from './progress.ts';
import { seatOf, tableInfoFor, undoRequestOf, viewerFor } from './seating.ts';
import type { Takeovers } from './takeovers.ts';
import {
  changeText,
  type Known,
  latestPage,
  type Picture,
  pageBefore,
  pictureOf,
  renewedText,
  textOf,
} from './telling.ts';
import { type Watcher, Watchers } from './watchers.ts';

/**
 * What of a table changes without everybody's being told at once. How many look on is told now and then: to tell
 * everybody whenever one comes or goes would let each trouble all.
 */
const UNTOLD = { turnOf: [], length: 0, updated: 0, watching: 0 };

/** The match that is looked at. */
type Shown = Pick<Keeper, 'row' | 'course' | 'isPlaying' | 'adjourned' | 'cuts' | 'resigned'>;

/** Everybody who looks on at a table, from their seats or from beside it, and what they have been told. */
export class Audience {
  /** Those who are at the same table on other nodes. */
  readonly elsewhere = new Elsewhere();
  private readonly keeper: Shown;
  private readonly takeovers: Pick<Takeovers, 'pending'>;
  private readonly everybody = new Set<Watcher>();
  private readonly watchers: Watchers;
  private cutsTold: number;
  private seatsTold = '';
  private watchingTold = 0;
  private isOver = false;

  constructor(keeper: Shown, takeovers: Pick<Takeovers, 'pending'> = { pending: [] }) {
    this.keeper = keeper;
    this.takeovers = takeovers;
    this.cutsTold = keeper.cuts.length;
    this.watchers = new Watchers(keeper.row.id, {
      picture: (viewer, heard) => this.picture(viewer, heard),
      change: (viewer, known) => this.change(viewer, known),
    });
  }

  get size(): number {
    return this.everybody.size;
  }

  /** Whether there is something to see: before the start there are only seats. */
  get hasTable(): boolean {
    return this.keeper.isPlaying || this.keeper.adjourned !== undefined;
  }

  /** Who is at the table on any node. */
  presence(): Presence {
    const { row, resigned } = this.keeper;
    const own = this.presenceHere();
    const here = own.here | this.elsewhere.here;
    const takeovers = [...own.takeovers, ...this.elsewhere.takeovers];
    return {
      here: seatsIn(here, row.seats.length),
      watching: own.watching + this.elsewhere.watching,
      undo: undoRequestOf(row, resigned),
      takeovers: takeovers.filter(({ seat }) => !(here & (1 << seat)) && row.seats[seat]?.kind === 'person'),
    };
  }

  /** Masks of the seats whose people are at the table. */
  hereMasks(): { readonly onThisNode: number; readonly onAnyNode: number } {
    const { here } = this.presenceHere();
    return { onThisNode: here, onAnyNode: here | this.elsewhere.here };
  }

  /** Who is at the table on this node: the mask of the seats, and how many have none. */
  presenceHere(): Pick<PresenceNotice, 'here' | 'watching' | 'takeovers'> {
    const { seats } = this.keeper.row;
    const places = [...this.everybody].map(({ person }) => seatOf(seats, person));
    const seated = places.filter((seat) => seat !== undefined);
    const takeovers = this.takeovers.pending.map(({ seat, at }) => ({ seat, at }));
    return { here: maskOf(seated), watching: places.length - seated.length, takeovers };
  }

  /** Comes in and is told how things stand; gives what leaves again. */
  enter(wish: WatchWish, line: Line): () => void {
    const watcher: Watcher = { person: wish.person, line, isBehind: false };
    this.everybody.add(watcher);
    if (!this.tellSeats()) this.sendSeats(watcher);
    if (this.hasTable) this.watchers.join(this.viewerOf(watcher), watcher, this.knownOf(wish));
    return () => this.leave(watcher);
  }

  /** The match has begun. */
  showTable(): void {
    for (const watcher of this.everybody) this.watchers.join(this.viewerOf(watcher), watcher, { heard: 0 });
  }

  /** Tells everybody what changed since the match stood like this. */
  tell(before: MatchRow): void {
    const { cuts, row } = this.keeper;
    for (let i = this.cutsTold; i < cuts.length; i++) this.watchers.forgetAfter(cuts[i].story);
    this.cutsTold = cuts.length;
    if (this.hasTable) this.watchers.tellAll();
    if (!areSeatsSame(before, row)) this.tellSeats();
  }

  /** Tells everybody how the seats stand, if that changed; says whether it did. */
  tellSeats(): boolean {
    const told = JSON.stringify({ ...this.infoFor(undefined), ...UNTOLD });
    if (told === this.seatsTold) return false;
    this.seatsTold = told;
    this.sendSeatsToAll();
    return true;
  }

  private sendSeatsToAll(): void {
    this.watchingTold = this.presence().watching;
    for (const watcher of this.everybody) this.sendSeats(watcher);
  }

  /** Whoever sees another side of the table now is told all of it. */
  regroup(before: MatchRow, hadTable: boolean): void {
    if (!this.hasTable) return;
    for (const watcher of this.everybody) {
      const viewer = this.viewerOf(watcher);
      if (hadTable && viewer === viewerFor(before.seats, watcher.person)) continue;
      this.watchers.leave(watcher);
      this.watchers.join(viewer, watcher, { heard: 0 });
    }
  }

  /** What somebody may know of the story before a place of it. */
  storyBefore(person: PlayerId | undefined, before: number): StoryPage {
    const { adjourned, row } = this.keeper;
    const viewer = viewerFor(row.seats, person);
    if (adjourned) return pageBefore(row, adjourned.story, viewer, before);
    const { state, story } = this.keeper.course;
    return pageBefore(state, story, viewer, before);
  }

  send(text: string, mayHear: (person: PlayerId | undefined) => boolean = () => true): void {
    for (const { person, line } of this.everybody) if (mayHear(person)) line.send(text);
  }

  tellLate(): void {
    this.watchers.tellLate();
    if (this.everybody.size > 0 && this.presence().watching !== this.watchingTold) this.sendSeatsToAll();
  }

  sayGone(): void {
    const message = 'this table was closed';
    this.send(textOf({ type: 'error', match: this.keeper.row.id, code: 'unknown-match', message }));
  }

  /** Who leaves from now on is no news to the others. */
  end(): void {
    this.isOver = true;
  }

  private leave(watcher: Watcher): void {
    if (!this.everybody.delete(watcher)) return;
    this.watchers.leave(watcher);
    if (!this.isOver) this.tellSeats();
  }

  private sendSeats({ person, line }: Watcher): void {
    line.send(textOf({ type: 'seats', match: this.keeper.row.id, info: this.infoFor(person) }));
  }

  private infoFor(person: PlayerId | undefined) {
    return tableInfoFor(this.keeper.row, this.presence(), person);
  }

  private viewerOf({ person }: Watcher): Viewer {
    return viewerFor(this.keeper.row.seats, person);
  }

  private picture(viewer: Viewer, heard: number): Picture {
    const { adjourned, row } = this.keeper;
    if (!adjourned) return pictureOf(this.keeper.course, row, viewer, heard);
    const eventsFrom = latestPage(adjourned.story, Math.min(heard, adjourned.story.length));
    const events = adjourned.story.slice(eventsFrom).map(({ event }) => viewEvent(row, event, viewer));
    const table = { events, eventsFrom, sinceYours: 0, canUndo: false, asking: 'normal' as const };
    const count = { version: row.seq, seq: adjourned.played.length };
    return { table: { ...table, ...count, passing: false }, view: undefined };
  }

  private change(viewer: Viewer, known: Known): string | undefined {
    const { adjourned, row } = this.keeper;
    const { view } = known;
    if (!adjourned && view) return changeText(this.keeper.course, row, known, view);
    return renewedText(row.id, known, this.picture(viewer, known.heard));
  }

  /** What of the story a client still knows: nothing that was taken back since. */
  private knownOf({ version, heard }: WatchWish): { version?: number; heard: number } {
    if (version === undefined || heard === undefined) return { heard: 0 };
    const cuts = this.keeper.cuts.filter(({ seq }) => seq > version);
    return { version, heard: Math.min(heard, ...cuts.map(({ story }) => story)) };
  }
}

/** Whether all is as before that `seats` tells of a match beside who is there; most entries change nothing of it. */
function areSeatsSame(before: MatchRow, now: MatchRow): boolean {
  return (
    before.status === now.status &&
    before.seats === now.seats &&
    before.clocks === now.clocks &&
    before.outcome === now.outcome &&
    before.undo === now.undo &&
    before.rematch === now.rematch
  );
}
