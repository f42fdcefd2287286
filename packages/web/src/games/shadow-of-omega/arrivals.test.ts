import { DECKS, type OmegaEvent } from '@tabard/anima';
import { describe, expect, it } from 'vitest';
import { travelsOf } from '../../table/kit/travels.ts';
import { arrivalsIn } from './arrivals.ts';

const known = (card: number) => ({ card, def: 3, seen: 1 });
const newcomer = { card: 7, def: 1, seen: 1 };
const arcane = { card: 7, def: 0, seen: 1 };
const defs = ['arcane', 'character', 'area', 'advantage'].map((deck) => ({
  back: DECKS.findIndex((one) => one === deck),
}));
const content = { defs };
const unknown = { card: -1, def: -4, seen: 0 };

describe('the cards that arrive', () => {
  it.each<[string, OmegaEvent, string]>([
    ['a card one draws from the deck', { type: 'drew', args: [0, known(7)] }, 'deck-advantage'],
    ['a Character that joins from theirs', { type: 'joined', args: [2, newcomer] }, 'deck-character'],
    ['an Arcane Character from theirs', { type: 'joined', args: [2, arcane] }, 'deck-arcane'],
    ['an Area that comes into play from theirs', { type: 'area-entered', args: [known(7)] }, 'deck-area'],
    ['a card one steals from its owner', { type: 'stole', args: [0, 3, known(7)] }, 'seat-3'],
    ['a card another plays from that seat', { type: 'played', args: [2, known(7)] }, 'seat-2'],
  ])('bring %s', (_, happened, from) => {
    expect(arrivalsIn([happened], 0, content)).toEqual([{ card: 7, from }]);
  });

  it('begin where the card came from first, whatever happened to it later', () => {
    const events: OmegaEvent[] = [
      { type: 'drew', args: [0, known(7)] },
      { type: 'played', args: [0, known(7)] },
    ];
    expect(travelsOf(new Map(), new Map([[7, 'played']]), arrivalsIn(events, 0, content))).toEqual([
      { card: 7, from: 'deck-advantage' },
    ]);
  });

  it('show only the back of what others take', () => {
    const events: OmegaEvent[] = [
      { type: 'drew', args: [2, unknown] },
      { type: 'stole', args: [1, 2, unknown] },
    ];
    const back = 'deck-advantage';
    expect(arrivalsIn(events, 0, content)).toEqual([
      { from: 'deck-advantage', to: 'seat-2', back },
      { from: 'seat-2', to: 'seat-1', back },
    ]);
    expect(arrivalsIn(events, 2, content)).toEqual([{ from: 'seat-2', to: 'seat-1', back }]);
  });
});
