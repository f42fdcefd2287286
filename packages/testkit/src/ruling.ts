import { type Game, InputError, unknownWord } from '@tabard/engine';
import { type FilePath, RulingError, wrongAt } from './located.ts';
import { mapping, parseRuling, type Ruling } from './ruling-file.ts';
import { judge } from './trial.ts';

export interface RulingResult {
  readonly file: string;
  readonly title: string;
  readonly proves: readonly string[];
  readonly passed: boolean;
  readonly failure?: { readonly line: number; readonly message: string };
}

/** What the runner needs. */
export interface Library {
  /** Loads a game; an unknown id is thrown as an InputError or given as undefined. */
  gameOf(id: string): Game | undefined | Promise<Game | undefined>;
  /** The ids of the ledgers; when given, every cited rule must be among them. */
  readonly rules?: ReadonlySet<string>;
}

/** Runs one ruling. Any error, in the file or in the game, becomes its failure. */
export async function runRuling(text: string, file: string, library: Library): Promise<RulingResult> {
  let ruling: Ruling | undefined;
  try {
    ruling = parseRuling(text, file);
    checkRules(ruling, library);
    judge(ruling, await gameFor(ruling, library));
    return { ...headOf(file, ruling), passed: true };
  } catch (problem) {
    if (!(problem instanceof RulingError)) throw problem;
    const failure = { line: problem.line, message: problem.what };
    return { ...headOf(file, ruling), passed: false, failure };
  }
}

function headOf(file: string, ruling: Ruling | undefined) {
  return { file, title: ruling?.title ?? '', proves: ruling?.proves ?? [] };
}

/** The game a ruling is about. */
export async function gameFor(ruling: Ruling, library: Library): Promise<Game> {
  try {
    const game = await library.gameOf(ruling.game);
    if (game) return game;
  } catch (problem) {
    if (problem instanceof InputError) throw wrongAt(ruling.source, ['game'], problem.message);
    throw problem;
  }
  throw wrongAt(ruling.source, ['game'], `unknown game "${ruling.game}"`);
}

function checkRules(ruling: Ruling, library: Library): void {
  for (const [i, rule] of ruling.proves.entries()) checkRule(ruling, library, rule, ['proves', i]);
  for (const step of ruling.steps)
    for (const [seat, phrases] of Object.entries(step.refused))
      for (const [phrase, rule] of Object.entries(
        mapping(ruling.source, phrases, [...step.path, 'refused', seat], seat),
      ))
        checkRule(ruling, library, rule, [...step.path, 'refused', seat, phrase]);
}

function checkRule(ruling: Ruling, { rules }: Library, rule: unknown, path: FilePath): void {
  if (typeof rule !== 'string')
    throw wrongAt(ruling.source, path, `expected the id of a rule, found ${JSON.stringify(rule)}`);
  if (rules && !rules.has(rule)) throw wrongAt(ruling.source, path, unknownWord('rule', rule, rules));
}
