/** The layers of a drawn map or scene, from the ground up. Nothing that is drawn is part of what a match runs on. */
import {
  COLOURS,
  ContentError,
  FIGURE_NAMES,
  integerAt,
  listAt,
  onlyFields,
  type Path,
  type Raw,
  recordAt,
  textAt,
  wordAt,
} from '@tabard/engine';
import { LAYER_KINDS, type Layer } from '../defs.ts';

/** What is written under the word of a layer, and what it is drawn with where nothing else is said. */
const WRITTEN = {
  wash: { fields: [], size: 0 },
  area: { fields: ['tone'], size: 0 },
  line: { fields: ['tone', 'size'], size: 1 },
  figures: { fields: ['at', 'tone', 'size'], size: 10 },
  glyph: { fields: ['at', 'tone', 'size'], size: 10 },
  light: { fields: ['tone', 'size'], size: 20 },
} as const satisfies Readonly<Record<Layer['kind'], { fields: readonly string[]; size: number }>>;
const FULL = 100;

export function layersAt(written: unknown, path: Path): Layer[] {
  return listAt(written ?? [], path).map((one, i) => layerAt(recordAt(one, [...path, i]), [...path, i]));
}

function layerAt(raw: Raw, path: Path): Layer {
  const kind = LAYER_KINDS.find((one) => raw[one] !== undefined);
  if (!kind) throw new ContentError(path, `a layer is one of ${LAYER_KINDS.join(', ')}`);
  const { fields, size } = WRITTEN[kind];
  onlyFields(raw, [kind, 'strength', ...fields], path);
  const own = [...path, kind];
  const isNamed = kind === 'figures' || kind === 'glyph';
  const places = isNamed ? raw.at : raw[kind];
  return {
    kind,
    ...(kind === 'figures' && { what: wordAt(raw.figures, FIGURE_NAMES, own) }),
    ...(kind === 'glyph' && { what: textAt(raw.glyph, own) }),
    tones: kind === 'wash' ? tonesAt(raw.wash, own) : tonesAt([raw.tone], [...path, 'tone']),
    points: kind === 'wash' ? [] : placesAt(places, isNamed ? [...path, 'at'] : own),
    size: raw.size === undefined ? size : integerAt(raw.size, [...path, 'size']),
    strength: raw.strength === undefined ? FULL : integerAt(raw.strength, [...path, 'strength']),
  };
}

function tonesAt(written: unknown, path: Path): string[] {
  return listAt(written, path).map((tone, i) => wordAt(tone, COLOURS, [...path, i]));
}

/** One place, `[20, 30]`, or a list of them. */
function placesAt(written: unknown, path: Path): (readonly [number, number])[] {
  const list = listAt(written, path);
  const places = typeof list[0] === 'number' ? [list] : list;
  return places.map((one, i) => {
    const [x, y] = listAt(one, [...path, i]);
    return [integerAt(x, [...path, i, 0]), integerAt(y, [...path, i, 1])];
  });
}
