import type { ContentFile } from '@tabard/engine';
import advantages from '../content/omega/advantages.yaml';
import areas from '../content/omega/areas.yaml';
import characters from '../content/omega/characters.yaml';
import encounters from '../content/omega/encounters.yaml';
import missions from '../content/omega/missions.yaml';
import names from '../content/omega/names.yaml';
import { compileContent } from './compile/set.ts';
import type { Edition, OmegaContent } from './defs.ts';

/** The built-in sets by name, each as a player's own pack would write it. */
export const SETS = {
  omega: [
    { name: 'names', data: names },
    { name: 'characters', data: characters },
    { name: 'areas', data: areas },
    { name: 'encounters', data: encounters },
    { name: 'advantages', data: advantages },
    { name: 'missions', data: missions },
  ],
} as const satisfies Readonly<Record<string, readonly ContentFile[]>>;
type SetName = keyof typeof SETS;

const builtIn = new Map<string, OmegaContent>();

/** The cards of these sets, in the form that this edition gives them. */
export function contentFor(edition: Edition, sets: readonly SetName[]): OmegaContent {
  const key = [edition, ...sets].join(' ');
  const content = builtIn.get(key) ?? contentWith(edition, sets, []);
  builtIn.set(key, content);
  return content;
}

/** The same with the cards of a player's own pack among them. */
export function contentWith(
  edition: Edition,
  sets: readonly SetName[],
  pack: readonly ContentFile[],
): OmegaContent {
  return compileContent([...sets.flatMap((set) => SETS[set]), ...pack], edition);
}

/** Whether this is the hash of content that has no pack in it. */
export function isBuiltIn(hash: string): boolean {
  for (const content of builtIn.values()) if (content.hash === hash) return true;
  return false;
}
