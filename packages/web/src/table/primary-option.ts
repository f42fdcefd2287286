import type { Offered } from './board.ts';
import { isGivingUp } from './offers.ts';
import type { OddsNow } from './use-odds.ts';

/**
 * The primary button: an option that advances the game, never one that gives something up, nor one after which the
 * chance to win is no better than when the question is ended.
 */
export function goldOf(all: readonly Offered[], { byKey }: Pick<OddsNow, 'byKey'>): Offered | undefined {
  const [first] = all.filter(({ role }) => !isGivingUp(role) && role !== 'closes');
  const closing = all.find(({ digit }) => digit === 0);
  const [chance, atOnce] = [first, closing].map((one) => one && byKey.get(one.key)?.won);
  if (chance !== undefined && atOnce !== undefined && chance <= atOnce) return closing;
  if (first) return first;
  return all.length === 1 && !isGivingUp(all[0].role) ? all[0] : undefined;
}
