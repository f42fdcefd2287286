/** What is played around combats: each mode makes its plans, calls its combats and decides on the outcome. */
import { allow, ask, become, call, done, finish, go, pickAtRandom, type Seat, takes } from '@tabard/engine';
import { DECK_SIZE, type DeckPlan, startingDeck, whyNotDeck } from '../decks.ts';
import { run } from '../run/handles.ts';
import { type Aftermath, type Luggage, type Match, NO_DARKNESS, type Plan, type Tamer } from '../state.ts';
import { campaign } from '../tale/handles.ts';
import { suggestedDeck, whyNotSaved } from './building.ts';
import { clearArena } from './combat.ts';
import { isVersus } from './facts.ts';
import {
  barter,
  build,
  challenge,
  combat,
  draft,
  duel,
  match,
  picks,
  quickBattle,
  singleCombat,
  teams,
} from './handles.ts';
import { outerProcedure } from './procedure.ts';
import { draftOrder, newDuel, scoreRound, takeMystling, WINS_NEEDED } from './pvp.ts';
import { planOf } from './supply.ts';

const beginMatch = outerProcedure(match, {
  begin: (m, { luggage }) => {
    // DE-SAVE-02: a campaign that goes on has its Decision token already.
    if (!m.tale?.sheet) drawDecisionToken(m);
    if (m.mode === 'campaign') return become(campaign, {});
    if (m.mode === 'roguelite') return become(run, {});
    if (!isVersus(m)) return become(singleCombat, { at: 0, luggage, aftermath: undefined });
    // DE-PVP-QB-02, DE-PVP-CH-03: the first player, or the host, at random.
    const mode = m.mode === 'challenge' ? challenge : quickBattle;
    m.first = pickAtRandom(m, 2);
    return become(mode, { aftermath: undefined });
  },
});

/** DE-DECIDE-02. */
function drawDecisionToken(m: Match): void {
  m.decider = m.seats === 1 ? 0 : pickAtRandom(m, 2);
}

// --- alone or together ---

const playSingle = outerProcedure(singleCombat, {
  begin: (m) => {
    for (let seat = 0; seat < m.seats; seat++) takeMystling(m, seat, m.asked.mystlings[seat]);
    // Starting decks need their own copies: whatever else is built goes without them.
    for (let seat = 0; seat < m.seats; seat++) if (m.asked.deck[seat] === 'starting') readyDeck(m, seat, 0);
    return go('decks');
  },
  /** One deck after another, since both come from one pool; DE-DECK-09. */
  decks: (m, v) => {
    while (v.at < m.seats && readyDeck(m, v.at, 0)) v.at++;
    if (v.at >= m.seats) return call(combat, { plan: planSingle(m, v.luggage) }, 'over');
    return call(build, { seats: [v.at++], deck: 0, isLate: false }, 'decks');
  },
  /** The Arena stays for all to look at: nothing comes after it. */
  over: takes(combat, 'aftermath', (m, v) => {
    m.aftermath = v.aftermath;
    const hasWon = v.aftermath !== undefined && hasSucceeded(m, v.aftermath);
    finish(m, hasWon ? m.tamers.map((_, seat) => seat) : [], REASONS[v.aftermath?.result ?? 'lose']);
    return done();
  }),
});

const REASONS: Readonly<Record<string, string>> = { win: 'won', tame: 'tamed', lose: 'lost' };

/** Whoever set out to tame wins by that alone. */
function hasSucceeded(m: Match, { result }: Aftermath): boolean {
  return m.asked.goal === 'tame' ? result === 'tame' : result !== 'lose';
}

const NO_LUGGAGE: Luggage = { damage: 0, power: 0, fatigue: 0 };

export function planSingle({ asked, tamers }: Match, luggage: readonly Luggage[] = []): Plan {
  const { enemy, arena, map, corruptionCount, isUnpredictable, isSteel, isTameable, goal } = asked;
  const entrants = tamers.map(({ mystlings, decks }, seat) => ({
    def: mystlings[0],
    deck: decks[0].slice(),
    ...(luggage[seat] ?? NO_LUGGAGE),
    stats: undefined,
  }));
  const terms = { enemy, arena, map, corruptionCount, isUnpredictable, isSteel, isTameable, goal };
  return { ...terms, first: 0, isConcedable: false, ...NO_DARKNESS, boons: [], entrants };
}

// --- PvP ---

