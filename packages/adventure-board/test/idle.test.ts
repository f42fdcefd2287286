import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { adventureBoard as game } from '../src/index.ts';

/** What of her equipment Ann may change, and which changes gain her nothing. */
function changes(ann: Record<string, unknown>): { offered: string[]; idle: string[] } {
  const m = game.position({
    seats: ['Ann', 'Ben'],
    phase: 'maintenance',
    Ann: { at: 'Lanthorn', level: 'green', ...ann },
  });
  const [{ options, seat }] = game.pending(m);
  const before = game.hash(m);
  const named = options.map((option) => ({ option, name: optionKey(option).split(' ')[0] }));
  const idle = named.filter(({ option }) => game.judgement.isIdle?.(m, seat, option));
  expect(game.hash(m)).toBe(before);
  return { offered: named.map(({ name }) => name), idle: idle.map(({ name }) => name) };
}

describe('a change of equipment', () => {
  it('[WA-EQUIP-01] is offered, and idle where an equal Item is worn', () => {
    const { offered, idle } = changes({ weapon: ['Billhook'], bag: ['Billhook'] });
    expect(offered).toEqual(expect.arrayContaining(['equip', 'store', 'end-turn']));
    expect(idle).toEqual(['equip', 'store']);
  });

  it('gains something where a slot is empty', () => {
    expect(changes({ bag: ['Billhook', 'Eelskin Hood'] }).idle).toEqual([]);
  });

  it('gains something where a Quest asks for the worn Item', () => {
    const worn = { weapon: ['Amber Spear'] };
    expect(changes(worn).idle).toEqual(['store']);
    expect(changes({ ...worn, quests: ['Bells to Mend'] }).idle).toEqual([]);
  });
});
