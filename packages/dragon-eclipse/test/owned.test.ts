import { seedRng, type Viewer } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse as game, type Match } from '../src/index.ts';
import { gainFatigue } from '../src/rules/fatigue.ts';
import { removeFromPlay, reshuffle } from '../src/rules/slots.ts';
import { table, told } from './table.ts';

const PILES = ['deck', 'discard', 'upgrade', 'removed'];
const TWO = { seats: ['Ann', 'Ben'] };
const SLOTS = { slots: { 4: 'Focus' } };
const VIEWERS: Viewer[] = [0, 1, 'spectator'];

/** The cards of somebody in order of their names. */
function cardsOf(m: Match, name: string): unknown {
  const piles = PILES.flatMap((pile) => told(m, name, pile) as string[]);
  return [...piles, ...Object.values(told(m, name, 'slots') as object)].sort();
}

function twins(m: Match, viewer: Viewer): Match[] {
  return Array.from({ length: 20 }, (_, i) => game.resample(game.view(m, viewer), seedRng(`twin ${i}`)));
}

describe('what is known of the cards of two players', () => {
  it.each(VIEWERS)('[DE-ENEMY-05] Fatigue that %s saw gained stays with its player', (viewer) => {
    const m = table({ ...TWO, Ann: SLOTS, Ben: SLOTS });
    gainFatigue(m, 1);
    reshuffle(m, 1);
    for (const twin of twins(m, viewer)) {
      expect(cardsOf(twin, 'Ann')).toEqual(cardsOf(m, 'Ann'));
      expect(cardsOf(twin, 'Ben')).toEqual(cardsOf(m, 'Ben'));
    }
  });

  it('[DE-TAG-REMOVE-FATIGUE] Fatigue that was removed is nobody’s', () => {
    const m = table({ ...TWO, Ann: SLOTS, Ben: { ...SLOTS, deck: ['Strike', 'Fatigue', 'Leap'] } });
    gainFatigue(m, 1);
    const { discard, resolving } = m.combat.fighters[1];
    const gained = discard.splice(0);
    resolving.push(...gained);
    removeFromPlay(m, 1, gained[0]);
    reshuffle(m, 1);
    for (const twin of twins(m, 0)) expect(cardsOf(twin, 'Ben')).toEqual(cardsOf(m, 'Ben'));
  });

  it('[DE-PVP-QB-09] duellists keep to their own decks', () => {
    const m = table({ ...TWO, Ann: SLOTS, Ben: SLOTS }, { mode: 'quick-battle' });
    for (const twin of twins(m, 0)) expect(cardsOf(twin, 'Ben')).toEqual(cardsOf(m, 'Ben'));
  });

  it('leaves open in which order they lie', () => {
    const m = table({ ...TWO, Ann: SLOTS, Ben: SLOTS });
    const orders = twins(m, 0).map((twin) => (told(twin, 'Ben', 'deck') as string[]).join());
    expect(new Set(orders).size).toBeGreaterThan(10);
  });
});
