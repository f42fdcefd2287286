import { boardContent, adventureBoard as game, type Match, reachOf } from '@tabard/adventure-board';
import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { hints } from './hints.ts';
import { momentsOf } from './moments.ts';
import type { OrrenBoard } from './orren-board.ts';
import { wayTo } from './places.ts';
import { AREA, planOf } from './plan.ts';
import { words } from './words.ts';

describe('the words of the table', () => {
  it('are there in every language', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en));
    expect(Object.keys(hints.fr)).toEqual(Object.keys(hints.en));
  });

  it('hint only at what the game asks', () => {
    expect(Object.keys(hints.en).filter((kind) => !(`ask.${kind}` in game.phrases.en))).toEqual([]);
  });
});

function begun(): Match {
  return game.create({ seed: 'table', seats: 2, options: {} });
}

describe('the map', () => {
  const content = boardContent(begun());

  it('draws every place inside of its area, none on another, and each road once', () => {
    const { points, roads } = planOf(content.map);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(AREA.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(AREA.height);
    }
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(points.length);
    const ways = content.map.spaces.reduce((sum, { to }) => sum + to.length, 0);
    expect(roads.length * 2).toBe(ways);
  });

  it('leads step by step from where one stands to a place in reach', () => {
    const m = begun();
    while (game.pending(m)[0].kind !== 'move') {
      const [{ seat, options }] = game.pending(m);
      game.choose(m, seat, { n: m.n, key: optionKey(options[0]) });
    }
    const reach = reachOf(m, m.active);
    const far = reach.indexOf(Math.max(...reach));
    const way = wayTo({ content } as OrrenBoard, reach, far);
    expect(way).toHaveLength(reach[far] + 1);
    expect(way[0]).toBe(m.heroes[m.active].space);
    for (const [at, space] of way.slice(1).entries()) expect(content.map.spaces[way[at]].to).toContain(space);
  });
});

describe('moments', () => {
  const told = { game, say: ({ key }: { key: string }) => key, own: 0 } as unknown as OrrenBoard;

  it('gather a fight from its dice to its end, which stays for who fought it', () => {
    const events: OrrenBoard['events'] = [
      { type: 'dice', args: [0, 5, 2] },
      { type: 'hit', args: [0, 1, 1, [], []] },
      { type: 'beat', args: [0, 3, 4] },
      { type: 'item-won', args: [0, 2] },
    ];
    const [moment, ...more] = momentsOf({ ...told, events });
    expect(more).toEqual([]);
    expect(moment).toMatchObject({ dice: [5, 2], tone: 'gain', stays: true });
    expect(moment.sentences).toEqual(['event.hit', 'event.beat', 'event.item-won']);
    expect(momentsOf({ ...told, own: 1, events })[0].stays).toBe(false);
  });

  it('show dice alone only in the scene of the fight', () => {
    expect(momentsOf({ ...told, events: [{ type: 'dice', args: [0, 5, 2] }] })).toEqual([]);
  });

  it('hold a completed Quest before everybody', () => {
    const [moment] = momentsOf({
      ...told,
      own: 1,
      events: [{ type: 'completed', args: [0, { card: 1, def: 1 }, 1] }] as unknown as OrrenBoard['events'],
    });
    expect(moment).toMatchObject({ stays: true, peak: 'tied-scroll' });
  });
});
