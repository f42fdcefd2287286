import { InputError, unknownWord } from '@tabard/engine';
import type { Bot } from './bot.ts';
import { makeGreedy } from './greedy.ts';
import { type Clock, LEVELS, makePersona, personaAt, personas, within } from './levels.ts';
import { random } from './random.ts';
import { makeThinker } from './thinker/index.ts';

const roster: Readonly<Record<string, () => Bot>> = {
  random: () => random,
  greedy: () => makeGreedy(),
};

/** The bots that people choose among, the weakest first. */
export const botIds: readonly string[] = [...Object.keys(roster), ...LEVELS];

const allIds: readonly string[] = [...new Set([...botIds, ...personas.keys()])];

/** The id shown in menus: the level of a persona, else the id itself. */
export function kindOfBot(id: string): string {
  return personas.get(id)?.level ?? id;
}

/** A Thinker with a budget for each decision: `thinker:100ms`, or `thinker:400` for that many iterations. */
const THINKER = /^thinker:(\d{1,7})(ms)?$/;

/** The id under which a requested bot is seated; an unknown one is refused. A level becomes one of its personas. */
export function seatedBot(id: string, seat: number): string {
  if (!allIds.includes(id)) throw new InputError(unknownWord('bot', id, botIds));
  const level = LEVELS.find((one) => one === id);
  return level ? personaAt(level, seat).id : id;
}

/**
 * The bot with this id; throws for an unknown one and names the nearest. Without a clock, bots with a time budget use a
 * number of iterations instead, so that they are reproducible.
 */
export function makeBot(id: string, clock?: Clock): Bot {
  if (Object.hasOwn(roster, id)) return roster[id]();
  const persona = personas.get(id);
  if (persona) return makePersona(persona, clock);
  const [, amount, unit] = THINKER.exec(id) ?? [];
  if (amount === undefined) throw new InputError(unknownWord('bot', id, allIds));
  return makeThinker(budgetFor(id, Number(amount), unit, clock), {}, id);
}

function budgetFor(id: string, amount: number, unit: string | undefined, clock: Clock | undefined) {
  if (unit === undefined) return () => ({ iterations: Math.max(1, amount) });
  if (clock) return within(clock, amount);
  throw new InputError(
    `"${id}" thinks by a clock, and there is none here; "thinker:${amount}" counts iterations`,
  );
}
