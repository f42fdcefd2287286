import { describe, expect, it } from 'vitest';
import { dragonEclipse as game, type InCombat, type MapDef } from '../src/index.ts';
import { asked, choose, offered, told } from './table.ts';

/** A match at its very start. */
function begin(seats: number, options: Record<string, unknown>, seed = 'setup'): InCombat {
  return game.create({ seed, seats, options }) as InCombat;
}

const isSeen = (m: InCombat, card: number) => m.cards.seen[card] === 0x7fffffff;

describe('setup', () => {
  it('[DE-CSETUP-21] a mulligan exchanges all four opening cards, and the old ones go back into the deck', () => {
    const m = begin(1, { enemy: 'golomo' });
    const before = (told(m, 'Ann', 'slots') as Record<string, string>)[4];
    expect(asked(m)).toBe('mulligan');
    choose(m, 'mulligan');
    expect(Object.keys(told(m, 'Ann', 'slots') as object)).toEqual(['1', '2', '3', '4']);
    expect(told(m, 'Ann', 'deck')).toHaveLength(12);
    expect([
      ...(told(m, 'Ann', 'deck') as string[]),
      ...Object.values(told(m, 'Ann', 'slots') as object),
    ]).toContain(before);
    expect(m.combat.fighters[0].deck.some((card) => isSeen(m, card))).toBe(false);
  });

  it('[DE-CSETUP-09, DE-ENEMY-04] the Enemy deck follows the recipe, and its top card is visible', () => {
    const m = begin(1, { enemy: 'golomo' });
    const { deck } = m.combat.fighters[1];
    expect((told(m, 'enemy', 'deck') as string[]).slice().sort()).toEqual([
      'symbol-1',
      'symbol-1',
      'symbol-2',
      'symbol-2',
      'symbol-3',
      'symbol-3',
    ]);
    expect(deck.map((card) => isSeen(m, card))).toEqual([...Array(5).fill(false), true]);
  });

  it('[DE-COOP-13] of the four two-player cards of each symbol three name Taunt', () => {
    const m = begin(2, { enemy: 'golomo' });
    const { fighters, unused } = m.combat;
    const ids = [...fighters[2].deck, ...unused].map((card) => game.content.defs[m.cards.def[card]].id);
    for (const symbol of [1, 2, 3])
      expect(ids.filter((id) => id.startsWith(`symbol-${symbol}-`)).sort()).toEqual([
        `symbol-${symbol}-other`,
        ...Array(3).fill(`symbol-${symbol}-taunt`),
      ]);
  });

  it('[DE-HARD-06] an unpredictable Enemy deck lies face down, for one player alone', () => {
    const hidden = begin(1, { enemy: 'golomo', hardUnpredictable: true });
    expect(hidden.combat.fighters[1].deck.some((card) => isSeen(hidden, card))).toBe(false);
    const two = begin(2, { enemy: 'golomo', hardUnpredictable: true });
    expect(isSeen(two, two.combat.fighters[2].deck.at(-1) ?? -1)).toBe(true);
  });

  it('[DE-HARD-04, DE-CORR-01, DE-CORR-05] Corruptions are drawn at random, attached and added up', () => {
    const m = begin(1, { enemy: 'golomo', hardCorruption: true, corruptions: 2 });
    expect(told(m, 'enemy', 'corruption')).toHaveLength(3);
    const drawn = new Set(
      Array.from({ length: 12 }, (_, i) =>
        String(told(begin(1, { enemy: 'golomo', hardCorruption: true }, `c${i}`), 'enemy', 'corruption')),
      ),
    );
    expect(drawn.size).toBeGreaterThan(1);
  });

  it('[DE-CSETUP-14, DE-HARD-05] with two players the Major Corruption of the Enemy comes first', () => {
    const m = begin(2, { enemy: 'golomo', hardCorruption: true });
    expect(told(m, 'enemy', 'corruption')).toHaveLength(2);
    const [first] = m.combat.fighters[2].corruption;
    const def = game.content.defs[m.cards.def[first]];
    expect(def).toMatchObject({ type: 'corruption', letter: expect.any(String) });
  });

  it('[DE-CSETUP-16, DE-CSETUP-22, DE-DECIDE-01] without agreement the Decision token decides, and is handed on', () => {
    const m = begin(2, { enemy: 'golomo' });
    const holder = m.decider;
    expect(asked(m)).toBe('who-takes-second');
    choose(m, 'seat Ann', 'seat Ben');
    expect(m.decider).toBe(1 - holder);
    expect(m.combat.fighters[holder].space).toBe((game.content.defs[m.combat.map] as MapDef).duo.starts[1]);
    choose(m, 'keep-cards', 'keep-cards');
    expect(asked(m)).toBe('who-taunts');
    choose(m, 'seat Ben', 'seat Ben');
    expect(told(m, 'taunt')).toBe('Ben');
  });

  it('[DE-DECIDE-02] chance says who holds the Decision token first', () => {
    const holders = Array.from({ length: 12 }, (_, i) => begin(2, { enemy: 'golomo' }, `d${i}`).decider);
    expect(new Set(holders)).toEqual(new Set([0, 1]));
  });

  it.each([1, 2])('[DE-COMP-06] five Fatigue cards lie in a pile of their own, with players: %i', (seats) => {
    const m = begin(seats, { enemy: 'golomo' });
    const cards = m.combat.fatigue.map((card) => game.content.defs[m.cards.def[card]]);
    expect(cards).toEqual(Array(5).fill(expect.objectContaining({ id: 'fatigue' })));
  });

  it('[DE-CONC-01, DE-COOP-10] conceding puts damage up to their Health on all Mystlings and loses', () => {
    const m = begin(2, { enemy: 'golomo' });
    expect(game.choose(m, 1, { n: m.n, key: 'resign' })).toBeUndefined();
    expect(m.outcome).toEqual({ winners: [], reason: 'conceded' });
    expect(told(m, 'aftermath', 'result')).toBe('lose');
  });
});

