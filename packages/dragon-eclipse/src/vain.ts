/** What may be chosen and would change nothing: a Heal at full Health, say. */
import type { Option, Refusal, Seat } from '@tabard/engine';
import { eclipseContent } from './defs.ts';
import { about } from './rules/facts.ts';
import { effects, isInCombat, type Match } from './state.ts';
import { hasTale } from './tale/facts.ts';
import { ABOUT_ALL, lines } from './tale/handles.ts';

/** DE-BONUS-02, DE-RL-MYST-08: a Bonus Action may be used and a line of a Mystery chosen all the same. */
export function whyVain(m: Match, seat: Seat, { verb, refs: [ref] }: Option): Refusal | undefined {
  if (isInCombat(m))
    return verb === 'bonus'
      ? effects.whyNot(m, eclipseContent(m).bonuses[ref].effect, about(m, seat))
      : undefined;
  return verb === 'choose-effect' && hasTale(m) ? lines.whyNot(m, ref, ABOUT_ALL) : undefined;
}
