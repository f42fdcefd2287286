import path from 'node:path';
import { InputError, unknownWord } from '@tabard/engine';
import {
  gameFor,
  type Library,
  parseRuling,
  positionOf,
  type RulingResult,
  runRuling,
} from '@tabard/testkit';
import type { Command } from 'commander';
import { cloneRoot } from '../clone-root.ts';
import { type CommandContext, printJson, printLine, progressOn, type Verdict } from '../command-context.ts';
import { filesUnder } from '../files.ts';
import { readText } from '../input.ts';
import { libraryOf } from '../library.ts';
import { rulingFiles } from '../ruling-files.ts';

export function addRulings(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  program
    .command('rulings [places...]')
    .description('plays recorded situations and compares each with its ruling (default: all of the clone)')
    .option('--json', 'print one JSON document')
    .action(async (places: string[], flags: { json?: boolean }) => {
      const results = await runAll(context, filesIn(places));
      const failed = results.filter((result) => !result.passed);
      if (flags.json) printJson(context, documentOf(results, failed));
      else printResults(context, results, failed);
      end(failed.length ? 'failed' : 'passed');
    });
}

function filesIn(places: readonly string[]): string[] {
  const files = places.length
    ? places.flatMap((place) => filesUnder(place, '.yaml'))
    : rulingFiles(cloneRoot('rulings'));
  if (places.length && !files.length)
    throw new InputError(`${places.join(', ')}: there is no ruling file there`);
  return files.map((file) => path.relative('', file));
}

/** A file that cannot be read as a ruling is bad input; among others it fails like any ruling, and they are played. */
async function runAll(context: CommandContext, files: readonly string[]): Promise<RulingResult[]> {
  const library = libraryOf(context);
  const progress = progressOn(context);
  if (files.length === 1) await checkReadable(readText(files[0]), files[0], library);
  const results: RulingResult[] = [];
  for (const file of files) {
    results.push(await playFile(file, library));
    progress.show(`${results.length} of ${files.length} rulings`);
  }
  progress.clear();
  return results;
}

async function playFile(file: string, library: Library): Promise<RulingResult> {
  try {
    return await runRuling(readText(file), file, library);
  } catch (problem) {
    if (!(problem instanceof InputError)) throw problem;
    return { file, title: '', proves: [], passed: false, failure: { line: 1, message: problem.message } };
  }
}

async function checkReadable(text: string, file: string, library: Library): Promise<void> {
  const ruling = parseRuling(text, file);
  ruling.proves.forEach((id, i) => {
    if (library.rules?.has(id) !== false) return;
    const line = ruling.source.lineOf(['proves', i]);
    throw new InputError(`${file}:${line}: ${unknownWord('rule', id, library.rules)}`);
  });
  positionOf(ruling, await gameFor(ruling, library));
}

function documentOf(results: readonly RulingResult[], failed: readonly RulingResult[]) {
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ file, title, proves, failure }) => ({ file, title, proves, ...failure })),
  };
}

function printResults(
  context: CommandContext,
  results: readonly RulingResult[],
  failed: readonly RulingResult[],
): void {
  for (const { file, title, failure } of failed)
    printLine(context, `${file}:${failure?.line}: ${failure?.message}${title && ` (${title})`}`);
  printLine(context, `${results.length - failed.length} rulings passed, ${failed.length} failed`);
}
