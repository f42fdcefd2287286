import type { EclipseEvent } from '@tabard/dragon-eclipse';
import type { SoundName } from '../../sound/scores.ts';

/** What is heard at this table. */
export const sounds = {
  attacked: 'blow',
  healed: 'gain',
  'power-gained': 'gain',
  'token-gained': 'gain',
  'round-won': 'gain',
  entered: 'card',
  played: 'card',
  discarded: 'card',
  drew: 'card',
  'bonus-used': 'card',
  'special-used': 'card',
  'enemy-drew': 'card',
  'mystling-picked': 'card',
} as const satisfies Partial<Record<EclipseEvent['type'], SoundName>>;
