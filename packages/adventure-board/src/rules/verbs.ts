/** How steps and words change a match. Each does one thing and reports it. */
import {
  bitOf,
  type Card,
  happen,
  move,
  type Node,
  numbered,
  type Seat,
  show,
  showAll,
  takeTop,
} from '@tabard/engine';
import { VALUES, type Value } from '../defs.ts';
import {
  type Attached,
  type Combatant,
  FOE,
  faceId,
  HAND_LIMIT,
  type Match,
  SPANS,
  type Space,
  type Span,
} from '../state.ts';
import { abilityDef, challengeDef, spaceDef } from './facts.ts';
import { notice, report, tell } from './report.ts';
import { BOOST } from './sources.ts';

const VALUE_CODES = numbered(VALUES);
const SPAN_CODES = numbered(SPANS);

/** The same list with a 1 at this place. */
export function withUsed(used: readonly number[], at: number): readonly number[] {
  return used[at] === 1 ? used : used.with(at, 1);
}

export function markUsed(m: Match, card: Card): void {
  m.usedDefs = withUsed(m.usedDefs, m.cards.def[card]);
}

// --- Ability cards ---

/** WA-SETUP-10: a draw stops at ten; WA-TURN-03: an empty deck is made anew. Gives how many were drawn. */
export function drawAbilities(m: Match, seat: Seat, count: number): number {
  const { hand, deck, discard } = m.heroes[seat];
  let drawn = 0;
  while (drawn < count && hand.length < HAND_LIMIT) {
    const card = takeTop(m, deck, discard);
    if (card === undefined) break;
    hand.push(card);
    show(m, card, bitOf(seat));
    happen(m, 'drew', seat, card);
    drawn++;
  }
  if (drawn > 0) notice(m, 'drew', seat, drawn);
  return drawn;
}

/** A card leaves the hand face up. */
export function discardAbility(m: Match, seat: Seat, card: Card): void {
  const { hand, discard } = m.heroes[seat];
  showAll(m, card);
  move(card, hand, discard);
  happen(m, 'discarded', seat, card);
  notice(m, 'discarded', seat, 1);
}

// --- the Character ---

export function gainEnergy(m: Match, seat: Seat, energy: number): void {
  if (energy <= 0) return;
  m.heroes[seat].energy += energy;
  happen(m, 'energy-gained', seat, energy);
}

/** Takes Energy away, never more than there is. Gives what was lost. */
export function loseEnergy(m: Match, seat: Combatant, energy: number): number {
  const lost = Math.min(energy, m.heroes[seat].energy);
  if (lost <= 0) return 0;
  m.heroes[seat].energy -= lost;
  happen(m, 'energy-lost', seat, lost);
  return lost;
}

/** Damage on a Character stays (WA-COMBAT-10), on an Encounter through the fight. */
export function hurt(m: Match, of: Combatant, damage: number): void {
  if (damage <= 0) return;
  if (of === FOE) {
    if (m.fight) m.fight.damage += damage;
    tell(m, 'hurt', FOE, damage);
    return;
  }
  m.heroes[of].damage += damage;
  report(m, 'hurt', of, damage);
}

export function heal(m: Match, seat: Seat, damage: number): number {
  const hero = m.heroes[seat];
  const removed = Math.min(damage, hero.damage);
  if (removed <= 0) return 0;
  hero.damage -= removed;
  report(m, 'healed', seat, removed);
  return removed;
}

/** WA-MOVE-09: one step. */
export function enter(m: Match, seat: Seat, space: Space): void {
  m.heroes[seat].space = space;
  m.usedSpaces = withUsed(m.usedSpaces, space);
  if (seat === m.active) m.hasMoved = true;
  report(m, 'entered', seat, space, spaceDef(m, space).level);
}

/** WA-MOVE-10: the figure is put elsewhere, whatever lies between. */
export function putFigure(m: Match, seat: Seat, space: Space): void {
  if (m.heroes[seat].space === space) return;
  m.heroes[seat].space = space;
  m.usedSpaces = withUsed(m.usedSpaces, space);
  if (seat === m.active) m.hasMoved = true;
  happen(m, 'placed', seat, space);
  notice(m, 'entered', seat, space, spaceDef(m, space).level);
}

