import type { Attack } from '../siege.ts';
import { garbageMessages } from './messages.ts';
import { floods } from './requests.ts';
import { halfOpen, slowReaders, unreadPings } from './sockets.ts';

/** Every kind of attack that honest tables play through. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'pings that nobody reads': unreadPings,
  'onlookers that do not read': slowReaders,
  'half-open connections': halfOpen,
  'floods of requests': floods,
  'garbage and repetitions': garbageMessages,
};
