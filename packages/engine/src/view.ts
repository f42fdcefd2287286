import { contentOf } from './content.ts';
import type { Decision } from './decision.ts';
import { backOfHidden, hiddenWith, isHidden } from './hidden.ts';
import { bitOf, EVERYONE, type MatchState, type Seat, type Viewer } from './match.ts';
import { nextWord, type Rng, shuffleList } from './rng.ts';
import type { Frame, Schema, VarsOf } from './schema.ts';

/** What one viewer may know: the state in the same shape, with holes, and the decisions that await this viewer. */
export interface View<S extends MatchState = MatchState> {
  readonly viewer: Viewer;
  readonly state: S;
  /** This viewer's own decisions, with their options. */
  readonly decisions: readonly Decision[];
  /** The seats that the game waits for; in an open poll all that were asked, whether they have answered or not. */
  readonly waiting: readonly Seat[];
}

interface Eyes {
  readonly m: MatchState;
  readonly bit: number;
  readonly viewer: Viewer;
  readonly varsOf: VarsOf;
}

/** The one function that decides what a viewer may know of a state. */
export function look<S extends MatchState>(schema: Schema<S>, m: S, viewer: Viewer, varsOf: VarsOf): S {
  const eyes: Eyes = { m, bit: bitOf(viewer), viewer, varsOf };
  const seen = see(schema, m, eyes, -1, undefined) as S;
  seen.rng = { key: [], n: 0 };
  seen.dice = [];
  seen.laid = [];
  seen.cards = {
    def: m.cards.def.map((def, card) => (m.cards.seen[card] & eyes.bit ? def : hiddenCard(m, card))),
    seen: m.cards.seen.map((mask) => (mask === EVERYONE ? EVERYONE : mask & eyes.bit)),
  };
  return seen;
}

function see(schema: Schema, value: unknown, eyes: Eyes, owner: number, parent: unknown): unknown {
  switch (schema.kind) {
    case 'card':
      return seeCard(eyes, value as number);
    case 'zone':
    case 'hand':
      return (value as number[]).map((card) => seeCard(eyes, card));
    case 'ints':
      return (value as number[]).slice();
    case 'list':
      return (value as unknown[]).map((v) => see(schema.of as Schema, v, eyes, owner, value));
    case 'bySeat':
      return (value as unknown[]).map((v, seat) => see(schema.of as Schema, v, eyes, seat, value));
    case 'maybe':
      return value === undefined ? undefined : see(schema.of as Schema, value, eyes, owner, parent);
    case 'secret': {
      const holder = schema.owner === undefined ? owner : (parent as Record<string, number>)[schema.owner];
      return holder === eyes.viewer ? see(schema.of as Schema, value, eyes, owner, parent) : null;
    }
    case 'struct':
      return mapFields(schema, (name, of) =>
        see(of, (value as Record<string, unknown>)[name], eyes, owner, value),
      );
    case 'frames':
      return (value as Frame[]).map((frame) => ({
        ...frame,
        vars: see(eyes.varsOf(frame.proc), frame.vars, eyes, -1, undefined),
      }));
    default:
      return value;
  }
}

function mapFields(schema: Schema, to: (name: string, of: Schema) => unknown): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, of] of Object.entries(schema.fields ?? {})) fields[name] = to(name, of);
  return fields;
}

function seeCard(eyes: Eyes, card: number): number {
  if (card < 0 || eyes.m.cards.seen[card] & eyes.bit) return card;
  return hiddenCard(eyes.m, card);
}

function hiddenCard(m: MatchState, card: number): number {
  return hiddenWith(contentOf(m).defs[m.cards.def[card]].back);
}

/** Which faces may lie in the holes of a view; by default every face of the match that the viewer does not see. */
export type Guess<S> = (view: View<S & MatchState>, rng: Rng) => readonly number[] | undefined;

