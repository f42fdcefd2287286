import { describe, expect, it } from 'vitest';
import { SCORES, SOUNDS, soundsOf } from './scores.ts';

describe('the sounds of events', () => {
  it('are heard once each, and not too many at once', () => {
    const sounds = { drew: 'card', rolled: 'dice', died: 'blow', joined: 'gain' } as const;
    const types = ['drew', 'turn', 'drew', 'rolled', 'died', 'joined'];
    expect(soundsOf(sounds, types)).toEqual(['card', 'dice', 'blow']);
  });
});

it.each(SOUNDS)('%s is soft and short', (name) => {
  for (const { at, lasts, loud } of SCORES[name]) {
    expect(at + lasts).toBeLessThan(2);
    expect(loud).toBeLessThanOrEqual(0.3);
  }
});
