import { describe, expect, it } from 'vitest';
import type { PlayerId, SeatRow } from '../store/rows.ts';
import { nameAt, seatNames, signatureAt } from './seat-names.ts';

const person = (name: string, seat: number): SeatRow => ({
  ...{ seat, kind: 'person', name, bot: undefined },
  player: `p${seat}` as PlayerId,
});
const people = (...names: string[]) => names.map(person);

describe('the names of seats', () => {
  it.each([
    [
      ['Ada', 'Bo'],
      ['Ada', 'Bo'],
    ],
    [
      ['Ada', 'Ada', 'Ada'],
      ['Ada', 'Ada (2)', 'Ada (3)'],
    ],
    [
      ['Ada', 'ADA', 'Аda'],
      ['Ada', 'ADA (2)', 'Аda (3)'],
    ],
    [
      ['Ada', 'Ada', 'Ada (2)'],
      ['Ada', 'Ada (3)', 'Ada (2)'],
    ],
    [
      ['…', '…'],
      ['…', '…'],
    ],
  ])('%j are told apart as %j', (given, shown) => expect(seatNames(people(...given))).toEqual(shown));

  it('number a bot rather than a person, and leave free seats without a name', () => {
    const bot: SeatRow = { seat: 0, kind: 'bot', player: undefined, name: 'Maren', bot: 'greedy' };
    const free = (seat: number): SeatRow => ({
      seat,
      kind: 'open',
      player: undefined,
      name: '',
      bot: undefined,
    });
    expect(seatNames([bot, person('Maren', 1), free(2), free(3)])).toEqual(['Maren (2)', 'Maren', '', '']);
  });

  it('stay with old chat lines, unless another seated person has the name now', () => {
    const seats = people('Ada', 'Bo');
    const signed = (id: string | undefined, name: string) => signatureAt(seats, id as PlayerId, name);
    expect(signed('p0', 'Ada')).toBe('Ada');
    expect(signed('p0', 'Adela')).toBe('Adela');
    expect(signed('p1', 'Ada')).toBe('Ada (2)');
    expect(signed('stranger', 'Аda')).toBe('Аda (2)');
    expect(signed(undefined, '…')).toBe('…');
  });

  it('are used in the chat too, where a spectator never gets the name of a seat', () => {
    const seats = people('Ada', 'Ada');
    const called = (id: string, name: string) => nameAt(seats, id as PlayerId, name);
    expect(called('p1', 'Ada')).toBe('Ada (2)');
    expect(called('stranger', 'ada')).toBe('ada (3)');
    expect(called('stranger', 'Bo')).toBe('Bo');
    expect(nameAt(seats, undefined, '…')).toBe('…');
  });
});
