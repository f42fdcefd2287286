/** Which Action cards each player has in a combat: open to all, wherever the cards lie. */
import type { Card, KnownFaces } from '@tabard/engine';
import type { Fighter, FighterId, InCombat, Match } from '../state.ts';

/** The Action cards of a sheet that are in play. */
export function cardsInPlay({ deck, slots, discard, upgrade, resolving, looked }: Fighter): Card[] {
  return [...deck, ...slots, ...discard, ...upgrade, ...resolving, ...looked];
}

/** After every change of which cards a player has: the decks of the start, Fatigue gained or removed. */
export function noteOwned(m: InCombat, fighter: FighterId): void {
  const sheet = m.combat.fighters[fighter];
  sheet.owned = cardsOf(sheet)
    .map((card) => m.cards.def[card])
    .sort((a, b) => a - b);
}

/** With two players each one's cards stay among that player's; Action cards have one back. */
export function knownFacesOf({ combat, seats }: Match): KnownFaces[] {
  if (!combat || seats === 1) return [];
  return combat.fighters.slice(0, seats).map((sheet) => ({ cards: cardsOf(sheet), faces: sheet.owned }));
}

function cardsOf(sheet: Fighter): Card[] {
  return [...cardsInPlay(sheet), ...sheet.removed];
}
