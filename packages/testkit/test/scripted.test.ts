import { defOf, type LogEntry, roll } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { layOnTop, withDice } from '../src/index.ts';
import { type Duel, duel } from './duel.ts';

const game = duel();
const fresh = () => game.create({ seed: 'scripted', seats: 2 });
const rollTwice = (m: Duel) => () => [roll(m, 6), roll(m, 6)];

describe('scripted dice', () => {
  it('fall as they are laid out', () => {
    const m = fresh();
    expect(withDice(m, [6, 1], rollTwice(m))).toEqual([6, 1]);
  });

  it('fail when one is missing', () => {
    const m = fresh();
    expect(() => withDice(m, [6], rollTwice(m))).toThrow('a die was rolled that the script does not give');
  });

  it('fail when one is left over', () => {
    const m = fresh();
    expect(() => withDice(m, [6, 1, 4], rollTwice(m))).toThrow('1 of 3 dice were never rolled: 4');
  });

  it('leave the random state of the match unchanged', () => {
    const m = fresh();
    const before = game.hash(m);
    withDice(m, [], () => undefined);
    expect(game.hash(m)).toBe(before);
  });
});

describe('a scripted pile', () => {
  it('is drawn from in the given order', () => {
    const m = fresh();
    layOnTop(m, m.deck, 'wyrm', 'imp', 'imp');
    const top = m.deck.slice(-3).reverse();
    expect(top.map((card) => defOf(m, card).id)).toEqual(['wyrm', 'imp', 'imp']);
    expect(new Set(m.deck).size).toBe(m.deck.length);
  });

  it('gives the card that is drawn next', () => {
    const m = fresh();
    layOnTop(m, m.deck, 'mage');
    const top = m.deck[m.deck.length - 1];
    const answers: Omit<LogEntry, 'n'>[] = [{ seat: 0, key: 'stake 1' }];
    answers.push({ seat: 0, key: `bury ${m.players[0].hand[0]}` });
    for (const { seat, key } of answers) expect(game.choose(m, seat, { n: m.n, key })).toBeUndefined();
    expect(m.players[0].hand).toContain(top);
  });

  it('fails when there is no such card left', () => {
    const m = fresh();
    expect(() => layOnTop(m, m.deck, 'dragon')).toThrow('there is no "dragon" left in the pile');
  });
});
