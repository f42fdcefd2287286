import {
  type ActingWord,
  type Args,
  argsOf,
  call,
  done,
  type EffectVars,
  effect,
  envOf,
  go,
  happen,
  type Next,
  name,
  number,
  oneOf,
  optional,
  type Phrased,
  perform,
  roll,
  takeTop,
  yes,
} from '@tabard/engine';
import { NO_FIGHT } from '../rules/fight.ts';
import { failTrial, meet, STOPPED, trialOf } from '../rules/meeting.ts';
import { discardEncounter, loseTurn } from '../rules/verbs.ts';
import type { Omega } from '../state.ts';
import { amountOf } from './amounts.ts';
import { amount, outcomes, tell } from './grammar.ts';

const pass = optional(effect);
const fail = optional(effect);

function branch(m: Omega, v: EffectVars, passed: boolean): Next {
  const node = passed ? argsOf(m, v).pass : argsOf(m, v).fail;
  return node === undefined ? done() : perform(node as number, envOf(v), 'end');
}

function foeText(a: Args, nameOf: (id: string) => string): string {
  return nameOf(a.foe as string);
}

/** Words that put a party to the test. */
export const trialWords: Record<string, ActingWord<Omega>> = {
  roll: {
    args: { target: number, pass, fail },
    text: tell(
      (a, t) => `roll a die${outcomes(a, t, `on ${a.target}+`, `below ${a.target}`)}`,
      (a, t) => `lancez un dé${outcomes(a, t, `sur ${a.target}+`, `à moins de ${a.target}`)}`,
    ),
    worth: () => 1,
    steps: {
      roll: (m, v) => {
        v.amount = roll(m, 6);
        happen(m, 'rolled', v.you, v.amount);
        return branch(m, v, v.amount >= (argsOf(m, v).target as number));
      },
      end: () => done(),
    },
  },
  check: {
    args: { difficulty: number, pass, fail },
    text: tell(
      (a, t) => `Speed Check ${a.difficulty}${outcomes(a, t, 'if passed', 'if failed')}`,
      (a, t) => `test de Vitesse ${a.difficulty}${outcomes(a, t, 'si réussi', 'si raté')}`,
    ),
    worth: () => 0,
    steps: {
      begin: (m, v) => call('check', { a: v.you, dieA: 0, difficulty: argsOf(m, v).difficulty }, 'judge'),
      judge: (m, v) => {
        const passed = m.result === 1;
        if (!passed) failTrial(m, v.you);
        return branch(m, v, passed);
      },
      end: () => done(),
    },
  },
  fight: {
    args: {
      combat: amount,
      foe: name,
      nature: optional(oneOf(['natural', 'mystical'])),
      darkness: yes,
      pass,
      fail,
    },
    text: tell(
      (a, t) =>
        `fight ${foeText(a, t.nameOf)} (Combat ${t.phrase(a.combat)}${a.darkness ? ', Darkness' : ''})${outcomes(a, t, 'if you win', 'if you lose')}`,
      (a, t) =>
        `combattez ${foeText(a, t.nameOf)} (Combat ${t.phrase(a.combat)}${a.darkness ? ', Ténèbres' : ''})${outcomes(a, t, 'en cas de victoire', 'en cas de défaite')}`,
    ),
    worth: () => 0,
    steps: {
      begin: (m, v) => {
        const a = argsOf(m, v);
        const fight = {
          ...NO_FIGHT,
          a: v.you,
          foe: trialOf(m, v.you) ? 'mission' : 'creature',
          name: a.foe,
          base: amountOf(m, v, a.combat as Phrased),
          nature: a.nature ?? '',
          darkness: a.darkness === true,
        };
        return call('combat', fight, 'judge');
      },
      // AN-COMBAT-09: a party beaten by such an opponent is expelled and its turn is over.
      judge: (m, v) => {
        const won = m.result >= 0;
        if (!won) {
          failTrial(m, v.you);
          loseTurn(m, v.you);
        }
        return branch(m, v, won);
      },
      end: () => done(),
    },
  },
  gauntlet: {
    args: { count: number, level: number },
    text: tell(
      (a) => `face ${a.count} Encounters in a row, the Area counting as level ${a.level}`,
      (a) => `affrontez ${a.count} Rencontres d’affilée, le Lieu comptant comme de niveau ${a.level}`,
    ),
    worth: () => 0,
    steps: {
      next: (m, v) => {
        const a = argsOf(m, v);
        if (v.at++ >= (a.count as number)) return done();
        const card = takeTop(m, m.decks.encounter, m.discards.encounter);
        if (card === undefined) return done();
        m.aside.push(card);
        return meet(v.you, card, a.level as number, 'gauntlet', 'after');
      },
      after: (m, v) => {
        const stopped = m.result === STOPPED;
        discardEncounter(m, m.aside[m.aside.length - 1], m.aside);
        if (!stopped) return go('next');
        failTrial(m, v.you);
        loseTurn(m, v.you);
        return done();
      },
    },
  },
};
