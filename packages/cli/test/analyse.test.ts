import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

  it.each([
    ['an answer that is none', { key: 'fly 99999' }, 'choices[3] (seat'],
    ['another number', { n: 99 }, 'is refused: '],
    ['a seat that is none', { seat: 9 }, 'choices[3] (seat 9,'],
    ['no seat', { seat: -1 }, 'choices[3] (seat -1,'],
  ])('refuses a match with %s before it thinks', async (_name, change, sentence) => {
    const log = JSON.parse(readFileSync(file, 'utf8'));
    const choices = log.choices.map((one: object, seq: number) => (seq === 3 ? { ...one, ...change } : one));
    expectRefused(await analysed({ ...log, choices }), sentence);
  });

  it('refuses a choice after the end, and a match that leads elsewhere', async () => {
    const log = JSON.parse(readFileSync(file, 'utf8'));
    const late = { ...log, choices: [...log.choices, log.choices.at(-1)] };
    expectRefused(await analysed(late), `choices[${log.choices.length}] (seat`);
    expectRefused(await analysed({ ...log, hash: 'x' }), 'but x is recorded');
  });

  it('names a file that is no match, and names it once', async () => {
    const none = path.join(folder, 'none.json');
    const { code, err } = await tabard(['analyse', none]);
    expect({ code, err }).toEqual({
      code: 2,
      err: `tabard: cannot read ${none}: there is no such file or folder\n`,
    });
    const text = path.join(folder, 'text.json');
    writeFileSync(text, 'oops');
    expect((await tabard(['analyse', text])).err).toMatch(/^tabard: \S+text\.json\S*: expected JSON, but/);
  });
});

function analysed(log: object) {
  const changed = path.join(folder, 'changed.json');
  writeFileSync(changed, JSON.stringify(log));
  return tabard(['analyse', changed, '--iterations', '10']);
}

function expectRefused(
  { code, out, err }: { code: number | null; out: string; err: string },
  sentence: string,
) {
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^tabard: [^\n]*changed\.json: [^\n]+\n$/);
  expect(err).toContain(sentence);
}
