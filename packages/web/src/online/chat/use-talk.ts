import type { ChatLine } from '@tabard/table/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { codeOf } from '../codes.ts';
import { remote, useOnline } from '../server.ts';
import { loadShuns, useShuns } from '../shuns.ts';

/** What is said at a table, as this person wants to hear it. */
export interface Talk {
  readonly lines: readonly ChatLine[];
  /** Lines of others that were not looked at yet. */
  readonly unread: number;
  readonly canSpeak: boolean;
  say(text: string): Promise<unknown>;
  /** Everything so far is seen. */
  look(): void;
}

/** The lines from before, and those that come while one watches. */
export function useTalk(match: string, fresh: readonly ChatLine[]): Talk {
  const me = useOnline((online) => online.person?.id);
  const shuns = useShuns();
  const old = useOldLines(match, me);
  const [seen, setSeen] = useState<number>();
  const lines = useMemo(
    () => heard(old ?? [], fresh, new Set(shuns.map(({ player }) => player))),
    [old, fresh, shuns],
  );
  const last = lines.at(-1)?.id ?? 0;
  // What was said before one came was not missed.
  useEffect(() => {
    if (old && seen === undefined) setSeen(old.at(-1)?.id ?? 0);
  }, [old, seen]);
  const unread = seen === undefined ? 0 : lines.filter(({ id, player }) => id > seen && player !== me).length;
  const look = useCallback(() => setSeen(last), [last]);
  const say = useCallback((text: string) => remote().ask({ type: 'chat', match, text }), [match]);
  return { lines, unread, canSpeak: me !== undefined, say, look };
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

/** All lines once, in order, without those of people who are not to be heard. */
export function heard(
  old: readonly ChatLine[],
  fresh: readonly ChatLine[],
  shunned: ReadonlySet<string>,
): readonly ChatLine[] {
  const byId = new Map([...old, ...fresh].map((line) => [line.id, line]));
  return [...byId.values()]
    .filter(({ player }) => player === null || !shunned.has(player))
    .sort((a, b) => a.id - b.id);
}
