import type { MapDef } from '@tabard/adventure-board';
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
