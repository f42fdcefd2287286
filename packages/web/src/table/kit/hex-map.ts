/** A map of hexagons within a radius, each by its two coordinates. */
export interface HexGrid {
  readonly radius: number;
  readonly q: ArrayLike<number>;
  readonly r: ArrayLike<number>;
}

/** It is drawn with pointed hexagons in level rows; one unit is the side of a hexagon. */
const WIDE = Math.sqrt(3);
const HIGH = 2;
const DOWN = 1.5;

export interface Hex {
  readonly x: number;
  readonly y: number;
}

export interface HexPlan {
  readonly width: number;
  readonly height: number;
  /** The middle of each space. */
  readonly hexes: readonly Hex[];
}

const planned = new WeakMap<HexGrid, HexPlan>();

/** Where the spaces of a map lie on the drawing. */
export function planOf(grid: HexGrid): HexPlan {
  const known = planned.get(grid);
  if (known) return known;
  const { radius, q, r } = grid;
  const width = (2 * radius + 1) * WIDE;
  const height = 2 * radius * DOWN + HIGH;
  const hexes = Array.from(q, (column, i) => ({
    x: width / 2 + WIDE * (column + r[i] / 2),
    y: height / 2 + DOWN * r[i],
  }));
  const plan = { width, height, hexes };
  planned.set(grid, plan);
  return plan;
}

/** The corners of a hexagon, as an SVG polygon takes them. */
export function cornersOf({ x, y }: Hex, size: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(x + size * Math.cos(angle)).toFixed(3)},${(y + size * Math.sin(angle)).toFixed(3)}`;
  }).join(' ');
}

/** The way from one space to another, one hexagon long, in hundredths of a hexagon's width and height. */
export function wayOf({ hexes }: HexPlan, from: number, to: number): readonly [x: number, y: number] {
  const [dx, dy] = [hexes[to].x - hexes[from].x, hexes[to].y - hexes[from].y];
  const far = Math.hypot(dx, dy) || 1;
  return [(100 * dx) / far, (100 * dy) / far];
}

/** The box of a space in hundredths of the drawing. */
export function boxOf({ width, height, hexes }: HexPlan, space: number) {
  const { x, y } = hexes[space];
  return {
    left: `${((x - WIDE / 2) / width) * 100}%`,
    top: `${((y - HIGH / 2) / height) * 100}%`,
    width: `${(WIDE / width) * 100}%`,
    height: `${(HIGH / height) * 100}%`,
  };
}
