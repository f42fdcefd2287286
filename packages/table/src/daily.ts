/** The luck of a match of the day is a word with the date in it: the same for everybody until midnight UTC. */
const PREFIX = 'daily ';

/** The day of a moment in milliseconds since 1970: "2026-05-04". */
export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The luck of a day: "daily 2026-05-04". */
export function dailySeed(day: string): string {
  return PREFIX + day;
}

/** The day whose luck this is; undefined for any other luck. */
export function dayOfSeed(seed: string): string | undefined {
  return seed.startsWith(PREFIX) ? seed.slice(PREFIX.length) : undefined;
}
