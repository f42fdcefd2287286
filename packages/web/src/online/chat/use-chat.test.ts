import type { ChatLine } from '@tabard/table/protocol';
import { expect, it } from 'vitest';
import { mergeLines } from './use-chat.ts';

const line = (id: number, player = 'p1'): ChatLine => ({
  id,
  player,
  name: player,
  text: `line ${id}`,
  at: id,
});

it('merges chat lines in order, without duplicates and without muted people', () => {
  const old = [line(1), line(3, 'p2')];
  const fresh = [line(3, 'p2'), line(2, 'p3'), line(4)];
  expect(mergeLines(old, fresh, new Set()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(mergeLines(old, fresh, new Set(['p2'])).map(({ id }) => id)).toEqual([1, 2, 4]);
});
