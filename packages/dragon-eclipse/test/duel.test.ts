import { describe, expect, it } from 'vitest';
import { asked, choose, offered, table, told, why } from './table.ts';

const two = { seats: ['Ann', 'Ben'] };
const options = { mode: 'quick-battle', draft: false, mystling: 'firple', partner: 'prowler' };

describe('a quick battle', () => {
  it('[DE-PVP-QB-02] the second player may not pick the Mystling of the first', () => {
    const m = table({ ...two, step: 'setup', dice: [1, 2] }, { mode: 'quick-battle' });
    expect(asked(m)).toBe('pick-mystling');
    expect(m.first).toBe(1);
    choose(m, 'pick-mystling Firple');
    expect(why(m, 'pick-mystling Firple')).toBe('DE-PVP-QB-02');
  });

  it('[DE-PVP-QB-03, DE-PVP-QB-04] decks are built at the same time, with one copy of each Neutral card', () => {
    const m = choose(table({ ...two, step: 'setup', dice: [1, 1] }, options), 'pass', 'pass');
    expect(asked(m)).toBe('build-deck');
    choose(m, 'open Starting cards');
    expect(offered(m)).toContain('use-suggested');
    choose(m, 'use-suggested');
    choose(m, 'add Leap');
    expect(offered(m)).not.toContain('add Leap');
    expect(why(m, 'add Leap')).toBe('DE-DECK-09');
    expect(offered(m)).toContain('remove Leap');
    choose(m, 'back');
    expect(why(m, 'finish')).toBe('DE-DECK-04');
  });

  it('[DE-PVP-06] Interrupt cannot reach slot 1', () => {
    const m = table(
      {
        ...two,
        Ann: { in: 'D3', slots: { 3: 'Pummel', 4: 'Leap' } },
        Ben: { in: 'D4', slots: { 1: 'Leap' } },
      },
      options,
    );
    choose(m, 'play Pummel');
    expect(told(m, 'Ben', 'slots')).toEqual({ 1: 'Leap' });
  });

  it('[DE-PVP-03] beating the other Mystling wins', () => {
    const m = table(
      {
        ...two,
        Ann: { in: 'D3', slots: { 3: 'Pummel', 4: 'Leap' } },
        Ben: { in: 'D4', stats: { health: 26 }, damage: 25, slots: { 1: 'Leap' } },
      },
      options,
    );
    choose(m, 'play Pummel');
    expect(m.outcome).toEqual({ winners: [0], reason: 'duel-won' });
  });

  it('from round 30 on a turn begins with wounds, so that every duel ends', () => {
    const m = table(
      {
        ...two,
        round: 31,
        step: 'begin',
        Ann: { in: 'A1', slots: { 3: 'Pummel', 4: 'Leap' } },
        Ben: { in: 'G4' },
      },
      options,
    );
    expect(told(m, 'Ann', 'damage')).toBe(2);
  });
});
