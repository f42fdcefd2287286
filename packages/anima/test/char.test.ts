import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { OMEGA_EDITIONS } from '../src/defs.ts';
import { shadowOfOmega } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

/** Answers everything with the first option while the game asks this kind of question. */
function answerAll(state: Omega, ...kinds: readonly string[]): void {
  for (;;) {
    const decision = shadowOfOmega.pending(state).find((one) => kinds.includes(one.kind));
    if (!decision) return;
    shadowOfOmega.choose(state, decision.seat, { n: decision.n, key: optionKey(decision.options[0]) });
  }
}

describe.each(OMEGA_EDITIONS)('a party of %s', (edition) => {
  it.each([2, 3, 4, 5])('[AN-CHAR-01] starts as one Character for each of %i players', (seats) => {
    const state = shadowOfOmega.create({ seed: 'parties', seats, options: { edition } });
    answerAll(state, 'draft-advantage', 'draft-character');
    expect(shadowOfOmega.pending(state)[0].kind).toBe('reset');
    expect(state.parties).toHaveLength(seats);
    for (const party of state.parties) expect(party.characters).toHaveLength(1);
    expect(new Set(state.parties.flatMap((party) => party.characters)).size).toBe(seats);
  });

  it('[AN-CHAR-01] moves as one: all of it is where its counter is', () => {
    const state = shadowOfOmega.position({
      seats: ['Ann', 'Ben'],
      options: { edition },
      areas: ['Americh'],
      phase: 'movement',
      Ann: { party: ['Thief', 'Oracle', 'Acrobat'] },
      Ben: { party: ['Witch'] },
    });
    const [decision] = shadowOfOmega.pending(state);
    expect(decision.options.filter((option) => option.verb === 'go')).toHaveLength(1);
    const go = decision.options.find((option) => option.verb === 'go');
    shadowOfOmega.choose(state, 0, { n: decision.n, key: go ? optionKey(go) : '' });
    expect(shadowOfOmega.describe(state, ['Ann', 'Ben'])).toMatchObject({
      Ann: { in: 'Americh', party: ['Thief', 'Oracle', 'Acrobat'] },
    });
  });
});
