/** DE-FIGHT-10, DE-HARD-02: hard modes are switched between Combats, by a choice of its own. */
import { allow, happen, type Offer, type Option } from '@tabard/engine';
import type { InTale } from '../facts.ts';
import { HARD_MODES } from '../state.ts';

export function offerModes(offer: Offer): void {
  HARD_MODES.forEach((_, mode) => {
    allow(offer, 'switch-mode', mode);
  });
}

/** Whether the answer was to switch a mode, or none that both named: then the same question is asked again. */
export function hasSwitched(m: InTale, { verb, refs }: Option): boolean {
  if (verb !== 'switch-mode') return false;
  if (!refs.length) return true;
  const { tale } = m;
  const mode = HARD_MODES[refs[0]];
  tale[mode] = !tale[mode];
  happen(m, tale[mode] ? 'mode-on' : 'mode-off', refs[0]);
  return true;
}