/** A whole state that this viewer could not tell from the real one: the unknown faces dealt into the holes at random. */
export function fillIn<S extends MatchState>(
  schema: Schema<S>,
  view: View<S>,
  rng: Rng,
  varsOf: VarsOf,
  guess?: Guess<S>,
): S {
  const dealt = dealHoles(view.state, guess?.(view, rng) ?? unseenFaces(view.state), rng);
  const restore = (of: Schema, value: unknown, owner: number): unknown => {
    switch (of.kind) {
      case 'zone':
        return (value as number[]).map((card) => dealt.take(card));
      case 'hand':
        return (value as number[]).map((card) => dealt.take(card, owner < 0 ? 0 : 1 << owner));
      case 'ints':
        return (value as number[]).slice();
      case 'list':
        return (value as unknown[]).map((v) => restore(of.of as Schema, v, owner));
      case 'bySeat':
        return (value as unknown[]).map((v, seat) => restore(of.of as Schema, v, seat));
      case 'maybe':
        return value === undefined ? undefined : restore(of.of as Schema, value, owner);
      case 'secret':
        return value === null ? structuredCopy(of.fill) : restore(of.of as Schema, value, owner);
      case 'struct':
        return mapFields(of, (name, field) =>
          restore(field, (value as Record<string, unknown>)[name], owner),
        );
      case 'frames':
        return (value as Frame[]).map((frame) => ({
          ...frame,
          vars: restore(varsOf(frame.proc), frame.vars, -1),
        }));
      default:
        return value;
    }
  };
  const m = restore(schema, view.state, -1) as S;
  m.cards = { def: dealt.def, seen: dealt.seen };
  m.rng = { key: Array.from({ length: 8 }, () => nextWord(rng) | 0), n: 0 };
  return m;
}

function structuredCopy(value: unknown): unknown {
  return Array.isArray(value) ? value.slice() : value;
}

/** The faces of the match that a view does not show. */
function unseenFaces(state: MatchState): number[] {
  const counts = new Map<number, number>();
  for (const def of state.pool) counts.set(def, (counts.get(def) ?? 0) + 1);
  for (const def of state.cards.def) if (def >= 0) counts.set(def, (counts.get(def) ?? 0) - 1);
  const faces: number[] = [];
  for (const [def, count] of counts) for (let i = 0; i < count; i++) faces.push(def);
  return faces;
}

function dealHoles(state: MatchState, faces: readonly number[], rng: Rng) {
  const { defs } = contentOf(state);
  const def = state.cards.def.slice();
  const seen = state.cards.seen.slice();
  const facesByBack = new Map<number, number[]>();
  for (const face of faces) listIn(facesByBack, defs[face].back).push(face);
  for (const list of facesByBack.values()) shuffleList(rng, list);
  const cardsByBack = new Map<number, number[]>();
  for (let id = 0; id < def.length; id++) {
    if (!isHidden(def[id])) continue;
    const back = backOfHidden(def[id]);
    const face = listIn(facesByBack, back).pop();
    if (face === undefined) throw new Error('a view has more unknown cards than there are unknown faces');
    def[id] = face;
    listIn(cardsByBack, back).push(id);
  }
  const take = (card: number, mask = 0): number => {
    if (!isHidden(card)) {
      if (card >= 0) seen[card] |= mask;
      return card;
    }
    const id = listIn(cardsByBack, backOfHidden(card)).pop();
    if (id === undefined) throw new Error('a view has more holes than unknown cards');
    seen[id] = mask;
    return id;
  };
  return { def, seen, take };
}

function listIn(map: Map<number, number[]>, key: number): number[] {
  let list = map.get(key);
  if (!list) {
    list = [];
    map.set(key, list);
  }
  return list;
}

/** Visits every zone of a state. */
export function eachZone(
  schema: Schema,
  value: unknown,
  varsOf: VarsOf,
  visit: (zone: number[], path: string, owner: number) => void,
  path = '',
  owner = -1,
): void {
  switch (schema.kind) {
    case 'zone':
    case 'hand':
      visit(value as number[], path, schema.kind === 'hand' ? owner : -1);
      return;
    case 'list':
    case 'bySeat':
      (value as unknown[]).forEach((v, i) => {
        eachZone(
          schema.of as Schema,
          v,
          varsOf,
          visit,
          `${path}[${i}]`,
          schema.kind === 'bySeat' ? i : owner,
        );
      });
      return;
    case 'maybe':
    case 'secret':
      if (value !== undefined && value !== null)
        eachZone(schema.of as Schema, value, varsOf, visit, path, owner);
      return;
    case 'struct':
      for (const [name, of] of Object.entries(schema.fields ?? {}))
        eachZone(of, (value as Record<string, unknown>)[name], varsOf, visit, `${path}.${name}`, owner);
      return;
    case 'frames':
      for (const frame of value as Frame[])
        eachZone(varsOf(frame.proc), frame.vars, varsOf, visit, `${path}.${frame.proc}`);
  }
}
