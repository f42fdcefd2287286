import type { MatchEvent } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { scenesOf } from './scenes.ts';

const event = (type: string, ...args: MatchEvent['args']): MatchEvent => ({ type, args });
const creature = { card: 7, def: 3, seen: 1 };
const tell = ({ type }: MatchEvent) => type;

describe('scenes', () => {
  it('gathers a meeting, its fight and its end, with the dice as dice', () => {
    const scenes = scenesOf(
      [
        event('met', 0, creature),
        event('fight-creature', 0, creature, 5),
        event('dice', 0, 2, 6),
        event('lost-to-creature', 0, creature, 4),
      ],
      tell,
    );
    expect(scenes).toEqual([
      {
        id: '0',
        dice: [2, 6],
        sentences: ['met', 'fight-creature', 'lost-to-creature'],
        tone: 'harm',
        def: 3,
        hit: 0,
      },
    ]);
  });

  it('leaves out what has only begun', () => {
    expect(scenesOf([event('met', 0, creature), event('fight-creature', 0, creature, 5)], tell)).toEqual([]);
  });

  it('hits the rival that was beaten', () => {
    const [scene] = scenesOf(
      [event('attacked', 0, 2), event('fight-rival', 0, 2, 4), event('beat-rival', 0, 2, 3)],
      tell,
    );
    expect(scene.hit).toBe(2);
  });

  it('keeps an exploration and a check apart', () => {
    const scenes = scenesOf(
      [
        event('explored', 1, creature, 4),
        event('found', 1, 1),
        event('rolled', 1, 5),
        event('check-passed', 1, 9, 8),
      ],
      tell,
    );
    expect(scenes.map(({ dice, tone }) => [dice, tone])).toEqual([
      [[4], 'plain'],
      [[5], 'gain'],
    ]);
  });

  it('says nothing of cards that are drawn', () => {
    expect(scenesOf([event('drew', 0, creature), event('phase', 2)], tell)).toEqual([]);
  });
});
