/** The luck of a day: "daily 2026-05-04". */
export function dailySeed(now: Date): string {
  return `daily ${now.toISOString().slice(0, 10)}`;
}
