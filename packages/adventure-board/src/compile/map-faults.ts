/** What makes a map valid: WA-BOARD-02 to WA-BOARD-06, each clause a check that names what breaks it. */
import { LEVELS, type MapDef, type SpaceDef } from '../defs.ts';
import { stepsFrom } from './map.ts';

export interface MapFault {
  readonly rule: string;
  /** The number of a space that shows it, or -1. */
  readonly space: number;
  readonly message: string;
}

type Check = (map: MapDef) => MapFault[];

const CITIES = 3;
const APART = { least: 5, most: 8, byGrey: 10 };
const FROM_CITY = 6;
const NEIGHBOURS = { least: 2, most: 5 };
const DEAD_ENDS = 4;
const RED_PLACES = 2;
const REGION = { least: 3, most: 5 };
const LAIR_WITHIN = 4;

/** Every fault of a map, in the order of the clauses. */
export function mapFaults(map: MapDef): MapFault[] {
  return CHECKS.flatMap((check) => check(map));
}

function fault(rule: string, space: number, message: string): MapFault {
  return { rule, space, message };
}

function named({ spaces }: MapDef, space: number): string {
  return `"${spaces[space].id}"`;
}

const threeCities: Check = ({ cities }) =>
  cities.length === CITIES
    ? []
    : [fault('WA-BOARD-01', -1, `a map has three Cities; ${cities.length} are written`)];

const isConnected: Check = (map) => {
  const cut = stepsFrom(map.spaces, 0).indexOf(-1);
  return cut < 0 ? [] : [fault('WA-BOARD-01', cut, `no way leads to ${named(map, cut)}`)];
};

/** For every level the Cities and the spaces up to that level hang together. */
const hangsTogether: Check = (map) =>
  LEVELS.flatMap((word, level) => {
    const isOpen = (space: number) => map.spaces[space].level <= level;
    const steps = stepsFrom(map.spaces, map.cities[0] ?? 0, isOpen);
    const cut = steps.findIndex((count, space) => count < 0 && isOpen(space));
    if (cut < 0) return [];
    return [fault('WA-BOARD-03', cut, `over spaces up to ${word} no way leads to ${named(map, cut)}`)];
  });

const citiesApart: Check = (map) =>
  pairsOf(map.cities).flatMap(([a, b]) => {
    const steps = stepsFrom(map.spaces, a)[b];
    const grey = stepsFrom(map.spaces, a, (space) => map.spaces[space].level === 0)[b];
    const pair = `the Cities ${named(map, a)} and ${named(map, b)}`;
    const faults: MapFault[] = [];
    if (steps < APART.least || steps > APART.most)
      faults.push(
        fault('WA-BOARD-03', b, `${pair} are ${steps} steps apart; expected ${APART.least} to ${APART.most}`),
      );
    if (grey < 0 || grey > APART.byGrey)
      faults.push(
        fault(
          'WA-BOARD-03',
          b,
          `${pair} are ${grey < 0 ? 'not joined' : `${grey} steps apart`} by grey spaces; expected at most ${APART.byGrey}`,
        ),
      );
    return faults;
  });

const nearCity: Check = (map) =>
  map.spaces.flatMap((_, space) => {
    const steps = Math.min(...map.cities.map((city) => stepsFrom(map.spaces, city)[space]));
    if (steps <= FROM_CITY) return [];
    return [
      fault(
        'WA-BOARD-03',
        space,
        `${named(map, space)} is ${steps} steps from every City; expected at most ${FROM_CITY}`,
      ),
    ];
  });

const redAway: Check = (map) =>
  map.cities.flatMap((city) =>
    map.spaces[city].to
      .filter((space) => map.spaces[space].level === LEVELS.indexOf('red'))
      .map((space) =>
        fault('WA-BOARD-03', space, `the red ${named(map, space)} is next to the City ${named(map, city)}`),
      ),
  );

const neighbours: Check = (map) => {
  const ends = map.spaces.flatMap(({ to }, space) => (to.length === 1 ? [space] : []));
  const faults = map.spaces.flatMap(({ to }, space) =>
    to.length > NEIGHBOURS.most || to.length < 1
      ? [
          fault(
            'WA-BOARD-03',
            space,
            `${named(map, space)} has ${to.length} neighbours; expected ${NEIGHBOURS.least} to ${NEIGHBOURS.most}`,
          ),
        ]
      : [],
  );
  if (ends.length > DEAD_ENDS)
    faults.push(
      fault(
        'WA-BOARD-03',
        ends[DEAD_ENDS],
        `there are ${ends.length} dead ends; expected at most ${DEAD_ENDS}`,
      ),
    );
  return faults;
};

const redPlaces: Check = (map) => {
  const reds = map.spaces.flatMap(({ level }, space) => (level === 3 ? [space] : []));
  const places = piecesOf(map.spaces, reds);
  return places >= RED_PLACES
    ? []
    : [
        fault(
          'WA-BOARD-03',
          reds[0] ?? -1,
          `the red spaces lie in ${places} places; expected at least ${RED_PLACES}`,
        ),
      ];
};

