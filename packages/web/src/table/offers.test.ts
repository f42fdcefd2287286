import { type Decision, type Game, type MatchState, type Text, text, type Unavailable } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { offersOf } from './offers.ts';

const game = {
  choices: {
    play: ['card', 'card'],
    attack: ['seat'],
    bid: ['#coins'],
    pass: [],
    rest: [],
    discard: ['card'],
    resign: [],
  },
  phrases: { en: {}, fr: {} },
  choiceRoles: { pass: 'closes', attack: 'onward', discard: 'gives-up', resign: 'resigns' },
} as unknown as Game;
const at = { game, state: {} as MatchState };
const say = (text: Text) => text.key;

function decision(...options: [string, ...number[]][]): Decision {
  return {
    n: 1,
    seat: 0,
    kind: 'turn',
    rule: 'X-1',
    text: { key: 'ask.turn' },
    options: options.map(([verb, ...refs]) => ({ verb, refs })),
  };
}

describe('the options of a decision', () => {
  it('are listed at every thing they name, and only there', () => {
    const offers = offersOf(at, decision(['play', 4, 7], ['play', 4], ['attack', 4], ['pass']), [], say);
    expect(offers.at({ kind: 'card', id: 4 }).map(({ key }) => key)).toEqual(['play 4 7', 'play 4']);
    expect(offers.at({ kind: 'card', id: 7 }).map(({ key }) => key)).toEqual(['play 4 7']);
    expect(offers.at({ kind: 'seat', id: 4 }).map(({ key }) => key)).toEqual(['attack 4']);
    expect(offers.at({ kind: 'card', id: 5 })).toEqual([]);
  });

  it('that advance the game come first, those that give something up late, and 0 ends the question', () => {
    const written = decision(['resign'], ['discard', 4], ['play', 4], ['pass'], ['rest'], ['attack', 1]);
    const offers = offersOf(at, written, [], say);
    expect(offers.all.map(({ key, digit }) => [key, digit])).toEqual([
      ['attack 1', 1],
      ['rest', 2],
      ['play 4', 3],
      ['discard 4', 4],
      ['resign', 5],
      ['pass', 0],
    ]);
    expect(offers.loose.map(({ key }) => key)).toEqual(['rest', 'resign', 'pass']);
  });

  it('that would change nothing say why', () => {
    const whyVain: Game['whyVain'] = (_state, _seat, { verb }) =>
      verb === 'rest' ? { code: 'unhurt', rule: 'X-2' } : undefined;
    const { all } = offersOf({ ...at, game: { ...game, whyVain } }, decision(['rest'], ['pass']), [], say);
    expect(all.map(({ vain }) => vain)).toEqual(['refuse.unhurt', undefined]);
  });

  it('with the same text say which copy they mean', () => {
    const offers = offersOf(at, decision(['play', 4], ['play', 5], ['pass']), [], say);
    expect(offers.all.map(({ label }) => label)).toEqual([
      'Do.play.1 (apart.copy)',
      'Do.play.1 (apart.copy)',
      'Do.pass',
    ]);
  });

  it('have no digit from the tenth on', () => {
    const many = Array.from({ length: 11 }, (_, i): [string, number] => ['attack', i]);
    const { all } = offersOf(at, decision(...many), [], say);
    expect(all.map(({ digit }) => digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, undefined, undefined]);
  });

  it('that name a number refer to nothing on the table', () => {
    expect(offersOf(at, decision(['bid', 3]), [], say).loose).toHaveLength(1);
  });

  it('that are refused say why, with the rule', () => {
    const refused: Unavailable[] = [
      { option: { verb: 'attack', refs: [2] }, why: { code: 'other-area', rule: 'X-6' } },
    ];
    const offers = offersOf(at, decision(['pass']), refused, say);
    expect(offers.refusedAt({ kind: 'seat', id: 2 })).toMatchObject([
      { reason: 'refuse.other-area', rule: 'X-6' },
    ]);
  });

  it('begin with a capital letter', () => {
    const { all } = offersOf(at, decision(['pass']), [], () => 'the other die');
    expect(all[0].label).toBe('The other die');
  });

  it('are empty if nothing is asked', () => {
    expect(offersOf(at, undefined, [], say).all).toEqual([]);
  });

  it('at the next goal come first among their kind, and say so; what would give it up comes last', () => {
    const goals = () => [
      { text: text('goal'), is: 'now', at: [{ kind: 'card', id: 5 }] },
      { text: text('goal'), is: 'later', at: [{ kind: 'card', id: 4 }] },
    ];
    const heading = { game: { ...game, goals } as unknown as Game, state: {} as MatchState };
    const written = decision(
      ['play', 4],
      ['rest'],
      ['discard', 4],
      ['discard', 5],
      ['play', 5],
      ['attack', 1],
    );
    expect(offersOf(heading, written, [], say).all.map(({ key, isAtGoal }) => [key, isAtGoal])).toEqual([
      ['attack 1', false],
      ['play 5', true],
      ['rest', false],
      ['play 4', false],
      ['discard 4', false],
      ['discard 5', true],
    ]);
  });
});