describe('PvP', () => {
  const battle = (seed: string, more = {}) => begin(2, { mode: 'quick-battle', ...more }, seed);
  const build = (m: InCombat) => {
    while (asked(m) === 'build-deck') choose(m, 'use-suggested');
    while (asked(m) === 'pick-card') choose(m, 'pass');
    return m;
  };

  it('[DE-PVP-QB-02, DE-PVP-02] a random first player picks first', () => {
    const firsts = new Set(Array.from({ length: 12 }, (_, i) => game.pending(battle(`f${i}`))[0].seat));
    expect([...firsts].sort()).toEqual([0, 1]);
  });

  it('[DE-PVP-QB-05] cards of an element that both have are picked one at a time from the first player on', () => {
    const m = battle('shared');
    choose(m, 'pick-mystling Firple', 'pick-mystling Glarexus', 'pass', 'pass');
    expect(
      game.unavailable(m, 0).map(({ option, why }) => `${option.verb} ${option.refs} ${why.rule}`),
    ).toContain('open 4 DE-PVP-QB-05');
    while (asked(m) === 'build-deck') choose(m, 'use-suggested');
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(game.pending(m)[0].seat);
      choose(m, offered(m).find((one) => one.startsWith('pick ')) ?? '');
    }
    expect(order).toEqual([m.first, 1 - m.first, m.first, 1 - m.first]);
    while (asked(m) === 'pick-card') choose(m, 'pass');
    while (asked(m) === 'build-deck') choose(m, 'use-suggested');
    for (const tamer of m.tamers) expect(tamer.decks[0]).toHaveLength(16);
  });

  it('[DE-PVP-QB-06] subtype cards wait until the main decks are built', () => {
    const m = battle('subtype');
    choose(m, 'pick-mystling Young Bolb', 'pick-mystling Prowler', 'pass', 'pass');
    const seat = m.first;
    expect(
      game.unavailable(m, seat).map(({ option, why }) => `${option.verb} ${option.refs} ${why.rule}`),
    ).toContain('open 5 DE-PVP-QB-06');
  });

  it('[DE-PVP-QB-07, DE-PVP-QB-08, DE-PVP-QB-09, DE-PVP-QB-10] the second player chooses a space, both may take a mulligan, the second has 1 Power', () => {
    const m = build(
      choose(battle('spaces'), 'pick-mystling Firple', 'pick-mystling Prowler', 'pass', 'pass'),
    );
    while (asked(m) === 'lay-terrain') choose(m, offered(m)[0]);
    expect(asked(m)).toBe('choose-space');
    expect(game.pending(m)[0].seat).toBe(1 - m.first);
    expect(offered(m)).toHaveLength(2);
    choose(m, offered(m)[1]);
    expect(game.pending(m)[0].seat).toBe(m.first);
    choose(m, 'keep-cards', 'keep-cards');
    expect(m.combat.fighters[1 - m.first].power).toBe(1);
    expect(m.combat.fighters[m.first].power).toBe(0);
    expect(m.combat.active).toBe(m.first);
  });

  it('[DE-PVP-CH-03, DE-PVP-CH-04] the draft of a challenge goes one, two, two, one, and no element twice', () => {
    const m = begin(2, { mode: 'challenge' });
    const [host, other] = [m.first, 1 - m.first];
    const order: number[] = [];
    while (asked(m) === 'pick-mystling') {
      order.push(game.pending(m)[0].seat);
      choose(m, offered(m)[0]);
    }
    expect(order).toEqual([host, other, other, host, host, other]);
    for (const { mystlings } of m.tamers) {
      const elements = mystlings.map(
        (def) => (game.content.defs[def] as unknown as { element: string }).element,
      );
      expect(new Set(elements).size).toBe(3);
    }
  });

  it('[DE-PVP-CH-01, DE-PVP-CH-02, DE-PVP-CH-10, DE-PVP-CH-12] the loser says who begins, the winning Mystling retires, two wins decide', () => {
    const m = begin(2, { mode: 'challenge' });
    while (asked(m) === 'pick-mystling') choose(m, offered(m)[0]);
    build(m);
    for (let round = 1; round <= 2; round++) {
      while (asked(m) !== 'act') choose(m, offered(m)[0]);
      m.combat.fighters[1].damage = 99;
      m.combat.active = 0;
      choose(m, offered(m).find((one) => one.startsWith('play')) ?? '');
      while (!m.outcome && asked(m) !== 'who-begins') choose(m, offered(m)[0]);
      if (round === 2) break;
      expect(m.tamers.map(({ wins }) => wins)).toEqual([1, 0]);
      expect(game.pending(m)[0].seat).toBe(1);
      choose(m, 'seat Ann');
      expect(asked(m)).toBe('choose-fighter');
      expect(game.unavailable(m, 0)[0].why.rule).toBe('DE-PVP-CH-02');
    }
    expect(m.outcome).toEqual({ winners: [0], reason: 'duel-won' });
  });
});
