import {
  bool,
  bySeat,
  card,
  coreFields,
  type Game,
  hand,
  int,
  list,
  type MatchState,
  struct,
  zone,
} from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { humanise, surveyOf } from './survey.ts';

const schema = struct({
  ...coreFields,
  turn: int,
  players: bySeat(struct({ light: int, isReady: bool, hand, at: card })),
  offered: bySeat(hand),
  decks: struct({ area: zone }),
  places: list(struct({ guard: zone })),
});
const game = {
  schema,
  varsOf: () => struct({ onTable: zone }),
} as unknown as Game;
const state = {
  seats: 2,
  turn: 3,
  players: [
    { light: 1, isReady: true, hand: [4, 5], at: 9 },
    { light: 0, isReady: false, hand: [-2], at: -1 },
  ],
  offered: [[], [7]],
  decks: { area: [-3, -3] },
  places: [{ guard: [8] }, { guard: [] }],
  stack: [{ proc: 'card-played', step: 'ask', since: 0, vars: { onTable: [6] } }],
} as unknown as MatchState;

describe('a survey of a table', () => {
  const survey = surveyOf(game, state);

  it('finds every zone with its owner and name', () => {
    expect(survey.zones.map(({ label, seat, cards }) => [label, seat, cards])).toEqual([
      ['Card played: on table', -1, [6]],
      ['Hand', 0, [4, 5]],
      ['Hand', 1, [-2]],
      ['Offered', 0, []],
      ['Offered', 1, [7]],
      ['Decks: area', -1, [-3, -3]],
      ['Places 1: guard', -1, [8]],
      ['Places 2: guard', -1, []],
    ]);
  });

  it('finds the numbers and flags of the game and none of the table’s own', () => {
    expect(survey.facts.map(({ label, seat, kind, value }) => [label, seat, kind, value])).toEqual([
      ['Turn', -1, 'number', 3],
      ['Light', 0, 'number', 1],
      ['Is ready', 0, 'flag', true],
      ['At', 0, 'card', 9],
      ['Light', 1, 'number', 0],
      ['Is ready', 1, 'flag', false],
      ['At', 1, 'card', -1],
    ]);
  });

  it.each([
    ['combatNow', 'Combat now'],
    ['set-aside', 'Set aside'],
    ['hand', 'Hand'],
  ])('reads %s as %s', (name, words) => {
    expect(humanise(name)).toBe(words);
  });
});
