import { type Content, contentOf } from './content.ts';
import type { Decision } from './decision.ts';
import { backOfHidden, hiddenWith, isHidden } from './hidden.ts';
import type { Card, Def, Seat } from './ids.ts';
import { type Mapping, mapper } from './mapper.ts';
import { bitOf, EVERYONE, type MatchState, type Viewer } from './match.ts';
import { nextWord, type Rng, shuffleList } from './rng.ts';
import { innerOf, type Schema, type VarsOf } from './schema.ts';

/** What one viewer may know: the state in the same shape with hidden parts, and this viewer's pending decisions. */
export interface View<S extends MatchState = MatchState> {
  readonly viewer: Viewer;
  readonly state: S;
  /** This viewer's own decisions, with their options. */
  readonly decisions: readonly Decision[];
  /** The seats that the game waits for; in an open poll all asked seats, whether they have answered or not. */
  readonly waiting: readonly Seat[];
}

/** What a viewer's knowledge of a state depends on. */
export interface ViewContext {
  readonly cards: MatchState['cards'];
  readonly defs: Content['defs'];
  readonly bit: number;
  readonly viewer: Viewer;
}

export function viewContextOf(m: MatchState, viewer: Viewer): ViewContext {
  return { cards: m.cards, defs: contentOf(m).defs, bit: bitOf(viewer), viewer };
}

/** The one place that decides what a viewer may know, beside `UNSEEN`, `seeFace` and `seeWho`; zones card by card. */
export const seeing: Mapping<ViewContext> = {
  card: (card, context) => seeCard(context, card),
  zone: (zone, context, before) => seeCards(zone, context, before),
  hand: (zone, context, _owner, before) => seeCards(zone, context, before),
  secret: (value, context, holder, open) => (holder === context.viewer ? open(value) : null),
};

/**
 * Hidden from every viewer: future randomness, and the undo barrier, which moves with information that others may
 * not have.
 */
export const UNSEEN: readonly string[] = ['rng', 'dice', 'laid', 'barrier'];

/** Makes the function that hides from a state what a viewer may not know. It shares unchanged parts with `before`. */
export function viewMaker<S extends MatchState>(
  schema: Schema<S>,
  varsOf: VarsOf,
): (m: S, viewer: Viewer, before?: S) => S {
  const see = mapper(withoutRandomness(schema), varsOf, seeing);
  return (m, viewer, before) => {
    const context = viewContextOf(m, viewer);
    const seen = see(m, context, before);
    seen.rng = before?.rng ?? { key: [], n: 0 };
    seen.dice = before?.dice ?? [];
    seen.laid = before?.laid ?? [];
    seen.barrier = 0;
    seen.cards = seeFaces(context, before?.cards);
    return seen;
  };
}

/** Leaves out the random state and the card table, which are not mapped field by field. */
function withoutRandomness<S extends MatchState>(schema: Schema<S>): Schema<S> {
  const untouched: Schema = { kind: 'int' };
  const skipped = { rng: untouched, dice: untouched, laid: untouched, cards: untouched };
  return { ...schema, fields: { ...schema.fields, ...skipped } };
}

/** The card table as a viewer may know it; shares unchanged lists with `before`. */
export function seeFaces(context: ViewContext, before: MatchState['cards'] | undefined): MatchState['cards'] {
  const count = context.cards.def.length;
  const known = before?.def.length === count ? before : undefined;
  // Lists are copied from the first difference on.
  let def = known?.def ?? [];
  let seen = known?.seen ?? [];
  for (let card = 0; card < count; card++) {
    const face = seeFace(card, context);
    const who = seeWho(card, context);
    if (def[card] !== face) {
      if (def === known?.def) def = def.slice();
      def[card] = face;
    }
    if (seen[card] !== who) {
      if (seen === known?.seen) seen = seen.slice();
      seen[card] = who;
    }
  }
  return known && def === known.def && seen === known.seen ? known : { def, seen };
}

export function seeFace(card: Card, context: ViewContext): number {
  const { cards, bit } = context;
  return cards.seen[card] & bit ? cards.def[card] : hiddenCard(context, card);
}

/** The mask of viewers publicly known to see the face. */
export function seeWho(card: Card, { cards, bit }: ViewContext): number {
  const mask = cards.seen[card];
  return mask === EVERYONE ? EVERYONE : mask & bit;
}

/** Returns the previous list if it is equal. */
function seeCards(zone: readonly number[], context: ViewContext, before: number[] | undefined): number[] {
  let at = 0;
  if (before?.length === zone.length) {
    while (at < zone.length && seeCard(context, zone[at]) === before[at]) at++;
    if (at === zone.length) return before;
  }
  const seen = zone.slice();
  for (let i = 0; i < seen.length; i++) seen[i] = seeCard(context, seen[i]);
  return seen;
}

function seeCard(context: ViewContext, card: Card): number {
  return card < 0 || context.cards.seen[card] & context.bit ? card : hiddenCard(context, card);
}

function hiddenCard({ cards, defs }: ViewContext, card: Card): number {
  return hiddenWith(defs[cards.def[card]].back);
}

const filling: Mapping<Holes> = {
  card: (card) => card,
  zone: (zone, holes) => zone.map((card) => holes.take(card, 0)),
  hand: (zone, holes, owner) => zone.map((card) => holes.take(card, owner < 0 ? 0 : 1 << owner)),
  secret: (value, _holes, _holder, open, fill) => (value === null ? plainCopy(fill) : open(value)),
};

