import {
  call,
  compute,
  done,
  effect,
  go,
  happen,
  type Next,
  type Node,
  name,
  number,
  oneOf,
  optional,
  roll,
  takeTop,
  yes,
} from '@tabard/engine';
import { noFight } from '../rules/fight.ts';
import * as the from '../rules/handles.ts';
import { failTrial, meet, STOPPED, trialOf } from '../rules/meeting.ts';
import { discardEncounter, loseTurn } from '../rules/verbs.ts';
import { type About, effects } from '../state.ts';
import { trialTexts } from '../words/effects.ts';
import { amount } from './grammar.ts';

const { word, perform } = effects;

const pass = optional(effect);
const fail = optional(effect);

function branch(node: Node | undefined, of: About): Next<'end'> {
  return node === undefined ? done() : perform(node, of, 'end');
}

/** Words that put a party to the test. */
export const trialWords = {
  roll: word({
    args: { target: number, pass, fail },
    text: trialTexts.roll,
    givesAmount: true,
    steps: (args) => ({
      roll: (m, v) => {
        v.amount = roll(m, 6);
        const { target, pass, fail } = args(m, v);
        const isHigh = v.amount >= target;
        happen(m, isHigh ? 'rolled-high' : 'rolled-low', v.you, v.amount, v.card);
        const next = isHigh ? pass : fail;
        return next === undefined ? done(v.amount) : perform(next, v, 'end');
      },
      end: (_m, v) => done(v.amount),
    }),
  }),
  check: word({
    args: { difficulty: number, pass, fail },
    text: trialTexts.check,
    steps: (args) => ({
      begin: (m, v) =>
        call(the.check, { a: v.you, dieA: 0, difficulty: args(m, v).difficulty, fleeing: false }, 'judge'),
      judge: (m, v) => {
        const passed = m.result === 1;
        if (!passed) failTrial(m, v.you);
        const { pass, fail } = args(m, v);
        return branch(passed ? pass : fail, v);
      },
      end: () => done(),
    }),
  }),
  fight: word({
    args: {
      combat: amount,
      foe: name,
      nature: optional(oneOf(['natural', 'mystical'])),
      darkness: yes,
      pass,
      fail,
    },
    text: trialTexts.fight,
    steps: (args) => ({
      begin: (m, v) => {
        const a = args(m, v);
        const fight: the.Fight = {
          ...noFight(),
          a: v.you,
          foe: trialOf(m, v.you) ? 'mission' : 'creature',
          name: a.foe,
          base: compute(m, v, a.combat),
          nature: a.nature ?? '',
          darkness: a.darkness === true,
        };
        return call(the.combat, fight, 'judge');
      },
      // AN-COMBAT-09: a party beaten by such an opponent is expelled and its turn is over.
      judge: (m, v) => {
        const won = m.result >= 0;
        if (!won) {
          failTrial(m, v.you);
          loseTurn(m, v.you);
        }
        const { pass, fail } = args(m, v);
        return branch(won ? pass : fail, v);
      },
      end: () => done(),
    }),
  }),
  gauntlet: word({
    args: { count: number, level: number },
    text: trialTexts.gauntlet,
    steps: (args) => ({
      next: (m, v) => {
        const a = args(m, v);
        if (v.at++ >= a.count) return done();
        const card = takeTop(m, m.decks.encounter, m.discards.encounter);
        if (card === undefined) return done();
        m.aside.push(card);
        return meet(v.you, card, a.level, 'gauntlet', 'after');
      },
      after: (m, v) => {
        const stopped = m.result === STOPPED;
        discardEncounter(m, m.aside[m.aside.length - 1], m.aside);
        if (!stopped) return go('next');
        failTrial(m, v.you);
        loseTurn(m, v.you);
        return done();
      },
    }),
  }),
};
