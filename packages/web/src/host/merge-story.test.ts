import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { mergeStory } from './merge-story.ts';

const events = (...types: string[]): MatchEvent[] => types.map((type) => ({ type, args: [] }));

describe('merging what is told into a story', () => {
  const known = events('a', 'b');

  it('adds what follows, which is new', () => {
    expect(mergeStory(known, { eventsFrom: 2, events: events('c') })).toEqual({
      story: events('a', 'b', 'c'),
      news: events('c'),
    });
  });

  it('keeps the same story when nothing happened', () => {
    expect(mergeStory(known, { eventsFrom: 2, events: [] })?.story).toBe(known);
  });

  it('shortens it when something was taken back, without news', () => {
    expect(mergeStory(known, { eventsFrom: 1, events: events('d') })).toEqual({
      story: events('a', 'd'),
      news: undefined,
    });
  });

  it('refuses what leaves a gap', () => {
    expect(mergeStory(known, { eventsFrom: 3, events: events('d') })).toBeUndefined();
  });
});
