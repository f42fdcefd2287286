import { readdirSync, readFileSync } from 'node:fs';
import { ContentError, type Option, optionKey, PositionError, type Seat } from '@tabard/engine';
import { runRuling } from '@tabard/testkit';
import { describe, expect, it } from 'vitest';
import { readSet } from './content.ts';
import { lamplight } from './index.ts';
import type { Match } from './state.ts';

const folder = new URL('../rulings/', import.meta.url);

describe('the rulings', () => {
  it.each(readdirSync(folder))('%s holds', async (file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const { failure } = await runRuling(text, file, { gameOf: () => lamplight as never });
    expect(failure).toBeUndefined();
  });
});

// What no ruling can say: set-up, chance, and who may know what.
describe('Lamplight', () => {
  it.each([1, 5])('[LL-01] %i players are not seated', (count) => {
    expect(() => lamplight.create({ seed: 'inn', seats: count })).toThrow('seats 2 to 4 players');
  });

  it('[LL-01, LL-02, LL-03] deals three cards each and one more to the first, all lanterns dark', () => {
    const m = lamplight.create({ seed: 'inn', seats: 3 });
    expect(m.players.map(({ light, hand }) => [light, hand.length])).toEqual([
      [0, 4],
      [0, 3],
      [0, 3],
    ]);
    expect(m.deck).toHaveLength(31);
    expect(lamplight.view(m, 1).state.players.map(({ hand }) => hand.some((card) => card >= 0))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[LL-07] nobody learns of a reply that comes second', () => {
    const m = lamplight.position({
      seats: ['Ada', 'Bo', 'Cem'],
      turn: 'Bo',
      Ada: { hand: ['Draught'] },
      Bo: { light: 2, hand: ['Candle End'] },
      Cem: { hand: ['Moth'] },
    });
    answer(m, 1, 'play');
    answer(m, 0, 'reply');
    expect(lamplight.view(m, 2).state.answers).toEqual([null, null, '']);
    answer(m, 2, 'reply');
    expect(lamplight.view(m, 1).state.players[0].hand[0]).toBeLessThan(0);
  });

  it('[LL-11] a night falls when a turn begins without a deck, and nobody knows the new one', () => {
    const m = lamplight.create({ seed: 'long', seats: 2, options: { nights: 2 } });
    while (m.night === 1) answer(m, m.active, 'burn');
    expect([m.deck.length, m.discard.length]).toEqual([41 - 7, 0]);
    expect(m.deck.every((card) => m.cards.seen[card] === 0)).toBe(true);
  });

  it('[LL-13] in a quiet inn nobody is asked', () => {
    const m = lamplight.position({
      seats: ['Ada', 'Bo'],
      options: { replies: false },
      Ada: { hand: ['Candle End'] },
      Bo: { hand: ['Draught'] },
    });
    answer(m, 0, 'play');
    expect([m.players[0].light, m.active]).toEqual([1, 1]);
  });
});

describe('what is written wrongly is refused with its place', () => {
  it.each<[object, (string | number)[], string]>([
    [{ trun: 'Ada' }, ['trun'], 'unknown word of a position "trun"; did you mean "turn"?'],
    [{ turn: 'Adda' }, ['turn'], 'unknown seat "Adda"; did you mean "Ada"?'],
    [{ Ada: { hnad: [] } }, ['Ada', 'hnad'], 'unknown word about a player "hnad"; did you mean "hand"?'],
    [{ Ada: { hand: ['Mouth'] } }, ['Ada', 'hand', 0], 'unknown card "Mouth"; did you mean "Moth"?'],
    [{ deck: Array(4).fill('Moth') }, ['deck', 3], 'there are only 3 copies of Moth'],
  ])('in a position: %j', (given, path, message) => {
    expect(errorOf(() => lamplight.position({ seats: ['Ada', 'Bo'], ...given }))).toEqual([
      PositionError,
      path,
      message,
    ]);
  });

  it.each<[object, (string | number)[], string]>([
    [{ copeis: 2 }, [0, 'copeis'], 'unknown field "copeis"; did you mean "copies"?'],
    [{ names: { en: 'Wick' } }, [0, 'names', 'fr'], '"fr" is missing; expected a text'],
    [{ effect: { shin: 1 } }, [0, 'effect'], 'unknown effect word "shin"; did you mean "shine"?'],
  ])('in a set: %j', (change, path, message) => {
    const card = { id: 'wick', names: { en: 'Wick', fr: 'Mèche' }, copies: 1, effect: { shine: 1 } };
    expect(errorOf(() => readSet([{ ...card, ...change }]))).toEqual([ContentError, path, message]);
  });
});

describe('the text of a card', () => {
  it.each([
    ['storm-lantern', 'Gain 2 light, then you may make a rival of your choice lose 1 light.'],
    ['last-match', 'If no lantern is dimmer than yours, gain 3 light; otherwise, gain 1 light.'],
    ['draught', 'When another player plays a card: cancel that card.'],
  ])('of %s is generated from its effect', (id, text) => {
    const def = lamplight.content.defs.findIndex((lamp) => lamp.id === id);
    expect(lamplight.cardText(lamplight.content, def, 'en')).toBe(text);
  });
});

/** The first option with this verb. */
function answer(m: Match, seat: Seat, verb: string): void {
  const decision = lamplight.pending(m).find((one) => one.seat === seat);
  const option = decision?.options.find((one) => one.verb === verb) as Option;
  expect(lamplight.choose(m, seat, { n: m.n, key: optionKey(option) })).toBeUndefined();
}

function errorOf(run: () => void): unknown[] {
  try {
    run();
  } catch (problem) {
    const { path, message } = problem as PositionError;
    return [(problem as Error).constructor, path, message];
  }
  return [];
}
