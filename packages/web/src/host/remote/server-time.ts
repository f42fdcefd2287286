/** Answers tell the time in whole seconds: less than this means nothing. */
const IMPRECISE = 3000;
const HALF_A_SECOND = 500;

let ahead = 0;

/**
 * Learns from an answer's date how far the server's clock is ahead of this device's. It was written at some moment
 * between `asked` and `now`: an answer that was long on its way says nothing about clocks.
 */
export function learnServerTime(date: string | null, asked: number, now: number): void {
  const told = date === null ? Number.NaN : Date.parse(date) + HALF_A_SECOND;
  if (Number.isNaN(told)) return;
  const isPossible = told > asked - IMPRECISE && told < now + IMPRECISE;
  ahead = isPossible ? 0 : told - (told > now ? now : asked);
}

/** What time it is on the server, which alone decides when a clock has run out. */
export function serverTime(): number {
  return Date.now() + ahead;
}
