import type { Tally } from '@tabard/engine';
import { deckOf, type OmegaDef, omegaContent } from './defs.ts';
import type { Omega } from './state.ts';

/** Numbers about a match for the simulator's report. */
export function figures(m: Omega): Readonly<Record<string, number>> {
  return {
    turn: m.turn,
    countdownEnded: m.countdown === 0 ? 1 : 0,
    finished: m.parties.reduce((sum, party) => sum + party.finished.length, 0),
    revealed: m.final.length,
  };
}

/** The cards that took part in a match, and who ever owned them. */
export function tally(m: Omega): Tally[] {
  const { defs } = omegaContent(m);
  const owned = m.owned.flatMap((list, seat) =>
    list.map((def) => ({ seat, group: groupOf(defs[def]), card: defs[def].id })),
  );
  const missions = m.parties.flatMap((party, seat) =>
    [...party.missions, ...party.finished].map((card) => ({
      seat,
      group: 'mission',
      card: defs[m.cards.def[card]].id,
    })),
  );
  const used = m.used.flatMap((one, def) =>
    one ? [{ seat: -1, group: deckOf(defs[def]), card: defs[def].id }] : [],
  );
  return [...owned, ...missions, ...used];
}

/** What a card is compared with. */
function groupOf(def: OmegaDef): string {
  return def.type === 'advantage' ? (def.stays ?? 'advantage') : deckOf(def);
}
