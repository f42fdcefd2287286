import icons from 'virtual:icons/shadow-of-omega';
import { registerIcons } from '../../icons/registry.ts';
import type { GameDress } from '../../table/board.ts';
import { Board } from './board.tsx';
import { factsOf } from './card-facts.ts';
import { backOf, faceOf } from './faces.tsx';
import { hints } from './hints.ts';
import { scoreOf } from './score.ts';

registerIcons(icons);

/** What Shadow of Omega brings to the page. */
export const dress: GameDress = { Board, faceOf, backOf, factsOf, hints, scoreOf };
