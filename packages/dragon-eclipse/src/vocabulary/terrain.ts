import { name, number, oneOf, optional, yes } from '@tabard/engine';
import { MARKERS } from '../defs.ts';
import { terrainSteps } from '../rules/terrain.ts';
import { range, reach, tell } from './grammar.ts';
import type { EclipseWord } from './word.ts';

/** DE-TERR-01: lays Terrain of the Arena card, on every space of a kind or on some that a player chooses. */
export const terrain: EclipseWord = {
  voice: ['arena'],
  args: {
    kind: name,
    on: optional(oneOf(MARKERS)),
    or: optional(oneOf(MARKERS)),
    some: optional(number),
    range,
    'not-middle': yes,
    'not-near-start': yes,
  },
  text: tell(
    (a, t) =>
      `place ${a.some ?? 1} ${t.nameOf(a.kind as string)}${a.some === undefined ? ' in every space' : ' in a space'}${where(a, t)}`,
    (a, t) =>
      `placez ${a.some ?? 1} ${t.nameOf(a.kind as string)}${a.some === undefined ? ' dans chaque case' : ' dans une case'}${where(a, t)}`,
  ),
  worth: () => 0,
  steps: terrainSteps,
};

function where(a: Parameters<typeof reach>[0], t: Parameters<typeof reach>[1]): string {
  const fr = t.language === 'fr';
  const marker = (of: unknown) => String(of).slice(-1);
  let text = '';
  if (a.on !== undefined) text += fr ? ` à icône ${marker(a.on)}` : ` with icon ${marker(a.on)}`;
  if (a.or !== undefined) text += fr ? ` ou ${marker(a.or)}` : ` or ${marker(a.or)}`;
  text += reach(a, t);
  if (a['not-middle']) text += fr ? ', sauf celle du milieu' : ' except the middle one';
  if (a['not-near-start'])
    text += fr ? ', à côté d’aucune case de départ' : ' that is not next to a starting space';
  return text;
}
