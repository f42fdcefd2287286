import { describe, expect, it } from 'vitest';
import { SCORES, SOUNDS, soundOf, soundsOf } from './scores.ts';

describe('the sounds of events', () => {
  it.each([
    ['rolled', 'dice'],
    ['die-changed', 'dice'],
    ['died', 'blow'],
    ['beat-creature', 'blow'],
    ['joined', 'gain'],
    ['drew', 'card'],
    ['turn', undefined],
    ['straightened', undefined],
  ])('%s', (type, sound) => {
    expect(soundOf(type)).toBe(sound);
  });

  it('are heard once each, and not too many at once', () => {
    expect(soundsOf(['drew', 'turn', 'drew', 'rolled', 'died', 'joined'])).toEqual(['card', 'dice', 'blow']);
  });
});

it.each(SOUNDS)('%s is soft and short', (name) => {
  for (const { at, lasts, loud } of SCORES[name]) {
    expect(at + lasts).toBeLessThan(2);
    expect(loud).toBeLessThanOrEqual(0.3);
  }
});
