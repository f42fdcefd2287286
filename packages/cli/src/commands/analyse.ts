import { type Analysis, analysing, type Mark } from '@tabard/bots';
import {
  applyEntry,
  type Game,
  type Language,
  type MatchLog,
  type MatchState,
  optionOf,
  optionText,
  replay,
  sayTo,
} from '@tabard/engine';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, progressOn, type Verdict } from '../command-context.ts';
import { language, naming, wholeNumber } from '../input.ts';
import { readLogFile } from '../log-file.ts';
import { seatNames } from '../play/seats.ts';

interface AnalyseFlags {
  readonly iterations: number;
  readonly content?: string;
  readonly lang: Language;
  readonly json?: boolean;
}

export function addAnalyse(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('analyse <file>')
    .description(
      'looks through a recorded match: the chances after each choice, and what would have been better',
    )
    .option('--iterations <n>', 'how long to think about each decision', wholeNumber(10, 100_000), 80)
    .option('--content <folder>', 'the pack of cards that it was played with')
    .option('--lang <language>', 'the language it is told in: en or fr', language, 'en')
    .option('--json', 'print one JSON document')
    .action(async (file: string, flags: AnalyseFlags) => {
      const { log, game } = await readLogFile(context, file, flags.content);
      const analysis = naming(file, () => analyse(context, game, log, flags.iterations));
      if (flags.json) printJson(context, analysis);
      else for (const line of linesOf(game, log, analysis, flags.lang)) printLine(context, line);
      end('passed');
    });
}

function analyse(context: CommandContext, game: Game, log: MatchLog, iterations: number): Analysis {
  const progress = progressOn(context);
  const walk = analysing(game, log, { budget: () => ({ iterations }) });
  for (;;) {
    const { done, value } = walk.next();
    if (done) {
      progress.clear();
      return value;
    }
    progress.show(`${Math.floor(100 * value)} % looked through`);
  }
}

const BARS = '▁▂▃▄▅▆▇█';
const WIDTH = 72;

/** A row of bars for each seat, then what is worth a second look. */
function* linesOf(game: Game, log: MatchLog, analysis: Analysis, lang: Language): Generator<string> {
  const names = seatNames(log.seats, lang);
  const widest = Math.max(...names.map((name) => name.length));
  for (const [seat, name] of names.entries())
    yield `${name.padEnd(widest)}  ${bars(analysis.marks.map(({ chances }) => chances[seat]))}`;
  const state = replay(game, log, { until: 0 });
  for (const mark of analysis.marks) {
    const isTurning = analysis.turningPoints.includes(mark.seq);
    if (mark.better || isTurning) yield lineFor(game, state, mark, { names, lang, isTurning });
    applyEntry(game, state, log.choices[mark.seq]);
  }
}

function bars(chances: readonly number[]): string {
  const count = Math.min(WIDTH, chances.length);
  return Array.from({ length: count }, (_, i) => {
    const chance = chances[Math.floor(((i + 1) * chances.length) / count) - 1];
    return BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))];
  }).join('');
}

interface AnalysisTelling {
  readonly names: readonly string[];
  readonly lang: Language;
  readonly isTurning: boolean;
}

function lineFor(
  game: Game,
  state: MatchState,
  mark: Mark,
  { names, lang, isTurning }: AnalysisTelling,
): string {
  const reader = { language: lang, seat: mark.seat, seats: names };
  const tell = (key: string) => sayTo(game, state, reader, optionText(game, optionOf(key)));
  const chances = mark.chances.map((chance) => `${Math.round(100 * chance)} %`).join(' / ');
  const better = mark.better
    ? `; better was ${tell(mark.better.key)} (+${Math.round(100 * mark.better.gain)} %)`
    : '';
  const played = `${mark.seq + 1}  ${names[mark.seat] ?? ''}: ${mark.seat < 0 ? mark.key : tell(mark.key)}`;
  return `${played}  ${chances}${isTurning ? '  turning point' : ''}${better}`;
}
