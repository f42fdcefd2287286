import { describe, expect, it } from 'vitest';
import { fightFacts, partyFacts, shadowOfOmega } from '../src/index.ts';

describe('what a client may ask about a party', () => {
  it('[AN-CHAR-10] [AN-CHAR-11] is the same in the state and in every view of it', () => {
    const m = shadowOfOmega.create({ seed: 'facts', seats: 3 });
    for (let i = 0; i < 80; i++) {
      const [decision] = shadowOfOmega.pending(m);
      if (!decision) break;
      const { verb, refs } = decision.options[i % decision.options.length];
      shadowOfOmega.choose(m, decision.seat, { n: decision.n, key: [verb, ...refs].join(' ') });
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const { state } = shadowOfOmega.view(m, viewer);
        for (let seat = 0; seat < 3; seat++) expect(partyFacts(state, seat)).toEqual(partyFacts(m, seat));
        expect(fightFacts(state)).toEqual(fightFacts(m));
      }
    }
  });
});
