/** How far an effect reaches from where a fighter stands: for those who show it before it is chosen. */
import { compute, computeOr, type Node, nodeOf, type Phrased, visitInside } from '@tabard/engine';
import { moveReach } from './facts.ts';
import { about, geometry, isBarred, mapSide } from './rules/facts.ts';
import { originsOf } from './rules/origins.ts';
import { modifierOf } from './rules/stats.ts';
import type { FighterId, InCombat, Space } from './state.ts';

/** The spaces that a fighter could come to, and those that the effect touches from where it stands. */
export interface Preview {
  readonly reach: readonly number[];
  readonly range: readonly number[];
}

interface Walk {
  readonly m: InCombat;
  readonly you: FighterId;
  readonly slot: number;
  /** The spaces that ranges are counted from. */
  readonly origins: readonly number[];
  readonly reach: Set<number>;
  readonly range: Set<number>;
}

export function previewOf(m: InCombat, fighter: FighterId, node: Node, slot = 0): Preview {
  const here = m.combat.fighters[fighter]?.space ?? -1;
  const walk: Walk = { m, you: fighter, slot, origins: [here], reach: new Set(), range: new Set() };
  if (here >= 0) look(walk, node);
  return { reach: [...walk.reach], range: [...walk.range] };
}

/** Inner effects count too: what may come about is shown. */
function look(w: Walk, node: Node): void {
  const { word, args, spec } = nodeOf(w.m, node);
  const inner = word === 'from' ? { ...w, origins: originsOf(w.m, aboutOf(w), args as never) } : w;
  SIGHTS[word]?.(w, args as never);
  visitInside(spec.args, args, { effect: (one) => look(inner, one), phrase: () => {} });
}

function aboutOf({ m, you, slot }: Walk) {
  return { ...about(m, you), slot };
}

function addAll(into: Set<number>, spaces: readonly number[]): void {
  for (const space of spaces) into.add(space);
}

interface Reaching {
  readonly range?: Phrased<number>;
  readonly line?: true;
  readonly who?: 'you' | 'foe';
}

interface Moving {
  readonly bonus: Phrased<number>;
  readonly line?: true;
}

function strike(w: Walk, args: Reaching, more: number): void {
  if (args.who === 'you') return;
  const range = Math.max(0, computeOr(w.m, aboutOf(w), args.range, 1) + more);
  addAll(w.range, touched(w, range, args.line === true));
}

/** The spaces in range of where it starts, or on the rows from there, that are no holes. */
function touched({ m, origins }: Walk, range: number, isInLine: boolean): number[] {
  const g = geometry(m);
  const { holes } = mapSide(m);
  const isTouched = (from: number, space: Space) =>
    g.distance[from * g.size + space] <= range && (!isInLine || g.direction[from * g.size + space] >= 0);
  return holes.flatMap((isHole, space) =>
    !isHole && origins.some((from) => from !== space && isTouched(from, space)) ? [space] : [],
  );
}

function move(w: Walk, args: Moving): void {
  const spaces = moveReach(w.m, w.you, compute(w.m, aboutOf(w), args.bonus));
  const g = geometry(w.m);
  const from = w.m.combat.fighters[w.you].space;
  const isOnWay = (space: Space) => !args.line || g.direction[from * g.size + space] >= 0;
  addAll(
    w.reach,
    spaces.filter((space) => space !== from && isOnWay(space)),
  );
}

function blink(w: Walk, args: { readonly range: Phrased<number> }): void {
  const { m, you } = w;
  const range = compute(m, aboutOf(w), args.range);
  const isEmpty = (space: Space) =>
    !isBarred(m, you, space) && m.combat.fighters.every((fighter) => fighter.space !== space);
  addAll(w.reach, touched(w, range, false).filter(isEmpty));
}

const SIGHTS: Readonly<Record<string, (w: Walk, args: never) => void>> = {
  attack: (w, args: Reaching) => strike(w, args, modifierOf(w.m, w.you, 'range')),
  deal: (w, args: Reaching) => strike(w, args, modifierOf(w.m, w.you, 'reach')),
  afflict: (w, args: Reaching) => strike(w, args, modifierOf(w.m, w.you, 'reach')),
  interrupt: (w, args: Reaching) => strike(w, args, 0),
  place: (w, args: Reaching) => args.range !== undefined && strike(w, args, 0),
  move,
  rush: move,
  retreat: move,
  blink,
};
