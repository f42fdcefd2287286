import type { MatchEvent, View } from '@tabard/engine';
import { applyPatch, type Json, type MatchSummary, type TableUpdate } from '@tabard/table';
import type { ChatLine, ServerMessage, StoryPage, TableInfo, TableState } from '@tabard/table/protocol';
import type { ServerProblem } from './server-problem.ts';

/** All that the page knows of a match that it watches. */
export interface WatchedMatch {
  readonly info?: TableInfo;
  readonly table?: TableState;
  readonly view?: View;
  /** What happened, from place `storyFrom` of the whole story on. */
  readonly story: readonly MatchEvent[];
  readonly storyFrom: number;
  readonly chat: readonly ChatLine[];
  /** Why it cannot be watched. */
  readonly problem?: ServerProblem;
}

export type MatchMessage = Extract<ServerMessage, { readonly type: 'table' | 'change' | 'seats' | 'chat' }>;

export const NOTHING_KNOWN: WatchedMatch = { story: [], storyFrom: 0, chat: [] };

/** What is known after a message; undefined when it does not fit: the match must be watched again. */
export function learn(before: WatchedMatch, message: MatchMessage): WatchedMatch | undefined {
  if (message.type === 'seats') return { ...before, info: message.info, problem: undefined };
  if (message.type === 'chat') return { ...before, chat: withLine(before.chat, message.line) };
  if (message.type === 'table') return stand(before, message.table, message.view);
  if (before.table?.version !== message.base || !before.view) return undefined;
  if (message.table.eventsFrom > storyEnd(before)) return undefined;
  const old = before.view as unknown as Json;
  return stand(before, message.table, message.patch ? applyPatch(old, message.patch) : old);
}

function stand(before: WatchedMatch, table: TableState, view: Json): WatchedMatch {
  return { ...before, ...storyWith(before, table), table, view: view as unknown as View };
}

/** What was known of the story and what is new; where the two do not meet, what was known is let go. */
function storyWith(before: WatchedMatch, { events, eventsFrom }: StoryPage) {
  const { story, storyFrom } = before;
  const meets = eventsFrom >= storyFrom && eventsFrom <= storyEnd(before);
  if (!meets) return { story: events, storyFrom: eventsFrom };
  return { story: [...story.slice(0, eventsFrom - storyFrom), ...events], storyFrom };
}

/** How much there is of the whole story. */
export function storyEnd({ story, storyFrom }: WatchedMatch): number {
  return storyFrom + story.length;
}

/** The same with what happened before; a page that does not end where this story begins is out of date. */
export function withOlder(before: WatchedMatch, { events, eventsFrom }: StoryPage): WatchedMatch {
  if (eventsFrom + events.length !== before.storyFrom) return before;
  return { ...before, story: [...events, ...before.story], storyFrom: eventsFrom };
}

/** Lines may come twice after a reconnect. */
function withLine(lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (lines.some(({ id }) => id === line.id)) return lines;
  return [...lines, line].sort((a, b) => a.id - b.id);
}

/** Who sits there, with whose move it is by now: the list of seats is not sent with every move. */
export function infoNow({ info, table, view }: WatchedMatch): TableInfo | undefined {
  if (!info || !table || !view) return info;
  return { ...info, turnOf: [...view.waiting], length: table.seq };
}

/** What a table is told: only what is new, or all that is known of the story to one who has heard nothing. */
export function updateOf(known: WatchedMatch, heard: 'nothing' | 'all before'): TableUpdate | undefined {
  const { info, table, view, story, storyFrom } = known;
  if (!info || !table || !view) return undefined;
  const { version: _, ...rest } = table;
  const told = heard === 'nothing' ? { events: story, eventsFrom: storyFrom } : {};
  return { ...rest, ...told, view, summary: summaryOf(info, view, table.seq) };
}

/** A list's entry of a table; who is awaited and who won is what the view says, if there is one. */
export function summaryOf(info: TableInfo, view?: View, length = info.length): MatchSummary {
  const { id, game, updated } = info;
  return {
    id,
    game,
    options: info.options as MatchSummary['options'],
    seats: info.seats.map(({ name, kind, bot }) =>
      kind === 'bot' ? { name, kind, bot: bot ?? undefined } : { name, kind: 'person' as const },
    ),
    turnOf: view?.waiting ?? info.turnOf,
    outcome: view?.state.outcome ?? info.outcome ?? undefined,
    updated,
    length,
  };
}
