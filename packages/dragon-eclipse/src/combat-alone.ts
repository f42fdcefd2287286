/** A Combat cut off from what is around it. */
import type { Frame } from '@tabard/engine';
import { combat, singleCombat } from './rules/handles.ts';
import type { Match } from './state.ts';

/**
 * The frames of the Combat of a story or a Run as if it were a match of its own: it can then be played out past its
 * end, also where the Scripts that follow are not known. Undefined where there is none, or nothing around it.
 */
export function combatAlone({ stack, tale, seats }: Match): Frame[] | undefined {
  const at = stack.findIndex(({ proc }) => proc === combat.name);
  if (at < 0 || !tale) return undefined;
  const vars = { at: seats, luggage: undefined, aftermath: undefined };
  return [{ proc: singleCombat.name, step: 'over', since: 0, vars }, ...stack.slice(at)];
}
