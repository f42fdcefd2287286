import { games } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { editionFor } from './edition-for.ts';
import type { BookRule } from './ledger.ts';
import type { Book } from './load-book.ts';

const rule = (id: string, editions?: readonly string[]): BookRule => ({ id, title: id, text: id, editions });

function bookBy(variesBy: Book['variesBy'], editions: readonly string[]): Book {
  const rules = [rule('ALL'), ...editions.map((one) => rule(`IN-${one}`, [one]))];
  return { game: 'any', sections: [{ section: 'Any', rules }], editions, variesBy, proofs: new Map() };
}

describe('a book of rules opens', () => {
  const byEdition = bookBy('edition', ['first', 'revised']);
  const byMode = bookBy('mode', ['solo', 'pvp']);

  it.each([
    ['with the newest edition', byEdition, undefined, undefined, 'revised'],
    ['with all modes', byMode, undefined, undefined, 'every'],
    ['with what is played', byEdition, undefined, 'first', 'first'],
    ['with the mode that is played', byMode, 'ALL', 'pvp', 'pvp'],
    ['where the linked rule is in force', byEdition, 'IN-first', undefined, 'first'],
    ['there even if another edition is played', byEdition, 'IN-revised', 'first', 'revised'],
    ['with all modes if the linked rule is of another', byMode, 'IN-solo', 'pvp', 'every'],
    ['as without a match if its edition is unknown', byEdition, undefined, 'twilight', 'revised'],
  ] as const)('%s', (_, book, anchor, played, expected) => {
    expect(editionFor(book, anchor, played)).toBe(expected);
  });
});

it.each(games)(
  'a match of $title is played by an edition of its ledgers, or by all',
  async ({ load, ledgers }) => {
    const game = await load();
    const known = ledgers.flatMap(({ editions }) => editions ?? []);
    const values = [game.options.edition, game.options.mode].flatMap((spec) =>
      spec?.type === 'choice' ? spec.values : [],
    );
    for (const value of values.length ? values : ['usual']) {
      const name = game.options.edition ? 'edition' : 'mode';
      const options = values.length ? { [name]: value } : {};
      const m = game.create({ seed: 'edition', seats: Math.min(2, game.seats.max), options });
      const edition = game.editionOf?.(m);
      if (edition !== undefined) expect(known).toContain(edition);
      if (name === 'edition' && values.length) expect(edition).toBe(value);
    }
  },
);
