import type { GameEntry } from '@tabard/games';

/** Games for tests only: none in what is shipped. */
export const examples: readonly GameEntry[] = [];
