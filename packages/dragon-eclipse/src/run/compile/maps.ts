/** Maps as they are written, rows of spaces with ways between them, and the graphs they mean. */
import {
  ContentError,
  countAt,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  pictureAt,
  type Raw,
  recordAt,
  textAt,
  unknownWord,
} from '@tabard/engine';
import type { RunMapDef, RunSpace } from '../defs.ts';
import { mapFaults } from '../map-faults.ts';

const TIERS = ['I', 'II', 'III', 'IV', 'V'];
/** Without an e: `1e2` would be read as a number. */
const ROWS = 'abcdfghk';

type Draft = { -readonly [K in keyof RunSpace]: RunSpace[K] } & { next: number[] };

interface Drawing {
  readonly letters: readonly string[];
  readonly spaces: Draft[];
}

function blank(id: string, kind: RunSpace['kind'], part: number): Draft {
  return { id, kind, part, tier: 0, letter: -1, cards: 0, x: 50, y: 0, next: [] };
}

/** `A` resolves a lettered slot, `1` and `2` draw cards, a numeral is a Tier. */
function spaceOf(d: Drawing, written: unknown, id: string, part: number, path: Path): Draft {
  const sign = String(written);
  const letter = d.letters.indexOf(sign);
  if (letter >= 0) return { ...blank(id, 'mystery', part), letter };
  if (sign === '1' || sign === '2') return { ...blank(id, 'mystery', part), cards: Number(sign) };
  const tier = TIERS.indexOf(sign) + 1;
  if (tier > 0) return { ...blank(id, 'tier', part), tier };
  throw new ContentError(path, unknownWord('space', sign, [...d.letters, '1', '2', ...TIERS]));
}

function add(d: Drawing, spaces: readonly Draft[]): number[] {
  return spaces.map((space) => d.spaces.push(space) - 1);
}

/** The ways from one row to the next: for each space the places it leads to. */
function join(
  d: Drawing,
  from: readonly number[],
  to: readonly number[],
  written: unknown,
  path: Path,
): void {
  const ways = listAt(written, path);
  if (ways.length !== from.length)
    throw new ContentError(path, `this row has ${from.length} spaces; ${ways.length} have ways`);
  ways.forEach((way, i) => {
    for (const [j, place] of listAt(way, [...path, i]).entries()) {
      const at = countAt(place, [...path, i, j]);
      if (to[at] === undefined)
        throw new ContentError(
          [...path, i, j],
          `the next row has ${to.length} spaces, from 0 on; found ${at}`,
        );
      d.spaces[from[i]].next.push(to[at]);
    }
  });
}

/** One part, from its Campsite to its Boss; gives the Boss. */
function partOf(d: Drawing, camp: number, raw: Raw, part: number, path: Path): number {
  onlyFields(raw, ['rows', 'ways', 'boss'], path);
  const rows = listAt(raw.rows, [...path, 'rows']).map((row, r) => {
    const at = [...path, 'rows', r];
    return add(
      d,
      listAt(row, at).map((one, i) => spaceOf(d, one, `${part}${ROWS[r]}${i + 1}`, part, [...at, i])),
    );
  });
  const tier = TIERS.indexOf(textAt(raw.boss, [...path, 'boss'])) + 1;
  if (tier < 1) throw new ContentError([...path, 'boss'], unknownWord('Tier', String(raw.boss), TIERS));
  const [boss] = add(d, [{ ...blank(`${part}B`, 'boss', part), tier }]);
  d.spaces[camp].next.push(...rows[0]);
  const ways = listAt(raw.ways, [...path, 'ways']);
  for (const [r, row] of rows.slice(1).entries()) join(d, rows[r], row, ways[r], [...path, 'ways', r]);
  for (const last of rows[rows.length - 1]) d.spaces[last].next.push(boss);
  return boss;
}

/** Rows from the bottom to the top, each spread over the breadth. */
function layOut({ spaces }: Drawing): void {
  const rows: Draft[][] = [];
  for (const space of spaces) {
    const row = rows[rows.length - 1];
    const isSame = row && space.kind !== 'boss' && space.kind !== 'camp' && row[0].kind !== 'start';
    if (isSame && row[0].id.slice(0, -1) === space.id.slice(0, -1)) row.push(space);
    else rows.push([space]);
  }
  rows.forEach((row, r) => {
    row.forEach((space, i) => {
      space.x = ((i + 0.5) / row.length) * 100;
      space.y = 100 - ((r + 0.5) / rows.length) * 100;
    });
  });
}

function mapAt(written: unknown, path: Path): RunMapDef {
  const raw = recordAt(written, path);
  onlyFields(raw, ['id', 'name', 'text', 'picture', 'letters', 'parts'], path);
  const letters = listAt(raw.letters, [...path, 'letters']).map((one, i) =>
    textAt(one, [...path, 'letters', i]),
  );
  const d: Drawing = { letters, spaces: [] };
  let [camp] = add(d, [blank('start', 'start', 1)]);
  const parts = listAt(raw.parts, [...path, 'parts']);
  parts.forEach((part, i) => {
    const at = [...path, 'parts', i];
    const boss = partOf(d, camp, recordAt(part, at), i + 1, at);
    if (i === parts.length - 1) return;
    [camp] = add(d, [blank(`camp${i + 1}`, 'camp', i + 2)]);
    d.spaces[boss].next.push(camp);
  });
  layOut(d);
  const map: RunMapDef = {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    text: namesAt(raw.text, [...path, 'text']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    letters,
    spaces: d.spaces,
  };
  const [fault] = mapFaults(map);
  if (fault) throw new ContentError(path, fault);
  return map;
}

export function compileMaps(data: unknown): RunMapDef[] {
  return listAt(data ?? [], ['run/maps']).map((one, i) => mapAt(one, ['run/maps', i]));
}
