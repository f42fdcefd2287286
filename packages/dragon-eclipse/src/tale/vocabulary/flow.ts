/** Lines that lead: lists of conditions, options, Tests, and every way out of a Script (DE-JOUR-12). */
import {
  allow,
  allowUnless,
  argsOf,
  call,
  compute,
  contentOf,
  done,
  effect,
  effects,
  effectsWithin,
  go,
  happen,
  type Next,
  type Node,
  name,
  oneOf,
  optional,
  phrase,
  positive,
  refuse,
  unwind,
  yes,
} from '@tabard/engine';
import { type InTale, mystlingCalled, numberOf, sceneOf, storyOf } from '../facts.ts';
import { ABOUT_ALL, journal, lines, randomCombat } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { hasSwitched, offerModes } from '../rules/hard-modes.ts';
import { offerHeld, useHeld } from '../rules/held.ts';
import { takeTest } from '../rules/trial.ts';
import type { Exit } from '../state.ts';
import { endExploration, gainStatus, leaveBy, tell } from '../verbs.ts';
import * as words from '../words.ts';

const { word, perform, whyNot } = lines;
const condition = phrase<boolean>('tale-condition');
const NOT_MET = refuse('requirement', 'DE-JOUR-05');
const CONCEDED = refuse('conceded', 'DE-CONC-02');

/** DE-JOUR-12: a way out leaves everything above the Journal. */
function leave(m: InTale, exit: Exit, to = -1): Next<never> {
  leaveBy(m, exit, to);
  return unwind(journal);
}

function wayOut(exit: Exit, text = words.flow.silent) {
  return word({ args: {}, text, steps: () => ({ leave: (m) => leave(m, exit) }) });
}

const optionArgs = {
  option: name,
  requires: optional(condition),
  spend: optional(effect),
  warns: optional(oneOf(['exploration', 'scenario'])),
  again: yes,
  do: effect,
};
const chooseArgs = { choose: effects };
const orArgs = { or: effects };
const caseArgs = { case: condition, do: effect };

/** DE-CONC-02: whether an option lets the Combat go on. */
function letsGoOn(m: InTale, node: Node): boolean {
  const { nodes } = contentOf(m);
  return effectsWithin(nodes, node).some((one) => nodes[one].word === 'tale/resume');
}

/** DE-JOUR-05, DE-JOUR-15: what is required is looked at, what is spent must be there in full. */
function whyNotOption(m: InTale, node: Node) {
  const { requires, spend, do: does } = argsOf(m, node, optionArgs);
  if (!m.combat && letsGoOn(m, does)) return CONCEDED;
  if (requires && !compute(m, ABOUT_ALL, requires)) return NOT_MET;
  return spend === undefined ? undefined : whyNot(m, spend, ABOUT_ALL);
}

interface ChooseVars {
  node: Node;
  at: number;
}

/** DE-JOUR-04, DE-JOUR-07: one of the options; one that says so comes back to the list. */
const choosing = jointly({
  kind: 'choose-option',
  rule: 'DE-JOUR-04',
  about: (m) => [{ kind: 'script', id: m.tale.script }],
  offer: (m, v: ChooseVars, offer) => {
    for (const node of argsOf(m, v.node, chooseArgs).choose)
      allowUnless(offer, whyNotOption(m, node), 'take', node);
    offerHeld(m, offer);
    offerModes(offer);
  },
  then: (m, v, answer): Next<'choose' | 'paid'> => {
    if (hasSwitched(m, answer)) return go('choose');
    const used = useHeld(m, answer, 'choose');
    if (used) return used;
    [v.at] = answer.refs;
    happen(m, 'option-taken', v.at);
    const { spend } = argsOf(m, v.at, optionArgs);
    return spend === undefined ? go('paid') : perform(spend, ABOUT_ALL, 'paid');
  },
});

/** DE-JOUR-19: two effects joined by "or". */
const either = jointly({
  kind: 'choose-effect',
  rule: 'DE-JOUR-19',
  offer: (m, v: ChooseVars, offer) => {
    for (const node of argsOf(m, v.node, orArgs).or) allow(offer, 'choose-effect', node);
  },
  then: (_m, _v, answer): Next<'end'> => perform(answer.refs[0], ABOUT_ALL, 'end'),
});

