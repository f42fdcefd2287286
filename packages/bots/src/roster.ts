import { InputError, unknownWord } from '@tabard/engine';
import type { Bot } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import { random } from './random.ts';

const roster: Readonly<Record<string, () => Bot>> = {
  random: () => random,
  greedy: () => makeGreedy(),
};

export const botIds: readonly string[] = Object.keys(roster);

/** The bot with this id; an unknown one is refused with the nearest known. */
export function makeBot(id: string): Bot {
  if (!Object.hasOwn(roster, id)) throw new InputError(unknownWord('bot', id, botIds));
  return roster[id]();
}