/** Cards of which everybody knows which faces are among them, and not which is which. */
export interface KnownFaces {
  readonly cards: readonly Card[];
  /** In order of definition. */
  readonly faces: readonly Def[];
}

/** Completes a view to a state by dealing the unknown faces at random: to the viewer it looks like the real one. */
export function resampler<S extends MatchState>(
  schema: Schema<S>,
  varsOf: VarsOf,
  knownFacesOf: (m: S) => readonly KnownFaces[] = () => [],
): (view: View<S>, rng: Rng) => S {
  const fill = mapper(schema, varsOf, filling);
  return (view, rng) => {
    const holes = holesIn(view.state);
    const m = fill(view.state, holes);
    m.cards = { def: view.state.cards.def.slice(), seen: holes.seen };
    dealFaces(m, knownFacesOf(m), rng);
    m.rng = { key: Array.from({ length: 8 }, () => nextWord(rng) | 0), n: 0 };
    return m;
  };
}

function plainCopy(value: unknown): unknown {
  return Array.isArray(value) ? value.slice() : value;
}

/** Gives every unknown card a face: where the faces are known, from these alone; all others from what is left. */
function dealFaces(m: MatchState, knownFaces: readonly KnownFaces[], rng: Rng): void {
  let left = without(m.pool, facesShown(m.cards.def));
  for (const { cards, faces } of knownFaces) {
    const unseen = without(faces, facesShown(cards.map((card) => m.cards.def[card])));
    dealAmong(m, cards, unseen, rng);
    left = without(left, unseen);
  }
  dealAmong(m, m.cards.def.keys(), left, rng);
}

function facesShown(defs: readonly number[]): number[] {
  return defs.filter((def) => def >= 0).sort((a, b) => a - b);
}

/** What is left of a list without these; both are sorted, so one pass finds it. */
function without(faces: readonly number[], gone: readonly number[]): number[] {
  const left: number[] = [];
  let at = 0;
  for (const face of faces) {
    if (at < gone.length && gone[at] === face) at++;
    else left.push(face);
  }
  return left;
}

/** Each unknown card among these takes a face of its back. */
function dealAmong(m: MatchState, cards: Iterable<Card>, faces: readonly number[], rng: Rng): void {
  const { defs } = contentOf(m);
  const { def } = m.cards;
  const facesByBack = new Map<number, number[]>();
  for (const face of faces) listIn(facesByBack, defs[face].back).push(face);
  for (const list of facesByBack.values()) shuffleList(rng, list);
  for (const card of cards) {
    if (!isHidden(def[card])) continue;
    const face = listIn(facesByBack, backOfHidden(def[card])).pop();
    if (face === undefined) throw new Error('a view has more unknown cards than there are unknown faces');
    def[card] = face;
  }
}

/** The unknown cards of a view: each hole takes one of its back. */
interface Holes {
  readonly seen: number[];
  take(card: Card, mask: number): number;
}

function holesIn({ cards }: MatchState): Holes {
  const seen = cards.seen.slice();
  const cardsByBack = new Map<number, number[]>();
  cards.def.forEach((def, id) => {
    if (isHidden(def)) listIn(cardsByBack, backOfHidden(def)).push(id);
  });
  const take = (card: Card, mask: number): number => {
    if (!isHidden(card)) {
      if (card >= 0) seen[card] |= mask;
      return card;
    }
    const id = listIn(cardsByBack, backOfHidden(card)).pop();
    if (id === undefined) throw new Error('a view has more holes than unknown cards');
    seen[id] = mask;
    return id;
  };
  return { seen, take };
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
export function eachZone<T>(schema: Schema<T>, value: T, varsOf: VarsOf, visit: VisitZone): void {
  zonesIn(schema, value as never, varsOf, visit, '', -1);
}

type VisitZone = (zone: Card[], path: string, owner: number) => void;

/** The value has the shape of the schema: `never` stands for whatever that is. */
function zonesIn(
  schema: Schema,
  value: never,
  varsOf: VarsOf,
  visit: VisitZone,
  path: string,
  owner: number,
): void {
  const inside = (of: Schema, part: never, at: string, whose: number) =>
    zonesIn(of, part, varsOf, visit, `${path}${at}`, whose);
  switch (schema.kind) {
    case 'zone':
    case 'hand':
      visit(value, path, schema.kind === 'hand' ? owner : -1);
      return;
    case 'list':
    case 'bySeat':
      eachOf<never>(value, (part, i) =>
        inside(innerOf(schema), part, `[${i}]`, schema.kind === 'bySeat' ? i : owner),
      );
      return;
    case 'maybe':
    case 'secret':
      if (value !== undefined && value !== null) inside(innerOf(schema), value, '', owner);
      return;
    case 'struct':
      eachField(schema, value, (of, part, name) => inside(of, part, `.${name}`, owner));
      return;
    case 'frames':
      eachOf<{ proc: string; vars: never }>(value, ({ proc, vars }) =>
        inside(varsOf(proc), vars, `.${proc}`, -1),
      );
  }
}

function eachOf<T>(list: readonly T[], visit: (part: T, i: number) => void): void {
  list.forEach(visit);
}

function eachField(
  { fields = {} }: Schema,
  value: Readonly<Record<string, never>>,
  visit: (of: Schema, part: never, name: string) => void,
): void {
  for (const [name, of] of Object.entries(fields)) visit(of, value[name], name);
}
