import type { EclipseEvent } from '@tabard/dragon-eclipse';
import { describe, expect, it } from 'vitest';
import { freshPages, pagesOf } from './pages.ts';

const STORY: readonly EclipseEvent[] = [
  { type: 'scenario-began', args: [0] },
  { type: 'told', args: [0] },
  { type: 'script-read', args: [3] },
  { type: 'told', args: [1] },
  { type: 'map-opened', args: [0] },
  { type: 'option-taken', args: [40] },
  { type: 'silver-gained', args: [2] },
  { type: 'told', args: [2] },
  { type: 'event-came', args: [5] },
  { type: 'told', args: [3] },
];

describe('the pages of the Journal', () => {
  it('begin with a Scenario, a Script or an event that came', () => {
    expect(pagesOf(STORY).map(({ script, secret, scenario }) => [script, secret, scenario])).toEqual([
      [-1, -1, 0],
      [3, -1, 0],
      [-1, 5, 0],
    ]);
  });

  it('hold what was told, what was chosen and what came of it, in that order', () => {
    expect(pagesOf(STORY)[1].lines.map(({ kind }) => kind)).toEqual(['text', 'taken', 'news', 'text']);
  });

  it('keep their places where only the end of a story is known', () => {
    expect(pagesOf(STORY.slice(2), 102)[0]).toMatchObject({ script: 3, from: 102, end: 108 });
  });

  it('are fresh while something was told on them since', () => {
    const pages = pagesOf(STORY);
    expect(freshPages(pages, 0)).toHaveLength(3);
    expect(freshPages(pages, 5).map(({ script }) => script)).toEqual([3, -1]);
    expect(freshPages(pages, 10)).toEqual([]);
  });

  it('are fresh, too, where a choice has brought something and nothing is told', () => {
    const pages = pagesOf([
      ...STORY,
      { type: 'option-taken', args: [41] },
      { type: 'secret-gained', args: [1] },
    ]);
    expect(freshPages(pages, 10).map(({ secret }) => secret)).toEqual([5]);
    const rested = pagesOf([...STORY, { type: 'recovered', args: [4, 2] }]);
    expect(freshPages(rested, 10)).toEqual([]);
  });

  it('are fresh where a page has only news, such as a Booster', () => {
    const pages = pagesOf([
      ...STORY,
      { type: 'scenario-ended', args: [0] },
      { type: 'card-unlocked', args: [7] },
    ]);
    expect(freshPages(pages, 10)).toHaveLength(1);
  });

  it('tell what the Decision token decided on the page that came of it', () => {
    const pages = pagesOf([
      ...STORY,
      { type: 'decided', args: [1] },
      { type: 'script-read', args: [4] },
      { type: 'told', args: [4] },
    ]);
    expect(pages.map(({ script, lines }) => [script, lines.length])).toEqual([
      [-1, 1],
      [3, 4],
      [-1, 1],
      [4, 2],
    ]);
  });

  it('count from the first that tells something', () => {
    const [first] = pagesOf([{ type: 'joined', args: [4] }, ...STORY]);
    expect(first).toMatchObject({ scenario: 0, from: 1 });
    expect(first.lines.map(({ kind }) => kind)).toEqual(['news', 'text']);
  });
});
