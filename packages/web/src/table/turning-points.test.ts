import { shadowOfOmega } from '@tabard/anima';
import { makeGreedy, playMatch } from '@tabard/bots';
import { dragonEclipse } from '@tabard/dragon-eclipse';
import { type Game, optionKey, startLog } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { turningPointsOf } from './turning-points.ts';

const game = shadowOfOmega as never as Game;

/** The log of a match in which everybody explores and attacks. */
function played(seed: string, most: number) {
  const log = startLog(game, { seed, seats: 2 });
  const m = game.create({ seed, seats: 2 });
  const choices = [];
  const kinds: string[] = [];
  for (let i = 0; i < most && !m.outcome; i++) {
    const [{ seat, n, options }] = game.pending(m);
    const key = optionKey(
      options.find(({ verb }) => verb === 'explore' || verb === 'mission') ?? options[i % options.length],
    );
    choices.push({ seat, n, key });
    game.choose(m, seat, { n, key }, ({ type }) => kinds.push(`${choices.length} ${type}`));
  }
  return { log: { ...log, choices }, kinds, m };
}

/** The six that stand first in the list of peaks, the latest of equal ones, in the order of the match. */
function heaviest(kinds: readonly string[], peaks: readonly string[]): string[] {
  const rank = (kind: string) => peaks.indexOf(kind.split(' ')[1]);
  const all = kinds.filter((kind) => rank(kind) >= 0);
  const kept = [...all]
    .reverse()
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 6);
  return all.filter((kind) => kept.includes(kind));
}

describe('the turning points of a match', () => {
  it('are the peaks that weigh most, each with the choice that brought it', () => {
    const { log, kinds, m } = played('turn', 500);
    const points = turningPointsOf(game, log, { language: 'en', seat: 0, seats: ['Ana', 'Ben'] });
    const peaks = heaviest(kinds, game.peaksOf(m));
    expect(points.length).toBeGreaterThan(0);
    expect(points.map(({ seq }) => seq)).toEqual(peaks.map((kind) => Number(kind.split(' ')[0])));
    for (const { said } of points) expect(said).toMatch(/[.!]$/);
  });

  it('of a Run are what it brought, with the names of Combats long over', () => {
    const run = dragonEclipse as never as Game;
    const { log } = playMatch(run, {
      setup: { seed: 'look 28', seats: 1, options: { mode: 'roguelite' } },
      bots: [makeGreedy()],
      mostDecisions: 120,
    });
    const points = turningPointsOf(run, log, { language: 'en', seat: 0, seats: ['Ana'] });
    const won = points.map(({ said }) => said).filter((said) => said.startsWith('The Tier card of'));
    expect(won.length).toBeGreaterThan(0);
    for (const said of won) expect(said).toMatch(/^The Tier card of \S.* is yours: Tier \d$/);
  });
});
