import { below, type Decision, InputError, optionKey, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import { type Edition, OMEGA_EDITIONS } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

const create = (edition: Edition, seats: number, seed = 'general') =>
  shadowOfOmega.create({ seed, seats, options: { edition } });

/** Answers at random, so many times or until the match is over, and collects what happens. */
function playAtRandom(state: Omega, most: number, seed: string) {
  const rng = seedRng(seed);
  const happened: { type: string; args: readonly unknown[] }[] = [];
  for (let i = 0; i < most && !shadowOfOmega.outcome(state); i++) {
    const pending = shadowOfOmega.pending(state);
    const decision: Decision = pending[below(rng, pending.length)];
    const option = decision.options[below(rng, decision.options.length)];
    const choice = { n: decision.n, key: optionKey(option) };
    expect(
      shadowOfOmega.choose(state, decision.seat, choice, (event) => happened.push(event)),
    ).toBeUndefined();
  }
  return happened;
}

describe.each(OMEGA_EDITIONS)('the game of %s', (edition) => {
  it.each([2, 3, 4, 5])('[AN-GEN-01] seats %i', (seats) => {
    expect(create(edition, seats).parties).toHaveLength(seats);
  });

  it.each([0, 1, 6, 2.5])('[AN-GEN-01] does not seat %d', (seats) => {
    expect(() => create(edition, seats)).toThrow(InputError);
  });

  it('[AN-GEN-06] rolls six-sided dice with equally likely results', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const seed of ['one', 'two', 'three'])
      for (const { type, args } of playAtRandom(create(edition, 3, seed), 3000, seed)) {
        const dice =
          type === 'dice'
            ? args.slice(1)
            : type.startsWith('rolled-') || type === 'order-rolled'
              ? [args[1]]
              : type === 'explored'
                ? [args[2]]
                : [];
        for (const die of dice as number[]) {
          expect([1, 2, 3, 4, 5, 6]).toContain(die);
          counts[die - 1]++;
        }
      }
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect(all).toBeGreaterThan(1000);
    for (const count of counts) expect(Math.abs(count / all - 1 / 6)).toBeLessThan(0.03);
  });
});

/** The turns of every Crisis! part, after proving that the set has 110 cards, each once, for five parties. */
function countdownsOf(edition: Edition): number[] {
  const { defs } = contentFor(edition, ['omega']);
  expect(defs).toHaveLength(110);
  expect(new Set(defs.map((def) => def.names.en)).size).toBe(110);
  expect(create(edition, 5).cards.def).toHaveLength(110);
  return defs.flatMap((def) => (def.type === 'mission' && def.crisis ? [def.crisis.turns] : []));
}

it('[AN-GEN-03] first has 110 cards and nothing to count down', () => {
  expect(countdownsOf('first')).toEqual([]);
});

it('[AN-GEN-04] revised has 110 cards, and its countdowns fit on a ten-sided die', () => {
  const countdowns = countdownsOf('revised');
  expect(countdowns).toHaveLength(3);
  for (const turns of countdowns) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(turns);
});

/** Words that an edition has for something that is called otherwise here. */
const OTHER_WORDS = [
  'Skill card',
  'Active Area',
  'Combat value',
  'Combat level',
  'Combat Ability',
  'Primary Encounter',
  'discard a Character',
];

it.each(OTHER_WORDS)('[AN-GEN-08] one word for one thing: nothing says "%s"', (word) => {
  const said = [
    ...Object.values(shadowOfOmega.phrases.en).map(String),
    ...OMEGA_EDITIONS.flatMap((edition) =>
      contentFor(edition, ['omega']).defs.map((_, i) =>
        shadowOfOmega.cardText(contentFor(edition, ['omega']), i, 'en'),
      ),
    ),
  ];
  expect(said.filter((text) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});
