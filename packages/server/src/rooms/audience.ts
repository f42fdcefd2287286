import { type Viewer, viewEvent } from '@tabard/engine';
import type { StoryPage } from '@tabard/table/protocol';
import type { MatchRow, PlayerId } from '../store/rows.ts';
import type { MessageSink, WatchRequest } from './hosting.ts';
import type { PersistentMatch } from './persistent-match.ts';
import { viewerFor } from './seating.ts';
import {
  changeText,
  latestPage,
  lengthOf,
  pageBefore,
  pictureOf,
  renewedText,
  storyAfter,
  type TablePicture,
  unchangedText,
  type ViewerState,
  wholeText,
  withoutEvents,
} from './viewer-messages.ts';

/** A connection that looks at the table. */
export interface Watcher {
  readonly person: PlayerId | undefined;
  readonly line: MessageSink;
  /** Its backlog was full at the last change; it is sent the whole table once the backlog has drained. */
  isBehind: boolean;
}

/** All watchers with the same view; their messages are built once. */
interface Group extends ViewerState {
  readonly watchers: Set<Watcher>;
  /** The cached text of the whole table for newcomers; undefined after a change. */
  whole: string | undefined;
}

/** The part of the table that a client still has. */
interface ClientState {
  readonly version?: number;
  readonly heard: number;
}

/** Maximum backlog in bytes; a watcher beyond it is skipped. */
const FULL = 1 << 18;

type ShownMatch = Pick<PersistentMatch, 'row' | 'course' | 'isPlaying' | 'adjourned' | 'cuts'>;

