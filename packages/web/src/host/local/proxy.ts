import { receiveParts } from '@tabard/engine';
import { applyPatch, type Json } from '@tabard/table';
import { type Host, HostError, type Table, type TableSight } from '../host.ts';
import { learnMoment } from '../learn-moment.ts';
import { mergeStory, NO_STORY, storyEnd } from '../merge-story.ts';
import type { LocalPace } from './clock.ts';
import type { PatchedPart, Request, Response } from './messages.ts';
import type { WrittenSheet } from './record.ts';

/** The part of a worker that the proxy uses. */
export interface WorkerPort {
  postMessage(request: Request): void;
  onmessage: ((event: { readonly data: Response }) => void) | null;
}

interface WaitingCall {
  resolve(value: unknown): void;
  reject(problem: HostError): void;
}

/** Client state of an open table, with its listeners. */
interface ProxiedTable {
  sight?: TableSight;
  readonly listeners: Set<(sight: TableSight) => void>;
}

interface ProxiedHost extends Host {
  setPace(pace: LocalPace): void;
}

/** Proxy of a host that runs in a worker; it passes on the Save Sheets of matches that ended. */
export function hostOver(line: WorkerPort, onLastSheet: (sheet: WrittenSheet) => void): ProxiedHost {
  const waiting = new Map<number, WaitingCall>();
  const tables = new Map<number, ProxiedTable>();
  let last = 0;

  line.onmessage = ({ data }) => {
    if (data.kind === 'update') show(tables.get(data.table), data);
    else if (data.kind === 'sheet') onLastSheet(data.sheet);
    else if (data.kind === 'value') waiting.get(data.id)?.resolve(data.value);
    else if (data.kind === 'failure')
      waiting.get(data.id)?.reject(new HostError(data.failure.problem, data.failure.detail));
    if ('id' in data) waiting.delete(data.id);
  };

  function call<T>(request: (id: number) => Request): Promise<T> {
    const id = ++last;
    const answer = new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    });
    line.postMessage(request(id));
    return answer;
  }

  const hostCall =
    <K extends Exclude<keyof Host, 'open'>>(name: K) =>
    (...args: unknown[]) =>
      call<never>((id) => ({ kind: 'host', id, name, args }));

  function tableOver(table: number): Table {
    const open: ProxiedTable = { listeners: new Set() };
    tables.set(table, open);
    let isWatched = false;
    const tableCall =
      (name: 'choose' | 'unavailable' | 'undo' | 'resign') =>
      (...args: unknown[]) =>
        call<never>((id) => ({ kind: 'table', id, table, name, args }));
    return {
      subscribe: (listener) => {
        open.listeners.add(listener);
        if (open.sight) listener({ ...open.sight, news: undefined });
        if (!isWatched) line.postMessage({ kind: 'watch', table });
        isWatched = true;
        return () => open.listeners.delete(listener);
      },
      choose: tableCall('choose'),
      unavailable: tableCall('unavailable'),
      undo: tableCall('undo'),
      resign: tableCall('resign'),
      asking: (mode) => line.postMessage({ kind: 'asking', table, mode }),
      close: () => {
        tables.delete(table);
        line.postMessage({ kind: 'close', table });
      },
    };
  }

  return {
    list: hostCall('list'),
    create: hostCall('create'),
    open: async (match, viewer) =>
      tableOver(await call<number>((id) => ({ kind: 'host', id, name: 'open', args: [match, viewer] }))),
    log: hostCall('log'),
    replayView: async (...args) => learnMoment(await hostCall('replayView')(...args)),
    playOnFrom: hostCall('playOnFrom'),
    import: hostCall('import'),
    remove: hostCall('remove'),
    position: hostCall('position'),
    setPace: (pace) => line.postMessage({ kind: 'pace', pace }),
  };
}

/** Applies an update to a table and notifies its listeners. */
function show(open: ProxiedTable | undefined, update: Extract<Response, { kind: 'update' }>): void {
  if (!open) return;
  open.sight = sightAfter(open.sight, update);
  for (const listener of open.listeners) listener(open.sight);
}

function sightAfter(
  before: TableSight | undefined,
  { update, patch }: Extract<Response, { kind: 'update' }>,
): TableSight {
  const { events, eventsFrom, kept, ...rest } = update;
  const known = before ?? NO_STORY;
  if (eventsFrom > storyEnd(known))
    throw new Error(`the story goes on at event ${eventsFrom}; ${storyEnd(known)} are known`);
  const { story, storyFrom, news } = mergeStory(known, { events, eventsFrom });
  const { view, summary } = patched(before, patch);
  if (kept) receiveParts(view.state.content, kept);
  return { ...rest, view, summary, story, storyFrom, news: before && news };
}

function patched(before: PatchedPart | undefined, patch: string | undefined): PatchedPart {
  const known = before && { view: before.view, summary: before.summary };
  if (patch === undefined && known) return known;
  return applyPatch(known as unknown as Json, JSON.parse(patch ?? 'null')) as unknown as PatchedPart;
}
