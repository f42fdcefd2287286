import { below, effectsWithin, optionKey, seedRng } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { eclipseSet } from '../src/content.ts';
import { dragonEclipse } from '../src/index.ts';
import type { Match } from '../src/state.ts';
import { hasTale } from '../src/tale/facts.ts';

const MOST_BYTES = 8 * 1024;

function answer(m: Match, pick: (keys: readonly string[]) => string): void {
  const [decision] = dragonEclipse.pending(m);
  const key = pick(decision.options.map(optionKey));
  expect(dragonEclipse.choose(m, decision.seat, { n: decision.n, key })).toBeUndefined();
}

/** The state without the numbers that only count: decisions, and words of chance. */
function kept(m: Match): unknown {
  return JSON.parse(
    JSON.stringify({
      ...m,
      n: 0,
      barrier: 0,
      rng: 0,
      stack: m.stack.map((frame) => ({ ...frame, since: 0 })),
    }),
  );
}

/** A campaign in which Scripts call one Combat after the other. */
function endlessBrawl(): Match {
  const story = {
    combats: [{ id: 'brawl', arena: 'open-field', enemy: 'pulpin', win: 'X2', lose: 'X2' }],
    scripts: {
      X1: [{ choose: [{ label: 'Fight', do: { combat: 'brawl' } }] }],
      X2: [{ heal: 99, to: 'each' }, { go: 'X1' }],
    },
  };
  return dragonEclipse.position({
    seats: ['Ann'],
    options: { mode: 'campaign' },
    story,
    tray: ['Firple'],
    script: 'X1',
  });
}

describe('the state of a campaign', () => {
  it('is as large after thirty Combats as after one', () => {
    const m = endlessBrawl();
    const states: unknown[] = [];
    for (let combat = 0; combat < 30; combat++) {
      answer(m, (keys) => keys.find((key) => key.startsWith('take ')) ?? '');
      while (m.combat) answer(m, (keys) => keys.find((key) => key === 'concede') ?? keys[0]);
      states.push(kept(m));
    }
    expect(states[29]).toEqual(states[0]);
  });

  it('[DE-SAVE-01] is kept at every decision, and stays under 8 kB to the end of Scenario B', () => {
    const m = dragonEclipse.create({
      seed: 'size',
      seats: 1,
      content: eclipseSet.hash,
      options: { mode: 'campaign' },
    });
    const rng = seedRng('size');
    let largest = 0;
    while (!m.outcome) {
      if (!m.combat) {
        const text = JSON.stringify(m);
        largest = Math.max(largest, text.length);
        expect(dragonEclipse.hash(dragonEclipse.load(JSON.parse(text)))).toBe(dragonEclipse.hash(m));
      }
      answer(m, (keys) => keys[below(rng, keys.length)]);
    }
    expect(hasTale(m) && m.tale.played.length).toBeGreaterThan(0);
    expect(largest).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('the story of the box', () => {
  const { story } = eclipseSet;
  if (!story) throw new Error('the set has a story');

  it('[DE-EQUIP-09] has Items and Equipment whose effects are for one use', () => {
    const cards = [...story.items, ...story.equipment].filter(
      ({ effect, inCombat }) => effect !== undefined || inCombat !== undefined,
    );
    expect(cards.length).toBeGreaterThan(20);
    expect(cards.filter(({ isDiscarded }) => !isDiscarded)).toEqual([]);
  });

  it('[DE-QUEST-10] hints on every Story Quest in both languages', () => {
    const quests = story.quests.filter(({ kind }) => kind === 'story');
    expect(quests.length).toBeGreaterThan(0);
    for (const { text } of quests)
      for (const language of ['en', 'fr'] as const)
        expect(eclipseSet.texts?.[text]?.[language].length).toBeGreaterThan(20);
  });

  it('[DE-EXPL-01] opens a map in each Scenario', () => {
    const { nodes } = eclipseSet;
    const opening = story.scripts.filter(({ does }) =>
      effectsWithin(nodes, does).some((node) => nodes[node].word === 'tale/open-map'),
    );
    const scenarios = new Set(opening.map(({ scenario }) => scenario));
    expect([...scenarios].sort()).toEqual(story.scenarios.map((_, i) => i));
  });
});
