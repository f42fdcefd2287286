import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const folder = scratch();
let file = '';

beforeAll(async () => {
  await tabard([
    'sim',
    'lanterns',
    '--games',
    '1',
    '--seats',
    '2',
    '--bots',
    'greedy,random',
    '--save',
    folder,
  ]);
  file = path.join(folder, readdirSync(folder)[0]);
});

describe('analyse', () => {
  it('gives the chances of each seat after each choice as data', async () => {
    const { code, out } = await tabard(['analyse', file, '--iterations', '20', '--json']);
    expect(code).toBe(0);
    const { seats, length, marks, turningPoints } = JSON.parse(out);
    expect({ seats, length }).toEqual({ seats: 2, length: marks.length });
    for (const { chances } of marks) expect(chances[0] + chances[1]).toBeCloseTo(1);
    expect(turningPoints.length).toBeLessThanOrEqual(5);
  });

  it('draws a row of bars for each seat and says what was better', async () => {
    const { out } = await tabard(['analyse', file, '--iterations', '40']);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^Red +[▁▂▃▄▅▆▇█]+$/);
    expect(lines[1]).toMatch(/^Blue +[▁▂▃▄▅▆▇█]+$/);
    expect(out).toMatch(/; better was .* \(\+\d+ %\)/);
  });

  it('names a file that is no match', async () => {
    const { code, err } = await tabard(['analyse', path.join(folder, 'none.json')]);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot read .*none\.json: there is no such file/);
  });
});
