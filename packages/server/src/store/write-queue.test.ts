import { describe, expect, it } from 'vitest';
import { Queue } from '../queue.ts';
import type { StatementWrite, Write, Written } from './sqlite-statements.ts';
import { WriteQueue } from './write-queue.ts';

/** A database of one list of batches. */
function aList() {
  const kept: string[][] = [];
  const keep = async (batch: readonly Write[]): Promise<readonly Written[]> => {
    const words = batch.map((write) => ('sql' in write ? write.sql : ''));
    await new Promise((resolve) => setImmediate(resolve));
    if (words.includes('full')) throw new Error('disk full');
    kept.push(words.filter((word) => word !== 'bad'));
    return words.map((word) =>
      word === 'bad' ? { error: { message: 'a bad word', errcode: 19 } } : { count: word.length },
    );
  };
  return { kept, queue: new WriteQueue(keep, new Queue()) };
}

const write = (sql: string): StatementWrite => ({ sql, parameters: [], gives: 'count' });

describe('the queue of writes', () => {
  it('commits writes of one turn of the event loop together', async () => {
    const { kept, queue } = aList();
    const written = await Promise.all(['a', 'bb', 'ccc'].map((word) => queue.add(write(word))));
    expect(written).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);
    await queue.add(write('later'));
    expect(kept).toEqual([['a', 'bb', 'ccc'], ['later']]);
  });

  it('commits writes that arrive during a commit together', async () => {
    const { kept, queue } = aList();
    const first = queue.add(write('a'));
    await new Promise((resolve) => setImmediate(resolve));
    const more = ['b', 'c'].map((word) => queue.add(write(word)));
    await Promise.all([first, ...more]);
    expect(kept).toEqual([['a'], ['b', 'c']]);
  });

  it('rejects only the write that fails', async () => {
    const { queue } = aList();
    const results = await Promise.allSettled(['a', 'bad', 'c'].map((word) => queue.add(write(word))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: { message: 'a bad word', errcode: 19 } });
  });

  it('rejects the whole batch when nothing can be committed, and goes on', async () => {
    const { kept, queue } = aList();
    const results = await Promise.allSettled(['a', 'full'].map((word) => queue.add(write(word))));
    expect(results).toMatchObject([
      { reason: { message: 'disk full' } },
      { reason: { message: 'disk full' } },
    ]);
    await queue.add(write('b'));
    expect(kept).toEqual([['b']]);
  });

  it('writes nothing while a transaction holds the writer', async () => {
    const { kept, queue } = aList();
    const release = await queue.alone();
    const written = queue.add(write('a'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(kept).toEqual([]);
    release();
    await written;
    expect(kept).toEqual([['a']]);
  });

  it('sends the next batch while one is in flight, and keeps the order', async () => {
    const { kept, queue } = aList();
    const words = Array.from({ length: 40 }, (_, i) => `w${i}`);
    const written = [];
    for (const word of words) {
      written.push(queue.add(write(word)));
      if (Number(word.slice(1)) % 10 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(written);
    expect(kept.flat()).toEqual(words);
    expect(kept.length).toBeGreaterThan(2);
  });

  it('gives a transaction the writer even under constant load', async () => {
    const { kept, queue } = aList();
    let isOver = false;
    const writeOn = async () => {
      while (!isOver) await Promise.all(Array.from({ length: 20 }, () => queue.add(write('a'))));
    };
    const busy = Promise.all([writeOn(), writeOn(), writeOn()]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    for (let i = 0; i < 5; i++) {
      const release = await queue.alone();
      const before = kept.length;
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(kept.length).toBe(before);
      release();
    }
    isOver = true;
    await busy;
    (await queue.alone())();
    await queue.close();
  });

  it('finishes pending writes on close, and rejects new ones', async () => {
    const { kept, queue } = aList();
    const written = queue.add(write('a'));
    await queue.close();
    expect(await written).toEqual({ count: 1 });
    expect(kept).toEqual([['a']]);
    await expect(queue.add(write('b'))).rejects.toThrow('The store is closed');
    await expect(queue.alone()).rejects.toThrow('The store is closed');
  });
});
