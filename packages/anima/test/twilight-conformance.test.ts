import { describeConformance } from '@tabard/testkit/vitest';
import anima from '../../../rules/anima.yaml';
import table from '../../../rules/table.yaml';
import { twilightOfTheGods } from '../src/index.ts';

const ledgers = [anima, table] as { rules: { id: string }[] }[][];
const rules = new Set(ledgers.flat().flatMap((section) => section.rules.map((rule) => rule.id)));
const seeds = ['lamp'];
const mostDecisions = 100_000;
const combined = { with: 'omega' };

/** A combined discard pile of Advantages is long. */
const mostOptions = 80;

describeConformance(twilightOfTheGods, {
  'alone, two seats': { rules, seeds, seats: [2], mostDecisions, sample: 0.02 },
  'alone, four seats, Open Rolls': {
    rules,
    seeds,
    seats: [4],
    options: { openRolls: true },
    mostDecisions,
    sample: 0.01,
  },
  'combined, five seats': {
    rules,
    seeds,
    seats: [5],
    options: combined,
    mostDecisions,
    mostOptions,
    sample: 0.01,
  },
  'combined, three seats, with the Missions of Shadow of Omega': {
    rules,
    seeds,
    seats: [3],
    options: { ...combined, missionsOf: 'omega' },
    mostDecisions: 4000,
    mostOptions,
    unfinished: 'allowed',
    sample: 0.01,
  },
  'Extended Game, three seats': {
    rules,
    seeds,
    seats: [3],
    options: { extendedGame: true },
    mostDecisions: 3000,
    unfinished: 'allowed',
    sample: 0.02,
  },
});
