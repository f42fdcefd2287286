import { describe, expect, it } from 'vitest';
import { contentFor } from '../src/content.ts';
import type { OmegaContent, OmegaDef } from '../src/defs.ts';
import { language } from '../src/vocabulary/language.ts';

/** The effects that stand on a card. */
function rootsOf(def: OmegaDef): number[] {
  const roots: (number | undefined)[] = [];
  if (def.type === 'character' || def.type === 'advantage') roots.push(def.ability?.effect);
  if (def.type === 'advantage') roots.push(def.effect, def.duty);
  if (def.type === 'encounter') roots.push(def.effect, def.before, def.won, def.lost);
  if (def.type === 'mission') roots.push(def.trial, def.reward, def.crisis?.trial);
  if (def.type === 'area')
    roots.push(def.special, ...def.rewards.map((one) => (one.kind === 'special' ? one.effect : undefined)));
  return roots.filter((node) => node !== undefined);
}

/** This node and all inside it. */
function nodesIn(set: OmegaContent, node: number): number[] {
  const { word, args } = set.nodes[node];
  const inside = Object.entries(language.words[word].args).flatMap(([key, spec]) => {
    if (args[key] === undefined) return [];
    if (spec.type === 'effect') return [args[key] as number];
    return spec.type === 'effects' ? (args[key] as readonly number[]) : [];
  });
  return [node, ...inside.flatMap((one) => nodesIn(set, one))];
}

function argsOf(set: OmegaContent, def: OmegaDef, word: string) {
  const nodes = rootsOf(def).flatMap((root) => nodesIn(set, root));
  return nodes.filter((node) => set.nodes[node].word === word).map((node) => set.nodes[node].args);
}

function callers(set: OmegaContent, word: string): OmegaDef[] {
  return set.defs.filter((def) => argsOf(set, def, word).length > 0);
}

describe('who calls for a Speed Check', () => {
  it('[AN-CHECK-02] first: Missions only', () => {
    const types = new Set(callers(contentFor('first', ['omega']), 'check').map((def) => def.type));
    expect([...types]).toEqual(['mission']);
  });

  it('[AN-CHECK-03] revised: Missions and Events, each with the difficulty on its own card', () => {
    const found = callers(contentFor('revised', ['omega']), 'check');
    expect(new Set(found.map((def) => def.type))).toEqual(new Set(['mission', 'encounter']));
    for (const def of found) {
      if (def.type === 'encounter') expect(def.kind, def.id).toBe('event');
      for (const { difficulty } of argsOf(contentFor('revised', ['omega']), def, 'check'))
        expect(difficulty, def.id).toBeGreaterThan(0);
    }
  });
});

describe.each(['first', 'revised'] as const)('opponents of Missions, %s', (edition) => {
  const set = contentFor(edition, ['omega']);
  const fighting = callers(set, 'fight').filter((def) => def.type === 'mission');

  it('[AN-COMBAT-07, AN-COMBAT-08] each has a Combat of its own on the card', () => {
    expect(fighting.length).toBeGreaterThan(0);
    for (const def of fighting)
      for (const { combat } of argsOf(set, def, 'fight'))
        expect(combat, def.id).toMatchObject({ name: 'number', args: { number: expect.any(Number) } });
  });
});
