import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const tabard = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../bin/tabard.mjs');
const GAMES = 500;
const PATIENCE = 3_600_000;
const SPACES = 40;

interface Group {
  readonly group: string;
  readonly cards: readonly { readonly card: string; readonly edge: number | null }[];
}

interface Report {
  readonly finished: number;
  readonly errors: number;
  readonly turns: { readonly median: number };
  readonly outcomes: {
    readonly shares: readonly number[];
    readonly byReason: Readonly<Record<string, number>>;
    readonly byBot: Readonly<Record<string, { readonly wins: number }>>;
  };
  readonly figures: Readonly<Record<string, number>>;
  readonly balance: { readonly neverSeen: readonly string[]; readonly groups: readonly Group[] };
}

function sim(seats: number, bots = 'greedy', ...more: readonly string[]): Report {
  const args = ['--games', `${GAMES}`, '--seats', `${seats}`, '--bots', bots, '--seed', 'balance', ...more];
  const all = [tabard, 'sim', 'adventure-board', '--json', ...args];
  const report: Report = JSON.parse(execFileSync(process.execPath, all, { maxBuffer: 1 << 26 }).toString());
  console.log(args.join(' '), JSON.stringify({ ...report, balance: undefined }));
  return report;
}

const cardsOf = ({ balance }: Report, name: string) =>
  balance.groups.find(({ group }) => group === name)?.cards ?? [];

describe('Wayfarers of Orren', () => {
  const seen: Report[] = [];

  it.each([2, 3, 4])(
    'is a good game for %i',
    (seats) => {
      const report = sim(seats);
      const { outcomes, figures, turns } = report;
      expect(report.finished).toBe(GAMES);
      expect(report.errors).toBe(0);
      // Every match ends before the limit of rounds.
      expect(outcomes.byReason).toEqual({ valour: GAMES });
      expect(turns.median).toBeGreaterThanOrEqual(12);
      expect(turns.median).toBeLessThanOrEqual(20);
      for (const share of outcomes.shares) expect(Math.abs(share - 1 / seats)).toBeLessThanOrEqual(0.04);
      const far = cardsOf(report, 'character').filter(({ edge }) => Math.abs(edge ?? 0) > 10);
      expect(far).toEqual([]);
      expect(figures.seasoned).toBeGreaterThanOrEqual(0.9);
      expect(figures.trophyValour / figures.valour).toBeGreaterThanOrEqual(0.2);
      expect(figures.trophyValour / figures.valour).toBeLessThanOrEqual(0.5);
      expect(figures.defeats).toBeGreaterThanOrEqual(1);
      expect(figures.defeats).toBeLessThanOrEqual(4);
      if (seats > 2) expect(figures.duelled).toBeGreaterThanOrEqual(1 / 3);
      expect(figures.useful / figures.loot).toBeGreaterThanOrEqual(0.6);
      seen.push(report);
    },
    PATIENCE,
  );

  it('uses every card and every space', () => {
    const [first, ...others] = seen.map(({ balance }) => balance.neverSeen);
    expect(first.filter((card) => others.every((never) => never.includes(card)))).toEqual([]);
    const spaces = new Set(seen.flatMap((report) => cardsOf(report, 'space').map(({ card }) => card)));
    expect(spaces.size).toBe(SPACES);
  });

  it(
    'takes 7 to 12 rounds when five points win',
    () => {
      const { turns, outcomes } = sim(3, 'greedy', '--option', 'points=5');
      expect(outcomes.byReason).toEqual({ valour: GAMES });
      expect(turns.median).toBeGreaterThanOrEqual(7);
      expect(turns.median).toBeLessThanOrEqual(12);
    },
    PATIENCE,
  );

  it(
    'is won alone in 60 to 95 of 100',
    () => {
      const [share] = sim(1).outcomes.shares;
      expect(share).toBeGreaterThanOrEqual(0.6);
      expect(share).toBeLessThanOrEqual(0.95);
    },
    PATIENCE,
  );

  it(
    'has a greedy bot that beats random in at least 90 of 100 games of two',
    () => {
      const { byBot } = sim(2, 'greedy,random').outcomes;
      expect(byBot.greedy.wins / GAMES).toBeGreaterThanOrEqual(0.9);
    },
    PATIENCE,
  );
});
