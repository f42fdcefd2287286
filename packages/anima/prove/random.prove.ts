import { below, eachZone, optionKey, seedRng } from '@tabard/engine';
import { expect, it } from 'vitest';
import { shadowOfOmega, twilightOfTheGods } from '../src/index.ts';
import { arcaneOf, artifactsOf, isArcane } from '../src/rules/strength.ts';
import type { Omega } from '../src/state.ts';

/** Random decisions to play without a broken invariant, spread over editions, options and numbers of seats. */
const DECISIONS = 5_000_000;
const MOST_IN_A_MATCH = 20_000;

interface Variant {
  readonly game: typeof shadowOfOmega;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const older: Variant[] = ['first', 'revised'].flatMap((edition) =>
  [2, 3, 4, 5].flatMap((seats) =>
    [false, true].map((tree) => ({
      game: shadowOfOmega,
      seats,
      options: { edition, tree, multipleMissions: seats % 2 === 1 },
    })),
  ),
);

const twilight: Variant[] = [
  ...[2, 3, 4].map((seats) => ({ game: twilightOfTheGods, seats, options: { extendedGame: seats === 3 } })),
  ...[2, 3, 4, 5].map((seats) => ({
    game: twilightOfTheGods,
    seats,
    options: { with: 'omega', openRolls: seats % 2 === 0, missionsOf: seats === 3 ? 'omega' : 'twilight' },
  })),
];

/** What must hold at any decision; returns what does not. */
function faultOf({ game }: Variant, m: Omega): string | undefined {
  const seen = new Uint8Array(m.cards.def.length);
  eachZone(game.schema, m, game.varsOf, (zone) => {
    for (const card of zone) seen[card]++;
  });
  const lost = seen.findIndex((count) => count !== 1);
  if (lost >= 0 && !m.outcome) return `card ${lost} is in ${seen[lost]} zones`;
  for (const [seat, party] of m.parties.entries()) {
    if (party.characters.length > 4) return `seat ${seat} has ${party.characters.length} Characters`;
    if (party.area >= 0 && !m.places.some((place) => place.area[0] === party.area))
      return `seat ${seat} is nowhere`;
    if (party.characters.filter((one) => isArcane(m, one)).length > 1)
      return `seat ${seat} has two Arcane Characters beside ${arcaneOf(m, seat)}`;
    if (artifactsOf(m, seat).length > 1 && game.pending(m)[0]?.kind !== 'keep-artifact')
      return `seat ${seat} has two Artifacts`;
    if (party.area >= 0 && party.lost) return `seat ${seat} lost its turn and is still in an Area`;
  }
  if (m.places.some((place) => place.traps.length !== place.trappers.length)) return 'a Trap has no owner';
  return undefined;
}

function play(seed: string, variant: Variant, most: number): number {
  const { game, seats, options } = variant;
  const m = game.create({ seed, seats, options });
  const rng = seedRng(`choices of ${seed}`);
  let decisions = 0;
  while (!m.outcome && decisions < most) {
    const pending = game.pending(m);
    const decision = pending[below(rng, pending.length)];
    const option = decision.options[below(rng, decision.options.length)];
    const refusal = game.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
    if (refusal) throw new Error(`${seed}: an offered option was refused (${refusal.code})`);
    const fault = decisions % 16 === 0 ? faultOf(variant, m) : undefined;
    if (fault) throw new Error(`${seed}, decision ${decisions}: ${fault}`);
    decisions++;
  }
  return decisions;
}

it.each([
  ['Shadow of Omega', older, DECISIONS],
  ['Twilight of the Gods', twilight, 1_000_000],
] as const)(
  '%s: plays random decisions without a broken invariant',
  (name, variants, most) => {
    let decisions = 0;
    let matches = 0;
    while (decisions < most) {
      const variant = variants[matches % variants.length];
      const seed = `proof ${matches}`;
      decisions += play(seed, variant, Math.min(MOST_IN_A_MATCH, most - decisions + 1));
      matches++;
    }
    console.log(`${name}: ${decisions} decisions in ${matches} matches`);
    expect(decisions).toBeGreaterThanOrEqual(most);
  },
  3_600_000,
);
