import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Meeting, ratingsOf } from '../src/arena/elo.ts';
import { intervalOf } from '../src/arena/standings.ts';
import { tablesOf } from '../src/arena/tables.ts';
import { tabard } from './run.ts';

describe('an arena', () => {
  it('plays every seed from all seats and rates the better bot higher', async () => {
    const args = ['arena', 'lanterns', 'greedy', 'random', 'thinker:8', '--seeds', '4', '--json'];
    const { code, out, err } = await tabard(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: 'lanterns', seats: 2, games: 24, unfinished: 0 });
    const names = report.standings.map(({ bot }: { bot: string }) => bot);
    expect(names[2]).toBe('random');
    for (const { low, elo, high, games } of report.standings) {
      expect(games).toBe(16);
      expect(low).toBeLessThanOrEqual(elo);
      expect(high).toBeGreaterThanOrEqual(elo);
    }
  });

  it('prints one row a bot', async () => {
    const { out } = await tabard(['arena', 'lanterns', 'greedy', 'random', '--seeds', '3', '--seats', '3']);
    expect(out).toMatch(/lanterns, 3 seats: 9 matches/);
    expect(out).toMatch(/greedy +\d{4}/);
  });

  it('lets programs play, and names the moves that were made for them', async () => {
    const example = fileURLToPath(new URL('../../../docs/bots/first-bot.mjs', import.meta.url));
    const good = `"${process.execPath}" "${example}"`;
    const mute = `"${process.execPath}" -e "process.exit(3)"`;
    const run = await tabard([
      ...['arena', 'lanterns', 'random', '--run', good, '--run', mute, '--seeds', '1', '--json'],
      ...['--patience', '60000'],
    ]);
    expect(run.code).toBe(1);
    const { games, standings, forfeits } = JSON.parse(run.out);
    expect(games).toBe(6);
    expect(standings.map(({ bot }: { bot: string }) => bot).sort()).toEqual([good, mute, 'random'].sort());
    expect(new Set(forfeits.map(({ program }: { program: string }) => program))).toEqual(new Set([mute]));
    expect(forfeits[0].why).toContain('exit code 3');
  });

  it('prints a program as a row of the table', async () => {
    const example = fileURLToPath(new URL('../../../docs/bots/first-bot.mjs', import.meta.url));
    const args = ['--run', `"${process.execPath}" "${example}"`, '--patience', '60000', '--seeds', '2'];
    const { code, out } = await tabard(['arena', 'lanterns', 'greedy', ...args]);
    expect(code).toBe(0);
    expect(out).toMatch(/lanterns, 2 seats: 4 matches/);
    expect(out).toContain('first-bot.mjs');
  });

  it.each([
    [['arena', 'lanterns', 'greedy'], 'an arena needs two bots at least; one was given'],
    [['arena', 'lanterns'], 'no bot was given; an arena compares bots such as greedy and random'],
    [['arena', 'lanterns', 'greedy', 'random', 'greedy'], '"greedy" was given twice'],
    [['arena', 'lanterns', '--run', 'x', '--run', 'x'], '"x" was given twice'],
    [['arena', 'lanterns', 'greedy', 'thinkr:5'], 'unknown bot "thinkr:5"'],
    [['arena', 'lanters', 'greedy', 'random'], 'unknown game "lanters"'],
    [
      ['arena', 'lanterns', 'greedy', 'random', '--seats', '1'],
      'lanterns seats 2 to 4 players; 1 was asked for',
    ],
    [
      ['bot-host', 'lanterns', '--run', 'none', '--seats', '5'],
      'lanterns seats 2 to 4 players; 5 were asked',
    ],
  ])('refuses %j in one sentence', async (args, why) => {
    const { code, err } = await tabard(args);
    expect(code).toBe(2);
    expect(err).toContain(why);
  });
});

it('an arena of one bot shows how often it wins', async () => {
  const { games } = await import('@tabard/games');
  const args = ['arena', 'dragon-eclipse', 'random', '--seats', '1', '--seeds', '2', '--json'];
  const { standings } = JSON.parse((await tabard(args, '', games)).out);
  expect(standings).toMatchObject([{ bot: 'random', games: 2, elo: 1500, low: 1500, high: 1500 }]);
});

describe('the tables of an arena', () => {
  it('seat two rivals both ways round', () => {
    expect(tablesOf(['a', 'b'], 2, 'rivals')).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('let the last bot take the seats that are left, in every order once', () => {
    expect(tablesOf(['a', 'b'], 4, 'rivals').map((table) => table.join(''))).toEqual([
      'abbb',
      'bbba',
      'bbab',
      'babb',
    ]);
  });

  it('give a bot all seats where all play together', () => {
    expect(tablesOf(['a', 'b'], 2, 'together')).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });
});

describe('ratings', () => {
  const meetings = (wins: number, of: number): Meeting[] =>
    Array.from({ length: of }, (_, i) => ({
      first: 'a',
      second: 'b',
      score: i < wins ? 1 : 0,
      seed: String(i),
    }));

  it('say 191 points for three wins of four', () => {
    const [a, b] = ratingsOf(['b', 'a'], meetings(3000, 4000), 'x');
    expect([a.bot, Math.round((a.elo - b.elo) / 2)]).toEqual(['a', 95]);
  });

  it('have narrower intervals after more matches', () => {
    const width = (games: number) => {
      const [a] = ratingsOf(['a', 'b'], meetings(0.6 * games, games), 'x');
      return a.high - a.low;
    };
    expect(width(400)).toBeLessThan(width(40));
  });

  it('are never sure after a few matches that all went one way', () => {
    const [a, b] = ratingsOf(['a', 'b'], meetings(3, 3), 'x');
    expect(a.high - a.low).toBeGreaterThan(100);
    for (const { low, elo, high } of [a, b]) {
      expect(low).toBeLessThan(elo);
      expect(high).toBeGreaterThan(elo);
    }
  });

  it('are unsure of every bot where each always beats the same others', () => {
    const beats = (first: string, second: string) => ({ first, second, score: 1, seed: 's' });
    const order = [beats('a', 'b'), beats('b', 'c'), beats('a', 'c')];
    const ratings = ratingsOf(['a', 'b', 'c'], order, 'x');
    expect(ratings.map(({ bot }) => bot)).toEqual(['a', 'b', 'c']);
    for (const { low, high } of ratings) expect(high).toBeGreaterThan(low);
  });

  it('come with the interval of a share: 75 of 100 may be 66 to 82', () => {
    const { between } = intervalOf(75, 100);
    expect(between.map((share) => Math.round(100 * share))).toEqual([66, 82]);
  });
});
