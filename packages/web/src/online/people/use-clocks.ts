import type { TableInfo } from '@tabard/table/protocol';
import { useEffect, useRef, useState } from 'react';
import { serverTime } from '../../host/remote/server-time.ts';

type Seats = TableInfo['seats'];

/** The seats whose time ran out: it was over, and then the match went on without them. */
export function ranOut(before: Seats, now: Seats, time: number): readonly number[] {
  return before
    .filter(({ seat, deadline }) => deadline !== null && deadline <= time && now[seat]?.deadline !== deadline)
    .map(({ seat }) => seat);
}

const SHOWN_MS = 8000;

/** Whose time has just run out, for as long as one needs to read that. */
export function useRanOut({ seats }: Pick<TableInfo, 'seats'>): readonly number[] {
  const before = useRef(seats);
  const [out, setOut] = useState<readonly number[]>([]);
  useEffect(() => {
    const found = ranOut(before.current, seats, serverTime());
    before.current = seats;
    if (found.length > 0) setOut(found);
  }, [seats]);
  useEffect(() => {
    if (out.length === 0) return;
    const timer = setTimeout(() => setOut([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [out]);
  return out;
}

/** What is said of the time that is left: at the last minute, half a minute and ten seconds, and not in between. */
const SAID_MS = [10_000, 30_000, 60_000] as const;

/** The mark that the time left has just passed, in milliseconds. */
export function markOf(left: number): number | undefined {
  return left <= 0 ? undefined : SAID_MS.find((mark) => left <= mark);
}
