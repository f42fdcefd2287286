import { isHidden, optionKey, type Viewer } from '@tabard/engine';
import { expect, it } from 'vitest';
import { twilightOfTheGods } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

const SEATS = ['Ann', 'Ben', 'Cid'];
const VIEWERS: Viewer[] = [0, 1, 2, 'spectator'];

function position(words: object): Omega {
  return twilightOfTheGods.position({
    seats: SEATS,
    areas: ['Parliament'],
    Ann: { party: ['General'], hand: ['Oubliette', 'Black Noon'] },
    Ben: { party: ['Colonel'] },
    Cid: { party: ['Apostate'] },
    ...words,
  });
}

function answer(m: Omega, verb: string): void {
  const [{ seat, n, options }] = twilightOfTheGods.pending(m);
  const option = options.find((one) => one.verb === verb);
  if (!option) throw new Error(`"${verb}" is not offered`);
  twilightOfTheGods.choose(m, seat, { n, key: optionKey(option) });
}

it.each(VIEWERS)(
  '[AN-TRAP-01] everybody sees who laid a Trap and where, its layer alone which it is: %s',
  (viewer) => {
    const m = position({});
    answer(m, 'lay');
    const [place] = twilightOfTheGods.view(m, viewer).state.places;
    expect(place.trappers).toEqual([0]);
    expect(place.traps.map(isHidden)).toEqual([viewer !== 0]);
  },
);

it('[AN-TRAP-01] who had seen the hand does not see which of its cards was laid', () => {
  const m = position({});
  for (const card of m.parties[0].hand) m.cards.seen[card] |= 2;
  answer(m, 'lay');
  const { places, parties } = twilightOfTheGods.view(m, 1).state;
  expect(places[0].traps.every(isHidden)).toBe(true);
  expect(parties[0].hand.every(isHidden)).toBe(true);
});

it('[AN-TRAP-03] once it is turned up everybody sees it', () => {
  const m = position({
    phase: 'movement',
    step: 'Cid',
    traps: { Parliament: [{ Ann: 'Mystical Node' }] },
    Ben: { in: 'Parliament', party: ['Colonel'] },
  });
  answer(m, 'rest');
  for (const viewer of VIEWERS)
    expect(twilightOfTheGods.view(m, viewer).state.discards.advantage.some(isHidden)).toBe(false);
  expect(m.parties[1].hand).toHaveLength(3);
});

it('[AN-INCID-01] an Incident in hand is known to its player alone, in force to everybody', () => {
  const m = position({});
  const seenBy = (viewer: Viewer) => twilightOfTheGods.view(m, viewer).state;
  for (const viewer of [1, 2, 'spectator'] as const)
    expect(seenBy(viewer).parties[0].hand.every(isHidden)).toBe(true);
  answer(m, 'play');
  for (const viewer of VIEWERS) expect(seenBy(viewer).incidents.some(isHidden)).toBe(false);
});
