import { describe, expect, it } from 'vitest';
import { type Toy, toy } from '../test/toy.ts';
import { optionKey } from './decision.ts';
import type { MatchEvent } from './events.ts';
import { InputError } from './options.ts';
import type { Refusal } from './refusal.ts';

const begin = (seats = 2) => toy.create({ seed: 'table', seats });

/** Chooses and gives the refusal; a refusal must leave the match untouched. */
function choose(m: Toy, seat: number, key: string, n = m.n): Refusal | undefined {
  const before = toy.hash(m);
  const refusal = toy.choose(m, seat, { n, key });
  if (refusal) expect(toy.hash(m)).toBe(before);
  return refusal;
}

describe('answers', () => {
  it.each([-1, 1, 99])('[TB-01] an answer to decision %i is refused while 0 is awaited', (n) => {
    expect(choose(begin(), 0, 'step', n)).toEqual({ code: 'decision-passed', rule: 'TB-01' });
  });

  it('[TB-01] an answer is not taken twice', () => {
    const m = begin();
    expect(choose(m, 0, 'step', 0)).toBeUndefined();
    expect(choose(m, 0, 'step', 0)).toEqual({ code: 'decision-passed', rule: 'TB-01' });
  });

  it.each([1, 2, -1, 0.5])('[TB-02] seat %d is not asked while seat 0 is', (seat) => {
    expect(choose(begin(), seat, 'step')).toEqual({ code: 'not-awaited', rule: 'TB-02' });
  });

  it('[TB-02] in a poll each answers once', () => {
    const m = begin(3);
    choose(m, 0, 'vote');
    expect(toy.pending(m).map((decision) => decision.seat)).toEqual([0, 1, 2]);
    expect(choose(m, 1, 'yes')).toBeUndefined();
    expect(choose(m, 1, 'no')).toEqual({ code: 'not-awaited', rule: 'TB-02' });
    expect(toy.pending(m).map((decision) => decision.seat)).toEqual([0, 2]);
    expect(toy.view(m, 0).waiting).toEqual([0, 1, 2]);
  });

  it('[TB-02] in a poll no view reveals who has answered', () => {
    const m = begin(3);
    choose(m, 0, 'vote');
    const viewed = () => [0, 2, 'spectator' as const].map((viewer) => toy.view(m, viewer));
    const before = viewed();
    choose(m, 1, 'yes');
    expect(viewed()).toEqual(before);
  });

  it.each(['', 'Step', 'step,1', 'step x', '__proto__'])('[TB-03] "%s" is refused: it is no key', (key) => {
    expect(choose(begin(), 0, key)).toEqual({ code: 'not-a-choice', rule: 'TB-03' });
  });

  it('an answer that is never offered is refused by the rule of the question', () => {
    expect(choose(begin(), 0, 'fly 3')).toEqual({ code: 'not-offered', rule: 'TOY-01' });
  });

  it('an answer is looked up among the options of its own match, even after another match was listed', () => {
    const [m, other] = [begin(), begin()];
    m.hands[0] = [2];
    toy.pending(other);
    expect(choose(m, 0, 'lay 2')).toBeUndefined();
    expect(choose(other, 0, 'lay 2')).toEqual({ code: 'not-offered', rule: 'TOY-01' });
  });

  it('a listed option is taken on a clone as it is chosen', () => {
    const m = begin();
    const [decision] = toy.pending(m);
    for (const option of decision.options) {
      const [taken, chosen] = [toy.clone(m), toy.clone(m)];
      toy.take(taken, decision, option);
      choose(chosen, decision.seat, optionKey(option));
      expect(toy.hash(taken)).toBe(toy.hash(chosen));
    }
    expect(decision.options.length).toBeGreaterThan(1);
  });

  it('an option of a decision that has passed is not taken', () => {
    const m = begin();
    const [decision] = toy.pending(m);
    toy.take(m, decision, decision.options[0]);
    expect(() => toy.take(m, decision, decision.options[0])).toThrow('answers decision 0');
  });

  it('an answer with a reason against it is refused with that reason', () => {
    const m = begin();
    m.hands[0] = [1, 2];
    expect(choose(m, 0, 'lay 1')).toEqual({ code: 'odd', rule: 'TOY-02' });
    expect(toy.unavailable(m, 0)).toEqual([
      { option: { verb: 'lay', refs: [1] }, why: { code: 'odd', rule: 'TOY-02' } },
    ]);
    expect(toy.unavailable(m, 1)).toEqual([]);
  });

  it('[TB-04] a match that is over takes no answer, not even a resignation', () => {
    const m = begin();
    m.points[0] = 20;
    choose(m, 0, 'end');
    expect(toy.outcome(m)).toEqual({ winners: [0], reason: 'points' });
    expect(toy.pending(m)).toEqual([]);
    for (const key of ['step', 'resign'])
      expect(choose(m, 0, key)).toEqual({ code: 'match-over', rule: 'TB-04' });
  });
});

