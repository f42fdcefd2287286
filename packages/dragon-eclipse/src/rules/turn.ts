/** The player turn in its five steps: DE-TURN-01. */
import {
  allow,
  areWaiting,
  ask,
  become,
  type Card,
  call,
  done,
  go,
  happen,
  type Next,
  type Offer,
  type Option,
  react,
} from '@tabard/engine';
import { artifactEffect, offerArtifacts } from '../run/artifacts-in-combat.ts';
import { effects, type InCombat } from '../state.ts';
import { heldEffect, offerHeldInCombat } from '../tale/held-in-combat.ts';
import { concede } from './aftermath.ts';
import { bonusOf } from './auras.ts';
import { costOf, mayWaive, offerBonuses } from './bonus.ts';
import { about, isPvp } from './facts.ts';
import { enemyTurn, resolveCard, rounds, turn, turnEnd, type VarsOf } from './handles.ts';
import { gainPower, slotPower, spendPower } from './power.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { drawCard, hasRoom, slide, takeFromSlot } from './slots.ts';
import { beginTurn, burn, closeTurn, nextStage } from './turn-edges.ts';

type TurnVars = VarsOf<typeof turn>;

function thenReact<S extends string>(m: InCombat, step: S): Next<S, never> {
  return areWaiting(m.combat.reactions) ? react(step) : go(step);
}

/** DE-TURN-02 to DE-TURN-04: the Power of the slot comes before any effect of the card. */
function play(m: InCombat, v: TurnVars, card: Card): Next<'act'> {
  const slot = takeFromSlot(m, v.seat, card);
  m.combat.fighters[v.seat].resolving.push(card);
  v.hasPlayed = 1;
  happen(m, 'played', v.seat, card, slot);
  gainPower(m, v.seat, slotPower(m, v.seat, slot));
  return call(resolveCard, { you: v.seat, card, slot }, 'act');
}

function choose(
  m: InCombat,
  v: TurnVars,
  answer: Option,
): Next<'act' | 'concede' | 'draw' | 'waive' | 'pay' | 'used'> {
  if (answer.verb === 'play') return play(m, v, answer.refs[0]);
  if (answer.verb === 'end-turn') return go('draw');
  if (answer.verb === 'concede') return go('concede');
  v.bonus = -1;
  const held = heldEffect(m, answer) ?? artifactEffect(m, answer);
  if (held !== undefined) return effects.perform(held, about(m, v.seat), 'used');
  v.bonus = answer.refs[0];
  return go(mayWaive(m, v.seat, v.bonus) ? 'waive' : 'pay');
}

const playerTurn = procedure(
  turn,
  {
    begin: (m, v) => {
      beginTurn(m, v.seat);
      return thenReact(m, 'act');
    },
    /** DE-TAG-INTERRUPT-EMPTY: without a card in the slots there is none to choose. */
    act: (m, v) => go(v.hasPlayed || !m.combat.fighters[v.seat].slots.length ? 'after' : 'before'),
    /** Steps 1 and 2: Bonus Actions, then the one card. */
    before: ask({
      kind: 'act',
      rule: 'DE-TURN-01',
      who: (_m, v) => v.seat,
      offer: (m, v, offer) => {
        const { slots } = m.combat.fighters[v.seat];
        for (let i = 0; i < slots.length; i++) allow(offer, 'play', slots[i]);
        offerBonuses(m, v.seat, offer);
        offerHeldInCombat(m, v.seat, offer);
        offerArtifacts(m, v.seat, offer);
        offerConceding(m, offer);
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
        offerHeldInCombat(m, v.seat, offer);
        offerArtifacts(m, v.seat, offer);
        // Alone it would be no reason to ask.
        if (offer.options.length > 1) offerConceding(m, offer);
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
        m.combat.isWaived = answer.verb === 'waive';
        return go('pay');
      },
    }),
    pay: (m, v) => {
      const bonus = bonusOf(m, v.bonus);
      const { effect } = bonus;
      const cost = costOf(m, v.seat, bonus);
      m.combat.fighters[v.seat].used.push(v.bonus);
      spendPower(m, v.seat, cost);
      report(m, 'bonus-used', v.seat, v.bonus, cost);
      settle(m);
      return effects.perform(effect, about(m, v.seat), 'used');
    },
    used: (m) => {
      m.combat.isWaived = false;
      return go('act');
    },
    draw: (_m, v) => become(turnEnd, { seat: v.seat }),
    concede: (m, v) => {
      happen(m, 'conceded', v.seat);
      concede(m);
      return done();
    },
  },
  {
    shows: (_m, v, step) => ({
      kind: 'turn',
      seat: v.seat,
      hasPlayed: v.hasPlayed > 0,
      mayPlay: step === 'before',
    }),
    causes: (_m, v, step) => (step === 'used' && v.bonus >= 0 ? { kind: 'bonus', id: v.bonus } : undefined),
  },
);

/** DE-CONC-01. */
function offerConceding(m: InCombat, offer: Offer): void {
  if (m.combat.isConcedable) allow(offer, 'concede');
}

const STAGES = ['draw', 'end', 'burn', 'close'] as const;

const endOfTurn = procedure(
  turnEnd,
  {
    stage: (m) => nextStage(m, STAGES),
    /** DE-TURN-08, DE-TURN-09. */
    draw: (m, v) => {
      slide(m, v.seat);
      while (hasRoom(m, v.seat) && drawCard(m, v.seat));
      settle(m);
      return thenReact(m, 'stage');
    },
    end: (m, v) => {
      report(m, 'turn-ended', v.seat);
      settle(m);
      return thenReact(m, 'stage');
    },
    burn: (m, v) => {
      burn(m, v.seat);
      return thenReact(m, 'stage');
    },
    close: (m, v) => {
      closeTurn(m, v.seat);
      return done();
    },
  },
  { shows: (_m, v) => ({ kind: 'turn-end', seat: v.seat }) },
);

/** DE-FLOW-01, DE-COOP-02: the players in this round's order, then the Enemy; in PvP the two in turn. */
const playRounds = procedure(rounds, {
  begin: (_m, v) => go(v.at < 0 ? 'round' : 'next'),
  round: (m, v) => {
    m.combat.round++;
    v.at = 0;
    if (isPvp(m)) m.combat.order = [m.combat.first, 1 - m.combat.first];
    else m.combat.order = m.seats === 1 ? [0] : [m.combat.taunt, 1 - m.combat.taunt];
    return go('next');
  },
  next: (m, v) => {
    if (v.at < m.combat.order.length) {
      const seat = m.combat.order[v.at++];
      return call(turn, { seat, bonus: -1, hasPlayed: 0 }, 'next');
    }
    return isPvp(m) ? go('round') : call(enemyTurn, {}, 'round');
  },
});

export const turns = [playerTurn, endOfTurn, playRounds];
