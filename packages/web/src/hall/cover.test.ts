import { expect, it } from 'vitest';
import { pageEntries } from '../games/page-entries.ts';
import ui from '../icons/ui.json' with { type: 'json' };

it.each(pageEntries.map(({ id, cover }) => [id, cover] as const))(
  'the cover of %s is drawn with glyphs that are there before the game is loaded',
  (_, { figures }) => {
    const missing = figures.map(({ icon }) => icon).filter((icon) => !ui.names.includes(icon));
    expect(missing).toEqual([]);
  },
);
