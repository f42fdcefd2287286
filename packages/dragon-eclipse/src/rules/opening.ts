/** Opening cards and the mulligan: DE-CSETUP-18 to DE-CSETUP-21. */
import { allow, ask, done, happen, ScriptError, type Seat, shuffle } from '@tabard/engine';
import type { InCombat } from '../state.ts';
import { mulligan } from './handles.ts';
import { procedure } from './procedure.ts';
import { drawCard } from './slots.ts';

/** DE-CSETUP-18, DE-CSETUP-19: the first card drawn is in slot 4. */
export function dealOpening(m: InCombat, seat: Seat): void {
  if (m.combat.fighters[seat].deck.length > 1) shuffle(m, m.combat.fighters[seat].deck);
  while (drawCard(m, seat));
}

/** All four are put aside, four new ones drawn, and only then the old ones shuffled in. */
function redraw(m: InCombat, seat: Seat): void {
  const sheet = m.combat.fighters[seat];
  const old = sheet.slots.splice(0);
  sheet.places.length = 0;
  while (sheet.slots.length < 4 && sheet.deck.length && drawCard(m, seat));
  if (m.scripted) throw new ScriptError('the old opening cards would be shuffled into the deck by chance');
  sheet.deck.push(...old);
  shuffle(m, sheet.deck);
  happen(m, 'mulligan', seat);
}

export const opening = [
  procedure(mulligan, {
    ask: ask({
      kind: 'mulligan',
      rule: 'DE-CSETUP-21',
      who: (_m, v) => v.seat,
      offer: (_m, _v, offer) => {
        allow(offer, 'keep-cards');
        allow(offer, 'mulligan');
      },
      then: (m, v, answer) => {
        if (answer.verb === 'mulligan') redraw(m, v.seat);
        return done();
      },
    }),
  }),
];