/** WA-BOARD-02. */
const regions: Check = (map) =>
  map.regions.flatMap(({ id }, region) => {
    const own = map.spaces.flatMap((space, i) => (space.region === region ? [i] : []));
    const levels = [...new Set(own.map((space) => map.spaces[space].level))].sort();
    const faults: MapFault[] = [];
    if (own.length < REGION.least || own.length > REGION.most)
      faults.push(
        fault(
          'WA-BOARD-02',
          own[0] ?? -1,
          `the region "${id}" has ${own.length} spaces; expected ${REGION.least} to ${REGION.most}`,
        ),
      );
    if (piecesOf(map.spaces, own) > 1)
      faults.push(fault('WA-BOARD-02', own[0], `the region "${id}" does not hang together`));
    if (levels.length > 2 || (levels.length === 2 && levels[1] - levels[0] > 1))
      faults.push(
        fault('WA-BOARD-02', own[0], `the region "${id}" shows more than two neighbouring colours`),
      );
    if (!own.some((space) => map.spaces[space].resources.some((one) => one === 'rest' || one === 'train')))
      faults.push(fault('WA-BOARD-04', own[0] ?? -1, `the region "${id}" has neither Rest nor Train`));
    return faults;
  });

/** WA-BOARD-04, WA-BOARD-05. */
const resources: Check = (map) =>
  map.spaces.flatMap((space, i) => {
    if (space.isCity) return [];
    const isRed = space.level === LEVELS.indexOf('red');
    const most = isRed ? 1 : 2;
    const least = isRed ? 0 : 1;
    const faults: MapFault[] = [];
    if (space.resources.length < least || space.resources.length > most)
      faults.push(
        fault(
          'WA-BOARD-04',
          i,
          `${named(map, i)} shows ${space.resources.length} resources; expected ${least === 0 ? 'at most one' : 'one or two'}`,
        ),
      );
    if (space.resources.includes('barter'))
      faults.push(fault('WA-BOARD-04', i, `${named(map, i)} is no City and offers Barter`));
    if (space.resources.includes('travel') !== (space.network !== undefined))
      faults.push(
        fault('WA-BOARD-05', i, `${named(map, i)} needs both the resource Travel and a network, or neither`),
      );
    return faults;
  });

const networks: Check = (map) => {
  const roosts = map.spaces.filter(({ network, isCity }) => network === 'roost' && !isCity);
  const harbours = map.spaces.filter(({ network }) => network === 'harbour');
  const faults: MapFault[] = [];
  if (
    roosts.length !== 3 ||
    new Set(roosts.map(({ level }) => level)).size !== 3 ||
    roosts.some(({ level }) => level > 2)
  )
    faults.push(
      fault('WA-BOARD-05', -1, 'beside the Cities three spaces of different colours up to yellow are roosts'),
    );
  if (harbours.length !== 4)
    faults.push(fault('WA-BOARD-05', -1, `four spaces are harbours; ${harbours.length} are written`));
  return faults;
};

/** WA-BOARD-06: by post and level, how many there are. */
const PRINTED: readonly (readonly [post: string, level: number, count: number])[] = [
  ['lair', 0, 3],
  ['lair', 1, 3],
  ['lair', 2, 2],
  ['captain', 2, 1],
  ['overlord', 3, 3],
];

const printed: Check = (map) => {
  const faults = PRINTED.flatMap(([post, level, count]) => {
    const found = map.spaces.filter((space) => space.post === post && space.level === level).length;
    if (found === count) return [];
    return [
      fault(
        'WA-BOARD-06',
        -1,
        `there are ${found} ${LEVELS[level]} spaces with a ${post}; expected ${count}`,
      ),
    ];
  });
  for (const city of map.cities) {
    const steps = stepsFrom(map.spaces, city);
    if (!map.spaces.some(({ post, level }, i) => post === 'lair' && level === 0 && steps[i] <= LAIR_WITHIN))
      faults.push(
        fault(
          'WA-BOARD-06',
          city,
          `no grey lair lies within ${LAIR_WITHIN} steps of the City ${named(map, city)}`,
        ),
      );
  }
  return faults;
};

const CHECKS: readonly Check[] = [
  threeCities,
  isConnected,
  hangsTogether,
  citiesApart,
  nearCity,
  redAway,
  neighbours,
  redPlaces,
  regions,
  resources,
  networks,
  printed,
];

function pairsOf(list: readonly number[]): (readonly [number, number])[] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));
}

/** In how many pieces these spaces lie. */
function piecesOf(spaces: readonly SpaceDef[], among: readonly number[]): number {
  const left = new Set(among);
  let pieces = 0;
  for (const from of among) {
    if (!left.has(from)) continue;
    pieces++;
    stepsFrom(spaces, from, (space) => left.has(space)).forEach((steps, space) => {
      if (steps >= 0) left.delete(space);
    });
  }
  return pieces;
}
