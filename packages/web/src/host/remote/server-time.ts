/** The Date header has a resolution of one second; smaller differences are ignored. */
const IMPRECISE = 3000;
const HALF_A_SECOND = 500;

let ahead = 0;

/**
 * Estimates the offset of the server's clock from a response's Date header. The header was written at some moment
 * between `asked` and `now`, so a slow response alone does not change the offset.
 */
export function learnServerTime(date: string | null, asked: number, now: number): void {
  const told = date === null ? Number.NaN : Date.parse(date) + HALF_A_SECOND;
  if (Number.isNaN(told)) return;
  const isPossible = told > asked - IMPRECISE && told < now + IMPRECISE;
  ahead = isPossible ? 0 : told - (told > now ? now : asked);
}

/** Current server time, which decides when a clock has run out. */
export function serverTime(): number {
  return Date.now() + ahead;
}
