/** What the players hold, by the verb that uses it: Items, Equipment, and objects among the Secrets. */
import type { HeldDef } from './defs.ts';
import { type InTale, storyOf } from './facts.ts';
import { discardEquipment, discardItem, discardSecret } from './verbs.ts';

interface Shelf {
  held(m: InTale): readonly number[];
  def(m: InTale, one: number): HeldDef;
  discard(m: InTale, one: number): void;
}

export const SHELVES = {
  'use-item': {
    held: (m) => m.tale.items,
    def: (m, i) => storyOf(m).items[i],
    discard: discardItem,
  },
  'use-equipment': {
    held: (m) => m.tale.equipment,
    def: (m, i) => storyOf(m).equipment[i],
    discard: discardEquipment,
  },
  'use-secret': {
    held: (m) => m.tale.secrets,
    def: (m, i) => storyOf(m).secrets[i],
    discard: discardSecret,
  },
} as const satisfies Readonly<Record<string, Shelf>>;

type Use = keyof typeof SHELVES;
export const USES = Object.keys(SHELVES) as readonly Use[];

export function isUse(verb: string): verb is Use {
  return verb in SHELVES;
}
