import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import type { TableUpdate } from '../host/host.ts';
import { seeUpdates } from './story.ts';

const event = (type: string): MatchEvent => ({ type, args: [] });
const update = (eventsFrom: number, ...types: string[]) =>
  ({ eventsFrom, events: types.map(event) }) as unknown as TableUpdate;
const types = (events: readonly MatchEvent[] | undefined) => events?.map(({ type }) => type).join('');

describe('what is known of a table', () => {
  const opened = seeUpdates(undefined, [update(0, 'a', 'b')]);
  const later = seeUpdates(opened, [update(2, 'c')]);

  it('begins with the whole story, which is not news', () => {
    expect(types(opened?.story)).toBe('ab');
    expect(opened?.happenings).toEqual({ pulse: 1, events: [] });
  });

  it('grows by what happens, which is news', () => {
    expect(types(later?.story)).toBe('abc');
    expect(later?.happenings).toEqual({ pulse: 2, events: [event('c')] });
  });

  it('shrinks when something is taken back, without news', () => {
    const back = seeUpdates(later, [update(1)]);
    expect(types(back?.story)).toBe('a');
    expect(back?.happenings.events).toEqual([]);
  });

  it('takes several updates at once', () => {
    const all = seeUpdates(opened, [update(2, 'c'), update(3), update(3, 'd', 'e')]);
    expect(types(all?.story)).toBe('abcde');
    expect(types(all?.happenings.events)).toBe('cde');
  });

  it('forgets what was new once it is taken back', () => {
    const all = seeUpdates(opened, [update(2, 'c'), update(2), update(2, 'd')]);
    expect(types(all?.story)).toBe('abd');
    expect(types(all?.happenings.events)).toBe('d');
  });

  it('begins with the end of a long story, and grows at its beginning without news', () => {
    const end = seeUpdates(undefined, [update(7, 'h', 'i')]);
    expect([types(end?.story), end?.storyFrom]).toEqual(['hi', 7]);
    const older = seeUpdates(end, [update(5, 'f', 'g', 'h', 'i')]);
    expect([types(older?.story), older?.storyFrom]).toEqual(['fghi', 5]);
    expect(older?.happenings.events).toEqual([]);
    expect(types(seeUpdates(older, [update(9, 'j')])?.story)).toBe('fghij');
  });

  it('is let go of where it does not meet what is told', () => {
    const after = seeUpdates(later, [update(9, 'x')]);
    expect([types(after?.story), after?.storyFrom]).toEqual(['x', 9]);
  });
});
