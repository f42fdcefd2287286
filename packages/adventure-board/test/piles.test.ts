import { describe, expect, it } from 'vitest';
import { adventureBoard, type Match } from '../src/index.ts';
import { answer } from './table.ts';

describe('piles that run out', () => {
  it('[WA-CHAL-11] the discard pile of a colour makes a new pack', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      phase: 'exploration',
      packs: { grey: 'empty' },
      discards: {},
      Ann: { at: 'Bell Meadow' },
    });
    const card = m.box.find((one) => m.cards.def[one] === defOf('grudge-goat+lucky-button')) ?? -1;
    m.box.splice(m.box.indexOf(card), 1);
    m.packs[0].discard.push(card);
    m.dice = [6, 1, 1];
    answer(m, ({ verb }) => verb === 'next');
    expect(m.heroes[0].bag).toHaveLength(1);
    expect(m.packs[0]).toEqual({ deck: [], discard: [] });
  });

  it('[WA-CHAL-11] if pack and discard pile are empty nothing is drawn', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      phase: 'exploration',
      packs: { grey: 'empty' },
      Ann: { at: 'Bell Meadow' },
    });
    answer(m, ({ verb }) => verb === 'next');
    expect([m.active, m.track, m.heroes[0].bag]).toEqual([1, [], []]);
  });

  it('[WA-TURN-03] an empty Ability deck is made anew of its discard pile', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      phase: 'exploration',
      Ann: { at: 'Lanthorn', deck: 'empty', discard: [] },
    });
    const ability = m.box.filter((card) => m.heroes[0].def >= 0 && isAbility(m, card)).slice(0, 3);
    for (const card of ability) m.box.splice(m.box.indexOf(card), 1);
    m.heroes[0].discard.push(...ability);
    answer(m, ({ verb }) => verb === 'train');
    expect([m.heroes[0].hand.length, m.heroes[0].discard.length]).toEqual([3, 0]);
  });

  it('[WA-EXPL-02] the Discovery discard pile is shuffled when the stack is empty', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      phase: 'exploration',
      discoveries: 'empty',
      Ann: { at: 'Bell Meadow' },
    });
    const [card] = m.box.splice(m.box.length - 1);
    m.spent.push(card);
    answer(m, ({ verb }) => verb === 'scout');
    expect([m.spent.length, m.looked.length]).toEqual([0, 1]);
  });

  it('[WA-EXPL-13] a marker for which no space is left goes under the stack', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      phase: 'exploration',
      Ann: { at: 'Bell Meadow' },
    });
    const spare = m.box.filter((card) => !isAbility(m, card));
    const spaces = m.usedSpaces.map((_, space) => space);
    for (const space of spaces)
      for (let i = 0; i < 2; i++) m.markers.push({ card: spare.splice(0, 1), space, placer: 0 });
    m.markers = m.markers.filter(({ space }) => space !== m.heroes[0].space);
    const before = m.discoveries.length;
    answer(m, ({ verb }) => verb === 'scout');
    expect([m.discoveries.length, m.looked]).toEqual([before, []]);
  });
});

function defOf(id: string): number {
  return adventureBoard.content.defs.findIndex((def) => def.id === id);
}

function isAbility(m: Match, card: number): boolean {
  const def = adventureBoard.content.defs[m.cards.def[card]];
  return 'cost' in def;
}

describe('Trophies', () => {
  const given = {
    seats: ['Ann', 'Ben'],
    phase: 'challenge',
    trophies: ['Saltglass Lens', 'Crown of Cinders'],
    Ann: { at: 'Slag Road', level: 'yellow', weapon: ['Slag Hammer'] },
  };

  it('[WA-QUEST-05, WA-QUEST-10, WA-CHAL-16] whoever beats the captain draws two and keeps one, which counts at once', () => {
    const m = adventureBoard.position({ ...given, dice: [6, 1] });
    const [{ kind, options }] = adventureBoard.pending(m);
    expect([kind, options.length]).toEqual(['claim', 2]);
    answer(
      m,
      ({ refs }) => adventureBoard.nameOf(m, { kind: 'card', id: refs[0] }, 'en') === 'Crown of Cinders',
    );
    expect(adventureBoard.describe(m, ['Ann', 'Ben']).Ann).toMatchObject({
      trophies: ['Crown of Cinders'],
      valour: 3,
    });
    expect(adventureBoard.nameOf(m, { kind: 'card', id: m.trophies[0] }, 'en')).toBe('Saltglass Lens');
  });

  it('[WA-QUEST-10] with one card left that one is taken', () => {
    const m = adventureBoard.position({ ...given, phase: 'exploration', trophies: [], dice: [6, 1] });
    m.box.push(...m.trophies.splice(1));
    answer(m, ({ verb }) => verb === 'next');
    expect(m.heroes[0].trophies).toHaveLength(1);
  });
});
