import { describe, expect, it } from 'vitest';
import { AppendBatches } from './append-batches.ts';
import type { Append } from './rows.ts';

const append = (match: string, seq = 1) => ({ match, entry: { seq } }) as Append;
const failure = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

/** Commits batches, unless `fail` returns an error. */
function aDatabase(fail: (batch: readonly Append[], tried: number) => Error | undefined = () => undefined) {
  const batches: string[][] = [];
  let tried = 0;
  const appends = new AppendBatches(async (batch) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const error = fail(batch, ++tried);
    if (error) throw error;
    batches.push(batch.map(({ match, entry }) => `${match}${entry.seq}`));
    return new Set(batch.map(({ match }) => match));
  });
  return { batches, appends };
}

describe('batches of appends', () => {
  it('collect the appends that arrive during a commit', async () => {
    const { batches, appends } = aDatabase();
    const first = [appends.add(append('a')), appends.add(append('b'))];
    await new Promise((resolve) => setTimeout(resolve, 1));
    const second = [appends.add(append('c')), appends.add(append('d'))];
    expect(await Promise.all([...first, ...second])).toEqual(['kept', 'kept', 'kept', 'kept']);
    expect(batches.flat().sort()).toEqual(['a1', 'b1', 'c1', 'd1']);
    expect(batches.length).toBeLessThan(4);
  });

  it('contain at most one entry of a match, in order', async () => {
    const { batches, appends } = aDatabase();
    await Promise.all(
      [append('a', 1), append('a', 2), append('b', 1), append('a', 3)].map((one) => appends.add(one)),
    );
    expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
  });

  it('are retried after a serialization failure or a deadlock', async () => {
    const { batches, appends } = aDatabase((_, tried) => (tried < 3 ? failure('40P01') : undefined));
    expect(await Promise.all([appends.add(append('a')), appends.add(append('b'))])).toEqual(['kept', 'kept']);
    expect(batches).toEqual([['a1', 'b1']]);
  });

  it('reject one invalid append and commit the others', async () => {
    const { appends } = aDatabase((batch) =>
      batch.some(({ match }) => match === 'bad') ? failure('23502') : undefined,
    );
    const results = await Promise.allSettled(['a', 'bad', 'c'].map((match) => appends.add(append(match))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('are rejected as a whole when the connection is lost: their outcome is unknown', async () => {
    const { batches, appends } = aDatabase((_, tried) => (tried === 1 ? failure('ECONNRESET') : undefined));
    const results = await Promise.allSettled([appends.add(append('a')), appends.add(append('b'))]);
    expect(results).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(batches).toEqual([]);
    expect(await appends.add(append('a'))).toBe('kept');
  });

  it('finish pending appends on close, and reject new ones', async () => {
    const { appends } = aDatabase();
    const last = appends.add(append('a'));
    await appends.close();
    expect(await last).toBe('kept');
    await expect(appends.add(append('b'))).rejects.toThrow('The store is closed');
  });
});
