import type { OmegaEvent } from '@tabard/anima';
import type { SoundName } from '../../sound/scores.ts';

/** What is heard at this table. */
export const sounds = {
  rolled: 'dice',
  dice: 'dice',
  'die-changed': 'dice',
  'tied-rival': 'dice',
  attacked: 'blow',
  'beat-rival': 'blow',
  'beat-creature': 'blow',
  'beat-named': 'blow',
  'lost-to-rival': 'blow',
  'lost-to-creature': 'blow',
  'lost-to-named': 'blow',
  died: 'blow',
  'expelled-character': 'blow',
  expelled: 'blow',
  'lost-turn': 'blow',
  barred: 'blow',
  joined: 'gain',
  'finished-mission': 'gain',
  drew: 'card',
  discarded: 'card',
  stole: 'card',
  gave: 'card',
  'picked-up': 'card',
  played: 'card',
  used: 'card',
  entered: 'card',
  'area-entered': 'card',
  found: 'card',
} as const satisfies Partial<Record<OmegaEvent['type'], SoundName>>;
