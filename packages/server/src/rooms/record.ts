import type { LogEntry, MatchEvent } from '@tabard/engine';
import { type Played, placeIn, type Told } from '@tabard/table';
import type { EntryBody, EntryRow } from '../store/rows.ts';

/** Where an undo shortened the story: clients that have more are sent it again from there. */
export interface Cut {
  readonly seq: number;
  readonly story: number;
}

/** The standing answers and their events, read from a log without applying any rules. */
export interface RecordedLog {
  readonly played: readonly Played[];
  readonly story: readonly Told[];
  readonly cuts: readonly Cut[];
}

/** Builds the record by adding one entry after another. */
export class Recorder implements RecordedLog {
  readonly played: Played[] = [];
  readonly story: Told[] = [];
  readonly cuts: Cut[] = [];

  add({ seq, body, events }: EntryRow): void {
    const { played, story, cuts } = this;
    if (body.kind === 'undo') {
      const luck = luckOf(body, played);
      played.length = body.count;
      story.length = placeIn(story, body.count);
      cuts.push({ seq, story: story.length });
      if (luck) played.push(luck);
      return;
    }
    const by = played.length;
    for (const event of JSON.parse(events) as MatchEvent[]) story.push({ event, by });
    played.push(playedOf(body));
  }
}

function playedOf({ seat, n, key, auto }: Extract<EntryBody, { kind: 'choice' }>): Played {
  return auto ? { seat, n, key, auto } : { seat, n, key };
}

/** The new seed replaces the first answer that was undone. */
function luckOf(
  { count, reseed }: Extract<EntryBody, { kind: 'undo' }>,
  played: readonly Played[],
): LogEntry | undefined {
  return reseed === undefined ? undefined : { seat: -1, n: played[count].n, key: `reseed ${reseed}` };
}

/** Whether no answer up to this entry was undone later in the log. */
export function isStanding(
  point: { readonly seq: number; readonly count: number },
  entries: readonly EntryRow[],
): boolean {
  return entries.every(
    ({ seq, body }) => seq <= point.seq || body.kind !== 'undo' || body.count >= point.count,
  );
}
