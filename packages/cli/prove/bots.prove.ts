// The bars that bots are held to, from both sides of every seed. Each prints its table.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tabard = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../bin/tabard.mjs');
const PATIENCE = 6 * 3_600_000;

interface Standing {
  readonly bot: string;
  readonly share: number;
  readonly wins: number;
}

function arena(...args: readonly string[]): readonly Standing[] {
  const all = [tabard, 'arena', ...args, '--jobs', '1', '--json'];
  const { standings } = JSON.parse(execFileSync(process.execPath, all, { maxBuffer: 1 << 26 }).toString());
  console.log(args.join(' '));
  console.table(standings);
  return standings;
}

function shareOf(standings: readonly Standing[], bot: string): number {
  return standings.find((one) => one.bot === bot)?.share ?? 0;
}

const OMEGA = ['shadow-of-omega'];
const DUEL = ['mode=quick-battle', 'deck=suggested', 'partnerDeck=suggested'].flatMap((option) => [
  '--option',
  option,
]);

it.each([
  [OMEGA, 'thinker:100ms', 50, [], 0.75],
  [OMEGA, 'thinker:500ms', 50, [], 0.85],
  [OMEGA, 'thinker:500ms', 25, ['--seats', '4'], 0.45],
  [['twilight-of-the-gods'], 'thinker:500ms', 25, ['--seats', '4'], 0.45],
  [['dragon-eclipse'], 'thinker:100ms', 50, DUEL, 0.75],
  [['dragon-eclipse'], 'thinker:500ms', 50, DUEL, 0.85],
] as const)(
  '%j: %s wins often enough against greedy',
  (game, bot, seeds, more, least) => {
    const standings = arena(...game, bot, 'greedy', '--seeds', String(seeds), ...more);
    expect(shareOf(standings, bot)).toBeGreaterThanOrEqual(least);
  },
  PATIENCE,
);

const LADDER = [
  ['adventurer', 'novice'],
  ['veteran', 'adventurer'],
  ['master', 'veteran'],
] as const;

it.each([
  ...LADDER.map(([better, worse]) => ({ better, worse, table: OMEGA })),
  ...LADDER.map(([better, worse]) => ({ better, worse, table: ['dragon-eclipse', ...DUEL] })),
])(
  '$table: $better wins 65 of 100 against $worse',
  ({ better, worse, table: [game, ...options] }) => {
    const standings = arena(game, better, worse, '--seeds', '50', ...options);
    expect(shareOf(standings, better)).toBeGreaterThanOrEqual(0.65);
  },
  PATIENCE,
);

it(
  'alone against Enemies of tier III the Thinker wins one and a half times as often as greedy',
  () => {
    const wins = { greedy: 0, 'thinker:500ms': 0 };
    for (const enemy of ['eldrithia', 'elkthorn', 'siren', 'glarexus'])
      for (const { bot, wins: won } of arena(
        ...['dragon-eclipse', 'thinker:500ms', 'greedy', '--seats', '1', '--seeds', '13'],
        ...['--option', 'deck=starting', '--option', `enemy=${enemy}`],
      ))
        wins[bot as keyof typeof wins] += won;
    expect(wins['thinker:500ms']).toBeGreaterThanOrEqual(1.5 * wins.greedy);
  },
  PATIENCE,
);
