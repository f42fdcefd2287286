/** The Enemy deck: face up, so that its top card tells what comes. */
import { EVERYONE, happen, ScriptError, showAll, shuffle, takeTop } from '@tabard/engine';
import { ENEMY_SLOTS, type InCombat } from '../state.ts';
import { gainFatigue } from './fatigue.ts';
import { report } from './report.ts';

/** DE-HARD-06: alone and unpredictable, the deck lies face down. */
function isFaceUp(m: InCombat): boolean {
  return !(m.combat.isUnpredictable && m.seats === 1);
}

/** DE-CSETUP-09, DE-ENEMY-04: everybody sees the top card. */
export function showTop(m: InCombat): void {
  const { deck } = m.combat.fighters[m.seats];
  if (deck.length && isFaceUp(m)) showAll(m, deck[deck.length - 1]);
}

/** DE-ENEMY-07: an empty deck is made anew of the discard pile as soon as there is one. */
export function refillEnemyDeck(m: InCombat): void {
  const { deck, discard } = m.combat.fighters[m.seats];
  if (deck.length || !discard.length) return;
  if (discard.length > 1 && m.scripted)
    throw new ScriptError('the Enemy deck ran out and its discard pile would be shuffled by chance');
  deck.push(...discard);
  discard.length = 0;
  if (deck.length > 1) shuffle(m, deck);
  report(m, 'reshuffled', m.seats);
  // DE-RL-BOSS-01.
  for (let i = 0; i < m.combat.growth; i++) attachCorruption(m);
  showTop(m);
}

/** DE-CORR-01: the top card of the Corruption deck; none where it is exhausted. */
export function attachCorruption(m: InCombat): void {
  const card = m.combat.corruptions.pop();
  if (card === undefined) return;
  m.cards.seen[card] = EVERYONE;
  m.combat.fighters[m.seats].corruption.push(card);
  happen(m, 'corrupted', card);
}

/** DE-ENEMY-02: one slot to the right; what would leave slot 5 is discarded. */
export function slideEnemy(m: InCombat): void {
  const { slots, places, discard } = m.combat.fighters[m.seats];
  for (let i = slots.length - 1; i >= 0; i--) {
    places[i]++;
    if (places[i] <= ENEMY_SLOTS) continue;
    discard.push(slots[i]);
    slots.splice(i, 1);
    places.splice(i, 1);
  }
  refillEnemyDeck(m);
}

/** DE-ENEMY-03: the top card into slot 1. Gives the card, or -1. */
export function drawEnemy(m: InCombat): number {
  const { deck, slots, places } = m.combat.fighters[m.seats];
  const card = takeTop(m, deck);
  if (card === undefined) return -1;
  slots.push(card);
  places.push(1);
  noteTaken(m);
  return card;
}

/** DE-ENEMY-05: with the last card the player tires, and the next card on top is seen. */
function noteTaken(m: InCombat): void {
  if (!m.combat.fighters[m.seats].deck.length) {
    // DE-COOP-08: the holder of the Taunt token alone.
    gainFatigue(m, m.seats === 1 ? 0 : m.combat.taunt);
    refillEnemyDeck(m);
  }
  showTop(m);
}

/** DE-TAG-DISCARD-TOP: cards of the Enemy deck go to its discard pile, one at a time. */
export function discardEnemyTop(m: InCombat, count: number): number {
  const { deck, discard } = m.combat.fighters[m.seats];
  const gone = Math.min(count, deck.length);
  for (let i = 0; i < gone; i++) {
    const card = takeTop(m, deck);
    if (card === undefined) break;
    showAll(m, card);
    report(m, 'discarded', m.seats, card);
    discard.push(card);
    noteTaken(m);
  }
  return gone;
}

/** DE-ENEMY-12: every card leaves the slots. */
export function clearEnemySlots(m: InCombat): void {
  const { slots, places, discard } = m.combat.fighters[m.seats];
  discard.push(...slots);
  slots.length = 0;
  places.length = 0;
  refillEnemyDeck(m);
}
