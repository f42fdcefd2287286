import { describe, expect, it } from 'vitest';
import { unseenOf } from './moment-queue.ts';

const queued = (id: string, stays: boolean) => ({ id, moment: { stays } });

describe('moments after an answer', () => {
  it('are past if they were shown or need not be seen', () => {
    const queue = [queued('shown', true), queued('news', false), queued('own fight', true)];
    expect(unseenOf(queue).map(({ id }) => id)).toEqual(['own fight']);
  });
});
