/** Which cards a seat may build its decks from. */
import { type Def, type Refusal, refuse, type Seat } from '@tabard/engine';
import { DECK_SIZE, type DeckPlan, deckPlan, OWN_LEAST, type Supply } from '../decks.ts';
import { type ActionDef, defOfType, type EclipseDef, eclipseContent, type MystlingDef } from '../defs.ts';
import type { Match } from '../state.ts';
import type { Tale } from '../tale/state.ts';
import { isVersus } from './facts.ts';

/** The groups that a deck is built from: the own cards, the Neutral sets, the main element, the subtype. */
export const GROUPS = ['own', 'S', 'A', 'B', 'element', 'subtype'] as const;
export const NO_GROUP = -1;

const SHARED = refuse('shared-element', 'DE-PVP-QB-05');
const LATER = refuse('subtype-later', 'DE-PVP-QB-06');
const EMPTY = refuse('no-such-cards', 'DE-DECK-07');

export function mystlingOf(m: Match, seat: Seat, deck: number): MystlingDef {
  return defOfType(eclipseContent(m), m.tamers[seat].mystlings[deck], 'mystling');
}

/** DE-PVP-QB-03: one copy of each in the pile of a player, but for what was traded. */
export function neutralCopies(m: Match, seat: Seat, def: Def): number {
  const { gained, given } = m.tamers[seat];
  return 1 + gained.filter((one) => one === def).length - given.filter((one) => one === def).length;
}

function copiesFor(m: Match, seat: Seat, card: ActionDef, def: Def): number {
  if (m.tale) return copiesUnlocked(m.tale, card, def);
  return card.kind === 'neutral' && isVersus(m) ? neutralCopies(m, seat, def) : card.copies;
}

/** DE-PVP-QB-03: the own pile of Neutral cards; DE-DECK-09: a card is in one deck only. */
function supplyOf(m: Match, seat: Seat, deck: number): Supply {
  return (card, def) => {
    const all = copiesFor(m, seat, card, def);
    return all - usedElsewhere(m, seat, deck, card, def);
  };
}

/** DE-DECK-01, DE-DECK-11: its own cards come with a Mystling, all others have to be unlocked. */
function copiesUnlocked({ unlocked }: Tale, card: ActionDef, def: Def): number {
  return card.kind === 'mystling' ? card.copies : unlocked.filter((one) => one === def).length;
}

function usedElsewhere(m: Match, seat: Seat, deck: number, card: ActionDef, def: Def): number {
  let used = 0;
  m.tamers.forEach((tamer, other) => {
    // DE-PVP-QB-03: each has a pile of Neutral cards of their own.
    if (other !== seat && isVersus(m) && card.kind === 'neutral') return;
    tamer.decks.forEach((cards, i) => {
      if (other === seat && i === deck) return;
      for (const one of cards) if (one === def) used++;
    });
  });
  return used;
}

export function planOf(m: Match, seat: Seat, deck: number): DeckPlan {
  return deckPlan(eclipseContent(m), mystlingOf(m, seat, deck), supplyOf(m, seat, deck));
}

/** DE-PVP-QB-05: whether the opponent has a Mystling of this deck's main element. */
export function isShared(m: Match, seat: Seat, deck: number): boolean {
  if (!isVersus(m)) return false;
  const { element } = mystlingOf(m, seat, deck);
  return m.tamers[1 - seat].mystlings.some((_, i) => mystlingOf(m, 1 - seat, i).element === element);
}

/** Why a group is closed while the main decks are built. */
export function whyNotGroup(m: Match, seat: Seat, deck: number, group: number): Refusal | undefined {
  const name = GROUPS[group];
  const { subtype } = mystlingOf(m, seat, deck);
  if (name === 'subtype' && !subtype) return EMPTY;
  if (name === 'subtype' && isVersus(m)) return LATER;
  if (name === 'element' && isShared(m, seat, deck)) return SHARED;
  return cardsIn(m, seat, deck, group).length ? undefined : EMPTY;
}

/** How many cards may still be picked after the main decks are built. */
export function laterPicks(m: Match, seat: Seat, deck: number): number {
  if (!isVersus(m)) return 0;
  const { subtype } = mystlingOf(m, seat, deck);
  // DE-DECK-08: cards of the main element are not limited.
  return isShared(m, seat, deck) ? DECK_SIZE - OWN_LEAST : (subtype?.limit ?? 0);
}

const groupsOf = new WeakMap<MystlingDef, (readonly number[])[]>();

/** The designs of a group, by definition; the same for every deck of a Mystling. */
export function cardsIn(m: Match, seat: Seat, deck: number, group: number): readonly number[] {
  const mystling = mystlingOf(m, seat, deck);
  let groups = groupsOf.get(mystling);
  if (!groups) {
    const { defs } = eclipseContent(m);
    groups = GROUPS.map((name) => defs.flatMap((def, i) => (isInGroup(def, mystling, name) ? [i] : [])));
    groupsOf.set(mystling, groups);
  }
  return groups[group];
}

function isInGroup(card: EclipseDef, mystling: MystlingDef, group: (typeof GROUPS)[number]): boolean {
  if (card.type !== 'action') return false;
  switch (group) {
    case 'own':
      return card.mystling === mystling.id;
    case 'element':
      return card.kind === 'elemental' && card.element === mystling.element;
    case 'subtype':
      return card.kind === 'elemental' && card.element === mystling.subtype?.element;
    default:
      return card.set === group;
  }
}
