import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import type { TableSight } from '../host/host.ts';
import { seeTogether } from './use-table.ts';

const events = (letters: string): MatchEvent[] => [...letters].map((type) => ({ type, args: [] }));
const sight = (story: string, news?: string) =>
  ({ story: events(story), news: news === undefined ? undefined : events(news) }) as unknown as TableSight;
const types = (of: readonly MatchEvent[] | undefined) => of?.map(({ type }) => type).join('');

describe('what is drawn of a table', () => {
  const opened = seeTogether(undefined, [sight('ab')]);
  const later = seeTogether(opened, [sight('abc', 'c')]);

  it('begins with the whole story, which is not news', () => {
    expect(types(opened?.update.story)).toBe('ab');
    expect(opened?.happenings).toEqual({ pulse: 1, events: [] });
  });

  it('grows by what happens, which is news', () => {
    expect(types(later?.update.story)).toBe('abc');
    expect(later?.happenings).toEqual({ pulse: 2, events: events('c') });
  });

  it('has no news when something is taken back', () => {
    expect(seeTogether(later, [sight('a')])?.happenings.events).toEqual([]);
  });

  it('takes several sights at once', () => {
    const all = seeTogether(opened, [sight('abc', 'c'), sight('abc', ''), sight('abcde', 'de')]);
    expect(types(all?.update.story)).toBe('abcde');
    expect(types(all?.happenings.events)).toBe('cde');
  });

  it('drops what was new once it is taken back', () => {
    const all = seeTogether(opened, [sight('abc', 'c'), sight('ab'), sight('abd', 'd')]);
    expect(types(all?.happenings.events)).toBe('d');
  });

  it('keeps what is new when an earlier page of the story is put before it', () => {
    const all = seeTogether(opened, [sight('abc', 'c'), sight('xabc', '')]);
    expect(types(all?.update.story)).toBe('xabc');
    expect(types(all?.happenings.events)).toBe('c');
  });
});
