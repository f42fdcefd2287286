import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { indented } from '../src/play/indented.ts';
import { agreement, UNKNOWN } from '../src/play/known-table.ts';
import { scratch, tabard } from './run.ts';

const folder = scratch();
const play = (typed: readonly string[], ...args: string[]) =>
  tabard(['play', 'lanterns', '--seed', 'abc', ...args], typed.map((line) => `${line}\n`).join(''));

describe('play', () => {
  it('ends cleanly when nothing more is typed', async () => {
    const { code, out, err } = await play([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('You are Red.');
    expect(out).toMatch(/Red: Your turn\. \[LA-01\]\n {2}1 {2}Light Beacon/);
  });

  it('takes the first game when none is named, and says so', async () => {
    const { code, out } = await tabard(['play']);
    expect(code).toBe(0);
    expect(out).toMatch(/^No game was named, so this is the first one/);
    expect(out).toContain('lanterns, 3 seats');
  });

  it('shows the table, a card, the story and what is not allowed', async () => {
    const { out } = await play(['v', 'c Bea', 'l', '?', 'h']);
    expect(out).toContain('hand: Gust, Beacon, Gust, Candle');
    expect(out).toMatch(/Blue:\n +score: 0\n +hand: 4 unknown/);
    expect(out).toContain('Beacon: Worth 7.');
    expect(out).toContain('Nothing has happened yet.');
    expect(out).toContain('Light Gust: A gust is only played against a light. [LA-03]');
    expect(out).toContain('take your last answer back');
  });

  it('takes numbers, keys and verbs, and tells what happened', async () => {
    const byNumber = await play(['1']);
    const byKey = await play([/light \d+/.exec((await play(['foo'])).out)?.[0] ?? 'none']);
    expect(byNumber.out).toContain('* You light Beacon.');
    expect(byKey.out).toContain('* You light Beacon.');
    expect((await play(['gamble'])).out).toMatch(/\* You roll \d\./);
  });

  it.each([
    ['99', 'There is no option 99; expected a number from 1 to 5.'],
    ['gambel', 'unknown choice "gambel"; did you mean "gamble"?'],
    ['light', '"light" could be any of'],
    ['c Bo', 'unknown card "Bo"; expected one of'],
  ])('answers %j with one sentence and goes on', async (line, sentence) => {
    const { code, out } = await play([line, 'pass']);
    expect(code).toBe(0);
    expect(out).toContain(sentence);
    expect(out).toContain('> pass');
  });

  it('[TB-06] takes back the last answer until something new is seen', async () => {
    const back = await play(['burn', 'z']);
    expect(back.out.match(/Your turn/g)).toHaveLength(2);
    const late = await play(['gamble', 'z']);
    expect(late.out).toContain('You cannot take that back');
  });

  it('passes by itself where one can only pass, unless told to ask', async () => {
    const onlyPass = / is being lit\. \[LA-03\]\n {2}1 {2}Pass\n>/;
    const typed = Array.from({ length: 12 }, () => 'pass');
    expect((await play(typed, '--seed', 'f')).out).not.toMatch(onlyPass);
    expect((await play(typed, '--seed', 'f', '--always-ask')).out).toMatch(onlyPass);
  });

  it('keeps a whole match that can be replayed', async () => {
    const file = path.join(folder, 'match.json');
    const typed = Array.from({ length: 60 }, () => '1');
    const { code, out } = await play(typed, '--seats', '2', '--save', file);
    expect(code).toBe(0);
    expect(out).toMatch(/The match is over\. Won by: .*\(brightest\)/);
    expect((await tabard(['replay', file, '--verify'])).code).toBe(0);
    expect((await tabard(['replay', file])).out).toContain('Red lights Beacon.');
  });

  it('begins with the sheet in a file and keeps the latest one there', async () => {
    const file = path.join(folder, 'campaign.txt');
    const campaign = ['play', 'dragon-eclipse', '--seats', '1', '--option', 'mode=campaign', '--sheet', file];
    const first = await tabard(campaign, '1\nq\n\n', games);
    expect(first.out).toContain(`The sheet is kept in ${file}.`);
    const sheet = readFileSync(file, 'utf8');
    expect(sheet).toMatch(/^campaign sheet 1\nscenario: A\ntray: young-emberling\n/);
    const again = await tabard(campaign, 'q\n\n', games);
    expect({ code: again.code, out: again.out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nether Ammer'),
    });
    expect(readFileSync(file, 'utf8')).toBe(sheet);
    writeFileSync(file, sheet.replace('young-emberling', 'nobody'));
    const forged = await tabard(campaign, '', games);
    expect(forged).toMatchObject({
      code: 2,
      err: expect.stringContaining('tray, "nobody": unknown Mystling "nobody"'),
    });
    const combat = await tabard(['play', 'dragon-eclipse', '--sheet', file], '', games);
    expect(combat).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'option "sheet" has no effect with these options; it is for mode=campaign|roguelite',
      ),
    });
    const other = await play([], '--sheet', file);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('lanterns writes no sheets') });
  });

  it('offers to keep the match on leaving', async () => {
    const file = path.join(folder, 'left.json');
    await play(['gamble', 'q', file]);
    expect(JSON.parse(readFileSync(file, 'utf8')).choices[0]).toEqual({ seat: 0, n: 0, key: 'gamble' });
    await play(['q', '']);
    expect(existsSync(path.join(folder, ''))).toBe(true);
  });

  it('lets a bot play on for one who resigns', async () => {
    const { code, out } = await play(['resign'], '--bots', 'random');
    expect(code).toBe(0);
    expect(out).toMatch(/The match is over\. (Won by: (Blue|Green)|Nobody has won)/);
  });

  it('seats people everywhere with --hotseat', async () => {
    const { out } = await play(['gamble', 'gamble', 'gamble'], '--hotseat');
    for (const name of ['Red', 'Blue', 'Green']) expect(out).toContain(`${name}: Your turn.`);
    expect(out).toMatch(/\* Red rolls \d\./);
  });

  it('speaks the language it is told to', async () => {
    const { out } = await play(['v'], '--lang', 'fr');
    expect(out).toContain('Rouge: À vous.');
    expect(out).toContain('Allumer Phare');
  });

  it('prints one JSON document and nothing else with --json', async () => {
    const { out, err } = await play(['gamble'], '--json', '--seat', '2', '--bots', 'random,greedy');
    expect(JSON.parse(out)).toMatchObject({
      game: 'lanterns',
      seats: 3,
      bots: ['random', null, 'greedy'],
      finished: false,
      outcome: null,
    });
    expect(err).toContain('You are Blue.');
  });
});

