/** WA-BOARD-01 to WA-BOARD-06: the map as it is written. */
import {
  ContentError,
  integerWithin,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  pictureAt,
  proseAt,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
  wordAt,
  yesAt,
} from '@tabard/engine';
import {
  LEVELS,
  type MapDef,
  NETWORKS,
  type Network,
  type Post,
  RESOURCES,
  type RegionDef,
  type Resource,
  type SpaceDef,
} from '../defs.ts';
import { eachAt } from './parts.ts';

const SPACE_FIELDS = ['id', 'name', 'level', 'city', 'region', 'at', 'resources', 'network', 'to'];
/** WA-BOARD-04. */
const CITY_RESOURCES: readonly Resource[] = ['rest', 'train', 'rumour', 'barter', 'travel'];

/** A board Encounter and the space it is printed on. */
export interface Printed {
  readonly encounter: number;
  readonly post: Post;
  readonly at: string;
}

export function compileMap(written: unknown, path: Path): MapDef {
  const raw = recordAt(written, path);
  onlyFields(raw, ['name', 'regions', 'spaces'], path);
  const regions = eachAt(raw.regions, [...path, 'regions'], regionAt);
  const list = eachAt(raw.spaces, [...path, 'spaces'], (space, at) => ({ space, at }));
  const ids = list.map(({ space, at }) => textAt(space.id, [...at, 'id']));
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i)
      throw new ContentError([...path, 'spaces', i, 'id'], `there are two spaces "${id}"`);
  });
  const edges = edgesOf(list, ids);
  const spaces = list.map(({ space, at }, i) => spaceAt(space, at, regions, [...edges[i]]));
  return {
    names: namesAt(raw.name, [...path, 'name']),
    regions,
    spaces,
    cities: spaces.flatMap(({ isCity }, i) => (isCity ? [i] : [])),
    distances: spaces.flatMap((_, from) => stepsFrom(spaces, from)),
  };
}

function regionAt(raw: Raw, path: Path): RegionDef {
  onlyFields(raw, ['id', 'name', 'mood', 'picture'], path);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    mood: proseAt(raw.mood, [...path, 'mood']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
  };
}

interface WrittenSpace {
  readonly space: Raw;
  readonly at: Path;
}

/** Edges are walked both ways, whichever end writes them. */
function edgesOf(list: readonly WrittenSpace[], ids: readonly string[]): Set<number>[] {
  const edges = list.map(() => new Set<number>());
  list.forEach(({ space, at }, from) => {
    listAt(space.to ?? [], [...at, 'to']).forEach((name, i) => {
      const to = ids.indexOf(textAt(name, [...at, 'to', i]));
      if (to < 0) throw new ContentError([...at, 'to', i], unknownWord('space', String(name), ids));
      if (to === from) throw new ContentError([...at, 'to', i], 'a space is no neighbour of itself');
      edges[from].add(to);
      edges[to].add(from);
    });
  });
  return edges;
}

function spaceAt(raw: Raw, path: Path, regions: readonly RegionDef[], to: number[]): SpaceDef {
  onlyFields(raw, SPACE_FIELDS, path);
  const isCity = yesAt(raw.city, [...path, 'city']);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    // WA-MOVE-03.
    level: isCity ? 0 : LEVELS.indexOf(wordAt(raw.level, LEVELS, [...path, 'level'])),
    isCity,
    region: isCity ? -1 : regionOf(raw.region, [...path, 'region'], regions),
    at: pointAt(raw.at, [...path, 'at']),
    resources: isCity ? CITY_RESOURCES : resourcesAt(raw.resources, [...path, 'resources']),
    network: isCity ? 'roost' : networkAt(raw.network, [...path, 'network']),
    to: to.sort((a, b) => a - b),
    encounter: -1,
    post: undefined,
  };
}

function regionOf(written: unknown, path: Path, regions: readonly RegionDef[]): number {
  const ids = regions.map(({ id }) => id);
  return ids.indexOf(wordAt(written, ids, path));
}

function pointAt(written: unknown, path: Path): [number, number] {
  const [x, y, ...more] = listAt(written, path);
  if (more.length) throw new ContentError(path, 'a place on the map has two numbers');
  const along = (part: unknown, i: number) =>
    integerWithin('a place on the map', 0, 1000, part, [...path, i]);
  return [along(x, 0), along(y, 1)];
}

function resourcesAt(written: unknown, path: Path): Resource[] {
  return listAt(written ?? [], path).map((one, i) => wordAt(one, RESOURCES, [...path, i]));
}

function networkAt(written: unknown, path: Path): Network | undefined {
  return written === undefined ? undefined : wordAt(written, NETWORKS, path);
}

/** Puts the board Encounters on their spaces. */
export function withPrinted(map: MapDef, printed: readonly Printed[]): MapDef {
  const spaces = map.spaces.map((space) => {
    const own = printed.find(({ at }) => at === space.id);
    return own ? { ...space, encounter: own.encounter, post: own.post } : space;
  });
  return { ...map, spaces };
}

/** The words for places: each space, each region, each colour, and every City. */
export function placesOf({ spaces, regions }: MapDef): Record<string, boolean[]> {
  const places: Record<string, boolean[]> = { city: spaces.map(({ isCity }) => isCity) };
  LEVELS.forEach((word, level) => {
    places[word] = spaces.map((space) => !space.isCity && space.level === level);
  });
  regions.forEach(({ id }, region) => {
    places[id] = spaces.map((space) => space.region === region);
  });
  spaces.forEach(({ id }, at) => {
    places[id] = spaces.map((_, other) => other === at);
  });
  return places;
}

/** Steps to every space, over those that are open; -1 where there is no way. */
export function stepsFrom(
  spaces: readonly Pick<SpaceDef, 'to'>[],
  from: number,
  isOpen: (space: number) => boolean = () => true,
): number[] {
  const steps = spaces.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (const next of spaces[at].to)
      if (steps[next] < 0 && isOpen(next)) {
        steps[next] = steps[at] + 1;
        queue.push(next);
      }
  return steps;
}
