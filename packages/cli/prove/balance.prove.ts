import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tabard = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../bin/tabard.mjs');
const GAMES = 1000;
const PATIENCE = 3_600_000;

interface Card {
  readonly card: string;
  readonly edge: number | null;
}

interface Report {
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly turns: { readonly median: number };
  readonly outcomes: { readonly bySeat: readonly number[]; readonly nobody: number };
  readonly figures: { readonly countdownEnded: number };
  readonly balance: {
    readonly neverSeen: readonly string[];
    readonly groups: readonly { readonly group: string; readonly cards: readonly Card[] }[];
  };
}

function sim(...args: readonly string[]): Report {
  const all = [tabard, 'sim', 'shadow-of-omega', '--seed', 'balance', '--json', ...args];
  return JSON.parse(execFileSync(process.execPath, all, { maxBuffer: 1 << 26 }).toString());
}

const WEIGHED = ['character', 'mission', 'organization'];

describe.each(['first', 'revised'])('Shadow of Omega, %s', (edition) => {
  const used: string[][] = [];

  it.each([2, 3, 4, 5])(
    'is a good game for %i',
    (seats) => {
      const report = sim(
        '--games',
        `${GAMES}`,
        '--seats',
        `${seats}`,
        '--bots',
        'greedy',
        '--option',
        `edition=${edition}`,
      );
      console.log(edition, seats, JSON.stringify({ ...report, balance: undefined }));
      expect(report.finished).toBe(GAMES);
      expect(report.errors).toBe(0);
      expect(report.turns.median).toBeGreaterThanOrEqual(12);
      expect(report.turns.median).toBeLessThanOrEqual(30);
      const decided = GAMES - report.outcomes.nobody;
      for (const wins of report.outcomes.bySeat)
        expect(Math.abs(wins / decided - 1 / seats)).toBeLessThan(0.04);
      if (edition === 'revised') {
        expect(report.outcomes.nobody / GAMES).toBeLessThan(0.25);
        expect(report.figures.countdownEnded).toBeGreaterThan(0.2);
        expect(report.figures.countdownEnded).toBeLessThan(0.6);
      }
      const groups = report.balance.groups.filter((group) => WEIGHED.includes(group.group));
      const outliers = groups.flatMap((group) => group.cards).filter((card) => Math.abs(card.edge ?? 0) > 15);
      expect(outliers).toEqual([]);
      used.push([...report.balance.neverSeen]);
    },
    PATIENCE,
  );

  it('uses every card somewhere', () => {
    const [first = [], ...others] = used;
    expect(first.filter((card) => others.every((never) => never.includes(card)))).toEqual([]);
  });
});

it(
  'has a greedy bot that beats random in at least 85 of 100 games of two',
  () => {
    const report = sim('--games', '400', '--seats', '2', '--bots', 'greedy,random') as Report & {
      readonly outcomes: { readonly byBot: Readonly<Record<string, { readonly wins: number }>> };
    };
    console.log(JSON.stringify(report.outcomes));
    expect(report.outcomes.byBot.greedy.wins / report.games).toBeGreaterThanOrEqual(0.85);
  },
  PATIENCE,
);
