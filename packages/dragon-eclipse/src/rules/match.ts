/** A match from its first question to its end. */
import { allow, ask, call, finish, int, pickAtRandom, type Seat, struct } from '@tabard/engine';
import { startingDeck, whyNotDeck } from '../decks.ts';
import { type Combat, TAMED } from '../state.ts';
import { aftermathOf, isLost, reasonOf } from './aftermath.ts';
import { suggestedDeck, whyNotSaved } from './building.ts';
import { isPvp } from './facts.ts';
import { outerProcedure } from './procedure.ts';
import { draftOrder, scoreRound, takeMystling, WINS_NEEDED } from './pvp.ts';
import { drawDecisionToken } from './setup.ts';
import { planOf } from './supply.ts';

const matchVars = struct({ at: int });

/** A deck that needs no decision; false when it is to be built. */
function readyDeck(m: Combat, seat: Seat, deck: number): boolean {
  const tamer = m.tamers[seat];
  const plan = planOf(m, seat, deck);
  switch (m.plan.deck[seat]) {
    case 'starting':
      if (whyNotDeck(plan, startingDeck(plan))) return false;
      tamer.decks[deck] = startingDeck(plan);
      return true;
    case 'suggested':
      tamer.decks[deck] = suggestedDeck(m, seat, deck, []);
      return true;
    case 'saved':
      if (whyNotSaved(m, seat, deck)) return false;
      tamer.decks[deck] = m.plan.saved[seat].slice();
      return true;
    default:
      return false;
  }
}

/** Whoever set out to tame wins by that alone. */
function hasSucceeded(m: Combat): boolean {
  return m.plan.goal === 'tame' ? m.over === TAMED : !isLost(m);
}

const match = outerProcedure('match', matchVars, {
  begin: (m, v) => {
    v.at = 0;
    drawDecisionToken(m);
    if (isPvp(m)) return { to: 'go', step: 'draft' };
    for (let seat = 0; seat < m.seats; seat++) takeMystling(m, seat, m.plan.mystlings[seat]);
    // Starting decks need their own copies: whatever else is built goes without them.
    for (let seat = 0; seat < m.seats; seat++) if (m.plan.deck[seat] === 'starting') readyDeck(m, seat, 0);
    return { to: 'go', step: 'decks' };
  },
  /** Alone or together: one deck after another, since both come from one pool; DE-DECK-09. */
  decks: (m, v) => {
    while (v.at < m.seats && readyDeck(m, v.at, 0)) v.at++;
    if (v.at >= m.seats) return call('setup', { seat: 0 }, 'play');
    return call('build', { seats: [v.at++], deck: 0 }, 'decks');
  },
  play: () => call('rounds', { at: 0 }, 'over'),

  // --- PvP ---

  /** DE-PVP-QB-02, DE-PVP-CH-03: the first player, or the host, at random. */
  draft: (m) => {
    m.first = pickAtRandom(m, 2);
    if (m.plan.isDrafted) return call('draft', { order: draftOrder(m), at: 0 }, 'main-decks');
    for (let seat = 0; seat < 2; seat++) takeMystling(m, seat, m.plan.mystlings[seat]);
    return { to: 'go', step: 'main-decks' };
  },
  /** DE-PVP-CH-06: one deck at a time, both players at the same time. */
  'main-decks': (m, v) => {
    if (v.at >= m.tamers[0].mystlings.length) return { to: 'go', step: 'picks' };
    const deck = v.at++;
    const seats = [0, 1].filter((seat) => !readyDeck(m, seat, deck));
    return seats.length ? call('build', { seats, deck }, 'main-decks') : { to: 'go', step: 'main-decks' };
  },
  picks: (m) => call('picks', { seat: m.first, finished: 0 }, 'first-player'),
  /** DE-PVP-CH-08: who was the host of the draft need not be the first player of the first round. */
  'first-player': (m) => {
    if (m.mode === 'challenge') m.first = pickAtRandom(m, 2);
    return { to: 'go', step: 'duel' };
  },
  duel: () => call('duel', { chosen: [-1, -1], second: 0 }, 'play'),

  // --- the end ---

  over: (m) => {
    if (isPvp(m)) {
      scoreRound(m);
      const isDecided = m.mode === 'quick-battle' || m.tamers[m.victor].wins >= WINS_NEEDED;
      if (!isDecided) return { to: 'go', step: 'who-begins' };
      finish(m, [m.victor], 'duel-won');
    } else {
      m.aftermath = aftermathOf(m);
      finish(m, hasSucceeded(m) ? Array.from({ length: m.seats }, (_, seat) => seat) : [], reasonOf(m));
    }
    return { to: 'done', result: 0 };
  },
  /** DE-PVP-CH-12: the loser decides who is first. */
  'who-begins': ask({
    kind: 'who-begins',
    rule: 'DE-PVP-CH-12',
    who: (m) => 1 - m.victor,
    offer: (_m, _v, offer) => {
      for (let seat = 0; seat < 2; seat++) allow(offer, 'seat', seat);
    },
    then: (m, _v, answer) => {
      [m.first] = answer.refs;
      return { to: 'go', step: 'duel' };
    },
  }),
});

export const matches = [match];
