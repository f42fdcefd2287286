/** Answers tell the time in whole seconds, and are on their way for a while: less than this means nothing. */
const IMPRECISE = 3000;
const HALF_A_SECOND = 500;

let ahead = 0;

/** Learns from an answer's date how far the server's clock is ahead of this device's. */
export function learnServerTime(date: string | null, now: number): void {
  const told = date === null ? Number.NaN : Date.parse(date) + HALF_A_SECOND;
  if (Number.isNaN(told)) return;
  ahead = Math.abs(told - now) < IMPRECISE ? 0 : told - now;
}

/** What time it is on the server, which alone decides when a clock has run out. */
export function serverTime(): number {
  return Date.now() + ahead;
}
