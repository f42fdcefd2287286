import { contentOf, type Game, type Language } from '@tabard/engine';
import {
  brokenPattern,
  cardLines,
  keywordLines,
  phraseLines,
  playedLines,
  type ReadLine,
} from '@tabard/testkit';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { gameEntry, keyAndValue, language, optionsFor, seatsFor, wholeNumber } from '../input.ts';
import { libraryOf } from '../library.ts';

interface TextsFlags {
  readonly lang: Language;
  readonly seats?: number;
  readonly option?: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly lines: number;
  readonly json?: boolean;
}

export function addTexts(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('texts <game>')
    .description(
      'prints every text of a game for a reader: cards, keywords, refusals, options, lines of a match',
    )
    .option('--lang <language>', 'the language: en or fr', language, 'en')
    .option('--seats <n>', 'how many seats the match has', wholeNumber(1))
    .option('--option <key=value>', 'an option of the game; may be repeated', keyAndValue)
    .option('--seed <word>', 'equal words give equal matches', 'tabard')
    .option('--lines <n>', 'how many lines of the match are read', wholeNumber(0), 3000)
    .option('--json', 'print one JSON document')
    .action(async (id: string, flags: TextsFlags) => {
      const game = (await libraryOf(context).gameOf(id)) ?? (await gameEntry(context, id).load());
      const lines = linesOf(game, flags);
      const broken = lines.filter(({ line }) => brokenPattern(flags.lang, line));
      if (flags.json) printJson(context, { lines, broken });
      else print(context, flags.lang, lines, broken);
      end(broken.length ? 'failed' : 'passed');
    });
}

function linesOf(game: Game, { lang, seats: wanted, option, seed, lines }: TextsFlags): ReadLine[] {
  const seats = seatsFor(game, wanted);
  const options = optionsFor(game, option);
  const content = contentOf(game.create({ seed, seats, options }));
  return [
    ...cardLines(game, content, lang),
    ...keywordLines(game, lang),
    ...phraseLines(game, lang),
    ...once(playedLines(game, lang, { seed, seats, options, lines })),
  ];
}

/** Each line of a match once. */
function once(lines: readonly ReadLine[]): ReadLine[] {
  const read = new Set<string>();
  return lines.filter(({ where, line }) => !read.has(`${where} ${line}`) && read.add(`${where} ${line}`));
}

function print(
  context: CommandContext,
  lang: Language,
  lines: readonly ReadLine[],
  broken: readonly ReadLine[],
): void {
  let last = '';
  for (const { where, line } of lines) {
    if (where !== last) printLine(context, `\n[${where}]`);
    printLine(context, line);
    last = where;
  }
  printLine(context, `\n${lines.length} lines, ${broken.length} broken`);
  for (const { where, line } of broken)
    printLine(context, `[${where}] ${line} (${brokenPattern(lang, line)})`);
}
