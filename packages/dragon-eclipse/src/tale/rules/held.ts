/** DE-EQUIP-02, DE-EXPL-11: held cards that may be used at a decision of the Adventure. */
import { allowUnless, type Next, type Node, type Offer, type Option } from '@tabard/engine';
import type { HeldDef, Timing } from '../defs.ts';
import type { InTale } from '../facts.ts';
import { ABOUT_ALL, lines } from '../handles.ts';
import { isUse, SHELVES, USES } from '../shelves.ts';

/** DE-EQUIP-02: outside Combat, and a Test is a part of the Adventure. */
const IN_ADVENTURE: readonly Timing[] = ['anytime', 'adventure'];
const TIMINGS_AT = {
  adventure: IN_ADVENTURE,
  test: [...IN_ADVENTURE, 'test'],
  /** Only what changes the result of a Test: DE-TEST-17. */
  result: ['test'],
} as const satisfies Readonly<Record<string, readonly Timing[]>>;

/** The effect of a held card whose timing fits. */
function effectAt({ timing, effect }: HeldDef, timings: readonly Timing[]): Node | undefined {
  return timing !== undefined && timings.includes(timing) ? effect : undefined;
}

/** Offers every held card whose timing fits; one that would do nothing is refused. */
export function offerHeld(m: InTale, offer: Offer, at: keyof typeof TIMINGS_AT = 'adventure'): void {
  if (!m.tale.scene) return;
  const timings = TIMINGS_AT[at];
  for (const verb of USES)
    for (const one of SHELVES[verb].held(m)) {
      const effect = effectAt(SHELVES[verb].def(m, one), timings);
      if (effect !== undefined) allowUnless(offer, lines.whyNot(m, effect, ABOUT_ALL), verb, one);
    }
}

/** Uses the held card that was chosen, then goes on with the step `back`; undefined when the answer is another one. */
export function useHeld<S extends string>(
  m: InTale,
  { verb, refs }: Option,
  back: S,
): Next<S, never> | undefined {
  if (!isUse(verb)) return undefined;
  const { def, discard } = SHELVES[verb];
  const { effect, isDiscarded } = def(m, refs[0]);
  // DE-EQUIP-03: the price comes first.
  if (isDiscarded) discard(m, refs[0]);
  return effect === undefined ? undefined : lines.perform(effect, ABOUT_ALL, back);
}

/** Whether a held Item or Equipment may be used at once, as when the limit is passed: DE-ITEM-03, DE-EQUIP-05. */
export function mayUse(m: InTale, def: HeldDef): boolean {
  const effect = m.tale.scene && effectAt(def, IN_ADVENTURE);
  return effect !== undefined && lines.whyNot(m, effect, ABOUT_ALL) === undefined;
}
