/** Decks built by decisions: short lists, and a reason for everything that may not be. */
import {
  allow,
  allowUnless,
  ask,
  type Def,
  done,
  go,
  happen,
  type Next,
  type Offer,
  type Option,
  poll,
  type Refusal,
  refuse,
  type Seat,
} from '@tabard/engine';
import { DECK_SIZE, type DeckFault, faultsIn, whyNotAdd } from '../decks.ts';
import { defOfType } from '../defs.ts';
import type { Match } from '../state.ts';
import { buildDeck, cardWorth } from '../suggest.ts';
import { build, picks, type VarsOf } from './handles.ts';
import { outerProcedure } from './procedure.ts';
import {
  cardsIn,
  GROUPS,
  isShared,
  laterPicks,
  mystlingOf,
  NO_GROUP,
  planOf,
  whyNotGroup,
} from './supply.ts';

type BuildVars = VarsOf<typeof build>;

const NO_SAVED = refuse('no-saved-deck', 'DE-DECK-04');
/** How many cards a suggested deck leaves for the picks. */
const MOST_ROOM = 5;
const UNFIT = refuse('saved-deck-unfit', 'DE-DECK-09');

/** Too small is no fault yet where cards may still be picked later. */
function whyNotFinish(m: Match, seat: Seat, { deck, isLate }: BuildVars): Refusal | undefined {
  const cards = m.tamers[seat].decks[deck];
  const isEarly = ({ why }: DeckFault) =>
    !isLate && why.code === 'deck-too-small' && cards.length >= DECK_SIZE - laterPicks(m, seat, deck);
  return faultsIn(planOf(m, seat, deck), cards).find((fault) => !isEarly(fault))?.why;
}

/** A saved deck is used as a whole: it has to fit what is left, without cards that are only picked later. */
export function whyNotSaved(m: Match, seat: Seat, deck: number): Refusal | undefined {
  const saved = m.asked.saved[seat];
  if (!saved.length) return NO_SAVED;
  const closed = closedCards(m, seat, deck);
  const isUnfit = faultsIn(planOf(m, seat, deck), saved).length > 0 || saved.some((def) => closed.has(def));
  return isUnfit ? UNFIT : undefined;
}

/** The cards of the groups that are closed while the main decks are built. */
function closedCards(m: Match, seat: Seat, deck: number): ReadonlySet<number> {
  const closed = new Set<number>();
  GROUPS.forEach((_, group) => {
    if (whyNotGroup(m, seat, deck, group)) for (const def of cardsIn(m, seat, deck, group)) closed.add(def);
  });
  return closed;
}

/** The best whole deck with, of the cards of closed groups, these alone. */
export function suggestedDeck(m: Match, seat: Seat, deck: number, picked: readonly number[]): number[] {
  const plan = planOf(m, seat, deck);
  const closed = closedCards(m, seat, deck);
  return buildDeck({
    ...plan,
    supply: (card, def) =>
      closed.has(def) ? picked.filter((one) => one === def).length : plan.supply(card, def),
  });
}

/** What the cards of a closed group would be is left to the picks: the suggestion goes without them. */
function suggestion(m: Match, seat: Seat, deck: number): number[] {
  const plan = planOf(m, seat, deck);
  const closed = closedCards(m, seat, deck);
  const room = Math.min(MOST_ROOM, laterPicks(m, seat, deck));
  return buildDeck(
    { ...plan, supply: (card, def) => (closed.has(def) ? 0 : plan.supply(card, def)) },
    DECK_SIZE - room,
  );
}

function offerBuilding(m: Match, v: BuildVars, offer: Offer, seat: Seat): void {
  const { deck } = v;
  const tamer = m.tamers[seat];
  if (tamer.group === NO_GROUP) {
    allow(offer, 'use-suggested');
    allowUnless(offer, whyNotSaved(m, seat, deck), 'use-saved');
    for (let group = 0; group < GROUPS.length; group++)
      allowUnless(offer, whyNotGroup(m, seat, deck, group), 'open', group);
    allowUnless(offer, whyNotFinish(m, seat, v), 'finish');
    return;
  }
  const plan = planOf(m, seat, deck);
  for (const def of cardsIn(m, seat, deck, tamer.group)) {
    allowUnless(offer, whyNotAdd(plan, tamer.decks[deck], def), 'add', def);
    if (tamer.decks[deck].includes(def)) allow(offer, 'remove', def);
  }
  refuseOthers(m, seat, deck, offer);
  allow(offer, 'back');
}

/** DE-DECK-07: among the cards of an element, those of every other are refused by name. */
function refuseOthers(m: Match, seat: Seat, deck: number, offer: Offer): void {
  if (!offer.refused || GROUPS[m.tamers[seat].group] !== 'element') return;
  const plan = planOf(m, seat, deck);
  plan.content.defs.forEach((def, i) => {
    if (def.type !== 'action' || def.kind !== 'elemental' || def.element === plan.mystling.element) return;
    const why = whyNotAdd(plan, m.tamers[seat].decks[deck], i);
    if (why?.rule === 'DE-DECK-07') offer.refused?.push({ option: { verb: 'add', refs: [i] }, why });
  });
}

function addTo(m: Match, seat: Seat, { deck, isLate }: BuildVars, answer: Option): void {
  const tamer = m.tamers[seat];
  const [ref] = answer.refs;
  switch (answer.verb) {
    case 'use-suggested':
      if (isLate) fillUp(m, seat, deck);
      else tamer.decks[deck] = suggestion(m, seat, deck);
      tamer.isDone = true;
      break;
    case 'use-saved':
      tamer.decks[deck] = m.asked.saved[seat].slice();
      tamer.isDone = true;
      break;
    case 'finish':
      tamer.isDone = true;
      break;
    case 'open':
      tamer.group = ref;
      return;
    case 'back':
      tamer.group = NO_GROUP;
      return;
    case 'add':
      tamer.decks[deck].push(ref);
      return;
    default:
      tamer.decks[deck].splice(tamer.decks[deck].indexOf(ref), 1);
      return;
  }
  tamer.group = NO_GROUP;
  happen(m, 'deck-built', seat, tamer.mystlings[deck]);
}

