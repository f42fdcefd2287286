/** A land drawn around a graph: where its coast runs, how its roads bend, where a name has room. */
export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** A road between two points. */
export type GraphRoad = readonly [from: GraphPoint, to: GraphPoint];

export interface GraphArea {
  readonly width: number;
  readonly height: number;
}

/** A deterministic pseudo-random number from 0 to 1 for these two numbers. */
export function luckAt(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function waveAt(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const top = luckAt(i, j) * (1 - u) + luckAt(i + 1, j) * u;
  const foot = luckAt(i, j + 1) * (1 - u) + luckAt(i + 1, j + 1) * u;
  return top * (1 - v) + foot * v;
}

/** Smooth noise from -1 to 1. */
function roughnessAt({ x, y }: GraphPoint): number {
  return (waveAt(x / 70, y / 70) * 2 + waveAt(x / 26 + 40, y / 26) - 1.5) / 1.5;
}

/** How far a point is from a road. */
export function distanceToRoad({ x, y }: GraphPoint, [from, to]: GraphRoad): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - t * dx, y - from.y - t * dy);
}

/** How deep inland a point lies, below 0 at sea; land reaches so far from its roads, more or less. */
export function inlandOf(roads: readonly GraphRoad[], reach: number): (at: GraphPoint) => number {
  return (at) =>
    reach +
    roughnessAt(at) * reach * 0.34 -
    Math.min(Number.POSITIVE_INFINITY, ...roads.map((road) => distanceToRoad(at, road)));
}

const STEP = 14;

/** The line where a height is 0, as the `d` of an SVG path: rounded, closed, holes by the rule `evenodd`. */
export function shoreOf({ width, height }: GraphArea, heightAt: (at: GraphPoint) => number): string {
  const [columns, rows] = [Math.ceil(width / STEP) + 1, Math.ceil(height / STEP) + 1];
  const heights = Array.from({ length: columns * rows }, (_, i) =>
    heightAt({ x: (i % columns) * STEP, y: Math.floor(i / columns) * STEP }),
  );
  const next = new Map<string, GraphPoint>();
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++)
      for (const [from, to] of crossings(heights, columns, column, row)) next.set(keyOf(from), to);
  return loopsOf(next).map(roundedPath).join('');
}

function keyOf({ x, y }: GraphPoint): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The pieces of the line within a cell, land always on the same side. */
function crossings(
  heights: readonly number[],
  columns: number,
  column: number,
  row: number,
): [GraphPoint, GraphPoint][] {
  const at = CORNERS.map(([dx, dy]) => heights[(row + dy) * columns + column + dx]);
  const edges = CORNERS.map(
    (corner, i): { readonly is: 'in' | 'out'; readonly at: GraphPoint } | undefined => {
      const after = (i + 1) % CORNERS.length;
      if (at[i] > 0 === at[after] > 0) return undefined;
      const t = at[i] / (at[i] - at[after]);
      const [x, y] = [0, 1].map((axis) => corner[axis] + (CORNERS[after][axis] - corner[axis]) * t);
      return { is: at[after] > 0 ? 'in' : 'out', at: { x: (column + x) * STEP, y: (row + y) * STEP } };
    },
  );
  return edges.flatMap((edge, i): [GraphPoint, GraphPoint][] => {
    if (edge?.is !== 'out') return [];
    const back = [1, 2, 3].map((by) => edges[(i + by) % edges.length]).find((one) => one?.is === 'in');
    return back ? [[edge.at, back.at]] : [];
  });
}

/** Shorter outlines are dropped. */
const LEAST = 6;

function loopsOf(next: Map<string, GraphPoint>): GraphPoint[][] {
  const loops: GraphPoint[][] = [];
  while (next.size) {
    const [start] = next.keys();
    const loop: GraphPoint[] = [];
    for (let key = start; next.has(key); ) {
      const point = next.get(key) as GraphPoint;
      next.delete(key);
      loop.push(point);
      key = keyOf(point);
    }
    if (loop.length >= LEAST) loops.push(loop);
  }
  return loops;
}

