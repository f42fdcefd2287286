import {
  eventText,
  type Game,
  InputError,
  type Language,
  type MatchLog,
  type MatchState,
  replay,
  sayTo,
} from '@tabard/engine';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { language, naming } from '../input.ts';
import { readLogFile } from '../log-file.ts';
import { seatNames } from '../play/seats.ts';

interface ReplayFlags {
  readonly verify?: boolean;
  readonly content?: string;
  readonly lang: Language;
  readonly json?: boolean;
}

export function addReplay(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('replay <file>')
    .description('plays a recorded match again')
    .option('--verify', 'check that it reaches the recorded state')
    .option('--content <folder>', 'the pack of cards that it was played with')
    .option('--lang <language>', 'the language it is told in: en or fr', language, 'en')
    .option('--json', 'print one JSON document')
    .action(async (file: string, flags: ReplayFlags) => {
      const { log, game } = await readLogFile(context, file, flags.content);
      if (flags.verify && log.hash === undefined)
        throw new InputError(`${file}: field "hash" is missing; --verify compares the match with it`);
      const told = !flags.json && !flags.verify;
      const state = naming(file, () => (told ? tell(context, game, log, flags.lang) : replay(game, log)));
      end(report(context, game, log, state, flags));
    });
}

function tell(context: CommandContext, game: Game, log: MatchLog, lang: Language): MatchState {
  const reader = { language: lang, seat: -1, seats: seatNames(log.seats, lang) } as const;
  const state = replay(game, log, { until: 0 });
  log.choices.forEach((_, seq) => {
    replayOne(game, log, state, seq, (event) => {
      printLine(context, sayTo(game, state, reader, eventText(game, event)));
    });
  });
  return state;
}

function replayOne(
  game: Game,
  log: MatchLog,
  state: MatchState,
  seq: number,
  sink: Parameters<Game['choose']>[3],
): void {
  const { seat, n, key } = log.choices[seq];
  const refusal = game.choose(state, seat, { n, key }, sink);
  if (!refusal) return;
  throw new InputError(
    `choices[${seq}] (seat ${seat}, "${key}") is refused: ${refusal.code}, rule ${refusal.rule}`,
  );
}

function report(
  context: CommandContext,
  game: Game,
  log: MatchLog,
  state: MatchState,
  flags: ReplayFlags,
): Verdict {
  const hash = game.hash(state);
  const isSame = log.hash === undefined ? undefined : log.hash === hash;
  const document = {
    game: log.game,
    seats: log.seats,
    choices: log.choices.length,
    finished: state.outcome !== undefined,
    outcome: state.outcome ?? null,
    hash,
    recordedHash: log.hash ?? null,
    verified: flags.verify ? isSame : undefined,
  };
  if (flags.json) printJson(context, document);
  else if (flags.verify) printLine(context, verdictText(log, hash));
  return flags.verify && !isSame ? 'failed' : 'passed';
}

function verdictText(log: MatchLog, hash: string): string {
  const many = `${log.choices.length} choices`;
  return log.hash === hash
    ? `${many} replayed: the state is the recorded one, ${hash}.`
    : `${many} replayed: the state is ${hash}, but ${log.hash} is recorded.`;
}
