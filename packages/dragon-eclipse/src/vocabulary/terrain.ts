import { name, number, oneOf, optional, yes } from '@tabard/engine';
import { MARKERS } from '../defs.ts';
import { terrainSteps } from '../rules/terrain.ts';
import { effectTexts } from '../words/effects.ts';
import { range } from './grammar.ts';
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

/** DE-TERR-01: lays Terrain of the Arena card, on every space of a kind or on some that a player chooses. */
export const terrain = word({
  voice: ['arena'],
  args: terrainArgs,
  text: effectTexts.terrain,
  worth: () => 0,
  givesAmount: true,
  steps: terrainSteps,
});
