import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import { ELEMENTS } from '../src/defs.ts';
import { type ActionDef, dragonEclipse } from '../src/index.ts';
import { inCombat } from '../src/rules/combat.ts';

const actions = eclipseSet.defs.filter((def): def is ActionDef => def.type === 'action');
const bonusOf = (element: (typeof ELEMENTS)[number]) =>
  eclipseSet.bonuses[eclipseSet.elemental[element]].names.en;

describe('what is printed', () => {
  it('[DE-TERM-03] there are three Enemy Attack symbols, for one player and with a target for two', () => {
    const attacks = eclipseSet.defs.filter((def) => def.type === 'attack').map((def) => def.id);
    const symbols = ['symbol-1', 'symbol-2', 'symbol-3'];
    expect(attacks.sort()).toEqual(symbols.flatMap((id) => [id, `${id}-other`, `${id}-taunt`]).sort());
  });

  it.each([1, 2])('[DE-TERM-03] %i players: twelve Enemy Attack cards, four of each symbol', (seats) => {
    const m = dragonEclipse.create({ seed: 'twelve', seats, options: { enemy: 'golomo' } });
    const { fighters, unused } = inCombat(m).combat;
    const cards = [...fighters[seats].deck, ...unused].map((card) => m.cards.def[card]);
    const ids = cards.map((def) => eclipseSet.defs[def].id.slice(0, 'symbol-1'.length));
    for (const symbol of ['symbol-1', 'symbol-2', 'symbol-3'])
      expect(ids.filter((id) => id === symbol)).toHaveLength(4);
    expect(ids).toHaveLength(12);
  });

  it('[DE-TERM-06, DE-CSETUP-20] each of the six elements has a Bonus Action of its own', () => {
    expect(ELEMENTS).toEqual(['fire', 'water', 'air', 'earth', 'light', 'dark']);
    expect(new Set(ELEMENTS.map(bonusOf)).size).toBe(6);
    expect(bonusOf('fire')).toBe('Fury');
    expect(bonusOf('air')).toBe('Acceleration');
  });

  it('[DE-RARE-02, DE-RARE-03, DE-KIND-01] Common cards are the Neutral ones of the Starting and Advancement sets, two of each', () => {
    for (const card of actions.filter(({ kind }) => kind !== 'fatigue')) {
      const isCommon = card.rarity === 'common';
      expect([card.id, card.kind === 'neutral', card.set !== undefined]).toEqual([
        card.id,
        isCommon,
        isCommon,
      ]);
      if (isCommon) expect([card.id, card.copies]).toEqual([card.id, 2]);
    }
  });

  it('[DE-RARE-02, DE-RARE-03, DE-KIND-02] Rare cards are Elemental with two copies, Ultra Rare and Legendary ones with one', () => {
    for (const card of actions.filter(({ kind }) => kind === 'elemental')) {
      expect([card.id, ['rare', 'ultra-rare', 'legendary'].includes(card.rarity)]).toEqual([card.id, true]);
      expect([card.id, card.copies]).toEqual([card.id, card.rarity === 'rare' ? 2 : 1]);
      expect(ELEMENTS).toContain(card.element);
    }
  });

  it('[DE-KIND-03, DE-RARE-02] the cards of a Mystling name it, have its element and come twice', () => {
    const owners = new Map(eclipseSet.defs.map((def) => [def.id, def]));
    for (const card of actions.filter(({ kind }) => kind === 'mystling')) {
      const owner = owners.get(card.mystling ?? '');
      expect([card.id, owner?.type, card.element, card.copies]).toEqual([
        card.id,
        'mystling',
        owner?.type === 'mystling' ? owner.element : '',
        2,
      ]);
    }
  });
});
