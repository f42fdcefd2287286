import type { Card } from './ids.ts';
import type { MatchState } from './match.ts';
import { innerOf, type Schema, type VarsOf } from './schema.ts';

/** What the parts of a state are checked against. */
interface MisfitTable {
  readonly varsOf: VarsOf;
  readonly seats: number;
  readonly cards: number;
  /** By card: where it was found. */
  readonly places: string[];
}

/** The first inconsistency in a state of the right shape, as one sentence, or undefined. */
export function misfitIn(schema: Schema, m: MatchState, varsOf: VarsOf, faces: number): string | undefined {
  const { def, seen } = m.cards;
  if (seen.length !== def.length) return 'the match.cards should have one mask for each card';
  const stranger = def.find((face) => face < 0 || face >= faces);
  if (stranger !== undefined) return `the match.cards.def names the face ${stranger}, which is not there`;
  const table: MisfitTable = { varsOf, seats: m.seats, cards: def.length, places: [] };
  const misfit = misfitInPart(schema, m as never, table, 'the match');
  if (misfit) return misfit;
  const lost = def.findIndex((_, card) => table.places[card] === undefined);
  return lost < 0 ? undefined : `card ${lost} lies nowhere`;
}

/** The value has the shape of the schema: `never` stands for whatever that is. */
function misfitInPart(schema: Schema, value: never, table: MisfitTable, at: string): string | undefined {
  switch (schema.kind) {
    case 'card':
      return isCard(value, table) || value === -1 ? undefined : `${at} is ${value}, which is no card`;
    case 'zone':
    case 'hand':
      return firstOf<number>(value, (card) => misfitInZone(card, table, at));
    case 'bySeat':
      return misfitInSeats(schema, value, table, at);
    case 'list':
      return misfitInList(schema, value, table, at);
    case 'maybe':
    case 'secret':
      return value === undefined || value === null
        ? undefined
        : misfitInPart(innerOf(schema), value, table, at);
    case 'struct':
      return misfitInStruct(schema, value, table, at);
    case 'frames':
      return firstOf<{ proc: string; vars: never }>(value, ({ proc, vars }, i) =>
        misfitInPart(table.varsOf(proc), vars, table, `${at}[${i}].vars`),
      );
    default:
      return undefined;
  }
}

function misfitInList(schema: Schema, list: never[], table: MisfitTable, at: string): string | undefined {
  return firstOf(list, (part, i) => misfitInPart(innerOf(schema), part, table, `${at}[${i}]`));
}

function misfitInSeats(schema: Schema, list: never[], table: MisfitTable, at: string): string | undefined {
  if (list.length === table.seats) return misfitInList(schema, list, table, at);
  return `${at} should have one entry for each of the ${table.seats} seats`;
}

function misfitInStruct(
  schema: Schema,
  value: Readonly<Record<string, never>>,
  table: MisfitTable,
  at: string,
): string | undefined {
  return firstOf(Object.entries(schema.fields ?? {}), ([name, of]) =>
    misfitInPart(of, value[name], table, `${at}.${name}`),
  );
}

function misfitInZone(card: Card, table: MisfitTable, at: string): string | undefined {
  if (!isCard(card, table)) return `${at} holds ${card}, which is no card`;
  const before = table.places[card];
  table.places[card] = at;
  return before === undefined ? undefined : `card ${card} lies both in ${before} and in ${at}`;
}

function isCard(card: Card, table: MisfitTable): boolean {
  return card >= 0 && card < table.cards;
}

function firstOf<T>(list: readonly T[], misfit: (one: T, i: number) => string | undefined) {
  for (let i = 0; i < list.length; i++) {
    const found = misfit(list[i], i);
    if (found) return found;
  }
  return undefined;
}
