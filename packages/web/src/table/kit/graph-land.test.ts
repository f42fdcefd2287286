import { describe, expect, it } from 'vitest';
import { type GraphRoad, inlandOf, nameArc, roadPath, scatterOver, shoreOf } from './graph-land.ts';

const AREA = { width: 600, height: 400 };
const ROADS: readonly GraphRoad[] = [
  [
    { x: 200, y: 200 },
    { x: 400, y: 200 },
  ],
];

/** Every number of a path, by twos. */
function pointsOf(path: string): number[][] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, at) => (at % 2 ? [] : [[x, numbers[at + 1]]]));
}

describe('the land around a graph', () => {
  it('carries its roads and is surrounded by water', () => {
    const inland = inlandOf(ROADS, 80);
    expect(inland({ x: 300, y: 200 })).toBeGreaterThan(0);
    expect(inland({ x: 20, y: 20 })).toBeLessThan(0);
  });

  it('has a closed coast that runs around them at about its reach', () => {
    const coast = shoreOf(AREA, inlandOf(ROADS, 80));
    expect(coast.match(/M/g)).toHaveLength(1);
    expect(coast.endsWith('Z')).toBe(true);
    const xs = pointsOf(coast).map(([x]) => x);
    expect(Math.min(...xs)).toBeLessThan(170);
    expect(Math.max(...xs)).toBeGreaterThan(430);
    expect(pointsOf(coast).length).toBeGreaterThan(30);
  });

  it('has two coasts where two lands are too far from each other', () => {
    const far: GraphRoad = [
      { x: 60, y: 350 },
      { x: 70, y: 350 },
    ];
    expect(shoreOf(AREA, inlandOf([...ROADS, far], 40)).match(/M/g)).toHaveLength(2);
  });

  it('is always the same', () => {
    expect(shoreOf(AREA, inlandOf(ROADS, 80))).toBe(shoreOf(AREA, inlandOf(ROADS, 80)));
    expect(scatterOver(AREA, 40)).toEqual(scatterOver(AREA, 40));
  });
});

describe('roads and names', () => {
  it('a road begins and ends in its places', () => {
    const points = pointsOf(roadPath(ROADS[0]));
    expect(points[0]).toEqual([200, 200]);
    expect(points.at(-1)).toEqual([400, 200]);
  });

  it('a name stays where it is at home', () => {
    const strangeAt = ({ y }: { y: number }) => (y < 200 ? 1 : 0);
    const [from, , to] = pointsOf(nameArc(ROADS[0], 160, { avoid: [], strangeAt }));
    for (const [, y] of [from, to]) expect(y).toBeGreaterThan(200);
  });

  it('a name is as long as it was asked to be and keeps away from what it should avoid', () => {
    const row = [100, 150, 200, 250, 300, 350, 400, 450, 500].map((x) => ({ x, y: 200 }));
    const [from, bend, to] = pointsOf(nameArc(ROADS[0], 160, { avoid: row, strangeAt: () => 0 }));
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(160, 0);
    for (const [, y] of [from, bend, to]) expect(Math.abs(y - 200)).toBeGreaterThan(25);
  });
});
