import icons from 'virtual:icons/dragon-eclipse';
import { registerIcons } from '../../icons/registry.ts';
import type { GameSkin } from '../../table/board.ts';
import { Board } from './board.tsx';
import { factsOf } from './card-facts.ts';
import { backOf, faceOf } from './faces.tsx';
import { hints } from './hints.ts';
import { Setup } from './setup.tsx';

registerIcons(icons);

/** What Dragon Eclipse brings to the page. */
export const skin: GameSkin = { Board, faceOf, backOf, factsOf, hints, company: 1, Setup };
