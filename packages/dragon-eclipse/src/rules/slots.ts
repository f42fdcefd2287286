/** Cards on their way: deck, slots, discard pile, Upgrades. */
import {
  allow,
  ask,
  type Card,
  done,
  happen,
  move,
  remove,
  ScriptError,
  showAll,
  shuffle,
  takeTop,
} from '@tabard/engine';
import { ACTION_SLOTS, type FighterId, type InCombat, type Steps } from '../state.ts';
import { discardEnemyTop, refillEnemyDeck } from './enemy-deck.ts';
import { actionDef, isEnemy, isPvp } from './facts.ts';
import { enemyCard } from './handles.ts';
import { noteOwned } from './owned.ts';
import { report } from './report.ts';
import { deciderFor } from './targets.ts';

/** DE-TURN-08: all cards move towards slot 4, in their order. */
export function slide(m: InCombat, fighter: FighterId): void {
  const { slots, places } = m.combat.fighters[fighter];
  sortByPlace(slots, places);
  for (let i = 0; i < places.length; i++) places[i] = ACTION_SLOTS - i;
}

/** The rightmost card first. */
function sortByPlace(slots: number[], places: number[]): void {
  for (let i = 1; i < places.length; i++)
    for (let j = i; j > 0 && places[j] > places[j - 1]; j--) {
      [places[j], places[j - 1]] = [places[j - 1], places[j]];
      [slots[j], slots[j - 1]] = [slots[j - 1], slots[j]];
    }
}

export function hasRoom(m: InCombat, fighter: FighterId): boolean {
  return m.combat.fighters[fighter].slots.length < ACTION_SLOTS;
}

/** Whether a draw would bring a card: DE-TURN-10, DE-TURN-11. */
export function canDraw(m: InCombat, fighter: FighterId): boolean {
  const { deck, discard, upgrade } = m.combat.fighters[fighter];
  return hasRoom(m, fighter) && deck.length + discard.length + upgrade.length > 0;
}

/** Whether a slide would move a card: DE-TURN-08. */
export function canSlide(m: InCombat, fighter: FighterId): boolean {
  const { places } = m.combat.fighters[fighter];
  return places.some((place) => place <= ACTION_SLOTS - places.length);
}

function rightmostEmpty(places: readonly number[]): number {
  let place = ACTION_SLOTS;
  while (places.includes(place)) place--;
  return place;
}

/** DE-TURN-09 to DE-TURN-11: the top card goes into the rightmost empty slot; false when nothing was drawn. */
export function drawCard(m: InCombat, fighter: FighterId): boolean {
  if (!hasRoom(m, fighter)) return false;
  const sheet = m.combat.fighters[fighter];
  if (!sheet.deck.length) reshuffle(m, fighter);
  const card = takeTop(m, sheet.deck);
  if (card === undefined) return false;
  sheet.places.push(rightmostEmpty(sheet.places));
  sheet.slots.push(card);
  showAll(m, card);
  report(m, 'drew', fighter, card);
  return true;
}

/** DE-TURN-11, DE-TURN-13, DE-CARD-06: Upgrades, discard pile and what is left of the deck become the deck. */
export function reshuffle(m: InCombat, fighter: FighterId): void {
  const { deck, discard, upgrade } = m.combat.fighters[fighter];
  if (!deck.length && !discard.length && !upgrade.length) return;
  // DE-CARD-02: what is in force until now sees it.
  report(m, 'reshuffled', fighter);
  while (upgrade.length) move(upgrade[0], upgrade, discard);
  if (m.scripted && deck.length + discard.length > 1)
    throw new ScriptError('a deck ran out and its discard pile would be shuffled by chance');
  deck.push(...discard);
  discard.length = 0;
  shuffle(m, deck);
}

/** DE-TURN-14. */
export function shuffleDeck(m: InCombat, fighter: FighterId): void {
  const { deck } = m.combat.fighters[fighter];
  if (deck.length > 1) shuffle(m, deck);
  happen(m, 'shuffled', fighter);
}

/** Takes a card out of its slot; gives the number of the slot. */
export function takeFromSlot(m: InCombat, fighter: FighterId, card: Card): number {
  const { slots, places } = m.combat.fighters[fighter];
  const at = slots.indexOf(card);
  if (at < 0) throw new Error(`card ${card} lies in no slot of fighter ${fighter}`);
  const [place] = places.splice(at, 1);
  slots.splice(at, 1);
  return place;
}

