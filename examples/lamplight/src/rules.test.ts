import { type Given, type Option, optionKey, type Seat } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { lamplight } from './index.ts';
import type { Match } from './state.ts';

const seats = ['Ada', 'Bo', 'Cem'];

function lay(given: Given): Match {
  return lamplight.position({ seats, ...given });
}

function answers(m: Match, seat: Seat): string[] {
  const decision = lamplight.pending(m).find((one) => one.seat === seat);
  return (decision?.options ?? []).map((option) => inWords(m, option));
}

function answer(m: Match, seat: Seat, words: string): void {
  const decision = lamplight.pending(m).find((one) => one.seat === seat);
  const option = decision?.options.find((one) => inWords(m, one) === words);
  if (!decision || !option) throw new Error(`"${words}" is not among ${answers(m, seat).join(', ')}`);
  expect(lamplight.choose(m, seat, { n: decision.n, key: optionKey(option) })).toBeUndefined();
}

/** `play draught`, `choose Bo`, `pass`. */
function inWords(m: Match, option: Option): string {
  const kinds = lamplight.choices[option.verb];
  const names = option.refs.map((ref, i) => {
    if (kinds[i] === 'seat') return seats[ref];
    return kinds[i] === 'card' ? lamplight.content.defs[m.cards.def[ref]].id : ref;
  });
  return [option.verb, ...names].join(' ');
}

const lightsOf = (m: Match) => m.players.map((player) => player.light);

describe('Lamplight', () => {
  it.each([1, 5])('[LL-01] %i players are not seated', (count) => {
    expect(() => lamplight.create({ seed: 'inn', seats: count })).toThrow('seats 2 to 4 players');
  });

  it('[LL-02][LL-03] deals three cards each, one more to the first, all lanterns dark', () => {
    const m = lamplight.create({ seed: 'inn', seats: 3 });
    expect(m.players.map((player) => player.hand.length)).toEqual([4, 3, 3]);
    expect(lightsOf(m)).toEqual([0, 0, 0]);
    expect(m.deck).toHaveLength(31);
    expect(lamplight.pending(m).map((decision) => decision.seat)).toEqual([0]);
    expect(lamplight.view(m, 'spectator').state.players[0].hand.every((card) => card < 0)).toBe(true);
  });

  it('[LL-05] any card burns for 1 light', () => {
    const m = lay({ players: { Ada: { hand: ['draught'] } }, deck: ['moth'] });
    expect(answers(m, 0)).toEqual(['burn draught']);
    answer(m, 0, 'burn draught');
    expect(lamplight.describe(m, seats)).toMatchObject({
      turn: 'Bo',
      players: { Ada: { light: 1, hand: [] }, Bo: { hand: ['moth'] } },
      discard: ['draught'],
    });
  });

  it('[LL-06] a reply is refused in one’s own turn, everything else in another’s', () => {
    const m = lay({ players: { Ada: { hand: ['moth', 'candle-end'] }, Bo: { hand: ['keyhole'] } } });
    expect(lamplight.unavailable(m, 0).map(({ why }) => why)).toEqual([
      { code: 'only-as-reply', rule: 'LL-06' },
    ]);
    answer(m, 0, 'play candle-end');
    expect(answers(m, 1)).toEqual(['pass']);
    expect(lamplight.unavailable(m, 1).map(({ why }) => why)).toEqual([{ code: 'no-reply', rule: 'LL-06' }]);
  });

  it('[LL-07] nobody learns of a reply that comes second', () => {
    const m = lay({
      turn: 'Bo',
      players: {
        Ada: { hand: ['draught'] },
        Bo: { light: 2, hand: ['candle-end', 'keyhole'] },
        Cem: { hand: ['moth'] },
      },
    });
    answer(m, 1, 'play candle-end');
    answer(m, 0, 'reply draught');
    expect(lamplight.view(m, 2).state.answers).toEqual([null, null, '']);
    answer(m, 2, 'reply moth');
    expect(lightsOf(m)).toEqual([0, 2, 1]);
    expect(m.players[0].hand).toHaveLength(1);
    expect(lamplight.view(m, 1).state.players[0].hand[0]).toBeLessThan(0);
  });

  it('[LL-09] of three rivals only those with light can be dimmed', () => {
    const m = lay({
      players: { Ada: { hand: ['wet-fingers'] }, Bo: { light: 1 }, Cem: { light: 3 } },
    });
    answer(m, 0, 'play wet-fingers');
    expect(answers(m, 0)).toEqual(['choose Bo', 'choose Cem']);
  });

  it('[LL-11] a night falls when a turn begins without a deck', () => {
    const m = lamplight.create({ seed: 'long', seats: 2, options: { nights: 2 } });
    while (m.night === 1) burnOne(m);
    expect(m.deck).toHaveLength(41 - 7 - m.discard.length);
    expect(m.discard).toHaveLength(0);
  });

  it.each([
    [[4, 3, 1], [0]],
    [
      [3, 4, 3],
      [0, 1],
    ],
  ])('[LL-12] at dawn, %j and one light more for the first give the win to %j', (light, winners) => {
    const players = {
      Ada: { light: light[0], hand: ['moth'] },
      Bo: { light: light[1] },
      Cem: { light: light[2] },
    };
    const m = lay({ deck: [], players });
    answer(m, 0, 'burn moth');
    expect(lamplight.outcome(m)).toEqual({ winners, reason: 'dawn' });
  });

  it('[LL-13] in a quiet inn nobody is asked', () => {
    const m = lay({
      options: { replies: false },
      players: { Ada: { hand: ['candle-end'] }, Bo: { hand: ['draught'] } },
    });
    answer(m, 0, 'play candle-end');
    expect(lightsOf(m)).toEqual([1, 0, 0]);
  });
});

function burnOne(m: Match): void {
  const [{ seat, n, options }] = lamplight.pending(m);
  const burn = options.find((option) => option.verb === 'burn') as Option;
  lamplight.choose(m, seat, { n, key: optionKey(burn) });
}
