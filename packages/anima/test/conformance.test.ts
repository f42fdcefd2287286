import { describeConformance } from '@tabard/testkit/vitest';
import anima from '../../../rules/anima.yaml';
import table from '../../../rules/table.yaml';
import { shadowOfOmega } from '../src/index.ts';

const ledgers = [anima, table] as { rules: { id: string }[] }[][];
const rules = new Set(ledgers.flat().flatMap((section) => section.rules.map((rule) => rule.id)));
const seeds = ['lamp'];
const mostDecisions = 100_000;

describeConformance(shadowOfOmega, {
  'revised, two seats': { rules, seeds: ['lamp', 'walnut'], seats: [2], mostDecisions, sample: 0.02 },
  'revised, five seats': { rules, seeds, seats: [5], mostDecisions, sample: 0.01 },
  'first, three seats': {
    rules,
    seeds,
    seats: [3],
    options: { edition: 'first' },
    mostDecisions,
    sample: 0.01,
  },
  'the tree with both Missions, four seats': {
    rules,
    seeds,
    seats: [4],
    options: { tree: true, multipleMissions: true },
    mostDecisions: 6000,
    unfinished: 'allowed',
    sample: 0.02,
  },
  'the tree of first, two seats': {
    rules,
    seeds,
    seats: [2],
    options: { edition: 'first', tree: true },
    mostDecisions: 6000,
    unfinished: 'allowed',
    sample: 0.02,
  },
});