/** The watchers of a table, grouped by view, and what each group was sent last. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  private readonly groups = new Map<Viewer, Group>();
  private readonly stored: ShownMatch;
  private sentCuts: number;

  constructor(stored: ShownMatch) {
    this.stored = stored;
    this.sentCuts = stored.cuts.length;
  }

  get size(): number {
    return this.watchers.size;
  }

  /** Whether there is a match to show: before the start there are only seats. */
  get hasTable(): boolean {
    return this.stored.isPlaying || this.stored.adjourned !== undefined;
  }

  add(person: PlayerId | undefined, line: MessageSink): Watcher {
    const watcher: Watcher = { person, line, isBehind: false };
    this.watchers.add(watcher);
    return watcher;
  }

  /** Returns whether it was watching. */
  remove(watcher: Watcher): boolean {
    this.ungroup(watcher);
    return this.watchers.delete(watcher);
  }

  /** Sends a newcomer the events it lacks, and the view unless it has this version. */
  show(watcher: Watcher, wish: WatchRequest): void {
    if (this.hasTable) this.join(watcher, this.clientState(wish));
  }

  /** The match has begun. */
  showAll(): void {
    for (const watcher of this.watchers) this.join(watcher, { heard: 0 });
  }

  /** Sends everybody what changed for them. */
  sendChanges(): void {
    const { cuts } = this.stored;
    for (let i = this.sentCuts; i < cuts.length; i++) this.forgetAfter(cuts[i].story);
    this.sentCuts = cuts.length;
    if (this.hasTable) for (const [viewer, group] of this.groups) this.sendToGroup(viewer, group);
  }

  /** Sends the whole table to watchers whose view changed with the seats. */
  regroup(before: MatchRow, hadTable: boolean): void {
    if (!this.hasTable) return;
    for (const watcher of this.watchers) {
      if (hadTable && this.viewerOf(watcher) === viewerFor(before.seats, watcher.person)) continue;
      this.ungroup(watcher);
      this.join(watcher, { heard: 0 });
    }
  }

  /** The page of the story before an index, as this person may know it. */
  storyBefore(person: PlayerId | undefined, before: number): StoryPage {
    const { adjourned, row } = this.stored;
    const viewer = viewerFor(row.seats, person);
    if (adjourned) return pageBefore(row, adjourned.story, viewer, before);
    const { game, state, story } = this.stored.course;
    return pageBefore(state, story, viewer, before, game);
  }

  send(text: string, mayReceive: (person: PlayerId | undefined) => boolean = () => true): void {
    for (const { person, line } of this.watchers) if (mayReceive(person)) line.send(text);
  }

  /** Sends the whole table to watchers whose backlog has drained. */
  sendToDrained(): void {
    for (const [viewer, group] of this.groups)
      for (const watcher of group.watchers) {
        if (!watcher.isBehind || isFull(watcher)) continue;
        watcher.isBehind = false;
        watcher.line.send(this.wholeFor(viewer, group));
      }
  }

  private join(watcher: Watcher, client: ClientState): void {
    const viewer = this.viewerOf(watcher);
    const group = this.groups.get(viewer) ?? this.openGroup(viewer);
    group.watchers.add(watcher);
    watcher.isBehind = isFull(watcher);
    if (watcher.isBehind) return;
    const isNew = client.version === undefined;
    watcher.line.send(isNew ? this.wholeFor(viewer, group) : this.textFor(viewer, client));
  }

  private ungroup(watcher: Watcher): void {
    for (const [viewer, group] of this.groups)
      if (group.watchers.delete(watcher) && group.watchers.size === 0) this.groups.delete(viewer);
  }

  private openGroup(viewer: Viewer): Group {
    const picture = this.picture(viewer, 0);
    const { table, view } = picture;
    const story = storyAfter(table);
    const { id } = this.stored.row;
    const known = { table: withoutEvents(table), view, heard: story, story, viewLength: lengthOf(view) };
    const group = { ...known, shown: [], watchers: new Set<Watcher>(), whole: wholeText(id, picture) };
    this.groups.set(viewer, group);
    return group;
  }

  private sendToGroup(viewer: Viewer, group: Group): void {
    const text = this.change(viewer, group);
    if (text === undefined) return;
    group.whole = undefined;
    for (const watcher of group.watchers) {
      if (isFull(watcher)) watcher.isBehind = true;
      if (!watcher.isBehind) watcher.line.send(text);
    }
  }

  /** Updates what a group knows and returns the message for it, if anything changed. */
  private change(viewer: Viewer, known: ViewerState): string | undefined {
    const { adjourned, row } = this.stored;
    const { view } = known;
    if (!adjourned && view) return changeText(this.stored.course, row, known, view);
    return renewedText(row.id, known, this.picture(viewer, known.heard));
  }

  /** The story was shortened: everything from here on is sent again. */
  private forgetAfter(story: number): void {
    for (const group of this.groups.values()) {
      group.heard = Math.min(group.heard, story);
      group.whole = undefined;
    }
  }

  /** The text for newcomers is built once. */
  private wholeFor(viewer: Viewer, group: Group): string {
    group.whole ??= wholeText(this.stored.row.id, this.picture(viewer, 0));
    return group.whole;
  }

  private textFor(viewer: Viewer, { version, heard }: ClientState): string {
    const picture = this.picture(viewer, heard);
    const { id } = this.stored.row;
    return version === picture.table.version ? unchangedText(id, picture) : wholeText(id, picture);
  }

  /** The table for a viewer who has been sent the first `heard` events. */
  private picture(viewer: Viewer, heard: number): TablePicture {
    const { adjourned, row } = this.stored;
    if (!adjourned) return pictureOf(this.stored.course, row, viewer, heard);
    const eventsFrom = latestPage(adjourned.story, Math.min(heard, adjourned.story.length));
    const events = adjourned.story.slice(eventsFrom).map(({ event }) => viewEvent(row, event, viewer));
    const table = { events, eventsFrom, sinceYours: 0, canUndo: false, asking: 'normal' as const };
    const count = { version: row.seq, seq: adjourned.played.length };
    return { table: { ...table, ...count, passing: false }, view: undefined };
  }

  private viewerOf({ person }: Watcher): Viewer {
    return viewerFor(this.stored.row.seats, person);
  }

  /** The part of the story that the client has and that was not undone since. */
  private clientState({ version, heard }: WatchRequest): ClientState {
    if (version === undefined || heard === undefined) return { heard: 0 };
    const cuts = this.stored.cuts.filter(({ seq }) => seq > version);
    return { version, heard: Math.min(heard, ...cuts.map(({ story }) => story)) };
  }
}

function isFull({ line }: Watcher): boolean {
  return line.backlog() > FULL;
}
