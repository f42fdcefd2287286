import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import type { TableSight } from '../host/host.ts';
import { seeTogether } from './use-table.ts';

const events = (letters: string): MatchEvent[] => [...letters].map((type) => ({ type, args: [] }));
const sight = (story: string, news?: string) =>
  ({ story: events(story), news: news === undefined ? undefined : events(news) }) as unknown as TableSight;
const types = (of: readonly MatchEvent[] | undefined) => of?.map(({ type }) => type).join('');

describe('the rendered state of a table', () => {
  const opened = seeTogether(undefined, [sight('ab')]);
  const later = seeTogether(opened, [sight('abc', 'c')]);

  it('starts with the whole story, without news', () => {
    expect(types(opened?.update.story)).toBe('ab');
    expect(opened?.happenings).toEqual({ pulse: 1, events: [] });
  });

  it('appends new events as news', () => {
    expect(types(later?.update.story)).toBe('abc');
    expect(later?.happenings).toEqual({ pulse: 2, events: events('c') });
  });

  it('has no news after an undo', () => {
    expect(seeTogether(later, [sight('a')])?.happenings.events).toEqual([]);
  });

  it('merges several sights', () => {
    const all = seeTogether(opened, [sight('abc', 'c'), sight('abc', ''), sight('abcde', 'de')]);
    expect(types(all?.update.story)).toBe('abcde');
    expect(types(all?.happenings.events)).toBe('cde');
  });

  it('drops news that was undone', () => {
    const all = seeTogether(opened, [sight('abc', 'c'), sight('ab'), sight('abd', 'd')]);
    expect(types(all?.happenings.events)).toBe('d');
  });

  it('keeps its news when an earlier page of the story is prepended', () => {
    const all = seeTogether(opened, [sight('abc', 'c'), sight('xabc', '')]);
    expect(types(all?.update.story)).toBe('xabc');
    expect(types(all?.happenings.events)).toBe('c');
  });
});
