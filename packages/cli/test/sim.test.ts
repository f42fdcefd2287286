import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { simPage } from '../src/sim/html.ts';
import { spreadOf } from '../src/sim/report.ts';
import { scratch, tabard } from './run.ts';

const folder = scratch();

async function report(...args: string[]) {
  const { code, out, err } = await tabard(['sim', 'lanterns', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

describe('sim', () => {
  it('reports every match', async () => {
    const sim = await report('--games', '30', '--seats', '3', '--bots', 'random', '--option', 'wind=stormy');
    expect(sim).toMatchObject({
      game: 'lanterns',
      seats: 3,
      bots: ['random', 'random', 'random'],
      options: { wind: 'stormy' },
      games: 30,
      finished: 30,
      errors: 0,
      errorMessages: [],
      turns: { mean: 18, median: 18, p10: 18, p90: 18 },
    });
    const { bySeat, byReason, nobody } = sim.outcomes;
    expect(bySeat).toHaveLength(3);
    expect(bySeat[0] + bySeat[1] + bySeat[2]).toBeGreaterThanOrEqual(30 - nobody);
    expect(byReason).toEqual({ brightest: 30 });
    expect(sim.figures.best).toBeGreaterThan(0);
    expect(sim.decisions).toBeGreaterThan(30 * 18);
    expect(sim.decisionsPerSecond).toBeGreaterThan(0);
  });

  it('depends on its seed alone', async () => {
    const timeless = async (seed: string) => ({
      ...(await report('--games', '10', '--seed', seed)),
      seconds: 0,
      decisionsPerSecond: 0,
    });
    const first = await timeless('a');
    expect(await timeless('a')).toEqual(first);
    expect((await timeless('b')).decisions).not.toBe(first.decisions);
  });

  it('seats different bots everywhere equally often', async () => {
    const sim = await report('--games', '20', '--seats', '2', '--bots', 'greedy,random');
    const { greedy, random } = sim.outcomes.byBot;
    expect([greedy.seats, random.seats]).toEqual([20, 20]);
    expect(greedy.share).toBeGreaterThan(random.share);
  });

  it('weighs every card against its group and names those never seen', async () => {
    const { balance } = await report('--games', '40', '--seats', '2');
    const [lights] = balance.groups;
    expect(lights.group).toBe('light');
    const owned = lights.cards.map((card: { owned: number }) => card.owned);
    expect(Math.max(...owned)).toBeLessThanOrEqual(lights.owned);
    for (const card of lights.cards)
      expect(card.edge).toBeCloseTo(100 * (card.wins / card.owned - lights.winShare), 1);
    const seen = lights.cards.map((card: { card: string }) => card.card);
    expect([...seen, ...balance.neverSeen].sort()).toEqual(['beacon', 'candle', 'gust', 'lamp', 'wick']);
  });

  it('keeps logs that lead to the recorded states', async () => {
    const kept = path.join(folder, 'logs');
    await report('--games', '3', '--save', kept);
    const logs = readdirSync(kept);
    expect(logs).toHaveLength(3);
    for (const log of logs) {
      const { code, out } = await tabard(['replay', path.join(kept, log), '--verify', '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ game: 'lanterns', finished: true, verified: true });
    }
  });

  it('writes a page that needs nothing beside it, and its data', async () => {
    const kept = path.join(folder, 'report');
    const sim = await report('--games', '20', '--seats', '2', '--report', kept);
    expect(JSON.parse(readFileSync(path.join(kept, 'report.json'), 'utf8'))).toEqual(sim);
    const page = readFileSync(path.join(kept, 'report.html'), 'utf8');
    for (const part of ['Length in turns', 'Outcomes by seat', 'Won by owners: light', 'Decisions by kind'])
      expect(page).toContain(part);
    expect(page).not.toMatch(/(?:src|href)=/);
    const counted = Object.values(sim.kinds as Record<string, number>).reduce((sum, many) => sum + many, 0);
    expect(counted).toBe(sim.decisions);
  });

  it('draws long matches in forty columns at most, with their ends and the highest named', async () => {
    const sim = await report('--games', '1', '--option', 'wind=stormy');
    const turnCounts = Array.from({ length: 90 }, (_, i) => [11 + i * 10, 1 + (i % 3)] as const);
    const page = simPage({ ...sim, turnCounts });
    expect(page).toMatch(/<h1>lanterns: 1 match<\/h1>/);
    expect(page).toContain('3 seats, wind=stormy; bots ');
    expect(page.match(/<rect /g)).toHaveLength(39);
    expect(page).toContain('<span>11 turns</span><span>901 turns</span>');
    expect(page).toContain('6 matches in the highest column');
    expect(page).toContain('<title>11 to 33 turns: 6</title>');
  });

  it('fails when a match does not end', async () => {
    const { code, out } = await tabard(['sim', 'lanterns', '--games', '2', '--most', '5', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 0, turns: null });
  });

  it('goes on after a fault in the rules, and tells the seeds', async () => {
    const args = ['sim', 'broken', '--games', '3', '--seed', 'oil'];
    const { code, out, err } = await tabard([...args, '--json']);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const { finished, errors, errorMessages } = JSON.parse(out);
    expect({ finished, errors }).toEqual({ finished: 0, errors: 3 });
    expect(errorMessages[2]).toEqual({ seed: 'oil/2', message: 'a lamp fell over' });
    expect((await tabard(args)).out).toContain('  seed oil/0: a lamp fell over');
  });

  it('speaks of one match as one', async () => {
    const { out } = await tabard(['sim', 'broken', '--games', '1']);
    expect(out).toContain('0 of 1 match finished, 0 decisions in');
    expect(out).toContain('1 match broke off:');
  });

  it('prints tables for people', async () => {
    const { out } = await tabard(['sim', 'lanterns', '--games', '4', '--bots', 'greedy,random']);
    expect(out).toMatch(/4 of 4 matches finished/);
    expect(out).toMatch(/seat 3 +\d+ +[\d.]+ %/);
    expect(out).toMatch(/greedy +\d+/);
    expect(out).toMatch(/Never seen:/);
  });
});

describe('the spread of a list', () => {
  it.each([
    [[], null],
    [[7], { mean: 7, median: 7, p10: 7, p90: 7 }],
    [[10, 1, 2, 3, 4, 5, 6, 7, 8, 9], { mean: 5.5, median: 5, p10: 1, p90: 9 }],
  ])('of %j is %j', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });
});
