import { kindOfBot } from '@tabard/bots';
import { describe, expect, it } from 'vitest';
import { defaultSeats, namesIn, withNames } from './seats.ts';

const names = {
  you: 'You',
  anyone: 'You',
  bots: namesIn('Maren, Old Bram'),
  people: namesIn('First, Second, Third'),
  bot: 'greedy',
};

describe('the seats of a new match', () => {
  it.each([
    [{ min: 2, max: 5 }, 3],
    [{ min: 1, max: 2 }, 2],
    [{ min: 4, max: 6 }, 4],
    [{ min: 1, max: 1 }, 1],
  ])('of a game for %j are %i, the first a person and the others bots', (seats, count) => {
    const plan = defaultSeats({ seats }, names);
    expect(plan.map(({ kind }) => kind)).toEqual(['person', ...Array(count - 1).fill('bot')]);
  });

  it('have bots with different names', () => {
    expect(defaultSeats({ seats: { min: 3, max: 3 } }, names).map(({ name }) => name)).toEqual([
      'You',
      'Maren',
      'Old Bram',
    ]);
  });

  it('seat bots of a level under names of their own', () => {
    const [, one, other] = defaultSeats({ seats: { min: 3, max: 3 } }, { ...names, bot: 'adventurer' });
    expect([one, other].map(({ bot }) => kindOfBot(String(bot)))).toEqual(['adventurer', 'adventurer']);
    expect(one.name).not.toBe(other.name);
  });

  it('call nobody "you" where several people share the screen', () => {
    const shared = [
      { name: 'You', kind: 'person' },
      { name: 'Ada', kind: 'person' },
    ] as const;
    expect(withNames(shared, names).map(({ name }) => name)).toEqual(['First', 'Ada']);
    expect(withNames(shared.slice(0, 1), names).map(({ name }) => name)).toEqual(['You']);
  });

  it('get a name where none was written, and no name twice', () => {
    const plan = [
      { name: 'Ada', kind: 'person' },
      { name: '  ', kind: 'person' },
      { name: 'Ada', kind: 'person' },
    ] as const;
    expect(withNames(plan, names).map(({ name }) => name)).toEqual(['Ada', 'Second', 'Ada 3']);
  });
});
