import { randomBytes } from 'node:crypto';
import { type Bot, botIds, makeBot } from '@tabard/bots';
import {
  type Game,
  InputError,
  type Language,
  type MatchState,
  type Options,
  startLog,
} from '@tabard/engine';
import { type Beginning, logOf } from '@tabard/table';
import type { Command } from 'commander';
import { type CommandContext, printJson, type Verdict } from '../command-context.ts';
import {
  commaList,
  gameEntry,
  keyAndValue,
  language,
  optionsFor,
  seatsFor,
  wholeNumber,
  writeText,
} from '../input.ts';
import { loadPack } from '../pack.ts';
import { linesFrom } from '../play/lines.ts';
import { type LiveMatch, liveMatch } from '../play/match.ts';
import { playSession } from '../play/play-session.ts';
import { readPosition } from '../play/position.ts';
import { seatNames } from '../play/seats.ts';
import { keepSheet, withSheet } from '../play/sheet-file.ts';
import { talkOf } from '../play/talk.ts';

interface PlayFlags {
  readonly seats?: number;
  readonly seat?: number;
  readonly bots: readonly string[];
  readonly seed?: string;
  readonly option?: Readonly<Record<string, string>>;
  readonly content?: string;
  readonly from?: string;
  readonly lang: Language;
  readonly hotseat?: boolean;
  readonly alwaysAsk?: boolean;
  readonly save?: string;
  readonly sheet?: string;
  readonly json?: boolean;
}

export function addPlay(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('play [game]')
    .description('plays a match in the terminal, with bots in the other seats')
    .option('--seats <n>', 'how many seats', wholeNumber(1))
    .option('--seat <n>', 'which seat is yours, from 1 (default: 1)', wholeNumber(1))
    .option('--bots <names>', `the bots, in turn for the other seats: ${botIds.join(', ')}`, commaList, [
      'greedy',
    ])
    .option('--seed <word>', 'equal words give equal luck')
    .option('--option <key=value>', 'an option of the game; may be repeated', keyAndValue)
    .option('--content <folder>', 'a pack of your own cards to play with')
    .option('--from <ruling>', 'begin with the position of a ruling file')
    .option('--lang <language>', 'the language of the game: en or fr', language, 'en')
    .option('--hotseat', 'people in all seats, one terminal')
    .option('--always-ask', 'ask even where you can only pass')
    .option('--save <file>', 'keep the log of the match there')
    .option('--sheet <file>', 'begin with the sheet in this file, and keep the latest one there')
    .option('--json', 'print one JSON document at the end; the table talks on standard error')
    .action(async (id: string | undefined, flags: PlayFlags) => {
      await play(context, id, flags);
      end('passed');
    });
}

interface Start {
  readonly game: Game;
  readonly state: MatchState;
  readonly seed: string;
  readonly options: Options;
  readonly seats: readonly string[];
}

async function play(context: CommandContext, id: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.from !== undefined && flags.save !== undefined)
    throw new InputError('--save keeps a match from its beginning; with --from there is none');
  const start = await startOf(context, id, flags);
  const say = flags.json ? context.err : context.out;
  const bots = botsFor(start.state.seats, flags);
  const asking = flags.alwaysAsk ? 'always' : 'normal';
  const match = liveMatch(start.game, { beginning: beginningOf(start, flags), bots, asking });
  const lines = linesFrom(context, say);
  say(greeting(start, flags, id === undefined && flags.from === undefined));
  try {
    const ending = await playSession({
      match,
      talk: talkOf(start.game, flags.lang, start.seats),
      lines,
      viewer: flags.hotseat ? 'spectator' : (flags.seat ?? 1) - 1,
      say,
    });
    const asked = ending === 'left' && flags.from === undefined && flags.save === undefined;
    const file = asked ? await lines.next('Keep the match in which file (nothing: none)? ') : flags.save;
    if (file?.trim()) keepLog(match, file.trim(), say);
    if (flags.sheet !== undefined) keepSheet(match, flags.sheet, say);
  } finally {
    lines.close();
  }
  if (flags.json) printJson(context, summaryOf(start, match));
}

