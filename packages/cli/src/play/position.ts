import { type Game, type MatchState, type Options, parseOptions } from '@tabard/engine';
import { gameFor, parseRuling, playOnFrom } from '@tabard/testkit';
import type { CommandContext } from '../command-context.ts';
import { readText } from '../input.ts';
import { libraryOf } from '../library.ts';

/** The position with which a ruling begins, to play on from. */
export async function readPosition(
  context: CommandContext,
  file: string,
  seed: string,
): Promise<{ game: Game; state: MatchState; options: Options; seats: readonly string[] }> {
  const ruling = parseRuling(readText(file), file);
  const game = await gameFor(ruling, libraryOf(context));
  const state = playOnFrom(ruling, game, seed);
  return { game, state, options: parseOptions(game.options, ruling.options), seats: ruling.seats };
}
