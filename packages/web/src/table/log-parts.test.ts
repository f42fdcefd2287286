import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { linesIn, logParts } from './log-parts.ts';

function storyOf(length: number, storyFrom = 0) {
  const eventAt = (at: number) => ({ type: `${at}`, args: [] }) as unknown as MatchEvent;
  return { storyFrom, story: Array.from({ length: length - storyFrom }, (_, at) => eventAt(storyFrom + at)) };
}

describe('the parts of a log', () => {
  it('hold a whole short story, in order', () => {
    const story = storyOf(60);
    const parts = logParts(story, 0);
    expect(parts.map(({ first }) => first)).toEqual([0, 25, 50]);
    expect(parts.flatMap(({ events }) => events)).toEqual(story.story);
  });

  it('hold the end of a long story, with stable first events', () => {
    const [before, now] = [logParts(storyOf(170), 0), logParts(storyOf(171), 0)];
    expect(before.map(({ first }) => first)).toEqual([25, 50, 75, 100, 125, 150]);
    expect(now.map(({ first }) => first)).toEqual(before.map(({ first }) => first));
    expect(now.at(-1)?.events.at(-1)?.type).toBe('170');
  });

  it.each([
    { since: 0, newFrom: [-1, -1, -1] },
    { since: 10, newFrom: [10, -1, -1] },
    { since: 25, newFrom: [25, 0, -1] },
    { since: 60, newFrom: [25, 25, 10] },
  ])('say where what is new begins: at $since', ({ since, newFrom }) => {
    expect(logParts(storyOf(60), since).map((part) => part.newFrom)).toEqual(newFrom);
  });

  it('are empty without events', () => {
    expect(logParts(storyOf(0), 0)).toEqual([]);
  });

  it('begin at the loaded story, and keep their places when more of it is loaded', () => {
    const [some, more] = [logParts(storyOf(260, 130), 0, 12), logParts(storyOf(260, 60), 0, 12)];
    expect(some.map(({ first }) => first)).toEqual([130, 150, 175, 200, 225, 250]);
    expect(more.map(({ first }) => first)).toEqual([60, 75, 100, 125, 150, 175, 200, 225, 250]);
    expect(some[0].events.map(({ type }) => type)).toEqual(
      Array.from({ length: 20 }, (_, at) => `${130 + at}`),
    );
  });

  it('tell a line that crosses their boundary once, in the part where it begins', () => {
    const roles = { 24: 'opens', 25: { closes: ['24'] }, 50: 'follows' } as const;
    const lines = logParts(storyOf(60), 0).map((part) => linesIn(roles, part));
    expect(lines[0].at(-1)).toMatchObject({ first: 24, said: [{ type: '25' }] });
    expect(lines[1][0]).toMatchObject({ first: 26 });
    expect(lines[1].at(-1)).toMatchObject({ first: 49, said: [{ type: '49' }, { type: '50' }] });
    expect(lines[2][0]).toMatchObject({ first: 51 });
  });
});