async function startOf(context: CommandContext, id: string | undefined, flags: PlayFlags): Promise<Start> {
  if (flags.from !== undefined) return fromRuling(context, id, flags, flags.from);
  const entry = gameEntry(context, id ?? context.games[0].id);
  const game = await entry.load();
  const seats = seatsFor(game, flags.seats);
  const options = optionsFor(game, withSheet(game, flags.option, flags.sheet));
  const seed = newSeed(flags);
  const pack = flags.content === undefined ? undefined : await loadPack(entry, flags.content, options);
  const state = game.create({ seed, seats, options, content: pack?.hash });
  return { game, state, seed, options, seats: seatNames(seats, flags.lang) };
}

async function fromRuling(
  context: CommandContext,
  id: string | undefined,
  flags: PlayFlags,
  file: string,
): Promise<Start> {
  if (flags.content !== undefined)
    throw new InputError('--from and --content exclude each other: a ruling is about the built-in cards');
  for (const name of ['seats', 'option', 'sheet'] as const)
    if (flags[name] !== undefined) throw new InputError(`--${name} is given by the ruling ${file}`);
  const seed = newSeed(flags);
  const { game, state, options, seats } = await readPosition(context, file, seed);
  if (id !== undefined && id !== game.id)
    throw new InputError(`${file} is a position of ${game.id}; ${id} was asked for`);
  return { game, state, seed, options, seats };
}

function beginningOf({ game, state, seed, options }: Start, { from }: PlayFlags): Beginning {
  const log = startLog(game, { seed, seats: state.seats, options, content: state.content });
  return from === undefined ? { log } : { log, start: state };
}

function newSeed(flags: PlayFlags): string {
  return flags.seed ?? randomBytes(16).toString('hex');
}

function botsFor(seats: number, flags: PlayFlags): (Bot | undefined)[] {
  if (flags.seat !== undefined && flags.hotseat)
    throw new InputError('--seat and --hotseat exclude each other: with --hotseat every seat is a person');
  const mine = (flags.seat ?? 1) - 1;
  if (mine >= seats) throw new InputError(`--seat is ${mine + 1}; this match has the seats 1 to ${seats}`);
  const named = flags.bots.map((bot) => makeBot(bot, () => performance.now()));
  let next = 0;
  return Array.from({ length: seats }, (_, seat) =>
    flags.hotseat || seat === mine ? undefined : named[next++ % named.length],
  );
}

function greeting(start: Start, flags: PlayFlags, isDefault: boolean): string {
  const { game, seats, options } = start;
  const brief = Object.entries(options).filter(([, value]) => !String(value).includes('\n'));
  const chosen = brief.map(([key, value]) => `${key}=${value}`);
  const lines = [
    `${game.id}, ${seats.length} seats (${seats.join(', ')})${chosen.length ? `, ${chosen.join(', ')}` : ''}`,
    flags.hotseat ? 'Every seat is a person.' : `You are ${seats[(flags.seat ?? 1) - 1]}.`,
    'Type a number to choose, h for help, q to leave.',
  ];
  if (flags.content !== undefined) lines.splice(1, 0, `The cards of ${flags.content} are in the decks.`);
  if (isDefault) lines.unshift(`No game was named, so this is the first one; "tabard games" lists all.`);
  return `${lines.join('\n')}\n`;
}

function keepLog({ course }: LiveMatch, file: string, say: (text: string) => void): void {
  writeText(file, `${JSON.stringify(logOf(course))}\n`);
  say(`The match is kept in ${file}.\n`);
}

function summaryOf({ game, seed, options }: Start, match: LiveMatch) {
  const { state, course, bots } = match;
  return {
    game: game.id,
    seats: state.seats,
    bots: bots.map((bot) => bot?.id ?? null),
    options,
    content: state.content,
    seed,
    decisions: course.played.length,
    finished: match.isOver(),
    outcome: state.outcome ?? null,
    hash: game.hash(state),
  };
}
