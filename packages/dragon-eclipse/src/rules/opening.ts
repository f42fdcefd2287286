/** Opening cards and the mulligan: DE-CSETUP-18 to DE-CSETUP-21. */
import { allow, ask, done, happen, int, ScriptError, type Seat, shuffle, struct } from '@tabard/engine';
import type { Combat } from '../state.ts';
import { procedure } from './procedure.ts';
import { drawCard } from './slots.ts';

/** DE-CSETUP-18, DE-CSETUP-19: the first card drawn is in slot 4. */
export function dealOpening(m: Combat, seat: Seat): void {
  if (m.fighters[seat].deck.length > 1) shuffle(m, m.fighters[seat].deck);
  while (drawCard(m, seat));
}

/** All four are put aside, four new ones drawn, and only then the old ones shuffled in. */
function redraw(m: Combat, seat: Seat): void {
  const sheet = m.fighters[seat];
  const old = sheet.slots.splice(0);
  sheet.places.length = 0;
  while (sheet.slots.length < 4 && sheet.deck.length && drawCard(m, seat));
  if (m.scripted) throw new ScriptError('the old opening cards would be shuffled into the deck by chance');
  sheet.deck.push(...old);
  shuffle(m, sheet.deck);
  happen(m, 'mulligan', seat);
}

export const opening = [
  procedure('mulligan', struct({ seat: int }), {
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
