import { describeConformance } from '@tabard/testkit/vitest';
import anima from '../../../rules/anima.yaml';
import table from '../../../rules/table.yaml';
import { twilightOfTheGods } from '../src/index.ts';

const ledgers = [anima, table] as { rules: { id: string }[] }[][];
const rules = new Set(ledgers.flat().flatMap((section) => section.rules.map((rule) => rule.id)));
const seeds = ['lamp'];
const mostDecisions = 100_000;
const combined = { with: 'omega' };

describeConformance(twilightOfTheGods, {
  'alone, two seats': { rules, seeds: ['lamp', 'walnut'], seats: [2], mostDecisions, sample: 0.02 },
  'combined, three seats, Open Rolls': {
    rules,
    seeds,
    seats: [3],
    options: { ...combined, openRolls: true },
    mostDecisions,
    sample: 0.01,
  },
  'combined, five seats, with the Missions of Shadow of Omega': {
    rules,
    seeds,
    seats: [5],
    options: { ...combined, missionsOf: 'omega' },
    mostDecisions,
    sample: 0.01,
  },
});
