import { describe, expect, it } from 'vitest';
import { asked, choose, offered, table, told, why } from './table.ts';

const full = { 4: 'Offensive Stance', 3: 'Channeling', 2: 'Sprint', 1: 'Synergy' };

describe('the player turn', () => {
  it('[DE-TURN-04, DE-TURN-07] the Power of the slot comes first, and the card ends on the discard pile', () => {
    const m = choose(table({ Ann: { slots: full } }), 'play Offensive Stance');
    expect(told(m, 'Ann', 'power')).toBe(3 + 1);
    expect(told(m, 'Ann', 'discard')).toEqual(['Offensive Stance']);
    expect(told(m, 'Ann', 'slots')).toEqual({ 3: 'Channeling', 2: 'Sprint', 1: 'Synergy' });
  });

  it('[DE-CARD-02] a passive is in force while its card is on top', () => {
    const strength = told(table({}), 'Ann', 'strength') as number;
    const m = choose(table({ Ann: { slots: full } }), 'play Offensive Stance');
    expect(told(m, 'Ann', 'strength')).toBe(strength + 1);
  });

  it('[DE-CARD-03] Prepare brings a passive into force without resolving its card', () => {
    const strength = told(table({}), 'Ann', 'strength') as number;
    const m = table({ Ann: { slots: full, power: 1, deck: ['Leap'] } });
    choose(m, 'bonus Prepare', 'discard Offensive Stance', 'pass');
    expect(told(m, 'Ann', 'strength')).toBe(strength + 1);
    expect(told(m, 'Ann', 'slots')).toEqual({ 4: 'Channeling', 3: 'Sprint', 2: 'Synergy' });
  });

  it('[DE-SLOTX-01] text behind a slot number works in that slot alone', () => {
    expect(told(choose(table({ Ann: { slots: full } }), 'play Channeling'), 'Ann', 'power')).toBe(2 + 1 + 2);
    const other = choose(table({ Ann: { slots: { 4: 'Channeling' } } }), 'play Channeling');
    expect(told(other, 'Ann', 'power')).toBe(3 + 1);
  });

  it('[DE-TRIG-02, DE-TRIG-03, DE-TRIG-04] a triggered card keeps its slot, gives no Power and is discarded first', () => {
    const m = choose(table({ Ann: { slots: full } }), 'play Synergy', 'trigger Channeling');
    expect(told(m, 'Ann', 'power')).toBe(1 + 1 + 1 + 2);
    expect(told(m, 'Ann', 'discard')).toEqual(['Synergy', 'Channeling']);
  });

  it('[DE-TURN-08, DE-TURN-09] cards slide to the right and the slots are filled from there', () => {
    const m = table({
      Ann: { slots: full, deck: ['Leap', 'Focus'] },
      enemy: { deck: ['symbol-3', 'symbol-3'], in: 'A1' },
    });
    choose(m, 'play Channeling', 'end-turn');
    expect(told(m, 'Ann', 'slots')).toEqual({ 4: 'Offensive Stance', 3: 'Sprint', 2: 'Synergy', 1: 'Leap' });
  });

  it('[DE-TURN-12] an empty deck alone causes nothing', () => {
    const m = table({ step: 'after', Ann: { slots: full, deck: [], discard: ['Leap'], power: 1 } });
    expect(told(m, 'Ann', 'discard')).toEqual(['Leap']);
  });

  it('[DE-CARD-05, DE-CARD-07] an Upgrade is attached, and of two one is discarded', () => {
    const m = table({ Ann: { slots: { 4: 'Reach' }, upgrade: ['Hunter’s Rhythm'] } });
    choose(m, 'play Reach');
    expect(asked(m)).toBe('keep-upgrade');
    choose(m, 'keep Reach');
    expect(told(m, 'Ann', 'upgrade')).toEqual(['Reach']);
    expect(told(m, 'Ann', 'discard')).toEqual(['Hunter’s Rhythm']);
  });

  it('[DE-BONUS-02, DE-BONUS-03] a Bonus Action is used once, and only when it can be paid', () => {
    const m = table({ Ann: { slots: full, power: 1, used: ['Dash'] } });
    expect(why(m, 'bonus Dash')).toBe('DE-BONUS-02');
    expect(why(m, 'bonus Clarity')).toBe('DE-BONUS-03');
    expect(offered(m)).toContain('bonus Prepare');
  });

  it('[DE-COND-07] Silence forbids the Special Ability and the Elemental Bonus Action', () => {
    const m = table({ Ann: { slots: full, power: 10, silence: 1 } });
    expect(why(m, 'bonus Clarity')).toBe('DE-COND-07');
    expect(why(m, 'bonus Sparkburst')).toBe('DE-COND-07');
    expect(offered(m)).toContain('bonus Dash');
  });

  it('[DE-COND-03, DE-COND-04] Burn hurts at the end of the turn, then one of each Condition goes', () => {
    const m = table({
      step: 'after',
      Ann: { slots: {}, burn: 2, weak: 1 },
      enemy: { in: 'A1', deck: ['symbol-3', 'symbol-3'] },
    });
    expect(told(m, 'Ann', 'damage')).toBe(2);
    expect(told(m, 'Ann', 'burn')).toBe(1);
    expect(told(m, 'Ann', 'weak')).toBe(0);
  });

  it('[DE-TAG-INTERRUPT-EMPTY] without a card in the slots the turn goes on with drawing', () => {
    const m = table({
      Ann: { deck: ['Leap', 'Focus'] },
      enemy: { in: 'A1', deck: ['symbol-3', 'symbol-3'] },
    });
    expect(told(m, 'Ann', 'slots')).toEqual({ 4: 'Leap', 3: 'Focus' });
  });
});