function between(a: GraphPoint, b: GraphPoint): string {
  return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
}

function roundedPath(loop: readonly GraphPoint[]): string {
  const parts = loop.map((point, i) => {
    const after = loop[(i + 1) % loop.length];
    return `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${between(point, after)}`;
  });
  return `M${between(loop[loop.length - 1], loop[0])}${parts.join('')}Z`;
}

/** A road as people walk it: never quite straight. */
export function roadPath([from, to]: GraphRoad): string {
  const bend = (luckAt(from.x, to.y) - 0.5) * 0.24;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}

/** Places for small things all over an area, none too near to another. */
export function scatterOver({ width, height }: GraphArea, apart: number): GraphPoint[] {
  const points: GraphPoint[] = [];
  for (let y = apart / 2; y < height; y += apart)
    for (let x = apart / 2; x < width; x += apart)
      points.push({
        x: x + (luckAt(x, y) - 0.5) * apart * 0.8,
        y: y + (luckAt(y + 9, x) - 0.5) * apart * 0.8,
      });
  return points;
}

/** What a name is to keep away from, and how strange a place is to it: 0 where it is at home. */
interface NameRoom {
  readonly avoid: readonly GraphPoint[];
  strangeAt(at: GraphPoint): number;
}

/** An arc for a name of this length among its own places, where it comes near to nothing else. */
export function nameArc(near: readonly GraphPoint[], length: number, room: NameRoom): string {
  const middle = meanOf(near);
  const tried = [tiltOf(near, middle), 0, -STEEPEST / 2, STEEPEST / 2].flatMap((tilt) =>
    TRIED.map(([dx, dy]) => ({ tilt, x: middle.x + dx * 28, y: middle.y + dy * 17 })),
  );
  const costs = tried.map(
    (one) => costOfName(one, length, room) + Math.hypot(one.x - middle.x, one.y - middle.y) / 60,
  );
  const { tilt, ...best } = tried[costs.indexOf(Math.min(...costs))];
  const [from, to] = [along(best, tilt, -length / 2), along(best, tilt, length / 2)];
  const bow = length * BOW;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${(best.x + Math.sin(tilt) * bow).toFixed(1)} ${(best.y - Math.cos(tilt) * bow).toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
}

const TRIED = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((dy) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((dx) => [dx, dy] as const),
);
const BOW = 0.12;
const SAMPLES = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
/** Minimum distance of an obstacle from a letter. */
const NEAR = 50;

function costOfName(
  { tilt, ...at }: GraphPoint & { readonly tilt: number },
  length: number,
  { avoid, strangeAt }: NameRoom,
): number {
  return SAMPLES.reduce((sum, t) => {
    const point = along(at, tilt, (t * length) / 2);
    // The arc rises in the middle, and letters stand on it.
    const letter = { x: point.x, y: point.y - length * (BOW / 2) * (1 - t * t) - 8 };
    const close = avoid.reduce((most, one) => {
      const far = Math.hypot(one.x - letter.x, (one.y - letter.y) * 1.35);
      return Math.max(most, (NEAR - far) / NEAR);
    }, 0);
    return sum + close * 6 + strangeAt(letter);
  }, 0);
}

function along({ x, y }: GraphPoint, tilt: number, by: number): GraphPoint {
  return { x: x + Math.cos(tilt) * by, y: y + Math.sin(tilt) * by };
}

function meanOf(points: readonly GraphPoint[]): GraphPoint {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Maximum slope of a name, in radians. */
const STEEPEST = 0.42;

/** The direction in which points lie, as far as a name may follow it. */
function tiltOf(points: readonly GraphPoint[], { x: mx, y: my }: GraphPoint): number {
  const [xx, xy, yy] = points.reduce(
    ([a, b, c], { x, y }) => [a + (x - mx) ** 2, b + (x - mx) * (y - my), c + (y - my) ** 2],
    [0, 0, 0],
  );
  return Math.max(-STEEPEST, Math.min(STEEPEST, Math.atan2(2 * xy, xx - yy) / 2));
}
