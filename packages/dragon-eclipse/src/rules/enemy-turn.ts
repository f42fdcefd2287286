/** The Enemy turn: DE-ENEMY-01. */
import { areWaiting, become, type Card, call, done, go, happen, react, showAll } from '@tabard/engine';
import { type AttackDef, defOfType, eclipseContent } from '../defs.ts';
import { effects, type InCombat } from '../state.ts';
import { clearEnemySlots, drawEnemy, slideEnemy } from './enemy-deck.ts';
import { about, cardInSlot, enemySide, topOf } from './facts.ts';
import { enemyCard, enemyTurn, enemyTurnEnd } from './handles.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { beginTurn, burn, closeTurn, nextStage } from './turn-edges.ts';

function attackDef(m: InCombat, card: Card): AttackDef {
  return defOfType(eclipseContent(m), m.cards.def[card], 'attack');
}

/** DE-COOP-06: the card now on top of the deck shows the target; without one it is the Taunt holder. */
function readTarget(m: InCombat): void {
  if (m.seats === 1) return;
  const top = topOf(m.combat.fighters[m.seats].deck);
  const isOther = top >= 0 && attackDef(m, top).target === 'other';
  m.combat.target = isOther ? 1 - m.combat.taunt : m.combat.taunt;
  happen(m, 'target-chosen', m.combat.target);
}

/** DE-ENEMY-02, DE-ENEMY-03, DE-ENEMY-10: slide, draw, resolve. */
const drawAndResolve = procedure(
  enemyCard,
  {
    draw: (m) => {
      slideEnemy(m);
      const card = drawEnemy(m);
      settle(m);
      if (card < 0) return done();
      readTarget(m);
      // DE-HARD-06: a card drawn face down is revealed now.
      showAll(m, card);
      happen(m, 'enemy-drew', card);
      return areWaiting(m.combat.reactions) ? react('resolve') : go('resolve');
    },
    resolve: (m) => {
      const card = cardInSlot(m.combat.fighters[m.seats], 1);
      if (card < 0) return done();
      return effects.perform(enemySide(m).attacks[attackDef(m, card).symbol], about(m, m.seats), 'end');
    },
    end: () => done(),
  },
  {
    causes: (m, _v, step) =>
      step === 'end' ? { kind: 'card', id: cardInSlot(m.combat.fighters[m.seats], 1) } : undefined,
  },
);

const playEnemyTurn = procedure(
  enemyTurn,
  {
    begin: (m) => {
      beginTurn(m, m.seats);
      return areWaiting(m.combat.reactions) ? react('card') : go('card');
    },
    card: () => call(enemyCard, {}, 'special'),
    special: (m) => {
      if (cardInSlot(m.combat.fighters[m.seats], m.combat.specialSlot) < 0) return go('end');
      // DE-COND-08: a silenced Enemy keeps its cards.
      if (m.combat.fighters[m.seats].conditions[3] > 0) {
        report(m, 'special-silenced', m.seats);
        settle(m);
        return areWaiting(m.combat.reactions) ? react('end') : go('end');
      }
      report(m, 'special-used', m.seats, m.seats);
      settle(m);
      return effects.perform(enemySide(m).special, about(m, m.seats), 'cleared');
    },
    cleared: (m) => {
      clearEnemySlots(m);
      return go('end');
    },
    end: () => become(enemyTurnEnd, {}),
  },
  { shows: () => ({ kind: 'enemy-turn' }) },
);

const STAGES = ['end', 'burn', 'close'] as const;

const endEnemyTurn = procedure(
  enemyTurnEnd,
  {
    stage: (m) => nextStage(m, STAGES),
    end: (m) => {
      report(m, 'turn-ended', m.seats);
      settle(m);
      return areWaiting(m.combat.reactions) ? react('stage') : go('stage');
    },
    burn: (m) => {
      burn(m, m.seats);
      return areWaiting(m.combat.reactions) ? react('stage') : go('stage');
    },
    close: (m) => {
      closeTurn(m, m.seats);
      return done();
    },
  },
  { shows: () => ({ kind: 'enemy-turn' }) },
);

export const enemyTurns = [drawAndResolve, playEnemyTurn, endEnemyTurn];
