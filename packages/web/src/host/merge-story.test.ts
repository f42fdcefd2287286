import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { mergeStory, prependStory } from './merge-story.ts';

const events = (...types: string[]): MatchEvent[] => types.map((type) => ({ type, args: [] }));
const known = { story: events('a', 'b'), storyFrom: 0 };
const end = { story: events('h', 'i'), storyFrom: 7 };

describe('merging received events into a story', () => {
  it('appends the events that follow, as news', () => {
    expect(mergeStory(known, { eventsFrom: 2, events: events('c') })).toEqual({
      story: events('a', 'b', 'c'),
      storyFrom: 0,
      news: events('c'),
    });
  });

  it('appends to the loaded end of a long story', () => {
    expect(mergeStory(end, { eventsFrom: 9, events: events('j') })).toEqual({
      story: events('h', 'i', 'j'),
      storyFrom: 7,
      news: events('j'),
    });
  });

  it('keeps the same array if there are no events', () => {
    expect(mergeStory(known, { eventsFrom: 2, events: [] }).story).toBe(known.story);
  });

  it.each([
    [known, 1, { story: events('a', 'd'), storyFrom: 0 }],
    [end, 8, { story: events('h', 'd'), storyFrom: 7 }],
  ])('truncates it after an undo, without news', (before, eventsFrom, after) => {
    expect(mergeStory(before, { eventsFrom, events: events('d') })).toEqual({ ...after, news: undefined });
  });

  it.each([
    ['after a gap', 12],
    ['before the loaded part', 5],
  ])('restarts from events %s, without news', (_, eventsFrom) => {
    expect(mergeStory(end, { eventsFrom, events: events('x') })).toEqual({
      story: events('x'),
      storyFrom: eventsFrom,
      news: undefined,
    });
  });
});

describe('an earlier page of a story', () => {
  it('is prepended', () => {
    expect(prependStory(end, { eventsFrom: 5, events: events('f', 'g') })).toEqual({
      story: events('f', 'g', 'h', 'i'),
      storyFrom: 5,
    });
  });

  it('is ignored when it does not end where the story begins', () => {
    expect(prependStory(end, { eventsFrom: 4, events: events('e', 'f') })).toBe(end);
  });
});
