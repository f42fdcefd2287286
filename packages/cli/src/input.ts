import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type Game,
  InputError,
  isOptionInUse,
  LANGUAGES,
  type Language,
  type Options,
  parseOptions,
  unknownWord,
} from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import { InvalidArgumentError } from 'commander';
import type { CommandContext } from './command-context.ts';

/** For the parser of the command line: a whole number from `min` to `max`. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    const upTo = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`Expected a whole number ${upTo}.`);
  };
}

/** Collects `--option key=value` given any number of times. */
export function keyAndValue(
  given: string,
  before: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const at = given.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Expected key=value.');
  return { ...before, [given.slice(0, at)]: given.slice(at + 1) };
}

export function commaList(given: string): string[] {
  const words = given.split(',').map((word) => word.trim());
  if (words.some((word) => word === ''))
    throw new InvalidArgumentError('Expected names with commas between them.');
  return words;
}

export function folderName(given: string): string {
  if (given.trim() === '') throw new InvalidArgumentError('Expected a folder.');
  return given;
}

export function language(given: string): Language {
  const known = LANGUAGES.find((one) => one === given);
  if (!known) throw new InvalidArgumentError(`Expected ${LANGUAGES.join(' or ')}.`);
  return known;
}

export function gameEntry(context: CommandContext, id: string): GameEntry {
  const entry = context.games.find((game) => game.id === id);
  if (entry) return entry;
  throw new InputError(
    unknownWord(
      'game',
      id,
      context.games.map((game) => game.id),
    ),
  );
}

/** How many seats there are: without a wish as many as usual, where the game allows it. */
export function seatsFor(game: Game, wanted: number | undefined, usual = 3): number {
  const { min, max } = game.seats;
  const seats = wanted ?? Math.min(max, Math.max(min, usual));
  if (seats < min || seats > max)
    throw new InputError(
      `${game.id} seats ${min} to ${max} players; ${seats} ${seats === 1 ? 'was' : 'were'} asked for`,
    );
  return seats;
}

export function optionsFor(game: Game, given: Readonly<Record<string, string>> | undefined): Options {
  const options = parseOptions(game.options, given);
  for (const name of Object.keys(given ?? {})) refuseUnused(game, name, options);
  return options;
}

/** An option that has no effect beside the others was meant for something else. */
function refuseUnused({ options: spec, seats }: Game, name: string, options: Options): void {
  if (isOptionInUse(spec, name, { options, seats: seats.max })) return;
  const uses = (spec[name].when ?? []).map((values) =>
    Object.entries(values)
      .map(([other, allowed]) => `${other}=${allowed.join('|')}`)
      .join(' '),
  );
  throw new InputError(`option "${name}" has no effect with these options; it is for ${uses.join(' or ')}`);
}

/** Writes a file; when it cannot be written, says so in one sentence. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (problem) {
    throw new InputError(`cannot write ${file}: ${whyUnreadable(problem)}`);
  }
}

/** Says at once, before anything long is done, that a file could not be written. */
export function expectWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (problem) {
    throw new InputError(`cannot write ${file}: ${whyUnreadable(problem)}`);
  }
}

/** Reads a file; when it cannot be read, says so in one sentence. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new InputError(`cannot read ${file}: ${whyUnreadable(problem)}`);
  }
}

/** What went wrong with a file, in words. */
export function whyUnreadable(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  if (code === 'ENOENT') return 'there is no such file or folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ENOTDIR') return 'a part of the path is no folder';
  if (code === 'EEXIST') return 'a file of that name is in the way';
  if (code === 'EACCES' || code === 'EPERM') return 'it is not allowed';
  return problem instanceof Error ? problem.message : String(problem);
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new InputError(`${file}${lineOf(text, problem)}: expected JSON, but ${whatIsWrong(problem)}`);
  }
}

function whatIsWrong(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  return message
    .replace(/^./, (first) => first.toLowerCase())
    .replace(/ in JSON at position.*| \(line.*/s, '');
}

function lineOf(text: string, problem: unknown): string {
  const position = /position (\d+)/.exec(String(problem))?.[1];
  return position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`;
}

/** Adds the name of the file to errors about its content. */
export function naming<T>(file: string, body: () => T): T {
  try {
    return body();
  } catch (problem) {
    if (problem instanceof InputError) throw new InputError(`${file}: ${problem.message}`);
    throw problem;
  }
}

/** A repeatable option whose values are commands to run. */
export function commandList(command: string, before: readonly string[] = []): string[] {
  if (command.trim() === '') throw new InvalidArgumentError('Expected a command.');
  return [...before, command];
}
