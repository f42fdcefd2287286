/** Cards that do the same but for their numbers. */
import { type ContentFile, isOneOf, listAt, type Raw, recordAt, textAt } from '@tabard/engine';
import families from '../content/families.yaml';
import { FIELDS } from './compile/cards.ts';
import { SETS } from './content.ts';

export interface Twins {
  readonly kind: string;
  readonly cards: readonly [string, string];
  /** Why the two may be alike: they belong to a family of the rules. */
  readonly why: string | undefined;
}

/** What a card is, and when or where it is used; all its other fields are what it does. */
const FACTS = [
  ...['kind', 'level', 'combat', 'speed', 'gender', 'skills', 'arcane', 'nature', 'darkness'],
  ...['skill', 'when', 'stays', 'trade', 'explore', 'at', 'at-level', 'at-area', 'rivals'],
];
/** Inside an effect, the arguments that only name something. */
const NAMES = ['foe', 'menace', 'mission', 'special'];

/** The pairs among the cards of all built-in sets and of a pack. */
export function twinsWith(pack: readonly ContentFile[]): Twins[] {
  return twinsAmong([...Object.values(SETS).flat(), ...pack]);
}

/** A card that is written twice counts as written last. */
function twinsAmong(files: readonly ContentFile[]): Twins[] {
  const alike = new Map<string, Alike>();
  for (const [id, [kind, does]] of cardsIn(files)) {
    const shape = JSON.stringify([kind, does]);
    const ids = alike.get(shape)?.ids ?? [];
    if (Object.keys(does).length) alike.set(shape, { kind, ids: [...ids, id] });
  }
  return [...alike.values()].flatMap(pairsOf);
}

interface Alike {
  readonly kind: string;
  readonly ids: readonly string[];
}

function pairsOf({ kind, ids }: Alike): Twins[] {
  return ids.flatMap((one, i) =>
    ids.slice(i + 1).map((other) => ({ kind, cards: [one, other] as const, why: familyOf(one, other) })),
  );
}

function familyOf(one: string, other: string): string | undefined {
  for (const [i, written] of listAt(families, ['families']).entries()) {
    const { cards, why } = recordAt(written, ['families', i]);
    const ids = listAt(cards, ['families', i, 'cards']);
    if (ids.includes(one) && ids.includes(other)) return textAt(why, ['families', i, 'why']);
  }
  return undefined;
}

type Shape = Readonly<Record<string, unknown>>;

/** Every card by its id: its kind, and what it does with numbers and names blanked. */
function cardsIn(files: readonly ContentFile[]): Map<string, readonly [string, Shape]> {
  const cards = new Map<string, readonly [string, Shape]>();
  for (const { name, data } of files) {
    if (!Object.hasOwn(FIELDS, name)) continue;
    for (const [i, one] of listAt(data, [name]).entries()) {
      const raw = recordAt(one, [name, i]);
      cards.set(textAt(raw.id, [name, i, 'id']), [kindOf(name, raw), shapeOf(name, raw)]);
    }
  }
  return cards;
}

function kindOf(file: string, { stays }: Raw): string {
  return typeof stays === 'string' ? stays : file.replace(/s$/, '');
}

/** AN-COMB-09: cards are compared in the form in which they would meet in one match. */
function shapeOf(file: string, raw: Raw): Shape {
  const form: Raw = { ...raw, ...recordAt(raw.revised ?? {}, [file]) };
  const does = ['while', 'forbid', ...FIELDS[file]].filter((field) => !isOneOf(FACTS, field));
  return Object.fromEntries(
    does.filter((field) => form[field] !== undefined).map((field) => [field, blanked(form[field])]),
  );
}

function blanked(value: unknown): unknown {
  if (typeof value === 'number') return '#';
  if (Array.isArray(value)) return value.map(blanked);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(
    keys.map((key) => [key, NAMES.includes(key) ? '…' : blanked(Reflect.get(value, key))]),
  );
}