describe('resigning', () => {
  it('[TB-05] is possible out of turn, once, and the last one left wins', () => {
    const m = begin(3);
    expect(choose(m, 2, 'resign', 77)).toBeUndefined();
    expect(toy.outcome(m)).toBeUndefined();
    expect(choose(m, 2, 'resign')).toEqual({ code: 'not-awaited', rule: 'TB-02' });
    expect(choose(m, 0, 'resign')).toBeUndefined();
    expect(toy.outcome(m)).toEqual({ winners: [1], reason: 'resigned' });
    expect(toy.pending(m)).toEqual([]);
  });

  it('[TB-05] loses, although the seat’s pieces stay in play', () => {
    const m = begin(3);
    m.points[0] = 20;
    choose(m, 0, 'resign');
    expect(choose(m, 0, 'end')).toBeUndefined();
    expect(toy.outcome(m)).toEqual({ winners: [], reason: 'points' });
  });

  it('[TB-05] is sent to the event sink', () => {
    const events: MatchEvent[] = [];
    toy.choose(begin(), 1, { n: 0, key: 'resign' }, (event) => events.push(event));
    expect(events).toEqual([{ type: 'resigned', args: [1] }]);
  });

  it.each([-1, 2, 0.5, Number.NaN])('is refused for seat %d, which does not exist', (seat) => {
    expect(choose(begin(), seat, 'resign')).toEqual({ code: 'not-awaited', rule: 'TB-02' });
  });
});

describe('a new match', () => {
  it.each([1, 4, 2.5])('is refused for %d seats', (seats) => {
    expect(() => begin(seats)).toThrow(new InputError(`toy seats 2 to 3 players; ${seats} were asked for`));
  });

  it('is refused on unknown content', () => {
    expect(() => toy.create({ seed: 'x', seats: 2, content: 'beef' })).toThrow(
      'no content with the hash beef',
    );
  });

  it('is refused with unknown options', () => {
    expect(() => toy.create({ seed: 'x', seats: 2, options: { copeis: 1 } })).toThrow(
      'did you mean "copies"?',
    );
  });
});

describe('a saved match', () => {
  it('goes on identically when loaded inside a poll', () => {
    const m = begin();
    choose(m, 0, 'vote');
    choose(m, 1, 'yes');
    const loaded = toy.load(JSON.parse(JSON.stringify(m)));
    expect(toy.hash(loaded)).toBe(toy.hash(m));
    for (const one of [m, loaded]) choose(one, 0, 'no');
    expect(loaded).toEqual(m);
    expect(m.points).toEqual([0, 1]);
  });

  it.each([
    [{}, 'this is no saved match of toy: the match.game should be a text'],
    [{ ...begin(), points: 3 }, 'this is no saved match of toy: the match.points should be a list'],
    [
      { ...begin(), stack: [{ proc: 'brawl', step: 'x', since: 0, vars: {} }] },
      'the match is inside "brawl", which these rules do not know',
    ],
    [
      { ...begin(), stack: [{ proc: 'constructor', step: 'x', since: 0, vars: {} }] },
      'the match is inside "constructor", which these rules do not know',
    ],
    [
      { ...begin(), stack: [{ proc: 'main', step: 'constructor', since: 0, vars: {} }] },
      'this is no saved match of toy: "main" has no step "constructor"',
    ],
    [
      { ...begin(), stack: [{ proc: 'main', step: 'pass-on', since: 0, vars: {} }] },
      'this is no saved match of toy: it cannot go on from decision 0 (main.pass-on)',
    ],
    [
      { ...begin(), answers: ['', 'yes'] },
      'this is no saved match of toy: the answer of seat 1 is not among its options',
    ],
    [
      { ...begin(), answers: ['', 'maybe'], stack: [{ proc: 'vote', step: 'vote', since: 0, vars: {} }] },
      'this is no saved match of toy: the answer of seat 1 is not among its options',
    ],
    [{ ...begin(), stack: [] }, 'this is no saved match of toy: it waits for nobody at decision 0 (over)'],
    [
      { ...begin(), active: 7, hands: [[], []] },
      'this is no saved match of toy: it cannot go on from decision 0 (main.turn)',
    ],
    [JSON.parse('{"constructor": 1}'), 'this is no saved match of toy: the match.constructor is not known'],
    [{ ...begin(), seats: 9 }, 'this is no saved match of toy: toy seats 2 to 3 players; 9 were asked for'],
    [
      { ...begin(), hands: [[]] },
      'this is no saved match of toy: the match.hands should have one entry for each of the 2 seats',
    ],
    [
      { ...begin(), discard: [99] },
      'this is no saved match of toy: the match.discard holds 99, which is no card',
    ],
    [
      { ...begin(), deck: [0, 1, 1] },
      'this is no saved match of toy: card 1 lies both in the match.deck and in the match.deck',
    ],
    [{ ...begin(), deck: [1] }, 'this is no saved match of toy: card 0 lies nowhere'],
    [
      { ...begin(), cards: { def: [77], seen: [0] } },
      'this is no saved match of toy: the match.cards.def names the face 77, which is not there',
    ],
  ])('that is damaged is refused with one sentence (%#)', (saved, sentence) => {
    expect(() => toy.load(saved)).toThrow(new InputError(sentence));
  });

  it('of another game is refused', () => {
    expect(() => toy.load({ ...begin(), game: 'chess' })).toThrow(
      new InputError('this is a saved match of "chess", not of "toy"'),
    );
  });

  it('on unknown content is refused', () => {
    expect(() => toy.load({ ...begin(), content: 'beef' })).toThrow(
      new InputError('there is no content with the hash beef'),
    );
  });
});

describe('frames', () => {
  it('above the target are abandoned by unwind', () => {
    const m = begin();
    choose(m, 0, 'dig');
    expect([m.points, m.active, m.stack.length]).toEqual([[0, 0], 1, 1]);
  });
});
