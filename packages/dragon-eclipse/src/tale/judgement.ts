/** What bots know of a campaign outside of its Combats: how much of the story was told, and what the players hold. */
import { type InTale, scriptsRead } from './facts.ts';
import { HARD_MODES } from './state.ts';

/** Nothing of any feature of a campaign. */
export const NO_TALE = { told: 0, hardModes: 0 };
type Counted = Record<keyof typeof NO_TALE | 'silver' | 'essence', number>;

export function countTale(f: Counted, { tale }: InTale): void {
  f.told = scriptsRead(tale);
  f.hardModes = HARD_MODES.filter((mode) => tale[mode]).length;
  f.silver = tale.silver;
  f.essence = tale.essence;
}
