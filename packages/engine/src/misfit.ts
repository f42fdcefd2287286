import type { MatchState } from './match.ts';
import type { Frame, Schema, VarsOf } from './schema.ts';

/** What a part of a state has to fit: the table it lies on. */
interface Table {
  readonly varsOf: VarsOf;
  readonly seats: number;
  readonly cards: number;
  /** By card: where it was found. */
  readonly places: string[];
}

/** What does not fit together in a state of the right shape, as one sentence, or undefined. */
export function misfitIn(schema: Schema, m: MatchState, varsOf: VarsOf, faces: number): string | undefined {
  const { def, seen } = m.cards;
  if (seen.length !== def.length) return 'the match.cards should have one mask for each card';
  const stranger = def.find((face) => face < 0 || face >= faces);
  if (stranger !== undefined) return `the match.cards.def names the face ${stranger}, which is not there`;
  const table: Table = { varsOf, seats: m.seats, cards: def.length, places: [] };
  const misfit = misfitInPart(schema, m, table, 'the match');
  if (misfit) return misfit;
  const lost = def.findIndex((_, card) => table.places[card] === undefined);
  return lost < 0 ? undefined : `card ${lost} lies nowhere`;
}

function misfitInPart(schema: Schema, value: unknown, table: Table, at: string): string | undefined {
  switch (schema.kind) {
    case 'card':
      return isCard(value as number, table) || value === -1
        ? undefined
        : `${at} is ${value}, which is no card`;
    case 'zone':
    case 'hand':
      return firstOf(value as number[], (card) => misfitInZone(card, table, at));
    case 'bySeat':
      if ((value as unknown[]).length !== table.seats)
        return `${at} should have one entry for each of the ${table.seats} seats`;
      return misfitInList(schema, value, table, at);
    case 'list':
      return misfitInList(schema, value, table, at);
    case 'maybe':
    case 'secret':
      return value === undefined || value === null
        ? undefined
        : misfitInPart(schema.of as Schema, value, table, at);
    case 'struct':
      return firstOf(Object.entries(schema.fields ?? {}), ([name, of]) =>
        misfitInPart(of, (value as Record<string, unknown>)[name], table, `${at}.${name}`),
      );
    case 'frames':
      return firstOf(value as Frame[], (frame, i) =>
        misfitInPart(table.varsOf(frame.proc), frame.vars, table, `${at}[${i}].vars`),
      );
    default:
      return undefined;
  }
}

function misfitInList(schema: Schema, value: unknown, table: Table, at: string): string | undefined {
  return firstOf(value as unknown[], (part, i) =>
    misfitInPart(schema.of as Schema, part, table, `${at}[${i}]`),
  );
}

function misfitInZone(card: number, table: Table, at: string): string | undefined {
  if (!isCard(card, table)) return `${at} holds ${card}, which is no card`;
  const before = table.places[card];
  table.places[card] = at;
  return before === undefined ? undefined : `card ${card} lies both in ${before} and in ${at}`;
}

function isCard(card: number, table: Table): boolean {
  return card >= 0 && card < table.cards;
}

function firstOf<T>(list: readonly T[], misfit: (one: T, i: number) => string | undefined) {
  for (let i = 0; i < list.length; i++) {
    const found = misfit(list[i], i);
    if (found) return found;
  }
  return undefined;
}
