/** The Enemy turn: DE-ENEMY-01. */
import { done, happen, showAll, struct } from '@tabard/engine';
import { type AttackDef, eclipseContent } from '../defs.ts';
import { about, type Combat } from '../state.ts';
import { clearEnemySlots, drawEnemy, slideEnemy } from './enemy-deck.ts';
import { cardInSlot, enemySide, topOf } from './facts.ts';
import { perform, react } from './interpreter.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { ENEMY_CARD } from './slots.ts';
import { beginTurn, burn, closeTurn } from './turn-edges.ts';

function attackDef(m: Combat, card: number): AttackDef {
  return eclipseContent(m).defs[m.cards.def[card]] as AttackDef;
}

/** DE-COOP-06: the card now on top of the deck shows the target; without one it is the Taunt holder. */
function readTarget(m: Combat): void {
  if (m.seats === 1) return;
  const top = topOf(m.fighters[m.seats].deck);
  const isOther = top >= 0 && attackDef(m, top).target === 'other';
  m.target = isOther ? 1 - m.taunt : m.taunt;
  happen(m, 'target-chosen', m.target);
}

/** DE-ENEMY-02, DE-ENEMY-03, DE-ENEMY-10: slide, draw, resolve. */
const enemyCard = procedure(ENEMY_CARD, struct({}), {
  draw: (m) => {
    slideEnemy(m);
    const card = drawEnemy(m);
    settle(m);
    if (card < 0) return done();
    readTarget(m);
    // DE-HARD-06: a card drawn face down is revealed now.
    showAll(m, card);
    happen(m, 'enemy-drew', card);
    return m.queue.length ? react('resolve') : { to: 'go', step: 'resolve' };
  },
  resolve: (m) => {
    const card = cardInSlot(m.fighters[m.seats], 1);
    if (card < 0) return done();
    return perform(enemySide(m).attacks[attackDef(m, card).symbol], about(m.seats), 'end');
  },
  end: () => done(),
});

const enemyTurn = procedure('enemy-turn', struct({}), {
  begin: (m) => {
    beginTurn(m, m.seats);
    return m.queue.length ? react('card') : { to: 'go', step: 'card' };
  },
  card: () => ({ to: 'call', proc: ENEMY_CARD, vars: {}, back: 'special' }),
  special: (m) => {
    if (cardInSlot(m.fighters[m.seats], m.specialSlot) < 0) return { to: 'go', step: 'end' };
    // DE-COND-08: a silenced Enemy keeps its cards.
    if (m.fighters[m.seats].conditions[3] > 0) {
      report(m, 'special-silenced', m.seats);
      settle(m);
      return m.queue.length ? react('end') : { to: 'go', step: 'end' };
    }
    report(m, 'special-used', m.seats);
    settle(m);
    return perform(enemySide(m).special, about(m.seats), 'cleared');
  },
  cleared: (m) => {
    clearEnemySlots(m);
    return { to: 'go', step: 'end' };
  },
  end: (m) => {
    report(m, 'turn-ended', m.seats);
    settle(m);
    return m.queue.length ? react('burn') : { to: 'go', step: 'burn' };
  },
  burn: (m) => {
    burn(m, m.seats);
    return m.queue.length ? react('close') : { to: 'go', step: 'close' };
  },
  close: (m) => {
    closeTurn(m, m.seats);
    return done();
  },
});

export const enemyTurns = [enemyCard, enemyTurn];
