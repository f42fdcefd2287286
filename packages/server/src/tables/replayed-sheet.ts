import { createHash } from 'node:crypto';
import { type Game, InputError, type MatchState, parseOptions } from '@tabard/engine';
import { walkToResumed } from '@tabard/table';
import type { SentRecord } from '@tabard/table/protocol';
import { conflict } from '../problem.ts';
import { runInSteps } from '../rooms/event-loop.ts';
import { countsFor } from '../rooms/written-sheets.ts';
import type { ServerContext } from '../server-context.ts';
import type { MatchId, PlayerId, SheetRow } from '../store/rows.ts';
import { loadGame } from './new-table.ts';

type ReplayTools = Pick<ServerContext, 'store' | 'games' | 'now'>;

/** How many sheets one person keeps before a replayed one is refused. */
const MOST_SHEETS = 200;

/** Replays a match that was played elsewhere and keeps the sheet that it led to. */
export async function keepReplayed(
  tools: ReplayTools,
  player: PlayerId,
  record: SentRecord,
): Promise<SheetRow> {
  const { store, now } = tools;
  const game = await loadGame(tools, record.game);
  await requireShelf(tools, player);
  const options = parseOptions(game.options, record.options);
  const text = sheetIn(game, await replayed(game, { ...record, options }));
  const counts = await countsFor(store, { game: game.id, options, start: undefined }, [player]);
  const sheet = { match: idOf(record), game: game.id, text, counts, updated: now() };
  await store.sheets.put(player, sheet);
  return sheet;
}

async function requireShelf({ store }: ReplayTools, player: PlayerId): Promise<void> {
  if ((await store.sheets.of(player)).length >= MOST_SHEETS)
    throw conflict('too-many-sheets', `You keep ${MOST_SHEETS} Save Sheets here; remove some of them first.`);
}

/** The state after the last choice. Rules, cards and every choice are checked: none is taken on trust. */
async function replayed(game: Game, record: SentRecord): Promise<MatchState> {
  const { choices, ...log } = record;
  if (log.rules !== game.rulesVersion)
    throw new InputError(
      `this match was played by rules version ${log.rules} of ${game.id}; this server has version ${game.rulesVersion}`,
    );
  const { content } = game.create({ seed: log.seed, seats: log.seats, options: log.options });
  if (content !== log.content)
    throw new InputError(`this match was played with other cards than this server has: ${log.content}`);
  const stored = { played: choices, story: [], storyUntil: choices.length };
  return (await runInSteps(walkToResumed(game, { log }, stored))).state;
}

function sheetIn({ id, sheetOf }: Game, state: MatchState): string {
  const text = sheetOf?.(state);
  if (text === undefined) throw new InputError(`this match of ${id} has written no Save Sheet`);
  return text;
}

/** The same match, sent again once it has gone on, replaces its earlier sheet. */
function idOf({ game, seats, options, seed }: SentRecord): MatchId {
  const beginning = JSON.stringify([game, seats, Object.entries(options).sort(), seed]);
  return createHash('sha256').update(beginning).digest('base64url').slice(0, 22) as MatchId;
}
