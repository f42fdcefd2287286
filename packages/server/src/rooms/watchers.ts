import type { Viewer } from '@tabard/engine';
import type { MatchId, PlayerId } from '../store/store.ts';
import type { Line } from './hosting.ts';
import { changeText, heardAfter, type Tidings, unchangedText, viewIn, wholeText } from './telling.ts';

/** Who looks on over one line. */
export interface Watcher {
  readonly person: PlayerId | undefined;
  readonly line: Line;
  /** Its line was too full to be told; it is told everything once there is room. */
  isBehind: boolean;
}

/** All who see the same of a table; what they are sent is made once. */
interface Group {
  readonly watchers: Set<Watcher>;
  now: Tidings;
  heard: number;
  viewLength: number;
}

/** A line with more waiting than this is not sent any more. */
const FULL = 1 << 20;

/** Tells what this viewer, having heard so much and been told this before, may know now. */
export type Teller = (viewer: Viewer, heard: number, before?: Tidings) => Tidings;

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
    const tidings = this.teller(viewer, known.heard);
    const isKnown = known.version === tidings.table.version;
    watcher.line.send(isKnown ? unchangedText(this.match, tidings) : wholeText(this.match, tidings));
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
    for (const group of this.groups.values()) group.heard = Math.min(group.heard, story);
  }

  /** Those who were too far behind and have caught up are told the whole table. Says whether some are still behind. */
  tellLate(): boolean {
    let isAnybodyBehind = false;
    for (const [viewer, group] of this.groups)
      for (const watcher of group.watchers) {
        if (!watcher.isBehind) continue;
        if (isFull(watcher)) isAnybodyBehind = true;
        else this.tellAgain(viewer, watcher);
      }
    return isAnybodyBehind;
  }

  private tellAgain(viewer: Viewer, watcher: Watcher): void {
    watcher.isBehind = false;
    watcher.line.send(wholeText(this.match, this.teller(viewer, 0)));
  }

  private open(viewer: Viewer): Group {
    const now = this.teller(viewer, 0);
    const viewLength = JSON.stringify(viewIn(now)).length;
    const group: Group = { watchers: new Set(), now, heard: heardAfter(now), viewLength };
    this.groups.set(viewer, group);
    return group;
  }

  private tellGroup(viewer: Viewer, group: Group): void {
    const now = this.teller(viewer, group.heard, group.now);
    const text = changeText(this.match, group.now, now, group.viewLength);
    if (text === undefined) return;
    group.now = now;
    group.heard = heardAfter(now);
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
