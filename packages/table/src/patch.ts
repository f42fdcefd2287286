/** Plain JSON data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A change of a JSON value. `[value]` replaces it. An object patches the fields it names; `null` removes a field. For a
 * list the fields are indexes and `length` is the new length.
 */
export type Patch = readonly [Json] | { readonly [key: string]: Patch | number | null };

/**
 * The JSON text of the patch that turns `before` into `after`; undefined when they are equal. It is built as text
 * because a server sends one for every seat at every move.
 */
export function patchText(before: Json | undefined, after: Json): string | undefined {
  if (before === after) return undefined;
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after))
    return replacing(after);
  return Array.isArray(after) ? listPatch(before as Json[], after) : fieldPatch(before, after);
}

type Tree = readonly Json[] | { readonly [key: string]: Json };

function isTree(value: Json | undefined): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** The patch that replaces any value. */
export function replacing(after: unknown): string {
  // JSON has null for undefined in a list.
  return `[${JSON.stringify(after) ?? null}]`;
}

function listPatch(before: readonly Json[], after: readonly Json[]): string | undefined {
  let text = '';
  let changes = 0;
  for (let i = 0; i < after.length; i++) {
    // Most of a view is unchanged: skip the call for identical values.
    if (before[i] === after[i] && i < before.length) continue;
    const change = i < before.length ? patchText(before[i], after[i]) : replacing(after[i]);
    if (change === undefined) continue;
    text += `,"${i}":${change}`;
    changes++;
  }
  if (changes > 4 && changes * 2 > after.length) return replacing(after);
  if (before.length !== after.length) text += `,"length":${after.length}`;
  return inBraces(text);
}

function fieldPatch(before: Tree, after: Tree): string | undefined {
  const old = before as Record<string, Json>;
  const fresh = after as Record<string, Json>;
  let text = '';
  for (const key in fresh) {
    if (old[key] === fresh[key] || fresh[key] === undefined) continue;
    const change = patchText(old[key], fresh[key]);
    if (change !== undefined) text += `,${JSON.stringify(key)}:${change}`;
  }
  for (const key in old)
    if (old[key] !== undefined && !has(fresh, key)) text += `,${JSON.stringify(key)}:null`;
  return inBraces(text);
}

/** Own fields only, not inherited ones such as `valueOf`. */
function has(fields: Record<string, Json>, key: string): boolean {
  return fields[key] !== undefined && Object.hasOwn(fields, key);
}

/** The changes in braces, without their leading comma. */
function inBraces(changes: string): string | undefined {
  return changes === '' ? undefined : `{${changes.slice(1)}}`;
}

/** Applies a patch without modifying `before`; unchanged parts are shared. */
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
