/** Plain JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * How one value becomes another. `[value]` replaces it. An object changes the fields it names, by patches; `null`
 * takes a field away. For a list the fields are places and `length` is the new length.
 */
export type Patch = readonly [Json] | { readonly [key: string]: Patch | number | null };

/** What turns `before` into `after`; undefined when they are equal. */
export function patchFrom(before: Json | undefined, after: Json): Patch | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(after) ? listPatch(before as Json[], after) : fieldPatch(before, after);
}

type Tree = readonly Json[] | { readonly [key: string]: Json };

function isTree(value: Json | undefined): value is Tree {
  return typeof value === 'object' && value !== null;
}

function listPatch(before: readonly Json[], after: readonly Json[]): Patch | undefined {
  const patch: Record<string, Patch | number> = {};
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    // Most of a view has not changed: what is equal at sight needs no call.
    if (before[i] === after[i]) continue;
    const change = patchFrom(before[i], after[i]);
    if (!change) continue;
    patch[i] = change;
    changes++;
  }
  if (changes > 4 && changes * 2 > after.length) return [after];
  if (before.length !== after.length) patch.length = after.length;
  else if (changes === 0) return undefined;
  return patch;
}

function fieldPatch(before: Tree, after: Tree): Patch | undefined {
  const old = before as Record<string, Json>;
  const fresh = after as Record<string, Json>;
  const patch: Record<string, Patch | null> = {};
  let changes = 0;
  for (const key in fresh) {
    if (fresh[key] === undefined || old[key] === fresh[key]) continue;
    const change = patchFrom(old[key], fresh[key]);
    if (!change) continue;
    patch[key] = change;
    changes++;
  }
  for (const key in old) {
    if (old[key] === undefined || fresh[key] !== undefined) continue;
    patch[key] = null;
    changes++;
  }
  return changes ? patch : undefined;
}

/** Applies a patch; what it does not touch is shared with `before`, which is left as it was. */
export function applyPatch(before: Json | undefined, patch: Patch): Json {
  if (Array.isArray(patch)) return patch[0];
  const changes = patch as { readonly [key: string]: Patch | number | null };
  return Array.isArray(before) ? patchedList(before, changes) : patchedFields(before as Tree, changes);
}

function patchedList(
  before: readonly Json[],
  changes: { readonly [key: string]: Patch | number | null },
): Json {
  const list = before.slice(0, (changes.length as number | undefined) ?? before.length);
  for (const key in changes)
    if (key !== 'length') list[Number(key)] = applyPatch(before[Number(key)], changes[key] as Patch);
  return list;
}

function patchedFields(before: Tree, changes: { readonly [key: string]: Patch | number | null }): Json {
  const fields: Record<string, Json> = { ...(before as Record<string, Json>) };
  for (const key in changes) {
    const change = changes[key];
    if (change === null) delete fields[key];
    else fields[key] = applyPatch(fields[key], change as Patch);
  }
  return fields;
}
