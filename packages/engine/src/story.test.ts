import { describe, expect, it } from 'vitest';
import type { MatchEvent } from './events.ts';
import { storyLines } from './story.ts';

const ROLES = { attacked: 'opens', dice: 'unsaid', beat: { closes: ['attacked'] }, died: 'follows' } as const;
const events = (...types: readonly string[]): MatchEvent[] => types.map((type) => ({ type, args: [] }));
const told = (...types: readonly string[]) =>
  storyLines(ROLES, events(...types), 10).map(({ first, said }) => [first, ...said.map(({ type }) => type)]);

describe('the lines of a story', () => {
  it('mention a fight and its result once', () => {
    expect(told('attacked', 'dice', 'beat', 'died', 'drew')).toEqual([
      [10, 'beat', 'died'],
      [14, 'drew'],
    ]);
  });

  it('keep an opening event until it is closed, and if another event came between', () => {
    expect(told('attacked', 'dice')).toEqual([[10, 'attacked']]);
    expect(told('attacked', 'played', 'beat')).toEqual([
      [10, 'attacked'],
      [11, 'played'],
      [12, 'beat'],
    ]);
  });

  it('put the cause first, even if it was reported after its effect', () => {
    expect(told('attacked', 'died', 'beat')).toEqual([[10, 'beat', 'died']]);
  });

  it('begin with a following event if its cause is not shown', () => {
    expect(told('died')).toEqual([[10, 'died']]);
  });
});
