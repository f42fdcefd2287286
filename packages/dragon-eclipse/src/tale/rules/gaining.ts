/** DE-ITEM-03 to DE-ITEM-09, DE-EQUIP-05, DE-EQUIP-06, DE-JOUR-08: gaining Items and Equipment within their limits. */
import { allow, call, done, go, type Next } from '@tabard/engine';
import type { HeldDef } from '../defs.ts';
import { type InTale, storyOf } from '../facts.ts';
import { ABOUT_ALL, gaining, lines } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { MOST_EQUIPMENT, MOST_ITEMS } from '../state.ts';
import {
  discardEquipment,
  discardItem,
  takeEquipment,
  takeItem,
  turnUpEquipment,
  turnUpItem,
} from '../verbs.ts';
import { mayUse } from './held.ts';
import { taleProcedure } from './procedure.ts';

/** What differs between the two kinds of cards. */
const KINDS = {
  items: {
    turnUp: turnUpItem,
    take: takeItem,
    discard: discardItem,
    held: (m: InTale) => m.tale.items,
    def: (m: InTale, one: number): HeldDef => storyOf(m).items[one],
    most: MOST_ITEMS,
    rule: 'DE-ITEM-03',
  },
  equipment: {
    turnUp: turnUpEquipment,
    take: takeEquipment,
    discard: discardEquipment,
    held: (m: InTale) => m.tale.equipment,
    def: (m: InTale, one: number): HeldDef => storyOf(m).equipment[one],
    most: MOST_EQUIPMENT,
    rule: 'DE-EQUIP-05',
  },
} as const;
export type Kind = keyof typeof KINDS;

interface GainVars {
  kind: Kind;
  left: number;
  turned: number[];
  keep: number;
  fresh: number;
}

const VERBS = {
  items: ['use-item', 'drop-item', 'keep-item'],
  equipment: ['use-equipment', 'drop-equipment', 'keep-equipment'],
} as const;

/** DE-JOUR-08: one of the cards that were turned up. */
const pick = jointly({
  kind: 'keep-one',
  rule: 'DE-JOUR-08',
  offer: (_m, v: GainVars, offer) => {
    for (const one of v.turned) allow(offer, VERBS[v.kind][2], one);
  },
  then: (m, v, answer): Next<'gained'> => {
    const [kept] = answer.refs;
    for (const one of v.turned) if (one !== kept) putAway(m, v.kind, one);
    v.turned = [];
    v.fresh = kept;
    return go('gained');
  },
});

/** Cards that were turned up and not chosen go where discarded ones go. */
function putAway(m: InTale, kind: Kind, one: number): void {
  (kind === 'items' ? m.tale.discarded : m.tale.under).push(one);
}

/** DE-ITEM-03, DE-EQUIP-05: one is used if its timing allows, or discarded. */
const limit = jointly({
  kind: 'over-limit',
  rule: 'DE-ITEM-03',
  about: (_m, v: GainVars) => [KINDS[v.kind].most],
  offer: (m, v, offer) => {
    const { held, def } = KINDS[v.kind];
    const [use, drop] = VERBS[v.kind];
    for (const one of held(m)) {
      if (mayUse(m, def(m, one))) allow(offer, use, one);
      allow(offer, drop, one);
    }
  },
  then: (m, v, answer): Next<'limit'> => {
    const [one] = answer.refs;
    const { discard, def } = KINDS[v.kind];
    const { effect, isDiscarded } = def(m, one);
    const isUsed = answer.verb === VERBS[v.kind][0];
    if (!isUsed || isDiscarded) discard(m, one);
    return isUsed && effect !== undefined ? lines.perform(effect, ABOUT_ALL, 'limit') : go('limit');
  },
});

const gain = taleProcedure(gaining, {
  next: (m, v) => {
    if (v.fresh >= 0) return go('gained');
    if (v.left < 1) return done();
    v.left--;
    const { turnUp } = KINDS[v.kind];
    if (v.keep > 0) {
      while (v.turned.length < v.keep) {
        const one = turnUp(m, v.turned);
        if (one < 0) break;
        v.turned.push(one);
      }
      return v.turned.length ? decide(m, 'pick', 'pick-together') : done();
    }
    v.fresh = turnUp(m, []);
    return v.fresh < 0 ? done() : go('gained');
  },
  pick: pick.alone,
  'pick-together': pick.together,
  gained: (m, v) => {
    const { take, def, discard } = KINDS[v.kind];
    const one = v.fresh;
    v.fresh = -1;
    take(m, one);
    const { timing, effect } = def(m, one);
    if (timing !== 'immediate' || effect === undefined) return go('limit');
    // DE-ITEM-06, DE-ITEM-08: resolved and discarded before the limit is looked at.
    discard(m, one);
    return lines.perform(effect, ABOUT_ALL, 'limit');
  },
  limit: (m, v) =>
    KINDS[v.kind].held(m).length > KINDS[v.kind].most ? decide(m, 'over', 'over-together') : go('next'),
  over: limit.alone,
  'over-together': limit.together,
});

/** Gains so many cards from the top, or one of so many that are turned up. */
export function gainCards<S extends string>(kind: Kind, count: number, back: S): Next<S, never> {
  return call(gaining, { kind, left: count, turned: [], keep: 0, fresh: -1 }, back);
}
export function gainOneOf<S extends string>(kind: Kind, of: number, back: S): Next<S, never> {
  return call(gaining, { kind, left: 1, turned: [], keep: of, fresh: -1 }, back);
}
/** A card that a Script names. */
export function gainNamed<S extends string>(kind: Kind, one: number, back: S): Next<S, never> {
  return call(gaining, { kind, left: 0, turned: [], keep: 0, fresh: one }, back);
}

export const gains = [gain];
