import icons from 'virtual:icons/dragon-eclipse';
import { registerIcons } from '../../icons/registry.ts';
import type { GameSkin } from '../../table/board.ts';
import { Board } from './board.tsx';
import { backOf, faceIn, faceOf } from './faces.tsx';
import { KEYWORD_ICONS } from './glyphs.ts';
import { hints } from './hints.ts';
import { nextMatch } from './run/next-match.ts';
import { scoreOf } from './score.ts';
import { SeatSetup, Setup } from './setup/setup.tsx';
import { sounds } from './sounds.ts';
import { advises, tellsItself } from './tale/rooms.ts';

registerIcons(icons);

/** What Dragon Eclipse brings to the page. */
export const skin: GameSkin = {
  Board,
  faceOf,
  faceIn,
  backOf,
  keywordIcons: KEYWORD_ICONS,
  hints,
  sounds,
  scoreOf,
  nextMatch,
  tellsItself,
  advises,
  usualSeats: 1,
  Setup,
  SeatSetup,
};
