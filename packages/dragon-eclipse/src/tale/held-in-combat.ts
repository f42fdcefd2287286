/** DE-FIGHT-07: held cards in a Combat, by the player whose turn it is, whenever a Bonus Action may be used. */
import { allowUnless, happen, type Node, type Offer, type Option, type Seat } from '@tabard/engine';
import { about } from '../rules/facts.ts';
import { effects, type InCombat } from '../state.ts';
import { hasTale } from './facts.ts';
import { isUse, SHELVES, USES } from './shelves.ts';

export function offerHeldInCombat(m: InCombat, seat: Seat, offer: Offer): void {
  if (!hasTale(m)) return;
  for (const verb of USES)
    for (const one of SHELVES[verb].held(m)) {
      const { inCombat } = SHELVES[verb].def(m, one);
      if (inCombat !== undefined) allowUnless(offer, effects.whyNot(m, inCombat, about(m, seat)), verb, one);
    }
}

/** DE-EQUIP-03: discards the card that is used, and gives its effect; undefined when the answer is another one. */
export function heldEffect(m: InCombat, { verb, refs }: Option): Node | undefined {
  if (!hasTale(m) || !isUse(verb)) return undefined;
  const { def, discard } = SHELVES[verb];
  const { inCombat, isDiscarded } = def(m, refs[0]);
  happen(m, USED[verb], refs[0]);
  if (isDiscarded) discard(m, refs[0]);
  return inCombat;
}

const USED = {
  'use-item': 'item-used',
  'use-equipment': 'equipment-used',
  'use-secret': 'secret-used',
} as const;
