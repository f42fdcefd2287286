import { below, optionKey, type Rng, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  CONDITION_LIMITS,
  type EclipseDef,
  eclipseContent,
  type Fighter,
  dragonEclipse as game,
  type InCombat,
  isInCombat,
  type Match,
  MOST_POWER,
} from '../src/index.ts';
import { countTokens, isBarred, mapSide, tokenAt } from '../src/rules/facts.ts';
import { ENEMY_SLOTS, TOKEN_SUPPLY } from '../src/state.ts';

const { defs } = eclipseContent(game.create({ seed: 'set', seats: 1, options: {} }));
const idsOf = (...types: EclipseDef['type'][]) =>
  defs.filter(({ type }) => types.includes(type)).map(({ id }) => id);
const DECKS = ['suggested', 'starting', 'build'];

function pick(rng: Rng, list: readonly string[]): string {
  return list[below(rng, list.length)];
}

/** A table of this mode with everything else at random. */
function anyTable(rng: Rng, mode: string): Record<string, unknown> {
  const mystlings = idsOf('mystling');
  const mystling = pick(rng, mystlings);
  return {
    mode,
    mystling,
    partner: pick(
      rng,
      mystlings.filter((id) => id !== mystling),
    ),
    enemy: pick(rng, idsOf('mystling', 'wild')),
    arena: mode === 'combat' ? pick(rng, idsOf('arena')) : 'usual',
    map: pick(rng, ['usual', ...idsOf('map')]),
    deck: pick(rng, DECKS),
    partnerDeck: pick(rng, DECKS),
    hardUnpredictable: below(rng, 2) === 0,
    hardCorruption: below(rng, 2) === 0,
  };
}

function sheetFaults(m: InCombat, sheet: Fighter, fighter: number): string[] {
  const { power, damage, conditions, tokens, upgrade, slots, places, space } = sheet;
  const checks: [string, boolean][] = [
    ['DE-POWER-03', power >= 0 && power <= MOST_POWER],
    ['DE-TAG-HEAL', damage >= 0],
    ['DE-COND-02', conditions.every((count, i) => count >= 0 && count <= CONDITION_LIMITS[i])],
    ['DE-TERM-06', tokens >= 0 && tokens + countTokens(m, fighter) <= TOKEN_SUPPLY],
    ['DE-CARD-07', upgrade.length <= 1],
    ['DE-ARENA-03', new Set(places).size === slots.length && places.every((p) => p >= 1 && p <= ENEMY_SLOTS)],
    ['DE-MOVE-04', space < 0 || !isBarred(m, fighter, space)],
    ['DE-GOLD-04', space < 0 || m.combat.fighters.findIndex((other) => other.space === space) === fighter],
  ];
  return checks.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

function arenaFaults(m: InCombat): string[] {
  return m.combat.terrain.flatMap((kind, space) => {
    const hasToken = tokenAt(m, 0, space) >= 0 || tokenAt(m, 1, space) >= 0;
    if (kind > 0 && hasToken) return ['DE-ETOK-07'];
    return mapSide(m).holes[space] && (kind > 0 || hasToken) ? ['DE-ARENA-08'] : [];
  });
}

/** The rules that a state breaks. */
function broken(m: Match): string[] {
  if (!isInCombat(m)) return [];
  return [...m.combat.fighters.flatMap((sheet, i) => sheetFaults(m, sheet, i)), ...arenaFaults(m)];
}

describe('whatever is chosen, no rule about what can be is broken', () => {
  it.each([
    ['combat', 1],
    ['combat', 2],
    ['quick-battle', 2],
    ['challenge', 2],
  ])('%s with %i', (mode, seats) => {
    const rng = seedRng(`${mode} ${seats}`);
    for (let match = 0; match < 4; match++) {
      const options = anyTable(rng, mode);
      const m = game.create({ seed: `${match}`, seats, options });
      while (!m.outcome) {
        const decisions = game.pending(m);
        const { seat, kind, options: choices } = decisions[below(rng, decisions.length)];
        const choice = choices[below(rng, choices.length)];
        game.choose(m, seat, { n: m.n, key: optionKey(choice) });
        const faults = broken(m);
        if (faults.length)
          expect(faults, `${optionKey(choice)} of ${kind}, ${JSON.stringify(options)}`).toEqual([]);
      }
    }
  });
});
