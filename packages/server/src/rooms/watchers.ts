import type { Viewer } from '@tabard/engine';
import type { MatchId, PlayerId } from '../store/store.ts';
import type { Line } from './hosting.ts';
import {
  type Known,
  lengthOf,
  type Picture,
  standIn,
  storyAfter,
  unchangedText,
  wholeText,
} from './telling.ts';

/** Who looks on over one line. */
export interface Watcher {
  readonly person: PlayerId | undefined;
  readonly line: Line;
  /** Its line was too full to be told; it is told everything once there is room. */
  isBehind: boolean;
}

/** All who see the same of a table; what they are sent is made once. */
interface Group extends Known {
  readonly watchers: Set<Watcher>;
  /** What somebody who comes now and knows nothing is sent, once somebody did. */
  whole: string | undefined;
}

/** A line with more waiting than this is not sent any more. */
const FULL = 1 << 18;

/** What there is to tell of a match. */
export interface Teller {
  /** All that a viewer who has heard so much of the story may know now. */
  picture(viewer: Viewer, heard: number): Picture;
  /** Brings what viewers know up to date and gives what they have to be sent, if anything changed for them. */
  change(viewer: Viewer, known: Known): string | undefined;
}

/** The lines of a table whose match is under way, by what they may see. */
export class Watchers {
  private readonly groups = new Map<Viewer, Group>();
  private readonly match: MatchId;
  private readonly teller: Teller;

  constructor(match: MatchId, teller: Teller) {
    this.match = match;
    this.teller = teller;
  }

  /** Joins and is told the table: what is new since `heard`, and the view unless this very version is known. */
  join(viewer: Viewer, watcher: Watcher, known: { version?: number; heard: number }): void {
    const group = this.groups.get(viewer) ?? this.open(viewer);
    group.watchers.add(watcher);
    watcher.isBehind = isFull(watcher);
    if (watcher.isBehind) return;
    watcher.line.send(
      known.version === undefined ? this.wholeFor(viewer, group) : this.textFor(viewer, known),
    );
  }

  private textFor(viewer: Viewer, known: { version?: number; heard: number }): string {
    const picture = this.teller.picture(viewer, known.heard);
    const isKnown = known.version === picture.table.version;
    return isKnown ? unchangedText(this.match, picture) : wholeText(this.match, picture);
  }

  /** However many come to a table, what they are shown is made once. */
  private wholeFor(viewer: Viewer, group: Group): string {
    group.whole ??= wholeText(this.match, this.teller.picture(viewer, 0));
    return group.whole;
  }

  leave(watcher: Watcher): void {
    for (const [viewer, group] of this.groups)
      if (group.watchers.delete(watcher) && group.watchers.size === 0) this.groups.delete(viewer);
  }

  /** Tells everybody what changed for them. */
  tellAll(): void {
    for (const [viewer, group] of this.groups) this.tellGroup(viewer, group);
  }

  /** The story was shortened: what comes now is new to everybody. */
  forgetAfter(story: number): void {
    for (const group of this.groups.values()) {
      group.heard = Math.min(group.heard, story);
      group.whole = undefined;
    }
  }

  /** Those who were too far behind and have caught up are told the whole table. Says whether some are still behind. */
  tellLate(): boolean {
    let isAnybodyBehind = false;
    for (const [viewer, group] of this.groups)
      for (const watcher of group.watchers) {
        if (!watcher.isBehind) continue;
        if (isFull(watcher)) isAnybodyBehind = true;
        else this.tellAgain(viewer, group, watcher);
      }
    return isAnybodyBehind;
  }

  private tellAgain(viewer: Viewer, group: Group, watcher: Watcher): void {
    watcher.isBehind = false;
    watcher.line.send(this.wholeFor(viewer, group));
  }

  private open(viewer: Viewer): Group {
    const picture = this.teller.picture(viewer, 0);
    const { table, view } = picture;
    const story = storyAfter(table);
    const known = { table: standIn(table), view, heard: story, story, viewLength: lengthOf(view) };
    const group: Group = { ...known, watchers: new Set(), whole: wholeText(this.match, picture) };
    this.groups.set(viewer, group);
    return group;
  }

  private tellGroup(viewer: Viewer, group: Group): void {
    const text = this.teller.change(viewer, group);
    if (text === undefined) return;
    group.whole = undefined;
    for (const watcher of group.watchers) sendTo(watcher, text);
  }
}

function sendTo(watcher: Watcher, text: string): void {
  if (isFull(watcher)) watcher.isBehind = true;
  if (!watcher.isBehind) watcher.line.send(text);
}

function isFull({ line }: Watcher): boolean {
  return line.backlog() > FULL;
}