function asked(m: Match, v: BuildVars): number {
  let mask = 0;
  for (const seat of v.seats) if (!m.tamers[seat].isDone) mask |= 1 << seat;
  return mask;
}

/** DE-PVP-QB-04: these seats at the same time, one deck each. */
const buildDecks = outerProcedure(
  build,
  {
    begin: (m, v) => {
      for (const seat of v.seats) {
        m.tamers[seat].isDone = false;
        m.tamers[seat].group = NO_GROUP;
      }
      return go('build');
    },
    build: poll({
      kind: 'build-deck',
      rule: 'DE-DECK-04',
      who: asked,
      about: (m, v, seat) => [
        { kind: 'def', id: m.tamers[seat].mystlings[v.deck] },
        m.tamers[seat].decks[v.deck].length,
        v.isLate ? 1 : 0,
      ],
      offer: (m, v, offer, seat) => offerBuilding(m, v, offer, seat),
      then: (m, v, answers) => {
        answers.forEach((answer, seat) => {
          if (answer) addTo(m, seat, v, answer);
        });
        return go(asked(m, v) === 0 ? 'end' : 'build');
      },
    }),
    end: () => done(),
  },
  { shows: (_m, v) => ({ kind: 'deck-building', deck: v.deck }) },
);

type PickVars = VarsOf<typeof picks>;

/** Cards of a shared element and of subtypes: what is left of them is picked in turn. */
function eachPick(
  m: Match,
  seat: Seat,
  pick: (deck: number, def: Def, why: Refusal | undefined) => void,
): void {
  const tamer = m.tamers[seat];
  tamer.decks.forEach((cards, deck) => {
    const plan = planOf(m, seat, deck);
    const groups = [
      isShared(m, seat, deck) ? GROUPS.indexOf('element') : -1,
      mystlingOf(m, seat, deck).subtype ? GROUPS.indexOf('subtype') : -1,
    ];
    for (const group of groups)
      if (group >= 0)
        for (const def of cardsIn(m, seat, deck, group)) pick(deck, def, whyNotAdd(plan, cards, def));
  });
}

/** A pick for a seat that leaves its decks to the suggestion: one more card of the best deck it can still have. */
function pickForSuggested(m: Match, seat: Seat): boolean {
  return m.tamers[seat].decks.some((cards, deck) => {
    const picked = cards.filter((def) => closedCards(m, seat, deck).has(def));
    const wanted = withoutEach(buildDeck(planOf(m, seat, deck)), cards);
    const def = wanted.find((one) => closedCards(m, seat, deck).has(one));
    if (def === undefined) return false;
    const better = suggestedDeck(m, seat, deck, [...picked, def]);
    if (withoutEach(better, cards).length === 0) return false;
    m.tamers[seat].decks[deck] = better;
    return true;
  });
}

/** What is in one list beyond the copies in another. */
function withoutEach(list: readonly number[], others: readonly number[]): number[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** DE-PVP-QB-05, DE-PVP-QB-06, DE-PVP-CH-07: one at a time, alternating from the first player. */
const pickCards = outerProcedure(picks, {
  turn: (m, v) => {
    if (m.asked.deck[v.seat] !== 'suggested') return go('pick');
    if (!pickForSuggested(m, v.seat)) v.finished |= 1 << v.seat;
    return nextPick(v);
  },
  pick: ask({
    kind: 'pick-card',
    rule: 'DE-PVP-QB-05',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      eachPick(m, v.seat, (deck, def, why) =>
        allowUnless(offer, why, 'pick', def, m.tamers[v.seat].mystlings[deck]),
      );
      allow(offer, 'pass');
    },
    then: (m, v, answer) => {
      if (answer.verb === 'pass') v.finished |= 1 << v.seat;
      else {
        const tamer = m.tamers[v.seat];
        tamer.decks[tamer.mystlings.indexOf(answer.refs[1])].push(answer.refs[0]);
      }
      return nextPick(v);
    },
  }),
  /** Passing leaves a deck to its player: only what nobody builds is filled up. */
  end: (m) => {
    for (let seat = 0; seat < m.seats; seat++)
      if (m.asked.deck[seat] === 'suggested')
        m.tamers[seat].decks.forEach((_, deck) => {
          fillUp(m, seat, deck);
        });
    return done();
  },
});

function nextPick(v: PickVars): Next<'end' | 'turn'> {
  if (v.finished === 3) return go('end');
  if (!(v.finished & (1 << (1 - v.seat)))) v.seat = 1 - v.seat;
  return go('turn');
}

/** A deck that is still too small takes the best of what its owner has left. */
function fillUp(m: Match, seat: Seat, deck: number): void {
  const cards = m.tamers[seat].decks[deck];
  if (cards.length >= DECK_SIZE) return;
  const plan = planOf(m, seat, deck);
  const worth = (def: Def) => cardWorth(plan.content, defOfType(plan.content, def, 'action'));
  const open = GROUPS.flatMap((_, group) =>
    whyNotGroup(m, seat, deck, group) ? [] : cardsIn(m, seat, deck, group),
  );
  for (const def of open.sort((a, b) => worth(b) - worth(a) || a - b))
    while (!whyNotAdd(plan, cards, def)) cards.push(def);
}

export const building = [buildDecks, pickCards];
