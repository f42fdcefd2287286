import { isHidden, type Viewer } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { OMEGA_EDITIONS } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';

const SEATS = ['Ann', 'Ben', 'Cid'];

describe.each(OMEGA_EDITIONS)('hands in %s', (edition) => {
  const state = shadowOfOmega.position({
    seats: SEATS,
    options: { edition },
    Ann: { party: ['Thief'], hand: ['Sleep', 'Feint', 'Ambush'] },
    Ben: { party: ['Witch'], hand: ['Unweaving'] },
    Cid: { party: ['Oracle'], plots: ['Magical Object'] },
  });
  const viewers: Viewer[] = [0, 1, 2, 'spectator'];

  it.each(viewers)(
    '[AN-ADV-10] seat %s sees the faces of its own cards and how many the others have',
    (viewer) => {
      const seen = shadowOfOmega.view(state, viewer).state;
      expect(seen.parties.map((party) => party.hand.length)).toEqual([3, 1, 0]);
      for (const [seat, party] of seen.parties.entries())
        expect(party.hand.every((card) => isHidden(card) === (seat !== viewer))).toBe(true);
      expect(seen.parties[2].plots.some(isHidden)).toBe(false);
    },
  );
});
