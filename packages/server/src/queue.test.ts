import { describe, expect, it } from 'vitest';
import { Queue } from './queue.ts';

describe('a queue', () => {
  it('runs a task at once if it is empty, and the others in the order of the calls', async () => {
    const queue = new Queue();
    const order: string[] = [];
    let finish = () => {};
    const first = queue.run(() => {
      order.push('first');
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    expect(order).toEqual(['first']);
    const rest = ['second', 'third'].map((name) => queue.run(() => order.push(name)));
    expect(queue.isWanted).toBe(true);
    finish();
    await Promise.all([first, ...rest]);
    expect(order).toEqual(['first', 'second', 'third']);
    expect(queue.isEmpty).toBe(true);
  });

  it('goes on after a task that fails', async () => {
    const queue = new Queue();
    const failed = queue.run(() => Promise.reject(new Error('full')));
    const next = queue.run(() => 'kept');
    await expect(failed).rejects.toThrow('full');
    expect(await next).toBe('kept');
  });

  it('gives tasks and those that take a turn by hand one turn after the other', async () => {
    const queue = new Queue();
    const order: string[] = [];
    const end = await queue.take();
    const task = queue.run(() => order.push('task'));
    const taken = queue.take().then((endIt) => {
      order.push('taken');
      return endIt;
    });
    expect(queue.isWanted).toBe(true);
    order.push('first ends');
    end();
    await task;
    (await taken)();
    expect(order).toEqual(['first ends', 'task', 'taken']);
    expect(queue.isEmpty).toBe(true);
  });

  it('queues a task that is added between two turns behind the one that waits', async () => {
    const queue = new Queue();
    const order: string[] = [];
    const end = await queue.take();
    const waiting = queue.run(() => order.push('waiting'));
    end();
    const late = queue.run(() => order.push('late'));
    await Promise.all([waiting, late]);
    expect(order).toEqual(['waiting', 'late']);
  });
});
