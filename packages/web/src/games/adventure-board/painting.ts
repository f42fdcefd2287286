/** What is painted of a map, worked out once from its places, roads and regions. */
import type { MapDef } from '@tabard/adventure-board';
import {
  distanceToRoad,
  type GraphPoint,
  inlandOf,
  luckAt,
  scatterOver,
  shoreOf,
} from '../../table/kit/graph-land.ts';
import { AREA, type MapPlan, planOf } from './plan.ts';
import { type Terrain, terrainOf } from './terrain.ts';

const REACH = 96;
const SHALLOWS = 74;

interface Mark extends GraphPoint {
  readonly region: number;
  readonly mark: number;
  readonly size: number;
}

export interface Painting {
  readonly plan: MapPlan;
  readonly land: string;
  readonly shallows: string;
  readonly marks: readonly Mark[];
  readonly waves: readonly GraphPoint[];
  /** The widest waters: for a compass, a name, a ship, a beast. */
  readonly open: readonly GraphPoint[];
}

const painted = new WeakMap<MapDef, Painting>();

export function paintingOf(map: MapDef): Painting {
  const known = painted.get(map) ?? paint(map);
  painted.set(map, known);
  return known;
}

function paint(map: MapDef): Painting {
  const plan = planOf(map);
  const terrains = map.regions.map(({ picture }) => terrainOf(picture.icon));
  const isDrowned = (space: number) => terrains[map.spaces[space].region]?.isDrowned ?? false;
  const dry = plan.roads.filter(({ from, to }) => !isDrowned(from) && !isDrowned(to)).map(({ line }) => line);
  const wet = plan.roads.filter(({ from, to }) => isDrowned(from) && isDrowned(to)).map(({ line }) => line);
  const inland = inlandOf(dry, REACH);
  const sunk = inlandOf(wet, SHALLOWS);
  const depth = (at: GraphPoint) => -Math.max(inland(at), sunk(at));
  return {
    plan,
    open: widestWaters(depth),
    land: shoreOf(AREA, inland),
    shallows: wet.length ? shoreOf(AREA, sunk) : '',
    marks: marksOf(map, plan, terrains, (at, drowned) =>
      drowned ? sunk(at) > 8 && inland(at) < -6 : inland(at) > 20,
    ),
    waves: scatterOver(AREA, 88).filter((at) => inland(at) < -58 && sunk(at) < -30),
  };
}

const SHIPS = 4;
const SHIP_ROOM = 76;

/** Where most water is around, none near another; the edge of the map is as good as land. */
function widestWaters(depth: (at: GraphPoint) => number): GraphPoint[] {
  const found: GraphPoint[] = [];
  const room = ({ x, y }: GraphPoint) =>
    Math.min(
      depth({ x, y }),
      x,
      y,
      AREA.width - x,
      AREA.height - y,
      ...found.map((one) => Math.hypot(one.x - x, one.y - y) - SHIP_ROOM),
    );
  for (let ship = 0; ship < SHIPS; ship++)
    found.push(scatterOver(AREA, 24).reduce((a, b) => (room(b) > room(a) ? b : a)));
  return found;
}

/** What stands on the ground, from the back to the front; roads, places and their names stay free of it. */
function marksOf(
  map: MapDef,
  plan: MapPlan,
  terrains: readonly Terrain[],
  carries: (at: GraphPoint, drowned: boolean) => boolean,
): Mark[] {
  const marks = scatterOver(AREA, 31).flatMap((at): Mark[] => {
    const region = map.spaces[nearest(plan, at)].region;
    const terrain = terrains[region];
    const luck = luckAt(at.x + 3, at.y);
    if (!terrain || luck > terrain.dense || isTaken(plan, at) || !carries(at, terrain.isDrowned ?? false))
      return [];
    const mark = Math.floor(luckAt(at.y, at.x + 5) * terrain.marks.length);
    return [{ ...at, region, mark, size: 0.72 + luckAt(at.x, at.y + 7) * 0.4 }];
  });
  return marks.sort((a, b) => a.y - b.y);
}

export function nearest({ points }: MapPlan, { x, y }: GraphPoint): number {
  const far = points.map((one) => Math.hypot(one.x - x, one.y - y));
  return far.indexOf(Math.min(...far));
}

function isTaken({ points, roads }: MapPlan, at: GraphPoint): boolean {
  return (
    points.some(
      ({ x, y }) =>
        Math.hypot(at.x - x, at.y - y) < 44 || (Math.abs(at.x - x) < 84 && at.y - y > 8 && at.y - y < 62),
    ) || roads.some(({ line }) => distanceToRoad(at, line) < 19)
  );
}
