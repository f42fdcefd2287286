import { happen, type Option, optionKey } from '@tabard/engine';
import type { Match } from '../state.ts';

/** DE-DECIDE-01: equal answers stand; otherwise the holder of the Decision token has it and hands it on. */
export function agreedOn(m: Match, [a, b]: readonly (Option | undefined)[]): Option {
  if (!a || !b) throw new Error('both players answer what they decide together');
  if (optionKey(a) === optionKey(b)) return a;
  const chosen = m.decider === 0 ? a : b;
  happen(m, 'decided', m.decider);
  m.decider = 1 - m.decider;
  return chosen;
}
