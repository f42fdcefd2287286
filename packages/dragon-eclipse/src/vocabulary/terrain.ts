import { type ArgsOf, name, number, oneOf, optional, type Telling, yes } from '@tabard/engine';
import { MARKERS } from '../defs.ts';
import { terrainSteps } from '../rules/terrain.ts';
import { markerName, range, reach } from './grammar.ts';
import { word } from './word.ts';

const terrainArgs = {
  kind: name,
  on: optional(oneOf(MARKERS)),
  or: optional(oneOf(MARKERS)),
  some: optional(number),
  range,
  'not-middle': yes,
  'not-near-start': yes,
};
type TerrainArgs = ArgsOf<typeof terrainArgs>;

/** DE-TERR-01: lays Terrain of the Arena card, on every space of a kind or on some that a player chooses. */
export const terrain = word({
  voice: ['arena'],
  args: terrainArgs,
  text: {
    en: (a, t) =>
      `place ${a.some ?? 1} ${t.nameOf(a.kind)}${a.some === undefined ? ' in every space' : ' in a space'}${where(a, t)}`,
    fr: (a, t) =>
      `placez ${a.some ?? 1} ${t.nameOf(a.kind)}${a.some === undefined ? ' dans chaque case' : ' dans une case'}${where(a, t)}`,
  },
  worth: () => 0,
  givesAmount: true,
  steps: terrainSteps,
});

function where(a: TerrainArgs, t: Telling): string {
  const fr = t.language === 'fr';
  let text = icons(a, t) + reach(a, t);
  if (a['not-middle']) text += fr ? ', sauf celle du milieu' : ' except the middle one';
  if (a['not-near-start'])
    text += fr ? ', sauf à côté d’une case de départ' : ' that is not next to a starting space';
  return text;
}

/** " with the Leaf icon", " with the Leaf or Star icon" */
function icons({ on, or }: TerrainArgs, t: Telling): string {
  const names = [on, or].filter((one) => one !== undefined).map((one) => markerName(one, t));
  if (names.length === 0) return '';
  return t.language === 'fr' ? ` à l’icône ${names.join(' ou ')}` : ` with the ${names.join(' or ')} icon`;
}
