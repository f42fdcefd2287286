import { type Host, HostError, type Table, type TableUpdate } from '../host.ts';
import type { Pace } from './clock.ts';
import type { Request, Response } from './messages.ts';

/** The part of a worker that the proxy uses. */
export interface Line {
  postMessage(request: Request): void;
  onmessage: ((event: { readonly data: Response }) => void) | null;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(problem: HostError): void;
}

/** A host on the other end of a line; all its work is done there. */
export function hostOver(line: Line): Host & { setPace(pace: Pace): void } {
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<number, Set<(update: TableUpdate) => void>>();
  let last = 0;

  line.onmessage = ({ data }) => {
    if (data.kind === 'update') for (const listener of listeners.get(data.table) ?? []) listener(data.update);
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
    const mine = new Set<(update: TableUpdate) => void>();
    listeners.set(table, mine);
    const tableCall =
      (name: 'choose' | 'unavailable' | 'undo' | 'resign') =>
      (...args: unknown[]) =>
        call<never>((id) => ({ kind: 'table', id, table, name, args }));
    return {
      subscribe: (listener) => {
        mine.add(listener);
        if (mine.size === 1) line.postMessage({ kind: 'watch', table });
        return () => mine.delete(listener);
      },
      choose: tableCall('choose'),
      unavailable: tableCall('unavailable'),
      undo: tableCall('undo'),
      resign: tableCall('resign'),
      asking: (mode) => line.postMessage({ kind: 'asking', table, mode }),
      close: () => {
        listeners.delete(table);
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
    replayView: hostCall('replayView'),
    playOnFrom: hostCall('playOnFrom'),
    import: hostCall('import'),
    remove: hostCall('remove'),
    position: hostCall('position'),
    setPace: (pace) => line.postMessage({ kind: 'pace', pace }),
  };
}
