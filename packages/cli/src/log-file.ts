import { findContent, type Game, InputError, type MatchLog, parseLog, parseOptions } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import type { CommandContext } from './command-context.ts';
import { gameEntry, naming, readJson } from './input.ts';
import { loadPack } from './pack.ts';

export interface LogFile {
  readonly log: MatchLog;
  readonly game: Game;
}

/** Reads a recorded match, and makes sure that the cards it was played with are known. */
export async function readLogFile(
  context: CommandContext,
  file: string,
  folder: string | undefined,
): Promise<LogFile> {
  const document = readJson(file);
  const log = naming(file, () => parseLog(document));
  const entry = naming(file, () => gameEntry(context, log.game));
  const game = await entry.load();
  await provideContent(file, entry, game, log, folder);
  return { log, game };
}

async function provideContent(
  file: string,
  entry: GameEntry,
  game: Game,
  log: MatchLog,
  folder: string | undefined,
): Promise<void> {
  if (folder !== undefined) {
    const options = naming(file, () => parseOptions(game.options, log.options));
    const { hash } = await loadPack(entry, folder, options);
    if (hash !== log.content)
      throw new InputError(
        `${file}: the match was played with the content ${log.content}, but ${folder} makes the content ${hash}`,
      );
  }
  if (!findContent(log.content))
    throw new InputError(
      `${file}: the content with the hash ${log.content} is missing; --content gives the pack it was played with`,
    );
}