export function turnTo(m: Match, seat: Seat, face: number): void {
  const hero = m.heroes[seat];
  if (hero.face === face) return;
  hero.face = face;
  notice(m, 'turned-over', seat, face);
  happen(m, 'turned-to', seat, faceId(hero.def, face));
}

export function boost(m: Match, of: Combatant, value: Value, by: number, span: Span, said: Node): void {
  if (by === 0) return;
  m.boosts.push(of, VALUE_CODES[value], by, SPAN_CODES[span], said);
  const event = by > 0 ? 'boosted' : 'lowered';
  if (value === 'steps' && of !== FOE) happen(m, by > 0 ? 'steps-gained' : 'steps-lost', of, Math.abs(by));
  else if (of === FOE && !m.fight) happen(m, `next-${event}`, VALUE_CODES[value], Math.abs(by));
  else tell(m, event, of, VALUE_CODES[value], Math.abs(by));
}

/** Ends the boosts that last so long; those of one bearer alone where it is given. */
export function endBoosts(m: Match, span: Span, of: Combatant | -1 = -1): void {
  if (m.boosts.length === 0) return;
  const kept: number[] = [];
  for (let i = 0; i < m.boosts.length; i += BOOST) {
    const ends = m.boosts[i + 3] === SPAN_CODES[span] && (of < 0 || m.boosts[i] === of);
    if (!ends) for (let n = i; n < i + BOOST; n++) kept.push(m.boosts[n]);
  }
  m.boosts = kept;
}

// --- attached cards ---

/** WA-TURN-06: to its owner's discard pile. */
export function detach(m: Match, one: Attached): void {
  const [card] = one.card;
  m.attached.splice(m.attached.indexOf(one), 1);
  m.heroes[one.owner].discard.push(card);
  happen(m, 'detached', one.owner, card);
}

/** WA-OUT-04: what is attached to a Character goes; what is attached to its Items stays. */
export function detachFromCharacter(m: Match, seat: Seat): void {
  for (const one of m.attached.filter((other) => other.seat === seat)) detach(m, one);
}

export function detachFromCard(m: Match, card: Card): void {
  for (const one of m.attached.filter((other) => other.to === card)) detach(m, one);
}

export function isBearer(m: Match, card: Card, seat: Seat, to: Card): boolean {
  const { id } = abilityDef(m, card);
  return m.attached.some((one) => one.seat === seat && one.to === to && abilityDef(m, one.card[0]).id === id);
}

// --- Challenge cards ---

/** WA-CHAL-05: from the bottom; WA-CHAL-11: the discard pile makes a new pack. */
export function drawFromPack(m: Match, level: number): Card | undefined {
  const { deck, discard } = m.packs[level];
  if (!deck.length && discard.length) happen(m, 'pack-shuffled', level);
  // The bottom is drawn, so the pile is turned around it: its first card is the next.
  deck.reverse();
  const card = takeTop(m, deck, discard);
  deck.reverse();
  return card;
}

/** WA-CHAL-14: to the discard pile of its colour, whichever side was up. */
export function discardChallenge(m: Match, card: Card, from: Card[]): void {
  detachFromCard(m, card);
  move(card, from, m.packs[challengeDef(m, card).level].discard);
}

/** WA-OUT-06: into the Bag. */
export function winItem(m: Match, seat: Seat, card: Card, from: Card[]): void {
  const { item } = challengeDef(m, card);
  showAll(m, card);
  move(card, from, m.heroes[seat].bag);
  report(m, 'item-won', seat, item);
}

/** WA-EQUIP-06, WA-TURN-06: an Item that changes hands loses what is attached to it. */
export function takeItem(m: Match, taker: Seat, from: Seat, card: Card): void {
  detachFromCard(m, card);
  move(card, m.heroes[from].bag, m.heroes[taker].bag);
  happen(m, 'item-taken', taker, from, challengeDef(m, card).item);
}

/** The zone of a player in which an Item lies. */
function zoneOfItem(m: Match, seat: Seat, card: Card): Card[] {
  const { weapon, armour, bag } = m.heroes[seat];
  return [weapon, armour, bag].find((zone) => zone.includes(card)) ?? bag;
}

export function discardItem(m: Match, seat: Seat, card: Card): void {
  happen(m, 'item-lost', seat, challengeDef(m, card).item);
  discardChallenge(m, card, zoneOfItem(m, seat, card));
}
