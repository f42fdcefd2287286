import icons from 'virtual:icons/shadow-of-omega';
import { registerIcons } from '../../icons/registry.ts';
import type { GameDress } from '../../table/board.ts';

registerIcons(icons);

/** What Shadow of Omega brings to the page. */
export const dress: GameDress = {};
