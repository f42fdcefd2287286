import { ContentError, type Path, unknownWord } from '@tabard/engine';
import type { OmegaDef } from '../defs.ts';

/** The cards so far by set and id, where each was written last, and those that later ones took the place of. */
export interface Written {
  readonly defs: Map<string, OmegaDef>;
  readonly paths: Map<string, Path>;
  readonly replaced: OmegaDef[];
}

/** Cards that name others must name some that exist, and what a Mission needs some Area must offer. */
export function checkReferences({ defs, paths, replaced }: Written): void {
  const all = [...defs.values()];
  const placeOf = ({ set, id }: OmegaDef) => paths.get(`${set} ${id}`) ?? [];
  const idsOf = (type: OmegaDef['type']) => all.filter((def) => def.type === type).map((def) => def.id);
  const known = { rival: new Set(idsOf('advantage')), Area: new Set(idsOf('area')) };
  const objectives = new Set(all.flatMap(objectivesOf));
  const check = (def: OmegaDef, what: 'rival' | 'Area', id: string) => {
    if (!known[what].has(id)) throw new ContentError(placeOf(def), unknownWord(what, id, known[what]));
  };
  for (const def of all) {
    if (def.type === 'advantage') for (const rival of def.rivals) check(def, 'rival', rival);
    if (def.type !== 'mission') continue;
    if (def.atArea !== undefined) check(def, 'Area', def.atArea);
    if (def.at === undefined || objectives.has(def.at)) continue;
    // An Area that no longer offers it is to blame before the Mission that was there already.
    const culprit = replaced.find((old) => objectivesOf(old).includes(def.at ?? '')) ?? def;
    throw new ContentError(
      placeOf(culprit),
      `no Area offers the objective "${def.at}" of the Mission "${def.id}"`,
    );
  }
}

function objectivesOf(def: OmegaDef): string[] {
  if (def.type !== 'area') return [];
  return def.rewards.flatMap((reward) => (reward.kind === 'mission' ? [reward.name] : []));
}
