import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dragonEclipse, type EclipseContent } from '@tabard/dragon-eclipse';
import { describe, expect, it } from 'vitest';
import { scratch, tabard } from './run.ts';

const { defs } = dragonEclipse.content as EclipseContent;
const ownCard = (mystling: string) =>
  defs.find((def) => def.type === 'action' && def.mystling === mystling)?.id ?? '';
const folder = scratch();
const file = (name: string, text: string): string => {
  const full = path.join(folder, name);
  writeFileSync(full, text);
  return full;
};

async function suggested(mystling: string): Promise<string> {
  const { code, out, err } = await tabard(['decks', 'suggest', mystling]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

async function checked(...args: string[]) {
  const { code, out, err } = await tabard(['decks', 'check', ...args, '--json']);
  expect(err).toBe('');
  return { code, ...JSON.parse(out) };
}

describe('decks suggest', () => {
  it('prints a deck that decks check finds legal', async () => {
    const text = await suggested('young-bolb');
    expect(text).toMatch(/^young-bolb\n/);
    const deck = file('suggested.txt', text);
    expect(await tabard(['decks', 'check', deck])).toEqual({
      code: 0,
      out: `${deck}: a legal deck of 16 cards for Young Bolb.\n`,
      err: '',
    });
  });

  it('prints one document: 16 cards and the text', async () => {
    const { out } = await tabard(['decks', 'suggest', 'Firple', '--json']);
    const { mystling, cards, text } = JSON.parse(out);
    expect(mystling).toBe('firple');
    expect(cards).toHaveLength(16);
    expect(text).toBe((await suggested('firple')).trimEnd());
  });
});

describe('decks check', () => {
  it('tells every reason with its rule', async () => {
    const deck = file('faulty.txt', 'Firple # whom it is for\n3 Strike\nVanish\nfire-bolt, fatigue\n');
    const { code, out } = await tabard(['decks', 'check', deck]);
    expect(code).toBe(1);
    expect(out.split('\n')[0]).toBe(`${deck}: not a legal deck for Firple:`);
    const told = out.split('\n').slice(1, -1);
    expect(told.map((line) => /^ {2}(?:([^:]+): )?.* \((.*)\)$/.exec(line)?.slice(1))).toEqual([
      ['Strike', 'DE-DECK-09'],
      ['Vanish', 'DE-DECK-05'],
      ['Fire Bolt', 'DE-DECK-07'],
      ['Fatigue', 'DE-DECK-04'],
      [undefined, 'DE-DECK-04'],
      [undefined, 'DE-DECK-05'],
    ]);
  });

  it('checks several decks at once, and fails when one does', async () => {
    const good = file('good.txt', await suggested('prowler'));
    const short = file('short.txt', 'prowler\nstrike');
    const { code, ok, decks } = await checked(good, short);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(decks[0]).toEqual({ file: good, mystling: 'Prowler', cards: 16, ok: true, faults: [] });
    expect(decks[1].faults[0]).toEqual({
      code: 'deck-too-small',
      rule: 'DE-DECK-04',
      reason: 'A deck has exactly 16 cards; there are fewer.',
    });
  });

  it('knows whose deck it is by the own cards in it, unless another is named', async () => {
    const cards = (await suggested('firple')).split('\n').slice(1).join('\n');
    const deck = file('unnamed.txt', cards);
    expect(await checked(deck)).toMatchObject({ code: 0, decks: [{ mystling: 'Firple', ok: true }] });
    expect(await checked(deck, '--mystling', 'prowler')).toMatchObject({
      code: 1,
      decks: [{ mystling: 'Prowler', ok: false }],
    });
  });

  it('gives the reasons in French', async () => {
    const { decks } = await checked(file('court.txt', 'firple\nstrike'), '--lang', 'fr');
    expect(decks[0].faults[0].reason).toMatch(/16 cartes/);
  });

  it.each([
    [
      'no such file',
      ['check', path.join(folder, 'none.txt')],
      /cannot read .*none\.txt: there is no such file/,
    ],
    ['no file at all', ['check'], /missing required argument 'files'/],
    [
      'an unknown card',
      ['check', file('typo.txt', 'firple\n2 strke')],
      /typo\.txt: unknown Action card "strke"; did you mean "strike"\?/,
    ],
    ['nobody to build for', ['check', file('nobody.txt', 'strike')], /nobody\.txt: no Mystling is named/],
    [
      'cards of two Mystlings and no name',
      ['check', file('two.txt', `${ownCard('firple')}\n${ownCard('prowler')}`)],
      /two\.txt: no Mystling is named and cards are of firple, prowler; name it/,
    ],
    ['an unknown Mystling', ['suggest', 'firpel'], /unknown Mystling "firpel"; did you mean "firple"\?/],
    ['an unknown language', ['check', 'any', '--lang', 'de'], /Expected en or fr\./],
  ])('refuses %s in one sentence', async (_what, args, sentence) => {
    const { code, out, err } = await tabard(['decks', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
