import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';
import { WriteQueue } from './write-queue.ts';

/** A database of one list: what is not committed is lost. */
function aList({ failsAt }: { failsAt?: number } = {}) {
  const kept: string[][] = [];
  let draft: string[] = [];
  const transacting = {
    begin: () => {
      draft = [];
    },
    commit: () => {
      if (kept.length === failsAt) throw new Error('disk full');
      kept.push(draft);
    },
    rollback: () => {
      draft = [];
    },
  };
  const write = (word: string) => () => {
    if (word === 'bad') throw new Error('a bad word');
    draft.push(word);
    return word.length;
  };
  return { kept, write, transacting };
}

describe('the queue of writes', () => {
  it('commits together what comes in one turn of the event loop', async () => {
    const { kept, write, transacting } = aList();
    const queue = new WriteQueue(transacting, new Turns());
    expect(await Promise.all(['a', 'bb', 'ccc'].map((word) => queue.add(write(word))))).toEqual([1, 2, 3]);
    await queue.add(write('later'));
    expect(kept).toEqual([['a', 'bb', 'ccc'], ['later']]);
  });

  it('refuses the one write that fails and keeps the others', async () => {
    const { kept, write, transacting } = aList();
    const queue = new WriteQueue(transacting, new Turns());
    const results = await Promise.allSettled(['a', 'bad', 'c'].map((word) => queue.add(write(word))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(kept.flat()).toEqual(['a', 'c']);
  });

  it('refuses all of them when nothing can be committed', async () => {
    const { kept, write, transacting } = aList({ failsAt: 0 });
    const queue = new WriteQueue(transacting, new Turns());
    const results = await Promise.allSettled(['a', 'b'].map((word) => queue.add(write(word))));
    expect(results).toMatchObject([
      { reason: { message: 'disk full' } },
      { reason: { message: 'disk full' } },
    ]);
    expect(kept).toEqual([]);
  });

  it('waits once, not for each of them, for a database that lets nobody begin', async () => {
    const { kept, write, transacting } = aList();
    let begun = 0;
    const locked = () => {
      begun++;
      throw new Error('database is locked');
    };
    const queue = new WriteQueue({ ...transacting, begin: locked }, new Turns());
    const results = await Promise.allSettled(['a', 'b', 'c'].map((word) => queue.add(write(word))));
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([begun, kept]).toEqual([1, []]);
  });

  it('writes nothing while somebody has the writer alone', async () => {
    const { kept, write, transacting } = aList();
    const queue = new WriteQueue(transacting, new Turns());
    const release = await queue.alone();
    const written = queue.add(write('a'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(kept).toEqual([]);
    release();
    await written;
    expect(kept).toEqual([['a']]);
  });

  it('finishes what it has when it closes, and refuses more', async () => {
    const { kept, write, transacting } = aList();
    const queue = new WriteQueue(transacting, new Turns());
    const written = queue.add(write('a'));
    await queue.close();
    expect(await written).toBe(1);
    expect(kept).toEqual([['a']]);
    await expect(queue.add(write('b'))).rejects.toThrow('The store is closed');
    await expect(queue.alone()).rejects.toThrow('The store is closed');
  });
});