describe('what twins of a table agree on', () => {
  it.each([
    [
      ['Lamp', 'Wick'],
      ['Lamp', 'Gust'],
      ['Lamp', UNKNOWN],
    ],
    [['Lamp'], ['Lamp', 'Gust'], UNKNOWN],
    [
      { hand: ['Lamp'], gold: 3 },
      { hand: ['Gust'], gold: 3 },
      { hand: [UNKNOWN], gold: 3 },
    ],
    [
      { Lamp: 1, gold: 3 },
      { Gust: 1, gold: 3 },
      { gold: 3, others: UNKNOWN },
    ],
    [[UNKNOWN], ['Lamp'], [UNKNOWN]],
  ])('%j and %j: %j', (a, b, agreed) => {
    expect(agreement(a, b)).toEqual(agreed);
  });
});

describe('a described table', () => {
  it('counts what is not known', () => {
    expect(indented({ hand: [UNKNOWN, 'Lamp', UNKNOWN], deck: UNKNOWN })).toBe(
      'hand: Lamp, 2 unknown\ndeck: (unknown)',
    );
  });

  it('is indented by depth', () => {
    const table = {
      turn: 'Red',
      players: { Red: { hand: [], gold: 3 }, Blue: [{ card: 'Lamp', spun: true }] },
    };
    expect(indented(table)).toBe(
      [
        'turn: Red',
        'players:',
        '  Red:',
        '    hand: none',
        '    gold: 3',
        '  Blue:',
        '    - card: Lamp',
        '      spun: true',
      ].join('\n'),
    );
  });
});
