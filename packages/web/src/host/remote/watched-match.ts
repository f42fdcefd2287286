import { type MatchEvent, receiveParts, type Seat, type View } from '@tabard/engine';
import { applyPatch, type Json, type MatchSummary } from '@tabard/table';
import type { ChatLine, ServerMessage, StoryPage, TableInfo, TableState } from '@tabard/table/protocol';
import type { TableSight } from '../host.ts';
import { type KnownStory, mergeStory, NO_STORY, prependStory, storyEnd } from '../merge-story.ts';
import type { ServerProblem } from './server-problem.ts';

/** Client state of a subscribed match. */
export interface WatchedMatch extends KnownStory {
  readonly info?: TableInfo;
  readonly table?: TableState;
  readonly view?: View;
  /** Events that the last message appended; undefined if it truncated the story. */
  readonly news?: readonly MatchEvent[] | undefined;
  readonly chat: readonly ChatLine[];
  /** Error if it cannot be watched. */
  readonly problem?: ServerProblem;
}

export type MatchMessage = Extract<ServerMessage, { readonly type: 'table' | 'change' | 'seats' | 'chat' }>;

export const NOTHING_KNOWN: WatchedMatch = { ...NO_STORY, chat: [] };

/** State after a message; undefined if it does not apply, and a new subscription is needed. */
export function learn(before: WatchedMatch, message: MatchMessage): WatchedMatch | undefined {
  if (message.type === 'seats') return { ...before, info: message.info, problem: undefined };
  if (message.type === 'chat') return { ...before, chat: withLine(before.chat, message.line) };
  if (message.type === 'table') return stand(before, message.table, message.view);
  if (before.table?.version !== message.base || !before.view) return undefined;
  if (message.table.eventsFrom > storyEnd(before)) return undefined;
  const old = before.view as unknown as Json;
  return stand(before, message.table, message.patch ? applyPatch(old, message.patch) : old);
}

function stand(before: WatchedMatch, table: TableState, json: Json): WatchedMatch {
  const view = json as unknown as View;
  if (table.kept) receiveParts(view.state.content, table.kept);
  return { ...before, ...mergeStory(before, table), table, view };
}

/** State with an earlier page of the story, without news. */
export function withOlder(before: WatchedMatch, page: StoryPage): WatchedMatch {
  if (page.kept && before.view) receiveParts(before.view.state.content, page.kept);
  return { ...before, ...prependStory(before, page), news: [] };
}

/** Appends a chat line; a reconnect may deliver it twice. */
function withLine(lines: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (lines.some(({ id }) => id === line.id)) return lines;
  return [...lines, line].sort((a, b) => a.id - b.id);
}

/** Table info with `turnOf` taken from the view: the server does not send seats with every move. */
export function infoNow({ info, table, view }: WatchedMatch): TableInfo | undefined {
  if (!info || !table || !view) return info;
  return { ...info, turnOf: awaitedIn(view), length: table.seq };
}

/** Whom a viewer waits for: who was asked together with others and has answered waits too. */
function awaitedIn({ viewer, decisions, waiting }: View): Seat[] {
  return waiting.filter((seat) => seat !== viewer || decisions.length > 0);
}

/** The sight for a listener; a new one gets no news. */
export function sightOf(known: WatchedMatch, listener: 'new' | 'told before'): TableSight | undefined {
  const { info, table, view, story, storyFrom } = known;
  if (!info || !table || !view) return undefined;
  const { version: _, events: __, eventsFrom: ___, kept: ____, ...rest } = table;
  const news = listener === 'new' ? undefined : known.news;
  return { ...rest, story, storyFrom, news, view, summary: summaryOf(info, view, table.seq) };
}

/** Summary of a table; turn and outcome come from the view if there is one. */
export function summaryOf(info: TableInfo, view?: View, length = info.length): MatchSummary {
  const { id, game, updated } = info;
  return {
    id,
    game,
    options: info.options as MatchSummary['options'],
    seats: seatPlansOf(info),
    turnOf: view ? awaitedIn(view) : info.turnOf,
    outcome: view?.state.outcome ?? info.outcome ?? undefined,
    updated,
    length,
  };
}

const seatPlans = new WeakMap<TableInfo, MatchSummary['seats']>();

/** Memoised by info, so that components render only on changes. */
function seatPlansOf(info: TableInfo): MatchSummary['seats'] {
  const known = seatPlans.get(info);
  if (known) return known;
  const plans = info.seats.map(({ name, kind, bot }) =>
    kind === 'bot' ? { name, kind, bot: bot ?? undefined } : { name, kind: 'person' as const },
  );
  seatPlans.set(info, plans);
  return plans;
}
