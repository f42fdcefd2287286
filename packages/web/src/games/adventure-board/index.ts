import icons from 'virtual:icons/adventure-board';
import { registerIcons } from '../../icons/registry.ts';
import type { GameSkin } from '../../table/board.ts';
import { Board } from './board.tsx';
import { backOf, faceOf } from './faces.tsx';
import { KEYWORD_ICONS } from './glyphs.ts';
import { hints } from './hints.ts';
import { scoreOf } from './score.ts';
import { sounds } from './sounds.ts';

registerIcons(icons);

/** What Wayfarers of Orren brings to the page. */
export const skin: GameSkin = {
  Board,
  faceOf,
  backOf,
  keywordIcons: KEYWORD_ICONS,
  hints,
  sounds,
  scoreOf,
};