const pickTeams = outerProcedure(teams, {
  draft: (m) => {
    if (m.asked.isDrafted) return call(draft, { order: draftOrder(m), at: 0 }, 'trade');
    for (let seat = 0; seat < 2; seat++) takeMystling(m, seat, m.asked.mystlings[seat]);
    return go('trade');
  },
  /** DE-PVP-QB-03, DE-PVP-CH-05: each may offer one trade, the first player first. */
  trade: (m, v) => {
    if (v.traders >= 2 || !mayTrade(m)) return go('main-decks');
    const seat = v.traders++ === 0 ? m.first : 1 - m.first;
    return call(barter, { seat, given: -1, wanted: -1 }, 'trade');
  },
  /** DE-PVP-CH-06: one deck at a time, both players at the same time. */
  'main-decks': (m, v) => {
    if (v.at >= m.tamers[0].mystlings.length) return go('picks');
    const deck = v.at++;
    const seats = [0, 1].filter((seat) => !readyDeck(m, seat, deck));
    return seats.length ? call(build, { seats, deck, isLate: false }, 'main-decks') : go('main-decks');
  },
  picks: (m, v) => {
    v.at = 0;
    return call(picks, { seat: m.first, finished: 0 }, 'last-cards');
  },
  /** DE-DECK-04: a deck that the picks left too small is its player's to complete. */
  'last-cards': (m, v) => {
    if (v.at >= m.tamers[0].mystlings.length) return done();
    const deck = v.at++;
    const seats = [0, 1].filter((seat) => m.tamers[seat].decks[deck].length < DECK_SIZE);
    return seats.length ? call(build, { seats, deck, isLate: true }, 'last-cards') : go('last-cards');
  },
});

/** Whether both build their decks themselves: a deck that is given or suggested is made from the own pile. */
function mayTrade(m: Match): boolean {
  return m.asked.deck.every((kind) => kind === 'build');
}

const playQuickBattle = outerProcedure(quickBattle, {
  begin: () => call(teams, { at: 0, traders: 0 }, 'duel'),
  duel: (m) => call(duel, newDuel(m), 'over'),
  over: takes(duel, 'aftermath', (m, v) => {
    const victor = scoreRound(m, v.aftermath);
    finish(m, [victor], 'duel-won');
    return done();
  }),
});

const playChallenge = outerProcedure(challenge, {
  begin: () => call(teams, { at: 0, traders: 0 }, 'first-player'),
  /** DE-PVP-CH-08: who was the host of the draft need not be the first player of the first round. */
  'first-player': (m) => {
    m.first = pickAtRandom(m, 2);
    return go('duel');
  },
  duel: (m) => call(duel, newDuel(m), 'over'),
  over: takes(duel, 'aftermath', (m, v) => {
    const victor = scoreRound(m, v.aftermath);
    if (m.tamers[victor].wins < WINS_NEEDED) return go('who-begins');
    finish(m, [victor], 'duel-won');
    return done();
  }),
  /** DE-PVP-CH-12: the loser decides who is first; whatever lay in the Arena and on the sheets is gone. */
  'who-begins': ask({
    kind: 'who-begins',
    rule: 'DE-PVP-CH-12',
    who: (_m, v) => 1 - (v.aftermath?.victor ?? 0),
    offer: (_m, _v, offer) => {
      for (let seat = 0; seat < 2; seat++) allow(offer, 'seat', seat);
    },
    then: (m, _v, answer) => {
      [m.first] = answer.refs;
      clearArena(m);
      return go('duel');
    },
  }),
});

function readyStartingDeck(tamer: Tamer, deck: number, plan: DeckPlan): boolean {
  if (tamer.decks[deck]?.length) return true;
  const starting = startingDeck(plan);
  if (whyNotDeck(plan, starting)) return false;
  tamer.decks[deck] = starting;
  return true;
}

/** A deck that needs no decision; false when it is to be built. */
function readyDeck(m: Match, seat: Seat, deck: number): boolean {
  const tamer = m.tamers[seat];
  const plan = planOf(m, seat, deck);
  switch (m.asked.deck[seat]) {
    case 'starting':
      return readyStartingDeck(tamer, deck, plan);
    case 'suggested':
      tamer.decks[deck] = suggestedDeck(m, seat, deck, []);
      return true;
    case 'saved':
      if (whyNotSaved(m, seat, deck)) return false;
      tamer.decks[deck] = m.asked.saved[seat].slice();
      return true;
    default:
      return false;
  }
}

export const matches = [beginMatch, playSingle, pickTeams, playQuickBattle, playChallenge];
