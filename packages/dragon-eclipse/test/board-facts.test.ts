import { readFileSync } from 'node:fs';
import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import {
  aimOf,
  dragonEclipse as game,
  isInCombat,
  type Match,
  type Situation,
  situationOf,
} from '../src/index.ts';

/** A match that is answered with one option after another, looked at after each. */
function play(options: Readonly<Record<string, unknown>>, look: (m: Match) => void): void {
  const m = game.create({ seed: 'situations', seats: 2, options });
  for (let i = 0; i < 150; i++) {
    const [decision] = game.pending(m);
    if (!decision) break;
    const option = decision.options[i % decision.options.length];
    game.choose(m, decision.seat, { n: decision.n, key: optionKey(option) });
    look(m);
  }
}

describe('what is going on', () => {
  it('is the same in the state and in every view of it', () => {
    const seen = new Set<Situation['kind']>();
    const suggested = { deck: 'suggested', partnerDeck: 'suggested' };
    for (const options of [{}, { mode: 'challenge' }, { mode: 'challenge', ...suggested }])
      play(options, (m) => {
        const situations = situationOf(m);
        for (const { kind } of situations) seen.add(kind);
        for (const viewer of [0, 1, 'spectator'] as const)
          expect(situationOf(game.view(m, viewer).state)).toEqual(situations);
      });
    expect([...seen].sort()).toEqual(['card', 'deck-building', 'draft', 'duel', 'enemy-turn', 'turn']);
  });
});

describe('the keywords of a card', () => {
  const { content, keywords } = game;
  const keywordsOf = (id: string) =>
    game.keywordsOf(
      content,
      content.defs.findIndex((def) => def.id === id),
    );

  it.each([
    ['blazing-mane', ['deal', 'range', 'burn', 'passive']],
    ['double-strike', ['attack', 'power']],
    ['crosswind', ['deal', 'range', 'move', 'passive', 'power']],
    ['surge', ['attack', 'blink']],
  ])('of %s are %j', (id, names) => {
    expect(keywordsOf(id)).toEqual(names);
  });

  it('of a Mystling leave the Enemy aside where players are rivals', () => {
    const def = content.defs.findIndex(({ id }) => id === 'golomo');
    const names = (mode: string) =>
      game.keywordsOf(content, def, game.create({ seed: 'k', seats: 2, options: { mode } }));
    const [together, rivals] = ['combat', 'quick-battle'].map(names);
    expect(together).toEqual(expect.arrayContaining(['rush', 'taming']));
    expect(rivals).not.toEqual(expect.arrayContaining(['rush']));
    expect(rivals).not.toContain('taming');
    expect(together).toEqual(expect.arrayContaining([...rivals]));
  });

  it('are named by its text, but for other forms of the same word', () => {
    const NAMED = ['pierce', 'drain', 'interrupt', 'trigger', 'weak', 'silence', 'slow', 'burn', 'retreat'];
    for (const [def, { id }] of content.defs.entries()) {
      const text = game.cardText(content, def, 'en').toLowerCase();
      const names = game.keywordsOf(content, def).filter((name) => NAMED.includes(name));
      expect([id, names.filter((name) => !text.includes(name))]).toEqual([id, []]);
    }
  });

  it('are explained by rules that exist', () => {
    const ledger = readFileSync(
      new URL('../../../rules/dragon-eclipse-combat.yaml', import.meta.url),
      'utf8',
    );
    expect(Object.values(keywords).filter(({ rule }) => !ledger.includes(`- id: ${rule}\n`))).toEqual([]);
  });
});

describe('what is looked at', () => {
  it('shows a space, a target and the reach of a Bonus Action, and else nothing', () => {
    const m = game.create({ seed: 'table', seats: 1, options: {} });
    game.choose(m, 0, { n: m.n, key: 'keep-cards' });
    if (!isInCombat(m)) throw new Error('no combat has begun');
    const { dash } = game.content as unknown as { dash: number };
    expect(aimOf(m, 0, 'move 5').spot).toBe(5);
    expect(aimOf(m, 0, 'target 1').spot).toBe(m.combat.fighters[1].space);
    expect(aimOf(m, 0, 'target 107').spot).toBe(7);
    expect(aimOf(m, 0, `bonus ${dash}`).reach.size).toBeGreaterThan(2);
    expect(aimOf(m, 0, 'end-turn')).toEqual(aimOf(m, 0, undefined));
  });
});
