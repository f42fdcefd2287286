import { bitOf, type Card, EVERYONE, happen, oneOf, refuse, type Seat, show } from '@tabard/engine';
import { artifactOf } from '../rules/strength.ts';
import { discardTrap } from '../rules/traps.ts';
import { discardPlot } from '../rules/verbs.ts';
import { effects, type Omega, placeOf } from '../state.ts';
import { relicTexts } from '../words/effects.ts';
import { isRival } from './grammar.ts';
import { onArea } from './world.ts';

const { word } = effects;

const NO_ARTIFACT = refuse('no-artifact', 'AN-ART-01');

function hasTrap(m: Omega, area: Card): boolean {
  return (placeOf(m, area)?.traps.length ?? 0) > 0;
}

/** AN-TRAP-01: whoever looks knows the Traps of an Area as those who laid them do. */
function lookAtTraps(m: Omega, area: Card, seat: Seat): void {
  for (const trap of placeOf(m, area)?.traps ?? [])
    if (m.cards.seen[trap] !== EVERYONE) show(m, trap, bitOf(seat));
  happen(m, 'looked-at-traps', seat, area);
}

/** Words about Artifacts and Traps. */
export const relicWords = {
  'scout-trap': onArea(relicTexts['scout-trap'], hasTrap, lookAtTraps),
  disarm: onArea(relicTexts.disarm, hasTrap, (m, area) => {
    const trap = placeOf(m, area)?.traps[0];
    if (trap !== undefined) discardTrap(m, area, trap);
  }),
  'lose-artifact': word({
    args: { who: oneOf(['you', 'rival']) },
    text: relicTexts['lose-artifact'],
    whyNot: (m, about, a) => {
      const seat = isRival(a) ? about.rival : about.you;
      return seat >= 0 && artifactOf(m, seat) !== undefined ? undefined : NO_ARTIFACT;
    },
    run: (m, v, a) => {
      const seat = isRival(a) ? v.rival : v.you;
      const artifact = seat < 0 ? undefined : artifactOf(m, seat);
      if (artifact !== undefined) discardPlot(m, seat, artifact);
    },
  }),
};
