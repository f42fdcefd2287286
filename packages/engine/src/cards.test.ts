import { describe, expect, it } from 'vitest';
import { type Toy, toy, toyContent } from '../test/toy.ts';
import {
  createCard,
  knows,
  move,
  moveUnseen,
  remove,
  show,
  showAll,
  showOther,
  shuffle,
  takeTop,
  unmakeCards,
} from './cards.ts';
import { EVERYONE, ScriptError } from './match.ts';

function begin(seed = 'cards'): Toy {
  return toy.create({ seed, seats: 2, options: { copies: 3 } });
}
const faces = (m: Toy, pile: readonly number[]) => pile.map((card) => toyContent.defs[m.cards.def[card]].id);

describe('shuffle', () => {
  it('keeps the faces and clears who knows them', () => {
    const m = begin();
    const before = faces(m, m.deck).sort();
    showAll(m, m.deck[0]);
    shuffle(m, m.deck);
    expect(faces(m, m.deck).sort()).toEqual(before);
    expect(m.cards.seen.every((mask) => mask === 0)).toBe(true);
  });

  it('permutes the instance numbers, so a card seen before cannot be found by its number', () => {
    const kept = Array.from({ length: 600 }, (_, i) => {
      const m = begin(`deal ${i}`);
      const card = m.deck[0];
      const face = m.cards.def[card];
      shuffle(m, m.deck);
      return m.cards.def[card] === face;
    });
    // Three of the eighteen cards have that face, and only the twelve with the same back can take its number.
    const expected = 600 * (3 / 12);
    expect(Math.abs(kept.filter(Boolean).length - expected)).toBeLessThan(60);
  });

  it('never gives an instance number a face with another back', () => {
    const m = begin();
    const backs = m.cards.def.map((def) => toyContent.defs[def].back);
    for (let i = 0; i < 20; i++) shuffle(m, m.deck);
    expect(m.cards.def.map((def) => toyContent.defs[def].back)).toEqual(backs);
  });

  it('stops undo', () => {
    const m = begin();
    m.n = 7;
    shuffle(m, m.deck);
    expect(m.barrier).toBe(7);
  });
});

describe('takeTop', () => {
  it('takes the last card of the pile and stops undo', () => {
    const m = begin();
    m.n = 4;
    expect(takeTop(m, m.deck)).toBe(17);
    expect(m.barrier).toBe(4);
  });

  it('makes a new deck of the discard pile when the deck is used up', () => {
    const m = begin();
    [m.deck, m.discard] = [[], [0, 1, 2]];
    for (const card of m.discard) showAll(m, card);
    const card = takeTop(m, m.deck, m.discard);
    expect([card, ...m.deck].sort()).toEqual([0, 1, 2]);
    expect(m.discard).toEqual([]);
    expect(m.cards.seen.slice(0, 3)).toEqual([0, 0, 0]);
  });

  it('returns undefined when both are empty, and leaves the undo barrier alone', () => {
    const m = begin();
    [m.deck, m.n, m.barrier] = [[], 5, 0];
    expect(takeTop(m, m.deck, m.discard)).toBeUndefined();
    expect(takeTop(m, m.deck)).toBeUndefined();
    expect(m.barrier).toBe(0);
  });

  it('throws instead of shuffling while dice are scripted', () => {
    const m = begin();
    Object.assign(m, { deck: [], discard: [1], scripted: true });
    expect(() => takeTop(m, m.deck, m.discard)).toThrow(ScriptError);
  });
});

describe('knowledge', () => {
  it('grows when a card is shown, and stops undo only if that seat did not know it', () => {
    const m = begin();
    m.n = 3;
    show(m, 2, 0b01);
    expect([knows(m, 0, 2), knows(m, 1, 2), m.barrier]).toEqual([true, false, 3]);
    m.n = 4;
    show(m, 2, 0b01);
    expect(m.barrier).toBe(3);
    showAll(m, 2);
    expect([knows(m, 1, 2), m.cards.seen[2], m.barrier]).toEqual([true, EVERYONE, 4]);
  });

  it('given to another seat stops undo even if that seat had it already', () => {
    const m = begin();
    show(m, 2, 0b10);
    m.n = 4;
    showOther(m, 2, 1);
    expect([m.cards.seen[2], m.barrier]).toEqual([0b10, 4]);
  });

  it('moves along with the card', () => {
    const m = begin();
    show(m, 5, 0b10);
    move(5, m.deck, m.discard);
    expect([m.deck.includes(5), m.discard, m.cards.seen[5]]).toEqual([false, [5], 0b10]);
    expect(() => remove(m.deck, 5)).toThrow('card 5 is not in the zone it should leave');
  });

  it('is lost when one of several cards moves unseen, except by the seats that see it', () => {
    const m = begin();
    const from = [1, 2];
    for (const card of from) showAll(m, card);
    moveUnseen(m, 1, from, m.discard, 0b01);
    expect([from, m.discard, m.cards.seen[1], m.cards.seen[2]]).toEqual([[2], [1], 0b01, 0b01]);
  });

  it('stays when the card that moves is the only one', () => {
    const m = begin();
    showAll(m, 1);
    moveUnseen(m, 1, [1], m.discard, 0b01);
    expect(m.cards.seen[1]).toBe(EVERYONE);
  });

  it('of a new card is empty, and the pool does not reveal the order of creation', () => {
    const m = begin();
    const before = m.pool.length;
    const [dog, ant] = [createCard(m, 3), createCard(m, 0)];
    expect([dog, ant, m.cards.seen[dog], m.cards.def[ant]]).toEqual([18, 19, 0, 0]);
    expect(m.pool).toHaveLength(before + 2);
    expect(m.pool).toEqual(m.pool.slice().sort((a, b) => a - b));
  });
});

describe('unmakeCards', () => {
  it('restores the card table of the mark: faces, knowledge, pool and laid-out cards', () => {
    const m = begin();
    const before = toy.clone(m);
    const mark = m.cards.def.length;
    const made = [5, 0, 3, 3].map((def) => createCard(m, def));
    showAll(m, made[1]);
    shuffle(m, made);
    m.laid = [2, made[0]];
    unmakeCards(m, mark);
    expect([m.cards, m.pool, m.laid]).toEqual([before.cards, before.pool, [2]]);
  });

  it('frees the instance numbers for new cards, which nobody knows', () => {
    const m = begin();
    const mark = m.cards.def.length;
    showAll(m, createCard(m, 1));
    unmakeCards(m, mark);
    const card = createCard(m, 4);
    expect([card, m.cards.def[card], m.cards.seen[card]]).toEqual([mark, 4, 0]);
  });
});