export const flowWords = {
  sequence: word({ args: { steps: effects }, text: words.flow.sequence, parts: ({ steps }) => steps }),
  /** A text that is told; what it says stands in the withheld half. */
  say: word({
    args: { say: name },
    text: words.flow.silent,
    run: (m, _v, { say }) => tell(m, say),
  }),
  /** DE-JOUR-13: a condition of this line alone. */
  if: word({
    args: { if: condition, then: effect, else: optional(effect) },
    text: words.flow.if,
    whyNot: (m, about, a) => {
      const node = compute(m, about, a.if) ? a.then : a.else;
      return node === undefined ? NOT_MET : whyNot(m, node, about);
    },
    into: (m, v, a) => (compute(m, v, a.if) ? a.then : a.else),
  }),
  /** DE-JOUR-06, DE-JOUR-14: the first that is met; none of them: read on. */
  when: word({
    args: { when: effects },
    text: words.flow.silent,
    into: (m, v, a) => {
      const cases = a.when.map((node) => argsOf(m, node, caseArgs));
      return cases.find((one) => compute(m, v, one.case))?.do;
    },
  }),
  case: word({ args: caseArgs, text: words.flow.silent, into: (_m, _v, a) => a.do }),
  choose: word({
    args: chooseArgs,
    text: words.flow.silent,
    steps: () => ({
      choose: (m) => decide(m, 'option', 'option-together'),
      option: choosing.alone,
      'option-together': choosing.together,
      paid: (m, v) => perform(argsOf(m, v.at, optionArgs).do, ABOUT_ALL, 'done'),
      done: (m, v) => (argsOf(m, v.at, optionArgs).again ? go('choose') : done()),
    }),
  }),
  option: word({ args: optionArgs, text: words.flow.silent, into: (_m, _v, a) => a.do }),
  or: word({
    args: orArgs,
    text: words.flow.or,
    steps: () => ({
      choose: (m) => decide(m, 'either', 'either-together'),
      either: either.alone,
      'either-together': either.together,
      end: () => done(),
    }),
  }),
  test: word({
    args: { test: name },
    text: words.flow.test,
    steps: (args) => ({
      test: (m, v) => takeTest(numberOf(m, 'test', args(m, v).test), 'end'),
      end: () => done(),
    }),
  }),
  nothing: word({ args: {}, text: words.flow.silent, run: () => undefined }),

  // --- ways out ---
  /** DE-JOUR-03. */
  go: word({
    args: { go: name },
    text: words.flow.silent,
    steps: (args) => ({ leave: (m, v) => leave(m, 'go', numberOf(m, 'script', args(m, v).go)) }),
  }),
  /** DE-ATAG-BEGIN, DE-EXPL-06. */
  begin: wayOut('explore'),
  continue: wayOut('explore'),
  /** DE-FIGHT-06. */
  resume: wayOut('resume'),
  /** DE-RAND-07: to the place that the call of the Random Combat names. */
  back: wayOut('back'),
  /** DE-WMAP-05, DE-WMAP-07. */
  visit: wayOut('visit'),
  'choose-scenario': wayOut('choose-scenario'),
  /** DE-CAMP-09. */
  'end-scenario': wayOut('end-scenario', words.flow.endScenario),
  /** DE-CAMP-10: marks the ending that is reached. */
  'end-campaign': word({
    args: { ending: positive },
    text: words.flow.silent,
    steps: (args) => ({
      leave: (m, v) => {
        const { ending } = args(m, v);
        gainStatus(m, numberOf(m, 'status', 'ending'), ending);
        return leave(m, 'end-campaign', ending);
      },
    }),
  }),
  /** The story as far as it is written ends here, whatever the Scenarios to come will tell. */
  'so-far': word({
    args: {},
    text: words.flow.silent,
    steps: () => ({ leave: (m) => leave(m, 'end-campaign', 0) }),
  }),
  /** DE-FIGHT-01. */
  combat: word({
    args: { combat: name },
    text: words.flow.combat,
    steps: (args) => ({
      leave: (m, v) => {
        const scene = sceneOf(m);
        scene.combat = numberOf(m, 'combat', args(m, v).combat);
        scene.enemy = mystlingCalled(m, storyOf(m).combats[scene.combat].enemy);
        return leave(m, 'combat');
      },
    }),
  }),
  /** DE-RAND-03, DE-RAND-04; without a card the way that is written for it. */
  'random-combat': word({
    args: { back: name, pool: optional(name), empty: effect },
    text: words.flow.random,
    steps: (args) => ({
      draw: (m, v) => {
        const { back, pool } = args(m, v);
        sceneOf(m).back = numberOf(m, 'script', back);
        const added = pool === undefined ? -1 : mystlingCalled(m, pool);
        return call(randomCombat, { drawn: [], added }, 'drawn');
      },
      drawn: (m, v) => (m.result ? unwind(journal) : perform(args(m, v).empty, ABOUT_ALL, 'end')),
      end: () => done(),
    }),
  }),
  /** DE-XEND-01. */
  'end-exploration': word({ args: {}, text: words.flow.endExploration, run: (m) => endExploration(m) }),
};
