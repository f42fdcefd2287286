import { describe, expect, it } from 'vitest';
import { adventureBoard } from '../src/index.ts';
import { answer, newMatch, setUp } from './table.ts';

const isKnown = (card: number) => card >= 0;

describe('what everybody may see', () => {
  it('[WA-GEN-07] a hand is known to its owner alone, and everybody sees its size', () => {
    const m = setUp(newMatch(3));
    const hands = adventureBoard.view(m, 1).state.heroes.map(({ hand }) => hand);
    expect(hands.map((hand) => hand.length)).toEqual(m.heroes.map(({ hand }) => hand.length));
    expect(hands.map((hand) => hand.some(isKnown))).toEqual([false, true, false]);
  });

  it('[WA-GEN-07] the order of every pack is hidden from all', () => {
    const { state } = adventureBoard.view(setUp(newMatch(2)), 0);
    const packs = [
      ...state.packs.map(({ deck }) => deck),
      state.elite,
      state.trophies,
      state.discoveries,
      state.heroes[0].deck,
    ];
    for (const pack of packs) expect(pack.some(isKnown)).toBe(false);
  });

  it('[WA-GEN-07, WA-EXPL-13] a facedown Discovery is known to its placer alone, who placed it to all', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      steps: 1,
      markers: [{ discovery: 'Loose Stones', at: 'Mill Race', by: 'Ben' }],
    });
    const seen = [0, 1].map((seat) => adventureBoard.view(m, seat).state.markers[0]);
    expect(seen.map(({ card }) => isKnown(card[0]))).toEqual([false, true]);
    expect(seen.map(({ placer }) => placer)).toEqual([1, 1]);
  });

  it('[WA-GEN-07] Items, Quests, Trophies, the Event and undefeated Encounters are open', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      steps: 1,
      event: 'Market Day',
      track: [{ card: 'Ditch Wolf', at: 'Mill Race' }],
      Ben: { bag: ['Billhook'], quests: ['Lights Out'], trophies: ['Crown of Cinders'], kept: ['Cache'] },
    });
    const { heroes, event, track } = adventureBoard.view(m, 'spectator').state;
    const { bag, quests, trophies, kept } = heroes[1];
    for (const [card] of [bag, quests, trophies, kept, event, track[0].card])
      expect(isKnown(card)).toBe(true);
  });

  it('[WA-GEN-07] cards looked at ahead stop undo even where they were known already', () => {
    const m = adventureBoard.position({
      seats: ['Ann', 'Ben'],
      phase: 'challenge',
      Ann: { at: 'Mill Race', level: 'green', energy: 2, bag: ['Almanac'] },
    });
    for (const { deck } of m.packs) for (const card of deck) m.cards.seen[card] |= 1;
    const { n } = m;
    answer(m, ({ verb }) => verb === 'use');
    expect(m.barrier).toBeGreaterThan(n);
  });
});
