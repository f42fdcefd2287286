import { readdirSync, readFileSync } from 'node:fs';
import { FIGURE_NAMES } from '@tabard/engine';
import { describe, expect, it } from 'vitest';

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
  it('are all drawn by some story', () => {
    expect([...new Set(drawn())].sort()).toEqual([...FIGURE_NAMES].sort());
  });
});
