import { type Card, EVERYONE, type Given, type Seat } from '@tabard/engine';
import { omegaContent, PILES } from './defs.ts';
import { combatOf, speedOf } from './rules/values.ts';
import { INCAPACITATED, type Omega, partyOf, rulesOf, SPUN } from './state.ts';

/** The state in the words of `positionOf`, with what follows from it. */
export function describe(m: Omega, seats: readonly string[]): Given {
  const named = (cards: readonly number[]) => cards.map((card) => nameOfCard(m, card));
  const facts: Record<string, unknown> = {
    turn: m.turn,
    phase: m.phase,
    order: m.order.map((seat) => seats[seat]),
    areas: named(m.places.map((place) => place.area[0])),
    guards: Object.fromEntries(
      m.places.map((place) => [
        nameOfCard(m, place.area[0]),
        place.guard.length ? guardText(m, place.guard[0]) : null,
      ]),
    ),
    traps: Object.fromEntries(
      m.places.map((place) => [
        nameOfCard(m, place.area[0]),
        place.traps.map((trap, i) => `${seats[place.trappers[i]]}: ${nameOfCard(m, trap)}`),
      ]),
    ),
    incidents: named(m.incidents),
    'next order': m.nextOrder.map((seat) => seats[seat]),
    decks: Object.fromEntries(rulesOf(m).decks.is.map((deck) => [deck, m.decks[deck].length])),
    discards: Object.fromEntries(PILES.map((pile) => [pile, named(m.discards[pile])])),
    aside: named(m.aside),
    final: m.final.length ? nameOfCard(m, m.final[0]) : 'unknown',
    countdown: m.countdown,
    sought: m.sought,
  };
  seats.forEach((name, seat) => {
    facts[name] = describeParty(m, seat);
  });
  return facts;
}

function describeParty(m: Omega, seat: Seat): Given {
  const party = partyOf(m, seat);
  const named = (cards: readonly number[]) => cards.map((card) => nameOfCard(m, card));
  return {
    in: party.area < 0 ? 'outside' : nameOfCard(m, party.area),
    party: named(party.characters),
    size: party.characters.length,
    combat: combatOf(m, seat),
    speed: speedOf(m, seat),
    hand: named(party.hand),
    cards: party.hand.length,
    missions: named(party.missions),
    'shown missions': named(party.missions.filter((mission) => m.cards.seen[mission] === EVERYONE)),
    finished: named(party.finished),
    plots: named(party.plots),
    spun: named([...party.characters, ...party.plots].filter((card) => m.status[card] === SPUN)),
    incapacitated: named(party.characters.filter((card) => m.status[card] === INCAPACITATED)),
    'combat bonus': party.combat,
    'speed bonus': party.speed,
    'combat this turn': party.combatNow,
    'speed this turn': party.speedNow,
    rested: party.rested,
    resting: party.resting,
    leaving: party.leaving,
    lost: party.lost,
    acted: party.acted,
    resisting: party.resisting < 0 ? 'nothing' : nameOfCard(m, party.resisting),
    progress: party.progress,
  };
}

function nameOfCard(m: Omega, card: Card): string {
  const def = m.cards.def[card];
  return card < 0 || def < 0 ? 'a card' : omegaContent(m).defs[def].names.en;
}

function guardText(m: Omega, guard: number): string {
  const name = nameOfCard(m, guard);
  return guard >= 0 && m.cards.seen[guard] === EVERYONE ? name : `${name} (facedown)`;
}
