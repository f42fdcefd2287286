import type { GameSkin } from '../../table/board.ts';
import { skin as anima } from '../shadow-of-omega/index.ts';
import { hints } from './hints.ts';
import { Setup } from './setup.tsx';

/** What Twilight of the Gods brings to the page: the table of the Anima games, with hints and a choice of its own. */
export const skin: GameSkin = {
  ...anima,
  Setup,
  hints: { en: { ...anima.hints?.en, ...hints.en }, fr: { ...anima.hints?.fr, ...hints.fr } },
};
