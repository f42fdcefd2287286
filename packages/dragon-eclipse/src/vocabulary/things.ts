/** What amounts count. */
import { countTokens, distance, remainingHealth, spaceOf } from '../rules/facts.ts';
import type { About, InCombat } from '../state.ts';

/** How many there are; near somebody they are counted in a range. */
type Count = (m: InCombat, about: About, range: number) => number;

const own = (m: InCombat, about: About) => m.combat.fighters[about.you];
const foe = (m: InCombat, about: About) => m.combat.fighters[about.foe];

function sum(values: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i];
  return total;
}

export const things: Readonly<Record<string, Count>> = {
  power: (m, a) => own(m, a).power,
  damage: (m, a) => own(m, a).damage,
  'foe-damage': (m, a) => foe(m, a).damage,
  health: (m, a) => remainingHealth(m, a.you),
  'foe-health': (m, a) => remainingHealth(m, a.foe),
  'sheet-tokens': (m, a) => own(m, a).tokens,
  tokens: (m, a) => countTokens(m, a.you),
  'tokens-near': (m, a, range) => countTokens(m, a.you, spaceOf(m, a), range),
  'tokens-near-foe': (m, a, range) => countTokens(m, a.you, foe(m, a).space, range),
  'foe-tokens': (m, a) => countTokens(m, a.foe),
  'foe-tokens-near': (m, a, range) => countTokens(m, a.foe, spaceOf(m, a), range),
  slots: (m, a) => own(m, a).slots.length,
  'foe-slots': (m, a) => foe(m, a).slots.length,
  discard: (m, a) => own(m, a).discard.length,
  deck: (m, a) => own(m, a).deck.length,
  burn: (m, a) => foe(m, a).conditions[0],
  'own-burn': (m, a) => own(m, a).conditions[0],
  conditions: (m, a) => sum(foe(m, a).conditions),
  'own-conditions': (m, a) => sum(own(m, a).conditions),
  slot: (_m, a) => a.slot,
  distance: (m, a) => distance(m, spaceOf(m, a), foe(m, a).space),
  moved: (m, a) => own(m, a).moved,
  resolved: (m, a) => own(m, a).resolved,
  struck: (m, a) => own(m, a).struck,
  amount: (_m, a) => a.amount,
  turn: (m) => m.combat.round,
};
