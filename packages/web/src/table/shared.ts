/**
 * The new value with every part of the old one that is still the same. What comes from a worker or over the net is
 * made of new objects throughout: with the old ones in place, only what changed is drawn again.
 */
export function shared<T>(before: T | undefined, now: T): T {
  if (before === now || !isTree(before) || !isTree(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let isSame = Object.keys(old).length === keys.length;
  const parts: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {};
  for (const key of keys) {
    parts[key] = shared(old[key], fresh[key]);
    if (parts[key] !== old[key] || !(key in old)) isSame = false;
  }
  return (isSame ? before : parts) as T;
}

function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
