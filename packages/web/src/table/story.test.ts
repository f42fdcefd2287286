import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import type { TableUpdate } from '../host/host.ts';
import { seeUpdate } from './story.ts';

const event = (type: string): MatchEvent => ({ type, args: [] });
const update = (eventsFrom: number, ...types: string[]) =>
  ({ eventsFrom, events: types.map(event) }) as unknown as TableUpdate;

describe('what is known of a table', () => {
  const opened = seeUpdate(undefined, update(0, 'a', 'b'));
  const later = seeUpdate(opened, update(2, 'c'));

  it('begins with the whole story, which is not news', () => {
    expect(opened.story).toEqual([event('a'), event('b')]);
    expect(opened.happenings.events).toEqual([]);
  });

  it('grows by what happens, which is news', () => {
    expect(later.story).toEqual([event('a'), event('b'), event('c')]);
    expect(later.happenings).toEqual({ pulse: 2, events: [event('c')] });
  });

  it('shrinks when something is taken back, without news', () => {
    const back = seeUpdate(later, update(1));
    expect(back.story).toEqual([event('a')]);
    expect(back.happenings.events).toEqual([]);
  });
});
