/** DE-TEST-01 to DE-TEST-18: cards of the Item deck against a table. */
import {
  allow,
  call,
  compute,
  done,
  go,
  happen,
  type Next,
  type Offer,
  type Option,
  type Sum,
  totalOfSum,
} from '@tabard/engine';
import type { TestDef, TestModifier } from '../defs.ts';
import { type InTale, sceneOf, storyOf } from '../facts.ts';
import { ABOUT_ALL, lines, trial } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import type { Trial } from '../state.ts';
import { tell, turnUpItem } from '../verbs.ts';
import { offerHeld, useHeld } from './held.ts';
import { taleProcedure } from './procedure.ts';

export function trialOf(m: InTale): Trial {
  const { trial: found } = sceneOf(m);
  if (!found) throw new Error('no Test is under way');
  return found;
}

export function testOf(m: InTale): TestDef {
  return storyOf(m).tests[trialOf(m).test];
}

/** DE-TEST-05, DE-TEST-18: card by card, and what was used. */
export function testParts(m: InTale): Sum {
  const { revealed, change } = trialOf(m);
  const { items } = storyOf(m);
  const cards = revealed.map((item) => ({ origin: 'item', kind: 'item', def: item, by: items[item].value }));
  return change === 0 ? cards : [...cards, { origin: 'means', def: -1, by: change }];
}

export function testSum(m: InTale): number {
  return totalOfSum(testParts(m));
}

/** DE-TEST-08. */
export function misfortunes(m: InTale): number {
  const { items } = storyOf(m);
  return sceneOf(m).trial?.revealed.filter((item) => items[item].hasMisfortune).length ?? 0;
}

function rowOf({ rows }: TestDef, sum: number): number {
  return rows.findIndex(({ from, to }) => sum >= from && sum <= to);
}

function isInLastRange(m: InTale): boolean {
  const test = testOf(m);
  return rowOf(test, testSum(m)) === test.rows.length - 1;
}

/** DE-TEST-09, DE-TEST-15: its gate is open, its cost can be paid, and it was not used up. */
function isUsable(m: InTale, { moment, gate, cost, isOnce }: TestModifier, i: number): boolean {
  if (moment === 'end' || (isOnce && trialOf(m).used.includes(i))) return false;
  if (gate && !compute(m, ABOUT_ALL, gate)) return false;
  return cost === undefined || lines.whyNot(m, cost, ABOUT_ALL) === undefined;
}

/** What else than a further card could change the result: DE-TEST-17. */
function usable(m: InTale): number[] {
  return testOf(m).modifiers.flatMap((one, i) =>
    isUsable(m, one, i) && lines.whyNot(m, one.does, ABOUT_ALL) === undefined ? [i] : [],
  );
}

/** DE-TEST-17: held cards for Tests and modifiers; what is of use elsewhere changes no result. */
function hasMeans(m: InTale): boolean {
  return usable(m).length > 0 || heldFor(m, 'result').length > 0;
}

function heldFor(m: InTale, at: 'test' | 'result'): readonly Option[] {
  const offer: Offer = { options: [], refused: undefined };
  offerHeld(m, offer, at);
  return offer.options;
}

const press = jointly({
  kind: 'test',
  rule: 'DE-TEST-03',
  about: (m) => [{ kind: 'test', id: trialOf(m).test }, testSum(m)],
  offer: (m, _v: { test: number; row: number; at: number }, offer) => {
    const { revealed } = trialOf(m);
    if (!revealed.length || !isInLastRange(m)) allow(offer, 'push');
    if (revealed.length) allow(offer, 'stop');
    for (const modifier of usable(m)) allow(offer, 'modify', modifier);
    offerHeld(m, offer, 'test');
  },
  then: (m, v, answer): Next<'reveal' | 'finish' | 'paid' | 'ready'> => {
    const used = useHeld(m, answer, 'ready');
    if (used) return used;
    if (answer.verb === 'push') return go('reveal');
    if (answer.verb === 'stop') return go('finish');
    [v.at] = answer.refs;
    trialOf(m).used.push(v.at);
    const { cost } = testOf(m).modifiers[v.at];
    return cost === undefined ? go('paid') : lines.perform(cost, ABOUT_ALL, 'paid');
  },
});

const attempt = taleProcedure(
  trial,
  {
    begin: (m, v) => {
      sceneOf(m).trial = { test: v.test, revealed: [], change: 0, used: [], row: -1 };
      return go('ready');
    },
    /** DE-TEST-04, DE-TEST-16: nobody is asked where nothing but one thing can be done. */
    ready: (m) => {
      const { revealed, row } = trialOf(m);
      if (row >= 0) return go('chosen');
      if (!revealed.length && !usable(m).length && !heldFor(m, 'test').length) return go('reveal');
      if (revealed.length && isInLastRange(m) && !hasMeans(m)) return go('finish');
      return decide(m, 'press', 'press-together');
    },
    press: press.alone,
    'press-together': press.together,
    paid: (m, v) => lines.perform(testOf(m).modifiers[v.at].does, ABOUT_ALL, 'ready'),
    /** DE-TEST-02. */
    reveal: (m) => {
      const { revealed } = trialOf(m);
      const item = turnUpItem(m, revealed);
      if (item < 0) return go('finish');
      revealed.push(item);
      happen(m, 'test-card', item, testSum(m), -1, [testParts(m)]);
      return go('ready');
    },
    /** DE-TEST-05: modifiers of the end, the cards discarded, the outcome. */
    finish: (_m, v) => {
      v.at = -1;
      return go('end-modifiers');
    },
    'end-modifiers': (m, v) => {
      const { modifiers } = testOf(m);
      v.at++;
      while (v.at < modifiers.length) {
        const { moment, gate, does } = modifiers[v.at];
        if (moment === 'end' && (!gate || compute(m, ABOUT_ALL, gate)))
          return lines.perform(does, ABOUT_ALL, 'end-modifiers');
        v.at++;
      }
      v.row = rowOf(testOf(m), testSum(m));
      return go('outcome');
    },
    /** DE-TEST-16: modifiers of the end are skipped. */
    chosen: (m, v) => {
      v.row = trialOf(m).row;
      return go('outcome');
    },
    outcome: (m, v) => {
      const { rows } = testOf(m);
      happen(m, 'test-ended', trialOf(m).test, testSum(m), v.row, [testParts(m)]);
      m.tale.discarded.push(...trialOf(m).revealed);
      sceneOf(m).trial = undefined;
      const { text, does } = rows[v.row];
      tell(m, text);
      return does === undefined ? done() : lines.perform(does, ABOUT_ALL, 'end');
    },
    end: () => done(),
  },
  { shows: (m) => (sceneOf(m).trial ? { kind: 'test', test: trialOf(m).test, sum: testSum(m) } : undefined) },
);

export function takeTest<S extends string>(test: number, back: S): Next<S, never> {
  return call(trial, { test, row: -1, at: -1 }, back);
}

export const trials = [attempt];
