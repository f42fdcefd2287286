import { type ActionDef, type DeckPlan, type GROUPS, whyNotCard } from '@tabard/dragon-eclipse';
import { titlesOf } from '@tabard/engine';
import { fold, wordsOf } from '../../../pages/rules/ledger.ts';

export type Group = (typeof GROUPS)[number];

/** Which group of the construction a card belongs to. */
function groupOf({ mystling }: DeckPlan, card: ActionDef): Group {
  if (card.kind === 'mystling') return 'own';
  if (card.kind === 'neutral') return card.set ?? 'S';
  return card.element === mystling.element ? 'element' : 'subtype';
}

/** The cards of a group that a deck of this Mystling may ever hold, and that fit what is searched for. */
export function poolOf(
  plan: DeckPlan,
  group: Group,
  query: string,
  textOf: (def: number) => string,
): number[] {
  const words = wordsOf(query);
  return plan.content.defs.flatMap((def, i) => {
    if (def.type !== 'action' || whyNotCard(plan, i)) return [];
    if (words.length === 0) return groupOf(plan, def) === group ? [i] : [];
    const hay = fold(`${titlesOf(def.names).join('\n')}\n${textOf(i)}`);
    return words.every((word) => hay.includes(word)) ? [i] : [];
  });
}
