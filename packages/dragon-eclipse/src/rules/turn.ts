/** The player turn in its five steps: DE-TURN-01. */
import { allow, ask, call, done, type Infer, int, type Next, type Option, struct } from '@tabard/engine';
import { about, type Combat } from '../state.ts';
import { bonusOf } from './auras.ts';
import { mayWaive, offerBonuses } from './bonus.ts';
import { mapDef } from './facts.ts';
import { perform, react } from './interpreter.ts';
import { gainPower, spendPower } from './power.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { drawCard, hasRoom, slide, takeFromSlot } from './slots.ts';
import { modifierOf } from './stats.ts';
import { beginTurn, burn, closeTurn } from './turn-edges.ts';

const turnVars = struct({ seat: int, bonus: int, hasPlayed: int });
type TurnVars = Infer<typeof turnVars>;

function thenReact(m: Combat, step: string): Next {
  return m.queue.length ? react(step) : { to: 'go', step };
}

/** DE-TURN-02 to DE-TURN-04: the Power of the slot comes before any effect of the card. */
function play(m: Combat, v: TurnVars, card: number): Next {
  const slot = takeFromSlot(m, v.seat, card);
  m.fighters[v.seat].resolving.push(card);
  v.hasPlayed = 1;
  gainPower(m, v.seat, mapDef(m).slotPower[slot - 1] + modifierOf(m, v.seat, 'power'));
  return call('card', { you: v.seat, card, slot }, 'act');
}

function choose(m: Combat, v: TurnVars, answer: Option): Next {
  if (answer.verb === 'play') return play(m, v, answer.refs[0]);
  if (answer.verb === 'end-turn') return { to: 'go', step: 'draw' };
  v.bonus = answer.refs[0];
  return { to: 'go', step: mayWaive(m, v.seat, v.bonus) ? 'waive' : 'pay' };
}

const playerTurn = procedure('turn', turnVars, {
  begin: (m, v) => {
    beginTurn(m, v.seat);
    return thenReact(m, 'act');
  },
  /** DE-TAG-INTERRUPT-EMPTY: without a card in the slots there is none to choose. */
  act: (m, v) => ({ to: 'go', step: v.hasPlayed || !m.fighters[v.seat].slots.length ? 'after' : 'before' }),
  /** Steps 1 and 2: Bonus Actions, then the one card. */
  before: ask({
    kind: 'act',
    rule: 'DE-TURN-01',
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      const { slots } = m.fighters[v.seat];
      for (let i = 0; i < slots.length; i++) allow(offer, 'play', slots[i]);
      offerBonuses(m, v.seat, offer);
    },
    then: choose,
  }),
  /** Step 3: Bonus Actions once more. */
  after: ask({
    kind: 'after',
    rule: 'DE-TURN-01',
    auto: true,
    who: (_m, v) => v.seat,
    offer: (m, v, offer) => {
      allow(offer, 'end-turn');
      offerBonuses(m, v.seat, offer);
    },
    then: choose,
  }),
  waive: ask({
    kind: 'waive',
    rule: 'DE-TAME-01',
    who: (_m, v) => v.seat,
    about: (_m, v) => [{ kind: 'bonus', id: v.bonus }],
    offer: (_m, _v, offer) => {
      allow(offer, 'waive');
      allow(offer, 'pass');
    },
    then: (m, _v, answer) => {
      m.isWaived = answer.verb === 'waive';
      return { to: 'go', step: 'pay' };
    },
  }),
  pay: (m, v) => {
    const { cost, effect } = bonusOf(m, v.bonus);
    m.fighters[v.seat].used.push(v.bonus);
    spendPower(m, v.seat, cost);
    report(m, 'bonus-used', v.seat, v.bonus);
    settle(m);
    return perform(effect, about(v.seat), 'used');
  },
  used: (m) => {
    m.isWaived = false;
    return { to: 'go', step: 'act' };
  },
  /** DE-TURN-08, DE-TURN-09. */
  draw: (m, v) => {
    slide(m, v.seat);
    while (hasRoom(m, v.seat) && drawCard(m, v.seat));
    settle(m);
    return thenReact(m, 'end');
  },
  end: (m, v) => {
    report(m, 'turn-ended', v.seat);
    settle(m);
    return thenReact(m, 'burn');
  },
  burn: (m, v) => {
    burn(m, v.seat);
    return thenReact(m, 'close');
  },
  close: (m, v) => {
    closeTurn(m, v.seat);
    return done();
  },
});

const roundVars = struct({ at: int });

/** DE-FLOW-01, DE-COOP-02: the players in this round's order, then the Enemy; in PvP the two in turn. */
const rounds = procedure('rounds', roundVars, {
  begin: (m, v) => {
    m.round++;
    v.at = 0;
    if (m.mode !== 'combat') m.order = [m.first, 1 - m.first];
    else m.order = m.seats === 1 ? [0] : [m.taunt, 1 - m.taunt];
    return { to: 'go', step: 'next' };
  },
  next: (m, v) => {
    if (v.at < m.order.length) {
      const seat = m.order[v.at++];
      return call('turn', { seat, bonus: -1, hasPlayed: 0 }, 'next');
    }
    return m.mode === 'combat' ? call('enemy-turn', {}, 'begin') : { to: 'go', step: 'begin' };
  },
});

export const turns = [playerTurn, rounds];
