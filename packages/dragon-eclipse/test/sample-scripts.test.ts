import { describe, expect, it } from 'vitest';
import { dragonEclipse } from '../src/kept-half.ts';
import samples from './sample-scripts.yaml';

const { scripts } = samples as { scripts: Readonly<Record<string, unknown>> };
const read = Object.keys(scripts).filter((id) => scripts[id] !== 'stop');

describe('the shapes of printed Scripts', () => {
  it.each(read)('[DE-JOUR-11] %s compiles in our format and is read to a decision', (script) => {
    const m = dragonEclipse.position({
      seats: ['Ann'],
      options: { mode: 'campaign' },
      story: samples,
      tray: ['Firple', 'Prowler'],
      map: 'x-one',
      silver: 5,
      script,
    });
    expect(dragonEclipse.pending(m)[0].options.length).toBeGreaterThan(0);
    expect(dragonEclipse.describe(m, ['Ann'])).toMatchObject({ read: expect.arrayContaining([script]) });
  });
});
