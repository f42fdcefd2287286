import { below, eachZone, optionKey, seedRng } from '@tabard/engine';
import { expect, it } from 'vitest';
import { dragonEclipse, eclipseContent, isInCombat, type Match, MOST_POWER } from '../src/index.ts';

/** Random decisions to play without a broken invariant, spread over modes, Mystlings, Enemies and hard modes. */
const DECISIONS = 2_000_000;
const MOST_IN_A_MATCH = 5_000;

const ids = (option: 'mystling' | 'enemy' | 'arena') => {
  const spec = dragonEclipse.options[option];
  return spec?.type === 'choice' ? spec.values : [];
};
const mystlings = ids('mystling');
const enemies = ids('enemy');
const arenas = ids('arena');
const DECKS = ['starting', 'suggested', 'build'];

/** The numbers are without common factors, so that every two kinds of things meet. */
function variant(n: number) {
  const pair = {
    mystling: mystlings[n % mystlings.length],
    partner: mystlings[(n * 7 + 1) % mystlings.length],
  };
  if (pair.mystling === pair.partner) pair.partner = mystlings[(n + 1) % mystlings.length];
  if (n % 4 === 0) return { seats: 2, options: { mode: n % 8 ? 'challenge' : 'quick-battle' } };
  const hard = { hardCorruption: n % 3 === 0, hardUnpredictable: n % 5 === 0, hardSteel: n % 7 === 0 };
  const deck = DECKS[n % DECKS.length];
  const place = { enemy: enemies[(n * 11) % enemies.length], arena: arenas[(n * 13) % arenas.length] };
  return { seats: n % 2 ? 1 : 2, options: { ...pair, ...hard, ...place, deck, partnerDeck: deck } };
}

/** What must hold at any decision; returns what does not. */
function faultOf(m: Match): string | undefined {
  const seen = new Uint8Array(m.cards.def.length);
  eachZone(dragonEclipse.schema, m, dragonEclipse.varsOf, (zone) => {
    for (const card of zone) seen[card]++;
  });
  const lost = seen.findIndex((count) => count !== 1);
  if (lost >= 0 && !m.outcome) return `card ${lost} is in ${seen[lost]} zones`;
  if (!isInCombat(m)) return undefined;
  for (const [fighter, sheet] of m.combat.fighters.entries()) {
    if (sheet.power < 0 || sheet.power > MOST_POWER) return `fighter ${fighter} has ${sheet.power} Power`;
    if (sheet.damage < 0) return `fighter ${fighter} has ${sheet.damage} damage`;
    if (sheet.conditions.some((count, i) => count < 0 || count > (i === 0 ? 5 : 1)))
      return `fighter ${fighter} has the Conditions ${sheet.conditions.join(', ')}`;
    if (sheet.slots.length !== sheet.places.length) return `fighter ${fighter} has cards without a slot`;
    if (sheet.upgrade.length > 1) return `fighter ${fighter} has ${sheet.upgrade.length} Upgrades`;
  }
  const spaces = m.combat.fighters.map(({ space }) => space).filter((space) => space >= 0);
  return new Set(spaces).size < spaces.length ? 'two Mystlings share a space' : undefined;
}

function play(n: number, most: number): number {
  const seed = `proof ${n}`;
  const m = dragonEclipse.create({ seed, ...variant(n) });
  const rng = seedRng(`choices of ${seed}`);
  let decisions = 0;
  while (!m.outcome && decisions < most) {
    const pending = dragonEclipse.pending(m);
    const decision = pending[below(rng, pending.length)];
    const option = decision.options[below(rng, decision.options.length)];
    const refusal = dragonEclipse.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
    if (refusal) throw new Error(`${seed}: an offered option was refused (${refusal.code})`);
    const fault = decisions % 16 === 0 ? faultOf(m) : undefined;
    if (fault) throw new Error(`${seed}, decision ${decisions}: ${fault}`);
    decisions++;
  }
  met.add(eclipseContent(m).defs[m.asked.enemy].id);
  return decisions;
}

const met = new Set<string>();

it(`plays ${DECISIONS} random decisions without a broken invariant`, () => {
  let decisions = 0;
  let matches = 0;
  while (decisions < DECISIONS) {
    decisions += play(matches, Math.min(MOST_IN_A_MATCH, DECISIONS - decisions + 1));
    matches++;
  }
  console.log(`${decisions} decisions in ${matches} matches`);
  expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
  expect(enemies.filter((enemy) => !met.has(enemy))).toEqual([]);
}, 3_600_000);
