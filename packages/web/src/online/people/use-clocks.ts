import type { TableInfo } from '@tabard/table/protocol';
import { useEffect, useRef, useState } from 'react';
import { serverTime } from '../../host/remote/server-time.ts';

type Seats = TableInfo['seats'];

/** Seats that timed out: their deadline passed and the match moved on without them. */
export function ranOut(before: Seats, now: Seats, time: number): readonly number[] {
  return before
    .filter(({ seat, deadline }) => deadline !== null && deadline <= time && now[seat]?.deadline !== deadline)
    .map(({ seat }) => seat);
}

const SHOWN_MS = 8000;

/** Seats that have just timed out, for as long as the notice is shown. */
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

/** Remaining times that are announced: one minute, half a minute, ten seconds. */
const SAID_MS = [10_000, 30_000, 60_000] as const;

/** The announced time that was passed last, in milliseconds. */
export function markOf(left: number): number | undefined {
  return left <= 0 ? undefined : SAID_MS.find((mark) => left <= mark);
}
