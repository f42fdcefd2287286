/** What a word means when it is written without its first value: `attack` is `{attack: 0}`. */
const PLAIN: Readonly<Record<string, number>> = {
  attack: 0,
  move: 0,
  rush: 0,
  retreat: 0,
  draw: 1,
  cleanse: 1,
};

/** A written effect with the values that were left out. */
export function spelledOut(written: unknown): unknown {
  if (typeof written === 'string')
    return Object.hasOwn(PLAIN, written) ? { [written]: PLAIN[written] } : written;
  if (Array.isArray(written)) return written.map(spelledOut);
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [
      key,
      value === true && Object.hasOwn(PLAIN, key) ? PLAIN[key] : spelledOut(value),
    ]),
  );
}
