import { describe, expect, it } from 'vitest';
import { adventureBoard, boardContent } from '../src/index.ts';
import { newMatch, setUp } from './table.ts';

describe('setup', () => {
  it.each([0, 5])('[WA-GEN-03] refuses %i players', (seats) => {
    expect(() => newMatch(seats)).toThrow('seats 1 to 4 players');
  });

  it('[WA-GEN-03, WA-GEN-09] seats one to four, each with another Character, and one alone without duels', () => {
    const m = setUp(newMatch(4));
    expect(new Set(m.heroes.map(({ def }) => def)).size).toBe(4);
    expect([m.duels, newMatch(1).duels]).toEqual([true, false]);
  });

  it('[WA-SETUP-01, WA-SETUP-02] shuffles every pack facedown, and no Discovery lies on the board', () => {
    const m = newMatch(2);
    const other = newMatch(2, {}, 'other');
    const piles = (of: typeof m) => [
      ...of.packs.map(({ deck }) => deck),
      of.elite,
      of.trophies,
      of.discoveries,
    ];
    for (const [i, pile] of piles(m).entries()) {
      const faces = pile.map((card) => m.cards.def[card]);
      expect(faces).not.toEqual(piles(other)[i].map((card) => other.cards.def[card]));
      expect(pile.every((card) => m.cards.seen[card] === 0)).toBe(true);
    }
    expect([m.markers, m.event, m.track]).toEqual([[], [], []]);
  });

  it('[WA-SETUP-03, WA-SETUP-11] gives each player an empty Bag and an empty Quest Log', () => {
    for (const { bag, log, damage, trophies } of setUp(newMatch(3)).heroes)
      expect([bag, log, damage, trophies]).toEqual([[], [], 0, []]);
  });

  it('[WA-SETUP-07] puts the Starting Quests that were not dealt back in the box', () => {
    const m = setUp(newMatch(2));
    const dealt = m.heroes.flatMap(({ quests }) => quests);
    const { defs } = boardContent(m);
    const starting = defs.filter((def) => def.type === 'quest' && !def.isElite).length;
    expect([dealt.length, m.box.length]).toEqual([4, starting - 4]);
  });

  it('[WA-GEN-08] leaves Quests and Discoveries that need a duel in the box when duels are off', () => {
    const m = newMatch(2, { duels: false });
    const { defs } = boardContent(m);
    const inBox = m.box.map((card) => defs[m.cards.def[card]]);
    const needing = defs.filter(
      (def) =>
        (def.type === 'quest' && def.objective.kind === 'duel') ||
        (def.type === 'discovery' && def.needsDuels),
    );
    expect(needing.length).toBeGreaterThan(0);
    expect(needing.every((def) => inBox.includes(def))).toBe(true);
  });

  it('[WA-GEN-10] knows no choice to buy, to give or to trade', () => {
    const verbs = Object.keys(adventureBoard.choices);
    for (const verb of ['buy', 'sell', 'give', 'trade', 'craft', 'ally']) expect(verbs).not.toContain(verb);
  });
});
