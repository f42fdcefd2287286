/** The seed of a match of the day contains the date: the same for everybody until midnight UTC. */
const PREFIX = 'daily ';

/** The day of a moment in milliseconds since 1970: "2026-05-04". */
export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The seed of a day: "daily 2026-05-04". */
export function dailySeed(day: string): string {
  return PREFIX + day;
}

/** The day of this seed; undefined for any other seed. */
export function dayOfSeed(seed: string): string | undefined {
  return seed.startsWith(PREFIX) ? seed.slice(PREFIX.length) : undefined;
}
