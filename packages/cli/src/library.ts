import type { Game } from '@tabard/engine';
import type { Library } from '@tabard/testkit';
import type { CommandContext } from './command-context.ts';
import { gameEntry } from './input.ts';
import { allRules } from './ledgers.ts';

/** The worked examples: rulings may speak of them, but the table does not offer them. */
const examples: Readonly<Record<string, () => Promise<Game>>> = {
  lamplight: async () => (await import('@tabard/example-lamplight')).lamplight,
};

/** What the runner of rulings may look up. */
export function libraryOf(context: CommandContext): Library {
  return {
    gameOf: (id) => (Object.hasOwn(examples, id) ? examples[id]() : gameEntry(context, id).load()),
    rules: new Set(allRules().map((rule) => rule.id)),
  };
}
