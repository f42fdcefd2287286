import { type ContentFile, namesAt, onlyFields, recordAt } from '@tabard/engine';
import advantages from '../content/omega/advantages.yaml';
import areas from '../content/omega/areas.yaml';
import characters from '../content/omega/characters.yaml';
import encounters from '../content/omega/encounters.yaml';
import missions from '../content/omega/missions.yaml';
import names from '../content/omega/names.yaml';
import twilightAdvantages from '../content/twilight/advantages.yaml';
import twilightAreas from '../content/twilight/areas.yaml';
import twilightCharacters from '../content/twilight/characters.yaml';
import twilightEncounters from '../content/twilight/encounters.yaml';
import twilightMissions from '../content/twilight/missions.yaml';
import twilightNames from '../content/twilight/names.yaml';
import { type CardSet, compileContent } from './compile/set.ts';
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
  twilight: [
    { name: 'names', data: twilightNames },
    { name: 'characters', data: twilightCharacters },
    { name: 'areas', data: twilightAreas },
    { name: 'encounters', data: twilightEncounters },
    { name: 'advantages', data: twilightAdvantages },
    { name: 'missions', data: twilightMissions },
  ],
} as const satisfies Readonly<Record<string, readonly ContentFile[]>>;
export type SetName = keyof typeof SETS;

const builtIn = new Map<string, OmegaContent>();

/** The cards of these sets, in the form that this edition gives them. */
export function contentFor(edition: Edition, sets: readonly SetName[]): OmegaContent {
  const key = [edition, ...sets].join(' ');
  const content = builtIn.get(key) ?? contentWith(edition, sets, []);
  builtIn.set(key, content);
  return content;
}

/** What a pack is called that is a set of its own. */
export const PACK_SET = 'pack';

/** The same with the cards of a player's own pack among them, or beside them where it says that it is a set. */
export function contentWith(
  edition: Edition,
  names: readonly SetName[],
  pack: readonly ContentFile[],
): OmegaContent {
  const sets: CardSet[] = names.map((name) => ({ name, files: SETS[name] }));
  if (!isSet(pack)) return compileContent(sets, pack, edition);
  const files = pack.filter((file) => file.name !== 'set');
  return compileContent([...sets, { name: PACK_SET, files }], [], edition);
}

/** AN-COMB-10: a pack with a file `set` counts as a set of its own. */
function isSet(pack: readonly ContentFile[]): boolean {
  const file = pack.find(({ name }) => name === 'set');
  if (!file) return false;
  const raw = recordAt(file.data, ['set']);
  onlyFields(raw, ['name'], ['set']);
  namesAt(raw.name, ['set', 'name']);
  return true;
}

/** Whether this is the hash of content that has no pack in it. */
export function isBuiltIn(hash: string): boolean {
  for (const content of builtIn.values()) if (content.hash === hash) return true;
  return false;
}
