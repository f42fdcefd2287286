import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const folder = scratch();

const RULING = `title: A beacon shines for seven
proves: [TB-03]
game: lanterns
seats: [Red, Blue]
given:
  hands:
    Red: [Beacon, Wick]
    Blue: [Gust]
do:
  - Red: light Beacon
  - Blue: pass
expect:
  players:
    Red: { score: 7 }
`;

function ruling(name: string, change: readonly [string, string] = ['', '']): string {
  const file = path.join(folder, name);
  writeFileSync(file, RULING.replace(change[0], change[1]));
  return file;
}

describe('rulings', () => {
  it('passes what holds', async () => {
    const { code, out } = await tabard(['rulings', ruling('good.yaml'), '--json']);
    expect(JSON.parse(out)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect(code).toBe(0);
  });

  it('fails what does not, with file and line', async () => {
    const place = path.join(folder, 'mixed');
    mkdirSync(place);
    writeFileSync(path.join(place, 'a.yaml'), RULING);
    writeFileSync(path.join(place, 'b.yaml'), RULING.replace('score: 7', 'score: 8'));
    const { code, out } = await tabard(['rulings', place, '--json']);
    expect(code).toBe(1);
    const { passed, failed, failures } = JSON.parse(out);
    expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
    expect(failures[0]).toMatchObject({ title: 'A beacon shines for seven', proves: ['TB-03'], line: 14 });
    expect(failures[0].file).toMatch(/b\.yaml$/);
    const text = await tabard(['rulings', place]);
    expect(text.out).toMatch(/b\.yaml:14: .*\n1 rulings passed, 1 failed\n$/);
  });

  it('plays the others of a batch when one file cannot be read', async () => {
    const place = path.join(folder, 'batch');
    mkdirSync(place);
    writeFileSync(path.join(place, 'a.yaml'), RULING.replace('given:', 'givn:'));
    writeFileSync(path.join(place, 'b.yaml'), RULING);
    const { code, out } = await tabard(['rulings', place]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /a\.yaml:5: unknown word "givn"; did you mean "given"\?\n1 rulings passed, 1 failed\n$/,
    );
  });

  it.each([
    ['no such file', path.join(folder, 'none.yaml'), 'there is no such file or folder'],
    ['malformed YAML', ruling('yaml.yaml', ['[Red, Blue]', '[Red, Blue']), 'yaml.yaml:5: '],
    [
      'an unknown word',
      ruling('word.yaml', ['given:', 'givn:']),
      'word.yaml:5: unknown word "givn"; did you mean "given"?',
    ],
    [
      'an unknown game',
      ruling('game.yaml', ['lanterns', 'lantern']),
      'game.yaml:3: unknown game "lantern"; did you mean "lanterns"?',
    ],
    [
      'an unknown rule',
      ruling('rule.yaml', ['TB-03', 'TB-33']),
      'rule.yaml:2: unknown rule "TB-33"; did you mean "TB-03"?',
    ],
    [
      'an unknown card',
      ruling('card.yaml', ['[Gust]', '[Gost]']),
      'unknown card "Gost"; did you mean "Gust"?',
    ],
    [
      'too many seats',
      ruling('seats.yaml', ['Blue]', 'Blue, C, D, E]']),
      'seats.yaml:4: lanterns seats 2 to 4 players; 5 are named',
    ],
  ])('with %s are refused in one sentence', async (_name, file, sentence) => {
    const { code, out, err } = await tabard(['rulings', file, '--json']);
    expect(err).toContain(sentence);
    expect(err).toMatch(/^tabard: [^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('give a position to play on from', async () => {
    const file = ruling('from.yaml');
    const { code, out } = await tabard(['play', '--from', file, '--seed', 'x'], 'light\n1\n');
    expect(code).toBe(0);
    expect(out).toContain('You are Red.');
    expect(out).toMatch(/1 {2}Light Beacon\n {2}2 {2}Light Wick/);
    expect(out).toContain('* You light Beacon.');
  });

  it('fix the seats and the game of the match that is played from them', async () => {
    const file = ruling('fixed.yaml');
    const seats = await tabard(['play', '--from', file, '--seats', '3']);
    expect(seats).toMatchObject({ code: 2, err: `tabard: --seats is given by the ruling ${file}\n` });
    const save = await tabard(['play', '--from', file, '--save', 'x.json']);
    expect(save).toMatchObject({ code: 2, out: '' });
  });
});
