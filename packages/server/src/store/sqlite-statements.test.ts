import { describe, expect, it } from 'vitest';
import type { SqliteStatements } from './sqlite-statements.ts';
import { isLocked, keepTogether, type Write } from './sqlite-statements.ts';

const BUSY = Object.assign(new Error('database is locked'), { errcode: 5 });
const BROKEN = Object.assign(new Error('constraint failed'), { errcode: 19 });

const write = (word: string): Write => ({ sql: word, parameters: [], gives: 'count' });

/** A fake database whose statements succeed or fail in turn. */
function answering(...answers: readonly [statement: string, answer: 'done' | Error][]): SqliteStatements {
  const rest = [...answers];
  const run = (sql: string) => {
    if (sql === 'rollback') return 0;
    const [statement, answer] = rest.shift() ?? [];
    expect(sql).toBe(statement);
    if (answer instanceof Error) throw answer;
    return 1;
  };
  return { run } as unknown as SqliteStatements;
}

const BEGIN = 'begin immediate';

describe('a batch that meets the lock of another process', () => {
  it('is not written at all, and is reported as locked', () => {
    const written = keepTogether(answering([BEGIN, BUSY]), [write('a'), write('b')]);
    expect(written).toEqual([1, 2].map(() => ({ error: { message: 'database is locked', errcode: 5 } })));
    expect(isLocked(written)).toBe(true);
  });

  it('is not reported as locked when only one of its writes, retried alone, met the lock', () => {
    const written = keepTogether(
      answering(
        [BEGIN, 'done'],
        ['a', 'done'],
        ['b', BROKEN],
        [BEGIN, BUSY],
        [BEGIN, 'done'],
        ['b', BROKEN],
        [BEGIN, 'done'],
        ['c', 'done'],
        ['commit', 'done'],
      ),
      [write('a'), write('b'), write('c')],
    );
    expect(written).toEqual([
      { error: { message: 'database is locked', errcode: 5 } },
      { error: { message: 'constraint failed', errcode: 19 } },
      { count: 1 },
    ]);
    expect(isLocked(written)).toBe(false);
  });

  it('is not reported for an empty batch', () => {
    expect(isLocked([])).toBe(false);
  });
});
