import { existsSync } from 'node:fs';
import { InputError } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { findGame, games, loadGame } from '../src/index.ts';

describe('the registry', () => {
  it('knows each game once', () => {
    const ids = games.map((game) => game.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refuses an unknown game with the nearest known one', async () => {
    const refusal = new InputError('unknown game "shadow-of-omeg"; did you mean "shadow-of-omega"?');
    expect(() => findGame('shadow-of-omeg')).toThrow(refusal);
    await expect(loadGame('shadow-of-omeg')).rejects.toThrow(refusal);
  });

  it.each(games.map((game) => [game.id, game] as const))('loads %s under its own id', async (id, entry) => {
    expect((await entry.load()).id).toBe(id);
  });

  it.each(games.map((game) => [game.id, game] as const))('%s has ledgers', (_id, entry) => {
    expect(entry.ledgers.length).toBeGreaterThan(0);
    for (const { ledger } of entry.ledgers)
      expect(existsSync(new URL(`../../../rules/${ledger}.yaml`, import.meta.url))).toBe(true);
  });
});
