/** The seed of a match of the day begins with the date: the same for everybody until midnight UTC. */
const SEED = /^daily (\d{4}-\d\d-\d\d)(?: |$)/;

/** The day of a moment in milliseconds since 1970: "2026-05-04". */
export function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The seed of a day: "daily 2026-05-04"; a server adds a code that nobody can know before. */
export function dailySeed(day: string, code?: string): string {
  return code === undefined ? `daily ${day}` : `daily ${day} ${code}`;
}

/** The day of this seed; undefined for any other seed. */
export function dayOfSeed(seed: string): string | undefined {
  return SEED.exec(seed)?.[1];
}
