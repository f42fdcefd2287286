import { coreFields, type Frame, type Game, type MatchState, type Schema, type Seat } from '@tabard/engine';

/** A place for cards, found in the shape of a match. */
export interface Zone {
  /** `parties.hand`: for looking up a name in the game's phrases. */
  readonly path: string;
  readonly label: string;
  /** Seat of its owner, or -1. */
  readonly seat: Seat | -1;
  readonly cards: readonly number[];
}

/** A number, a flag, a text or a reference to a card. */
export interface Fact {
  readonly path: string;
  readonly label: string;
  readonly seat: Seat | -1;
  readonly kind: 'number' | 'flag' | 'word' | 'card';
  readonly value: number | boolean | string;
}

export interface Survey {
  readonly zones: readonly Zone[];
  readonly facts: readonly Fact[];
}

interface SurveyWalk {
  readonly game: Game;
  readonly zones: Zone[];
  readonly facts: Fact[];
}

interface SurveyPlace {
  readonly path: string;
  readonly names: readonly string[];
  readonly seat: Seat | -1;
}

const KINDS = { int: 'number', bool: 'flag', str: 'word', card: 'card' } as const;

/** Everything that lies on the table, read off the shape which the game declares. Fields of every match are left out. */
export function surveyOf(game: Game, state: MatchState): Survey {
  const walk: SurveyWalk = { game, zones: [], facts: [] };
  for (const [name, schema] of Object.entries(game.schema.fields ?? {})) {
    if (name === 'stack') surveyFrames(walk, state.stack);
    else if (!(name in coreFields))
      visit(walk, schema, fieldOf(state, name), { path: name, names: [humanise(name)], seat: -1 });
  }
  return walk;
}

/** Adds the variables of running procedures. */
function surveyFrames(walk: SurveyWalk, frames: readonly Frame[]): void {
  for (const { proc, vars } of frames)
    visit(walk, walk.game.varsOf(proc), vars, { path: proc, names: [humanise(proc)], seat: -1 });
}

function visit(walk: SurveyWalk, schema: Schema, value: unknown, place: SurveyPlace): void {
  if (value === undefined || value === null) return;
  switch (schema.kind) {
    case 'zone':
    case 'hand':
      walk.zones.push({ ...named(place), cards: value as number[] });
      return;
    case 'struct':
      for (const [name, of] of Object.entries(schema.fields ?? {}))
        visit(walk, of, fieldOf(value, name), inside(place, name));
      return;
    case 'bySeat':
      for (const [seat, one] of (value as unknown[]).entries())
        visitInner(walk, schema, one, { ...place, names: ownNames(schema, place), seat });
      return;
    case 'list':
      for (const [at, one] of (value as unknown[]).entries())
        visitInner(walk, schema, one, { ...place, names: numbered(place.names, at + 1) });
      return;
    case 'maybe':
    case 'secret':
      visitInner(walk, schema, value, place);
      return;
    case 'int':
    case 'bool':
    case 'str':
    case 'card':
      walk.facts.push({ ...named(place), kind: KINDS[schema.kind], value: value as number });
  }
}

function visitInner(walk: SurveyWalk, schema: Schema, value: unknown, place: SurveyPlace): void {
  if (schema.of) visit(walk, schema.of, value, place);
}

/** Fields of a seat go without a prefix: `Hand`, not `Parties: hand`. */
function ownNames(schema: Schema, place: SurveyPlace): readonly string[] {
  return schema.of?.kind === 'struct' ? [] : place.names.slice(-1);
}

function numbered(names: readonly string[], number: number): readonly string[] {
  return [...names.slice(0, -1), `${names.at(-1)} ${number}`];
}

function inside(place: SurveyPlace, name: string): SurveyPlace {
  return { ...place, path: `${place.path}.${name}`, names: [...place.names, humanise(name)] };
}

function named({ path, names, seat }: SurveyPlace) {
  const [first = '', ...rest] = names;
  return { path, seat, label: [first, ...rest.map((name) => name.toLowerCase())].join(': ') };
}

/** `combatNow` and `combat-now` read `Combat now`. */
export function humanise(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldOf(value: unknown, name: string): unknown {
  return (value as Record<string, unknown>)[name];
}
