import { expect, it } from 'vitest';
import { campaign } from './campaign.ts';
import { en } from './en.ts';
import { help } from './help.ts';
import { roguelite } from './roguelite.ts';
import { story } from './story.ts';

it('no sentence of a mode takes the place of another', () => {
  const modes = [campaign.en, roguelite.en, help.en];
  const twice = modes.flatMap((mode, i) => {
    const others = [en, story.en, ...modes.filter((_, j) => j !== i)];
    return Object.keys(mode).filter((key) => others.some((other) => key in other));
  });
  expect(twice).toEqual([]);
});
