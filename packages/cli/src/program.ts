import { InputError } from '@tabard/engine';
import { Command, CommanderError } from 'commander';
import { version } from '../package.json';
import type { CommandContext, Verdict } from './command-context.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addBotHost } from './commands/bot-host.ts';
import { addContent } from './commands/content.ts';
import { addDecks } from './commands/decks.ts';
import { addGames } from './commands/games.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRestore } from './commands/restore.ts';
import { addRules } from './commands/rules.ts';
import { addRulings } from './commands/rulings.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addStory } from './commands/story.ts';
import { addTexts } from './commands/texts.ts';
import { addTune } from './commands/tune.ts';

const PASSED = 0;
const FAILED = 1;
const BAD_INPUT = 2;
const FAULT = 70;

/** Runs the command and gives its exit code: whatever happens, bad input gets one sentence and no more. */
export async function runTabard(args: readonly string[], context: CommandContext): Promise<number> {
  let code = PASSED;
  const end = (verdict: Verdict): void => {
    code = verdict === 'passed' ? PASSED : FAILED;
  };
  try {
    await programFor(context, end).parseAsync(args.length ? args : ['--help'], { from: 'user' });
    return code;
  } catch (problem) {
    return explain(context, problem);
  }
}

function programFor(context: CommandContext, end: (verdict: Verdict) => void): Command {
  const program = new Command('tabard')
    .description('A table for fantasy adventure games that knows the rules.')
    .version(version)
    .exitOverride()
    .configureOutput({ writeOut: context.out, writeErr: () => undefined, outputError: () => undefined })
    .helpCommand(false);
  for (const add of [
    addGames,
    addPlay,
    addSim,
    addArena,
    addBotHost,
    addTune,
    addRulings,
    addRules,
    addReplay,
    addAnalyse,
    addContent,
    addStory,
    addTexts,
    addDecks,
    addBench,
    addServe,
    addBackup,
    addRestore,
  ])
    add(program, context, end);
  return program;
}

function explain(context: CommandContext, problem: unknown): number {
  if (problem instanceof CommanderError && problem.exitCode === 0) return PASSED;
  if (problem instanceof CommanderError || problem instanceof InputError) {
    context.err(`tabard: ${sentenceOf(problem)}\n`);
    return BAD_INPUT;
  }
  context.err(`tabard: a fault in the program: ${sentenceOf(problem)}\n`);
  if (process.env.TABARD_DEBUG === '1' && problem instanceof Error) context.err(`${problem.stack}\n`);
  return FAULT;
}

function sentenceOf(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  if (problem instanceof CommanderError && problem.code === 'commander.help')
    return 'a sub-command is missing here; --help lists them';
  if (problem instanceof CommanderError && problem.code === 'commander.unknownCommand')
    return `${plain(message)}; --help lists them`;
  return plain(message);
}

function plain(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}
