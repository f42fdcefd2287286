/** Which Items a Character may use at all: WA-EQUIP-04, WA-EQUIP-05. */
import { type Refusal, refuse } from '@tabard/engine';
import type { ItemDef } from '../defs.ts';
import type { Combatant, Match } from '../state.ts';
import { characterDef } from './facts.ts';

const TOO_HIGH = refuse('item-too-high', 'WA-EQUIP-04');
const OTHER_CLASS = refuse('other-class', 'WA-EQUIP-05');

export function whyNotUsable(m: Match, seat: Combatant, item: ItemDef): Refusal | undefined {
  if (item.level > m.heroes[seat].level) return TOO_HIGH;
  if (item.classes.length && !item.classes.includes(characterDef(m, seat).class)) return OTHER_CLASS;
  return undefined;
}
