import type { ChatLine } from '@tabard/table/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { codeOf } from '../codes.ts';
import { remote, useOnline } from '../server.ts';
import { loadShuns, useShuns } from '../shuns.ts';

/** Chat of a table, filtered for this person. */
export interface TableChat {
  readonly lines: readonly ChatLine[];
  /** Number of unread lines from others. */
  readonly unread: number;
  readonly canSpeak: boolean;
  say(text: string): Promise<unknown>;
  /** Marks all lines as read. */
  markRead(): void;
}

/** Loads the chat history and appends lines as they arrive. */
export function useChat(match: string, fresh: readonly ChatLine[]): TableChat {
  const me = useOnline((online) => online.person?.id);
  const shuns = useShuns();
  const old = useOldLines(match, me);
  const [seen, setSeen] = useState<number>();
  const lines = useMemo(
    () => mergeLines(old ?? [], fresh, new Set(shuns.map(({ player }) => player))),
    [old, fresh, shuns],
  );
  const last = lines.at(-1)?.id ?? 0;
  // History from before the visit does not count as unread.
  useEffect(() => {
    if (old && seen === undefined) setSeen(old.at(-1)?.id ?? 0);
  }, [old, seen]);
  const unread = seen === undefined ? 0 : lines.filter(({ id, player }) => id > seen && player !== me).length;
  const markRead = useCallback(() => setSeen(last), [last]);
  const say = useCallback((text: string) => remote().ask({ type: 'chat', match, text }), [match]);
  return { lines, unread, canSpeak: me !== undefined, say, markRead };
}

function useOldLines(match: string, me: string | undefined): readonly ChatLine[] | undefined {
  const [old, setOld] = useState<readonly ChatLine[]>();
  useEffect(() => {
    let isWanted = true;
    const query = { code: codeOf(match) };
    remote()
      .api('chat', { params: { match }, query })
      .then(
        ({ lines }) => isWanted && setOld(lines),
        () => isWanted && setOld([]),
      );
    if (me !== undefined) loadShuns().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [match, me]);
  return old;
}

/** Merges lines without duplicates, in order, and drops those of muted people. */
export function mergeLines(
  old: readonly ChatLine[],
  fresh: readonly ChatLine[],
  shunned: ReadonlySet<string>,
): readonly ChatLine[] {
  const byId = new Map([...old, ...fresh].map((line) => [line.id, line]));
  return [...byId.values()]
    .filter(({ player }) => player === null || !shunned.has(player))
    .sort((a, b) => a.id - b.id);
}
