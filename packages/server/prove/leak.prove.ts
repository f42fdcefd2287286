import type { Game } from '@tabard/engine';
import { lamplight } from '@tabard/example-lamplight';
import { games, loadGame } from '@tabard/games';
import { expect, it } from 'vitest';
import { type LeakPlan, seekLeaks } from '../test/rooms/leaks.ts';

interface Variant extends Partial<LeakPlan> {
  readonly name: string;
  readonly game: string;
}

/** Checks every prompt of whole matches, and many of the next choices at each. */
const PLAN: LeakPlan = { seeds: 2, every: 1, choices: 4, sense: 3 };
const PATIENCE = 1_800_000;
const OMEGA = 'shadow-of-omega';
const TWILIGHT = 'twilight-of-the-gods';
const ECLIPSE = 'dragon-eclipse';
const ORREN = 'adventure-board';
const HARD = {
  ...{ enemy: 'firple', mystling: 'prowler', deck: 'build', corruptions: 2 },
  ...{ hardCorruption: true, hardUnpredictable: true, hardSteel: true },
};

const VARIANTS: readonly Variant[] = [
  { name: 'the revised edition', game: OMEGA, seeds: 1 },
  { name: 'the first edition', game: OMEGA, seeds: 1, options: { edition: 'first' } },
  {
    ...{ name: 'the tree of Areas and several missions', game: OMEGA, seats: [3] },
    options: { tree: true, multipleMissions: true },
  },
  { name: 'the smallest table', game: TWILIGHT, seats: [2], seeds: 1 },
  { name: 'both sets', game: TWILIGHT, seats: [3], seeds: 1, options: { with: 'omega' } },
  { name: 'combat alone', game: ECLIPSE, seats: [1], seeds: 6 },
  { name: 'combat alone, badly played', game: ECLIPSE, seats: [1], seeds: 6, sense: 0 },
  { name: 'combat alone in every hard mode', game: ECLIPSE, seats: [1], seeds: 6, options: HARD },
  { name: 'combat of two', game: ECLIPSE, seats: [2], seeds: 6 },
  { name: 'combat of two, badly played', game: ECLIPSE, seats: [2], seeds: 6, sense: 0 },
  { name: 'quick battle', game: ECLIPSE, seats: [2], seeds: 4, options: { mode: 'quick-battle' } },
  {
    ...{ name: 'quick battle, badly played', game: ECLIPSE, seats: [2], sense: 0 },
    options: { mode: 'quick-battle' },
  },
  { name: 'a short journey', game: ORREN, seats: [3], seeds: 1, options: { points: '5' } },
  {
    ...{
      name: 'a journey badly played, without duels',
      game: ORREN,
      seats: [2],
      seeds: 1,
      every: 4,
      sense: 2,
    },
    options: { points: '5', duels: false },
  },
  { name: 'challenge', game: ECLIPSE, seats: [2], options: { mode: 'challenge' } },
  { name: 'the campaign alone', game: ECLIPSE, seats: [1], seeds: 3, options: { mode: 'campaign' } },
  { name: 'the campaign of two', game: ECLIPSE, seats: [2], seeds: 3, options: { mode: 'campaign' } },
  { name: 'a Run alone', game: ECLIPSE, seats: [1], seeds: 20, options: { mode: 'roguelite' } },
  { name: 'a Run of two', game: ECLIPSE, seats: [2], seeds: 20, options: { mode: 'roguelite' } },
];

it('every game is checked, in each of its modes', async () => {
  const checked = new Set(VARIANTS.map(({ game, options }) => `${game} ${options?.mode ?? ''}`));
  for (const { id } of games) {
    const { mode } = (await loadGame(id)).options;
    const modes = mode?.type === 'choice' ? mode.values.filter((one) => one !== mode.default) : [];
    for (const one of ['', ...modes]) expect(checked).toContain(`${id} ${one}`);
  }
});

it(
  'of the example nothing reaches a viewer who may not know it',
  () => prove('lamplight', lamplight as unknown as Game, { ...PLAN, seeds: 100, choices: 20, sense: 0 }),
  PATIENCE,
);

it.each(VARIANTS)(
  'of $game, $name, nothing reaches a viewer who may not know it',
  async ({ name, game, ...plan }) => prove(`${game}, ${name}`, await loadGame(game), { ...PLAN, ...plan }),
  PATIENCE,
);

function prove(what: string, game: Game, plan: LeakPlan): void {
  const began = performance.now();
  const report = seekLeaks(game, plan);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${what}: ${JSON.stringify(report)} in ${seconds} s\n`);
  expect(report.matches).toBeGreaterThan(0);
  // A solo game has few viewers to whom a change could reveal anything.
  expect(report.tables).toBeGreaterThan(report.prompts);
  expect(report.changes).toBeGreaterThan(100);
}
