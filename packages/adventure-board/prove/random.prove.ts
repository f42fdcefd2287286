import { below, eachZone, optionKey, seedRng } from '@tabard/engine';
import { expect, it } from 'vitest';
import { adventureBoard, type Match } from '../src/index.ts';

const PATIENCE = 3_600_000;
/** Random decisions to play without a broken invariant, spread over seats and options. */
const DECISIONS = 1_000_000;

function variant(n: number) {
  return { seats: 1 + (n % 4), options: { points: n % 3 ? '8' : '5', duels: n % 5 !== 0 } };
}

/** What must hold at any decision; returns what does not. */
function faultOf(m: Match): string | undefined {
  const seen = new Uint8Array(m.cards.def.length);
  eachZone(adventureBoard.schema, m, adventureBoard.varsOf, (zone) => {
    for (const card of zone) seen[card]++;
  });
  const lost = seen.findIndex((count) => count !== 1);
  if (lost >= 0) return `card ${lost} is in ${seen[lost]} zones`;
  if (m.track.length > 10) return `${m.track.length} Encounters are undefeated`;
  if (m.event.length > 1) return `${m.event.length} Events are in play`;
  for (const [seat, hero] of m.heroes.entries()) {
    if (hero.damage < 0 || hero.energy < 0) return `seat ${seat} has less than nothing`;
    if (hero.hand.length > 10) return `seat ${seat} holds ${hero.hand.length} cards`;
    if (hero.weapon.length > 1 || hero.armour.length > 1) return `seat ${seat} wears too much`;
    if (hero.quests.length !== hero.progress.length) return `seat ${seat} has Quests without progress`;
  }
  return undefined;
}

function play(n: number): number {
  const seed = `proof ${n}`;
  const m = adventureBoard.create({ seed, ...variant(n) });
  const rng = seedRng(`choices of ${seed}`);
  let decisions = 0;
  while (!m.outcome) {
    const [decision] = adventureBoard.pending(m);
    const option = decision.options[below(rng, decision.options.length)];
    const refusal = adventureBoard.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
    if (refusal) throw new Error(`${seed}: an offered option was refused (${refusal.code})`);
    const fault = decisions % 16 === 0 ? faultOf(m) : undefined;
    if (fault) throw new Error(`${seed}, decision ${decisions}: ${fault}`);
    decisions++;
  }
  return decisions;
}

it(
  'a million random decisions break no invariant, and every match ends',
  () => {
    let decisions = 0;
    for (let n = 0; decisions < DECISIONS; n++) decisions += play(n);
    expect(decisions).toBeGreaterThanOrEqual(DECISIONS);
  },
  PATIENCE,
);
