import { isHidden, optionKey, type Seat } from '@tabard/engine';
import { expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import { anyDef, omegaContent } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import { mostAreas } from '../src/rules/areas.ts';
import type { Omega } from '../src/state.ts';

function answer(m: Omega, seat: Seat, verb: string): void {
  const decision = shadowOfOmega.pending(m).find((one) => one.seat === seat);
  const option = decision?.options.find((one) => one.verb === verb);
  if (!option) throw new Error(`seat ${seat} is not offered "${verb}"`);
  expect(shadowOfOmega.choose(m, seat, { n: m.n, key: optionKey(option) })).toBeUndefined();
}

/** Ann's roll is about to be answered by Ben, with Caltrops, and by Cid, with Loaded Dice. */
function sealedAnswers(): Omega {
  const m = shadowOfOmega.position({
    seats: ['Ann', 'Ben', 'Cid'],
    phase: 'exploration',
    areas: ['The Lost Ruins'],
    decks: { encounter: ['Old Warrior'] },
    Ann: { in: 'The Lost Ruins', party: ['Weaponmaster'] },
    Ben: { party: ['Acrobat'], hand: ['Caltrops'] },
    Cid: { party: ['Knife-Dancer'], hand: ['Loaded Dice'] },
    dice: [2, 6, 1],
  });
  answer(m, 0, 'explore');
  answer(m, 1, 'pass');
  answer(m, 2, 'pass');
  return m;
}

it('[AN-TIMING-05] a sealed answer that comes second returns to its hand unseen', () => {
  const m = sealedAnswers();
  answer(m, 2, 'play');
  const secret = m.parties[2].hand[0];
  for (const viewer of [0, 1]) {
    const { state, waiting } = shadowOfOmega.view(m, viewer);
    // Nobody can tell that Cid has answered, nor with what.
    expect(waiting).toEqual([1, 2]);
    expect(JSON.stringify(state.answers)).not.toContain('play');
  }
  answer(m, 1, 'play');
  expect(m.parties[2].hand).toEqual([secret]);
  for (const viewer of [0, 1])
    expect(shadowOfOmega.view(m, viewer).state.parties[2].hand.every(isHidden)).toBe(true);
});

it.each(['first', 'revised'])('[AN-TRAP-04] no card of the set of %s is a Trap', (edition) => {
  const m = shadowOfOmega.create({ seed: 'lamp', seats: 2, options: { edition } });
  const timings = m.cards.def.flatMap((_, card) => {
    const def = anyDef(m, card);
    return def.type === 'advantage' ? [def.when.timing] : [];
  });
  expect(new Set(timings)).toEqual(
    new Set(['reset', 'movement', 'interaction', 'exploration', 'combat', 'interruption']),
  );
});

it('[AN-ENC-01, AN-ENC-02, AN-ENC-05] every Encounter is an Event or a Creature, natural or mystical, of level 1 to 3', () => {
  const { defs } = omegaContent(shadowOfOmega.create({ seed: 'lamp', seats: 2 }));
  const encounters = defs.filter((def) => def.type === 'encounter');
  expect(encounters.length).toBeGreaterThan(0);
  for (const { kind, level, nature } of encounters) {
    expect([1, 2, 3]).toContain(level);
    expect(kind === 'creature' ? ['natural', 'mystical'] : [undefined]).toContain(nature);
  }
});

it.each([
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 10],
])('[AN-MOVE-04] %i players have at most %i Areas', (seats, most) => {
  expect(mostAreas(shadowOfOmega.create({ seed: 'lamp', seats }))).toBe(most);
});

it('[AN-TIMING-02, AN-TIMING-03] Combat cards and Interruptions are answered in every edition, where a card fits', () => {
  for (const edition of ['first', 'revised'] as const)
    for (const window of ['card', 'combat-card', 'interruption'] as const)
      expect(contentFor(edition, ['omega']).answers[window]).toBeDefined();
});
