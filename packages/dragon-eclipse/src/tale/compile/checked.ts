/** What the check of a story has to know of it; no match runs on any of this. */
import { countAt, listAt, onlyFields, type Path, type Raw, recordAt, textAt } from '@tabard/engine';
import { GOODS, type StoryDef } from '../defs.ts';
import { find, type Reading } from './reading.ts';

export const CHECK_FILE = 'tale/check';

export function checkedBy(r: Reading, raw: Raw): Pick<StoryDef, 'later' | 'budget'> {
  const path = [CHECK_FILE];
  onlyFields(raw, ['later', 'budget'], path);
  return {
    later: laterAt(r, raw.later, [...path, 'later']),
    budget: budgetAt(raw.budget, [...path, 'budget']),
  };
}

/** Scripts, and texts or options by the number behind their Script: `Z2`, `Z1.0`. */
function laterAt(r: Reading, written: unknown, path: Path): string[] {
  return listAt(written ?? [], path).map((one, i) => {
    const id = textAt(one, [...path, i]);
    find(r, 'script', id.replace(/\.\d+$/, ''), [...path, i]);
    return id;
  });
}

function budgetAt(written: unknown, path: Path): StoryDef['budget'] {
  const raw = recordAt(written ?? {}, path);
  onlyFields(raw, GOODS, path);
  return Object.fromEntries(
    Object.entries(raw).map(([good, range]) => {
      const [least, most] = listAt(range, [...path, good]).map((one, i) => countAt(one, [...path, good, i]));
      return [good, [least, most ?? least]];
    }),
  );
}
