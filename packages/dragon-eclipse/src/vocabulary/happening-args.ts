/** The arguments that many happenings share: who does it, and how much of it. */
import { number, oneOf, optional } from '@tabard/engine';
import { isEnemy, isOpponent } from '../rules/facts.ts';
import type { FighterId, InCombat } from '../state.ts';

const WHO = ['you', 'foe', 'any', 'player', 'enemy'] as const;
export const who = optional(oneOf(WHO));
export const least = optional(number);

export function isWhom(
  m: InCombat,
  owner: number,
  args: { readonly who?: (typeof WHO)[number] | undefined },
  fighter: FighterId,
): boolean {
  switch (args.who) {
    case 'foe':
      return isOpponent(m, owner, fighter);
    case 'any':
      return true;
    case 'player':
      return !isEnemy(m, fighter);
    case 'enemy':
      return isEnemy(m, fighter);
    default:
      return owner < 0 || fighter === owner;
  }
}

export function enough(args: { readonly least?: number | undefined }, count: number): boolean {
  return count >= (args.least ?? 1);
}
