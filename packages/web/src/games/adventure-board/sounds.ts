import type { BoardEvent } from '@tabard/adventure-board';
import type { SoundName } from '../../sound/scores.ts';

/** What is heard at this table. */
export const sounds = {
  'first-rolled': 'dice',
  rolled: 'dice',
  dice: 'dice',
  tried: 'dice',
  'die-changed': 'dice',
  'foe-die-changed': 'dice',
  hit: 'blow',
  'foe-hit': 'blow',
  hurt: 'blow',
  defeated: 'blow',
  'fight-began': 'card',
  'duel-began': 'blow',
  played: 'card',
  attached: 'card',
  drew: 'card',
  discarded: 'card',
  entered: 'card',
  placed: 'card',
  revealed: 'card',
  scouted: 'card',
  'event-drawn': 'card',
  'quest-drawn': 'card',
  equipped: 'card',
  healed: 'gain',
  'item-won': 'gain',
  'level-gained': 'gain',
  completed: 'gain',
  'trophy-won': 'gain',
} as const satisfies Partial<Record<BoardEvent['type'], SoundName>>;
