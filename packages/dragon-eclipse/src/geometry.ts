/** The hexagons of an arena as tables: distances, neighbours and lines, computed once for each radius. */
export interface Geometry {
  readonly radius: number;
  /** How many positions there are. */
  readonly size: number;
  /** Axial coordinates by position. */
  readonly q: readonly number[];
  readonly r: readonly number[];
  /** `distance[a * size + b]`. */
  readonly distance: Int8Array;
  /** `neighbours[a * 6 + direction]`, or -1. */
  readonly neighbours: Int8Array;
  /** `direction[a * size + b]`: in which of the six directions b lies on a straight row from a, or -1. */
  readonly direction: Int8Array;
  /** Row letter and number: A1 is the first position of the top row. */
  readonly names: readonly string[];
  /** How many positions each row has, from the top. */
  readonly rows: readonly number[];
}

/** Opposite directions are three apart. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** By radius. */
const known: (Geometry | undefined)[] = [];

/** The geometry of a hexagon of this radius; DE-ARENA-09. */
export function geometryOf(radius: number): Geometry {
  let geometry = known[radius];
  if (!geometry) {
    geometry = build(radius);
    known[radius] = geometry;
  }
  return geometry;
}

function build(radius: number): Geometry {
  const q: number[] = [];
  const r: number[] = [];
  const names: string[] = [];
  const rows: number[] = [];
  for (let row = -radius; row <= radius; row++) {
    const first = Math.max(-radius, -radius - row);
    const last = Math.min(radius, radius - row);
    rows.push(last - first + 1);
    for (let column = first; column <= last; column++) {
      q.push(column);
      r.push(row);
      names.push(`${String.fromCharCode(65 + row + radius)}${column - first + 1}`);
    }
  }
  const size = q.length;
  const at = new Map(q.map((column, i) => [`${column},${r[i]}`, i]));
  const distance = new Int8Array(size * size);
  const direction = new Int8Array(size * size).fill(-1);
  const neighbours = new Int8Array(size * 6).fill(-1);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) distance[a * size + b] = hexDistance(q[a] - q[b], r[a] - r[b]);
    DIRECTIONS.forEach(([dq, dr], d) => {
      for (let step = 1; ; step++) {
        const there = at.get(`${q[a] + dq * step},${r[a] + dr * step}`);
        if (there === undefined) break;
        direction[a * size + there] = d;
        if (step === 1) neighbours[a * 6 + d] = there;
      }
    });
  }
  return { radius, size, q, r, distance, neighbours, direction, names, rows };
}

function hexDistance(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
