import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AFLOAT, FIGURES } from './figures.ts';

const STORIES = ['../../../../dragon-eclipse/content/tale/', '../../../../../examples/mill-story/tale/'];

/** Every figure that a story draws. */
function drawn(): string[] {
  return STORIES.flatMap((folder) => {
    const home = new URL(folder, import.meta.url);
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' });
    return files
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => [...readFileSync(new URL(name, home), 'utf8').matchAll(/figures: ([\w-]+)/g)])
      .map(([, figure]) => figure);
  });
}

describe('the figures of drawings', () => {
  it('are all known that a story names', () => {
    expect(drawn().length).toBeGreaterThan(50);
    expect(drawn().filter((name) => !FIGURES[name])).toEqual([]);
    expect(AFLOAT.filter((name) => !FIGURES[name])).toEqual([]);
  });
});
