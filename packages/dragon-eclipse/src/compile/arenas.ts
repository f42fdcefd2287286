import {
  ContentError,
  countAt,
  integerAt,
  integerWithin,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  pictureAt,
  type Raw,
  recordAt,
  textAt,
  wordAt,
  yesAt,
} from '@tabard/engine';
import type { ArenaDef, ArenaSide, CorruptionDef, MapDef, MapSide, TerrainKind } from '../defs.ts';
import { geometryOf } from '../geometry.ts';
import { auraAt, type Compiling, common, effectAt, statisticsAt } from './parts.ts';

const COMMON = ['id', 'name', 'picture', 'flavour'];
const SIDE = ['terrain', 'setup', 'rules'];

export function compileArena(c: Compiling, raw: Raw, path: Path): ArenaDef {
  onlyFields(raw, [...COMMON, ...SIDE, 'number', 'map', 'end', 'pvp'], path);
  const pvp = raw.pvp === undefined ? undefined : recordAt(raw.pvp, [...path, 'pvp']);
  if (pvp) onlyFields(pvp, ['name', ...SIDE], [...path, 'pvp']);
  return {
    ...common(raw, path, 'other'),
    type: 'arena',
    number: integerAt(raw.number, [...path, 'number']),
    side: sideAt(c, raw, path),
    pvp: pvp && sideAt(c, pvp, [...path, 'pvp']),
    map: raw.map === undefined ? undefined : textAt(raw.map, [...path, 'map']),
    end: endAt(raw.end, [...path, 'end']),
  };
}

function endAt(written: unknown, path: Path): ArenaDef['end'] {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ['tame', 'win', 'lose'], path);
  return {
    tame: textAt(raw.tame, [...path, 'tame']),
    win: textAt(raw.win, [...path, 'win']),
    lose: textAt(raw.lose, [...path, 'lose']),
  };
}

function sideAt(c: Compiling, raw: Raw, path: Path): ArenaSide {
  const terrain = listAt(raw.terrain ?? [], [...path, 'terrain']).map((one, i) =>
    terrainAt(c, one, [...path, 'terrain', i]),
  );
  terrain.forEach(({ id }, i) => {
    if (terrain.findIndex((other) => other.id === id) < i)
      throw new ContentError([...path, 'terrain', i, 'id'], `"${id}" is written twice`);
  });
  const first = c.nodes.length;
  const setup = effectAt(c, raw.setup, [...path, 'setup'], 'arena');
  const rules = auraAt(c, raw.rules, [...path, 'rules'], 'arena');
  for (const { word, args } of c.nodes.slice(first))
    if (word === 'terrain' && !terrain.some(({ id }) => id === args.kind))
      throw new ContentError(path, `this side has no Terrain called "${args.kind}"`);
  return {
    names: namesAt(raw.name, [...path, 'name']),
    terrain,
    setup,
    rules,
    hasBars: terrain.some(({ blocks }) => blocks !== 'nobody'),
    hasTraps: terrain.some((kind) => kind.fragile || kind.player !== undefined || kind.enemy !== undefined),
    hasTargets: terrain.some(({ health }) => health > 0),
  };
}

function terrainAt(c: Compiling, written: unknown, path: Path): TerrainKind {
  const raw = recordAt(written, path);
  onlyFields(
    raw,
    [
      'id',
      'name',
      'picture',
      'polarity',
      'blocks',
      'blocks-line',
      'health',
      'fragile',
      'by',
      'player',
      'enemy',
    ],
    path,
  );
  const id = textAt(raw.id, [...path, 'id']);
  const names = namesAt(raw.name, [...path, 'name']);
  c.names[id] = names;
  return {
    id,
    names,
    picture: raw.picture === undefined ? undefined : pictureAt(raw.picture, [...path, 'picture']),
    polarity: wordAt(raw.polarity ?? 'neutral', ['beneficial', 'harmful', 'neutral'] as const, [
      ...path,
      'polarity',
    ]),
    blocks: wordAt(raw.blocks ?? 'nobody', ['nobody', 'players', 'enemy', 'all'] as const, [
      ...path,
      'blocks',
    ]),
    blocksLine: yesAt(raw['blocks-line'], [...path, 'blocks-line']),
    health: raw.health === undefined ? 0 : countAt(raw.health, [...path, 'health']),
    fragile: yesAt(raw.fragile, [...path, 'fragile']),
    by: wordAt(raw.by ?? 'entering', ['entering', 'moving'] as const, [...path, 'by']),
    player: effectAt(c, raw.player, [...path, 'player'], 'arena'),
    enemy: effectAt(c, raw.enemy, [...path, 'enemy'], 'arena'),
  };
}

export function compileMap(raw: Raw, path: Path): MapDef {
  onlyFields(raw, [...COMMON, 'number', 'radius', 'slot-power', 'solo', 'duo'], path);
  const radius = integerWithin('a radius', 2, 3, raw.radius ?? 3, [...path, 'radius']);
  const slotPower = listAt(raw['slot-power'] ?? [1, 2, 2, 3], [...path, 'slot-power']).map((power, i) =>
    countAt(power, [...path, 'slot-power', i]),
  );
  if (slotPower.length !== 4) throw new ContentError([...path, 'slot-power'], 'there are four Action slots');
  const solo = mapSideAt(raw.solo, [...path, 'solo'], radius, 2);
  return {
    ...common(raw, path, 'other'),
    type: 'map',
    number: integerAt(raw.number, [...path, 'number']),
    radius,
    slotPower,
    solo,
    duo: mapSideAt(raw.duo, [...path, 'duo'], radius, 3),
  };
}

const STARTS = ['I', 'II', 'III'];
const MARKS = ['a', 'b', 'c'];

/** A side is drawn row by row: `.` a space, `o` a hole, `a` `b` `c` the markers, `I` `II` `III` the starting spaces. */
function mapSideAt(written: unknown, path: Path, radius: number, starts: number): MapSide {
  const { rows, size } = geometryOf(radius);
  const drawn = listAt(written, path).map((row, i) =>
    textAt(row, [...path, i])
      .trim()
      .split(/\s+/),
  );
  rows.forEach((length, i) => {
    if (drawn[i]?.length !== length)
      throw new ContentError(
        [...path, i],
        `row ${i + 1} of ${rows.length} has ${length} spaces; ${drawn[i]?.length ?? 0} are drawn`,
      );
  });
  const signs = drawn.flat();
  const stray = signs.findIndex((sign) => !['.', 'o', ...MARKS, ...STARTS].includes(sign));
  if (stray >= 0)
    throw new ContentError(path, `"${signs[stray]}" is no sign of a map; expected . o a b c I II III`);
  const side: MapSide = {
    holes: signs.map((sign) => sign === 'o'),
    markers: signs.map((sign) => MARKS.indexOf(sign) + 1),
    starts: STARTS.map((numeral) => signs.indexOf(numeral)),
  };
  if (signs.length !== size || side.starts.slice(0, starts).some((space) => space < 0))
    throw new ContentError(path, `this side needs the starting spaces ${STARTS.slice(0, starts).join(', ')}`);
  return side;
}

export function compileCorruption(raw: Raw, path: Path): CorruptionDef {
  onlyFields(raw, [...COMMON, 'letter', 'bonus'], path);
  return {
    ...common(raw, path, 'corruption'),
    type: 'corruption',
    letter:
      raw.letter === undefined
        ? undefined
        : wordAt(raw.letter, ['A', 'B', 'C', 'D', 'E', 'F'] as const, [...path, 'letter']),
    bonus: statisticsAt(raw.bonus, [...path, 'bonus']),
  };
}
