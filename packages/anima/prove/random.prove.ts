import { below, eachZone, optionKey, seedRng } from '@tabard/engine';
import { expect, it } from 'vitest';
import { shadowOfOmega } from '../src/index.ts';
import type { Omega } from '../src/state.ts';

/** Random decisions to play without a broken invariant, spread over editions, options and numbers of seats. */
const DECISIONS = 5_000_000;
const MOST_IN_A_MATCH = 20_000;

const variants = ['first', 'revised'].flatMap((edition) =>
  [2, 3, 4, 5].flatMap((seats) =>
    [false, true].map((tree) => ({ seats, options: { edition, tree, multipleMissions: seats % 2 === 1 } })),
  ),
);

/** What must hold at any decision; returns what does not. */
function faultOf(m: Omega): string | undefined {
  const seen = new Uint8Array(m.cards.def.length);
  eachZone(shadowOfOmega.schema, m, shadowOfOmega.varsOf, (zone) => {
    for (const card of zone) seen[card]++;
  });
  const lost = seen.findIndex((count) => count !== 1);
  if (lost >= 0 && !m.outcome) return `card ${lost} is in ${seen[lost]} zones`;
  for (const [seat, party] of m.parties.entries()) {
    if (party.characters.length > 4) return `seat ${seat} has ${party.characters.length} Characters`;
    if (party.area >= 0 && !m.places.some((place) => place.area[0] === party.area))
      return `seat ${seat} is nowhere`;
    if (party.area >= 0 && party.lost) return `seat ${seat} lost its turn and is still in an Area`;
  }
  return undefined;
}

function play(seed: string, variant: (typeof variants)[number], most: number): number {
  const m = shadowOfOmega.create({ seed, ...variant });
  const rng = seedRng(`choices of ${seed}`);
  let decisions = 0;
  while (!m.outcome && decisions < most) {
    const pending = shadowOfOmega.pending(m);
    const decision = pending[below(rng, pending.length)];
    const option = decision.options[below(rng, decision.options.length)];
    const refusal = shadowOfOmega.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
    if (refusal) throw new Error(`${seed}: an offered option was refused (${refusal.code})`);
    const fault = decisions % 16 === 0 ? faultOf(m) : undefined;
    if (fault) throw new Error(`${seed}, decision ${decisions}: ${fault}`);
    decisions++;
  }
  return decisions;
}

it(`plays ${DECISIONS} random decisions without a broken invariant`, () => {
  let decisions = 0;
  let matches = 0;
  while (decisions < DECISIONS) {
    const variant = variants[matches % variants.length];
    const seed = `proof ${matches}`;
    decisions += play(seed, variant, Math.min(MOST_IN_A_MATCH, DECISIONS - decisions + 1));
    matches++;
  }
  console.log(`${decisions} decisions in ${matches} matches`);
  expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
}, 3_600_000);
