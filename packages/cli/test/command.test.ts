// The real bundled command, each time in a process of its own, on a real game.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { command, scratch } from './run.ts';

const GAME = 'shadow-of-omega';
const folder = scratch();
const logs = path.join(folder, 'logs');
let log: Record<string, unknown>;

function document(...args: string[]) {
  const { code, out, err } = command([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
}

beforeAll(() => {
  document('sim', GAME, '--games', '1', '--save', logs);
  const [name] = readdirSync(logs);
  log = JSON.parse(readFileSync(path.join(logs, name), 'utf8'));
}, 300_000);

function changed(name: string, change: Readonly<Record<string, unknown>>): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify({ ...log, ...change }));
  return file;
}

describe('the command', () => {
  it('lists the games', () => {
    const list = document('games');
    expect(list.map((game: { id: string }) => game.id)).toContain(GAME);
  });

  it('prints the texts of a game for a reader, and that none is broken', () => {
    const { lines, broken } = document('texts', GAME, '--lang', 'fr', '--lines', '60');
    expect(lines).toContainEqual({ where: 'card witch', line: 'Sorcière' });
    expect(lines.some(({ where }: { where: string }) => where.startsWith('ask.'))).toBe(true);
    expect(broken).toEqual([]);
  });

  it('simulates the same matches in several threads as in one', () => {
    const sim = (jobs: string) => {
      const report = document('sim', GAME, '--games', '24', '--seed', 'threads', '--jobs', jobs);
      expect(report).toMatchObject({ games: 24, finished: 24, errors: 0, jobs: Number(jobs) });
      return { decisions: report.decisions, outcomes: report.outcomes, turns: report.turns };
    };
    expect(sim('2')).toEqual(sim('1'));
  }, 120_000);

  it('replays what it recorded', () => {
    expect(document('replay', changed('same.json', {}), '--verify')).toMatchObject({ verified: true });
  });

  it('plays without a terminal and ends when nothing more is typed', () => {
    const { code, out, err } = command(['play', '--seed', 'scripted'], '1\nv\n?\nl\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^No game was named/);
    expect(out).toContain('> 1');
  });

  it('runs all rulings of the clone', () => {
    const { passed, failed, failures } = document('rulings');
    expect({ failed, failures }).toEqual({ failed: 0, failures: [] });
    expect(passed).toBeGreaterThan(0);
  });

  it('tells the coverage of the game', () => {
    const { total, proven, exempt, later, open } = document('rules', GAME, '--coverage');
    expect(proven + exempt + later + open).toBe(total);
  });

  it('shows its help and its version', () => {
    expect(command(['--help'])).toMatchObject({ code: 0, err: '' });
    expect(command([]).out).toBe(command(['--help']).out);
    expect(command(['--version']).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('bad input to the command', () => {
  it.each<[string, () => string[], string]>([
    ['an unknown game', () => ['sim', 'shadow-of-alpha'], 'unknown game "shadow-of-alpha"'],
    ['an unknown option', () => ['sim', GAME, '--option', 'nosuch=1'], 'unknown option "nosuch"'],
    ['too many seats', () => ['play', GAME, '--seats', '99'], '99 were asked for'],
    ['an unknown seat', () => ['play', GAME, '--seat', '9'], '--seat is 9; this match has the seats 1 to 3'],
    [
      'a log that is none',
      () => ['replay', changed('tabard.json', { tabard: 9 })],
      'expected the log version 1',
    ],
    ['a log of other rules', () => ['replay', changed('rules.json', { rules: 999 })], 'rules version 999'],
    ['a log of other content', () => ['replay', changed('content.json', { content: 'x' })], 'the hash x'],
    [
      'a log of a wrong seat',
      () => ['replay', changed('seat.json', { choices: [{ seat: 9, n: 0, key: 'pass' }] })],
      'rule TB-02',
    ],
    [
      'a missing ruling',
      () => ['rulings', path.join(folder, 'none.yaml')],
      'there is no such file or folder',
    ],
    ['an unknown ledger', () => ['rules', 'omga'], 'unknown ledger or game "omga"'],
  ])('%s is refused in one sentence', (_name, args, sentence) => {
    const { code, out, err } = command(args());
    expect(err).toContain(sentence);
    expect(err).toMatch(/^tabard: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('is no fault of the program where a thread meets it', () => {
    const taken = path.join(folder, 'taken', 'match-000000.json');
    mkdirSync(taken, { recursive: true });
    const save = path.dirname(taken);
    const { code, err } = command(['sim', GAME, '--games', '24', '--jobs', '2', '--save', save]);
    expect({ code, err }).toEqual({ code: 2, err: `tabard: cannot write ${taken}: it is a folder\n` });
  });
});
