import type { MapDef, SpaceDef } from '@tabard/adventure-board';
import type { GraphArea, GraphPoint, GraphRoad } from '../../table/kit/graph-land.ts';

/** The size of the drawn map in its own units; places are given in thousandths of the land within its margins. */
export const AREA: GraphArea = { width: 1400, height: 940 };
const MARGIN = { x: 84, y: 44 };

/** What is told of a map once: where its places lie, and which roads join them. */
export interface MapPlan {
  readonly points: readonly GraphPoint[];
  readonly roads: readonly { readonly from: number; readonly to: number; readonly line: GraphRoad }[];
}

const planned = new WeakMap<MapDef, MapPlan>();

export function planOf(map: MapDef): MapPlan {
  const known = planned.get(map) ?? drawPlan(map);
  planned.set(map, known);
  return known;
}

function drawPlan({ spaces }: MapDef): MapPlan {
  const points = spaces.map(({ at: [x, y] }) => ({
    x: Math.round(MARGIN.x + (x / 1000) * (AREA.width - 2 * MARGIN.x)),
    y: Math.round(MARGIN.y + (y / 1000) * (AREA.height - 2 * MARGIN.y)),
  }));
  const roads = spaces.flatMap(({ to }, from) =>
    to
      .filter((other) => other > from)
      .map((other) => ({ from, to: other, line: [points[from], points[other]] as const })),
  );
  return { points, roads };
}

/** How large a space is drawn. */
export function sizeOf({ isCity, post }: Pick<SpaceDef, 'isCity' | 'post'>): number {
  return isCity ? 25 : post ? 23 : 17;
}

/** Where the name of a space stands, from its middle. */
export interface LabelSpot extends GraphPoint {
  readonly anchor: 'middle' | 'start' | 'end';
}

const LETTER = 8.6;
const LINE = 20;

/** Below its space, or beside it where another space is in the way. */
export function labelOf({ spaces }: MapDef, { points }: MapPlan, space: number, name: string): LabelSpot {
  const size = sizeOf(spaces[space]);
  const wide = name.length * LETTER;
  const spots: readonly LabelSpot[] = [
    { x: 0, y: size + 21, anchor: 'middle' },
    { x: -size - 9, y: 6, anchor: 'end' },
    { x: size + 9, y: 6, anchor: 'start' },
  ];
  const lefts = { middle: -wide / 2, start: 0, end: -wide };
  const isFree = ({ x, y, anchor }: LabelSpot) =>
    points.every((other, at) => {
      const [dx, dy] = [other.x - points[space].x, other.y - points[space].y];
      const reach = sizeOf(spaces[at]) + 4;
      const left = x + lefts[anchor];
      return (
        at === space ||
        dx + reach < left ||
        dx - reach > left + wide ||
        dy + reach < y - LINE ||
        dy - reach > y
      );
    });
  return spots.find(isFree) ?? spots[0];
}
