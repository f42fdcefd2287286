/** How far an effect reaches from where a fighter stands: for those who show it before it is chosen. */
import type { Args } from '@tabard/engine';
import { eclipseContent } from './defs.ts';
import { moveReach } from './facts.ts';
import { geometry, isBarred, mapSide } from './rules/facts.ts';
import { originsOf } from './rules/origins.ts';
import { modifierOf } from './rules/stats.ts';
import { about, type InCombat } from './state.ts';
import { amountOf, amountOr } from './vocabulary/amounts.ts';

/** The spaces that a fighter could come to, and those that the effect touches from where it stands. */
export interface Preview {
  readonly reach: readonly number[];
  readonly range: readonly number[];
}

interface Walk {
  readonly m: InCombat;
  readonly you: number;
  readonly slot: number;
  /** The spaces that ranges are counted from. */
  readonly origins: readonly number[];
  readonly reach: Set<number>;
  readonly range: Set<number>;
}

/** Inner effects count too: what may come about is shown. */
const INNER = ['do', 'to', 'then', 'else', 'hit', 'effect'];
const INNER_LISTS = ['steps', 'effects'];

export function previewOf(m: InCombat, fighter: number, node: number, slot = 0): Preview {
  const here = m.combat.fighters[fighter]?.space ?? -1;
  const walk: Walk = { m, you: fighter, slot, origins: [here], reach: new Set(), range: new Set() };
  if (here >= 0) look(walk, node);
  return { reach: [...walk.reach], range: [...walk.range] };
}

function look(w: Walk, node: number): void {
  const { word, args } = eclipseContent(w.m).nodes[node];
  const inner = word === 'from' ? { ...w, origins: originsOf(w.m, aboutOf(w), args) } : w;
  SIGHTS[word]?.(w, args);
  for (const key of INNER) if (typeof args[key] === 'number') look(inner, args[key] as number);
  for (const key of INNER_LISTS) for (const part of (args[key] as readonly number[]) ?? []) look(inner, part);
}

function aboutOf({ you, slot }: Walk) {
  return { ...about(you), slot };
}

function addAll(into: Set<number>, spaces: readonly number[]): void {
  for (const space of spaces) into.add(space);
}

function strike(w: Walk, args: Args, more: number): void {
  if (args.who === 'you') return;
  const range = Math.max(0, amountOr(w.m, aboutOf(w), args.range, 1) + more);
  addAll(w.range, touched(w, range, args.line === true));
}

/** The spaces in range of where it starts, or on the rows from there, that are no holes. */
function touched({ m, origins }: Walk, range: number, isInLine: boolean): number[] {
  const g = geometry(m);
  const { holes } = mapSide(m);
  const isTouched = (from: number, space: number) =>
    g.distance[from * g.size + space] <= range && (!isInLine || g.direction[from * g.size + space] >= 0);
  return holes.flatMap((isHole, space) =>
    !isHole && origins.some((from) => from !== space && isTouched(from, space)) ? [space] : [],
  );
}

function move(w: Walk, args: Args): void {
  const spaces = moveReach(w.m, w.you, amountOf(w.m, aboutOf(w), args.bonus));
  const g = geometry(w.m);
  const from = w.m.combat.fighters[w.you].space;
  const isOnWay = (space: number) => !args.line || g.direction[from * g.size + space] >= 0;
  addAll(
    w.reach,
    spaces.filter((space) => space !== from && isOnWay(space)),
  );
}

function blink(w: Walk, args: Args): void {
  const { m, you } = w;
  const range = amountOf(m, aboutOf(w), args.range);
  const isEmpty = (space: number) =>
    !isBarred(m, you, space) && m.combat.fighters.every((fighter) => fighter.space !== space);
  addAll(w.reach, touched(w, range, false).filter(isEmpty));
}

const SIGHTS: Readonly<Record<string, (w: Walk, args: Args) => void>> = {
  attack: (w, args) => strike(w, args, modifierOf(w.m, w.you, 'range')),
  deal: (w, args) => strike(w, args, modifierOf(w.m, w.you, 'reach')),
  afflict: (w, args) => strike(w, args, modifierOf(w.m, w.you, 'reach')),
  interrupt: (w, args) => strike(w, args, 0),
  place: (w, args) => args.range !== undefined && strike(w, args, 0),
  move,
  rush: move,
  retreat: move,
  blink,
};
