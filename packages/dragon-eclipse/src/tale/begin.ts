/** The tale of a campaign that begins: DE-COMP-04, DE-COMP-05, DE-RAND-01. */
import { InputError } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';
import type { Tale } from './state.ts';

/** Both Starting decks, one entry a copy. */
function startingCards({ defs }: EclipseContent): number[] {
  return defs.flatMap((card, def) =>
    card.type === 'action' && card.set === 'S' ? new Array<number>(card.copies).fill(def) : [],
  );
}

export function newTale(content: EclipseContent): Tale {
  if (!content.story?.scenarios.length)
    throw new InputError('this content has no campaign; expected one with Scenarios');
  return { ...emptyTale(content), unlocked: startingCards(content) };
}

/** Nothing gained and nobody met: what a Run holds of a tale when it begins. */
export function emptyTale({ story }: EclipseContent): Tale {
  return {
    statuses: story?.statuses.map(() => 0) ?? [],
    party: [],
    exalted: [],
    growing: [],
    unlocked: [],
    kept: [],
    random: [],
    met: [],
    tamed: [],
    silver: 0,
    essence: 0,
    items: [],
    equipment: [],
    secrets: [],
    discarded: [],
    under: [],
    world: [],
    played: [],
    read: [],
    hasAdvancementB: false,
    keepsAdvancementA: true,
    boosters: 0,
    isCorrupted: false,
    isUnpredictable: false,
    isSteel: false,
    script: -1,
    told: [],
    exit: 'none',
    exitTo: -1,
    scene: undefined,
    sheet: '',
  };
}