/** DE-CARD-03: a card goes to the discard pile unresolved. DE-CARD-02: the passive that it covers was still in force. */
export function discardFromSlot(m: InCombat, fighter: FighterId, card: Card): void {
  takeFromSlot(m, fighter, card);
  report(m, 'discarded', fighter, card);
  m.combat.fighters[fighter].discard.push(card);
  if (isEnemy(m, fighter)) refillEnemyDeck(m);
}

/** DE-TAG-DISCARD-TOP: one at a time, so the last one ends on top of the pile. */
export function discardTop(m: InCombat, fighter: FighterId, count: number): number {
  if (isEnemy(m, fighter)) return discardEnemyTop(m, count);
  const { deck, discard } = m.combat.fighters[fighter];
  let gone = 0;
  while (gone < count && deck.length) {
    const card = takeTop(m, deck);
    if (card === undefined) break;
    showAll(m, card);
    report(m, 'discarded', fighter, card);
    discard.push(card);
    gone++;
  }
  return gone;
}

/**
 * The lowest slot whose card may be discarded. DE-TAG-RESOLVE-IMMUNE: the Enemy's cards are resolved where they lie, the
 * newest in slot 1 and one that set off a Trigger in slot 2.
 */
function lowestDiscarded(m: InCombat, fighter: FighterId): number {
  return isEnemy(m, fighter) ? 1 + m.stack.filter(({ proc }) => proc === enemyCard.name).length : 1;
}

/** The cards in slots that may be discarded. */
export function discardable(m: InCombat, fighter: FighterId): number[] {
  const { slots, places } = m.combat.fighters[fighter];
  const lowest = lowestDiscarded(m, fighter);
  return slots.filter((_, i) => places[i] >= lowest);
}

/** DE-PVP-06: Interrupt does not reach slot 1 of a player's opponent. */
function lowestInterrupted(m: InCombat, fighter: FighterId): number {
  return isPvp(m) ? 2 : lowestDiscarded(m, fighter);
}

function rightmost(m: InCombat, fighter: FighterId): number {
  const { slots, places } = m.combat.fighters[fighter];
  const lowest = lowestInterrupted(m, fighter);
  let best = -1;
  for (let i = 0; i < slots.length; i++)
    if (places[i] >= lowest && (best < 0 || places[i] > places[best])) best = i;
  return best < 0 ? -1 : slots[best];
}

export function canInterrupt(m: InCombat, fighter: FighterId): boolean {
  return rightmost(m, fighter) >= 0;
}

/** DE-TAG-INTERRUPT: from the occupied slot of the highest number on. */
export function interrupt(m: InCombat, by: number, fighter: FighterId, count: number): number {
  let gone = 0;
  for (let card = rightmost(m, fighter); gone < count && card >= 0; card = rightmost(m, fighter)) {
    takeFromSlot(m, fighter, card);
    m.combat.fighters[fighter].discard.push(card);
    gone++;
  }
  if (gone > 0 && isEnemy(m, fighter)) refillEnemyDeck(m);
  if (gone > 0) report(m, 'interrupted', by, fighter, gone);
  return gone;
}

/** DE-TAG-REMOVE, DE-TAG-REMOVE-FATIGUE: Fatigue goes back to its pile. */
export function removeFromPlay(m: InCombat, fighter: FighterId, card: Card): void {
  const { resolving, removed } = m.combat.fighters[fighter];
  if (!resolving.includes(card)) return;
  remove(resolving, card);
  const isFatigue = actionDef(m, card).kind === 'fatigue';
  (isFatigue ? m.combat.fatigue : removed).push(card);
  if (isFatigue) noteOwned(m, fighter);
  happen(m, 'removed', fighter, card);
}

/** Two cards change places: the first is chosen, then the second. */
export const arrangeSteps = (): Steps => ({
  choose: ask({
    kind: 'arrange',
    rule: 'DE-SLOTX-01',
    batch: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      const { slots, places } = m.combat.fighters[v.you];
      for (let i = 0; i < slots.length; i++)
        for (let j = 0; j < i; j++)
          allow(
            offer,
            'exchange',
            slots[places[i] < places[j] ? i : j],
            slots[places[i] < places[j] ? j : i],
          );
    },
    none: () => done(0),
    then: (m, v, answer) => {
      const { slots } = m.combat.fighters[v.you];
      const [i, j] = answer.refs.map((card) => slots.indexOf(card));
      [slots[i], slots[j]] = [slots[j], slots[i]];
      happen(m, 'exchanged', v.you, slots[i], slots[j]);
      return done(1);
    },
  }),
});
