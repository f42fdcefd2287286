import type { Game, MatchState } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { conformance, type Plan } from './conformance.ts';
import { type ProsePlan, readProse } from './prose.ts';

/** Far more than any variant needs: an endless match fails by its number of decisions. */
const PATIENCE = 600_000;

/** Registers a test for each variant of a game: `describeConformance(game, {'revised, three seats': {seats: 3}})`. */
export function describeConformance<S extends MatchState>(
  game: Game<S>,
  variants: Readonly<Record<string, Plan>> = { 'every number of seats': {} },
): void {
  describe(`${game.id} keeps the contract`, () => {
    it.each(Object.entries(variants))(
      '%s',
      (_name, plan) => {
        expect(conformance(game, plan).examined).toBeGreaterThan(0);
      },
      PATIENCE,
    );
  });
}

/** Registers a test that reads a game's texts in both languages, prints the number of lines, and expects none to be broken. */
export function describeProse<S extends MatchState>(
  game: Game<S>,
  plans: readonly ProsePlan[],
  linesPerPlan: number,
): void {
  it(
    `${game.id} says nothing broken in either language`,
    () => {
      const { lines, broken } = readProse(game, plans, linesPerPlan);
      console.info(`${game.id}: ${broken.length} broken of ${lines} lines`);
      expect(broken).toEqual([]);
    },
    PATIENCE,
  );
}
