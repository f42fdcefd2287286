import type { ContentFile } from '@tabard/engine';
import advantages from '../content/omega/advantages.yaml';
import areas from '../content/omega/areas.yaml';
import characters from '../content/omega/characters.yaml';
import encounters from '../content/omega/encounters.yaml';
import missions from '../content/omega/missions.yaml';
import names from '../content/omega/names.yaml';
import { compileContent } from './compile/set.ts';
import type { Edition, OmegaContent } from './defs.ts';

/** The built-in set, as a player's own pack would write it. */
export const omegaFiles: readonly ContentFile[] = [
  { name: 'names', data: names },
  { name: 'characters', data: characters },
  { name: 'areas', data: areas },
  { name: 'encounters', data: encounters },
  { name: 'advantages', data: advantages },
  { name: 'missions', data: missions },
];

export const omegaSets: Readonly<Record<Edition, OmegaContent>> = {
  first: compileContent(omegaFiles, 'first'),
  revised: compileContent(omegaFiles, 'revised'),
};
