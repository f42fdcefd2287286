import { answerOf, makeBot } from '@tabard/bots';
import { InputError, type Options, parseOptions } from '@tabard/engine';
import type { ContentFinding, GameEntry, Twins } from '@tabard/games';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { gameEntry } from '../input.ts';
import { compilerOf, filesOf, type Pack, problemIn, readPack } from '../pack.ts';
import type { ContentProblem } from '../yaml-file.ts';

interface ContentFlags {
  readonly game?: string;
  readonly json?: boolean;
}

export function addContent(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  const content = program.command('content').description('works with sets of cards');
  content
    .command('check <folder>')
    .description('validates a folder of your own cards')
    .option('--game <game>', 'the game they are for (default: the first that takes packs)')
    .option('--json', 'print one JSON document')
    .action(async (folder: string, flags: ContentFlags) => {
      const entry = entryFor(context, flags.game);
      const pack = readPack(folder);
      const { cards, problems } = await checkPack(entry, pack);
      const findings = problems.length ? [] : await findingsIn(entry, pack);
      const twins = problems.length ? [] : ((await entry.twins?.(filesOf(pack))) ?? []);
      const files = pack.files.length;
      const isWell = !problems.length && !findings.length;
      const document = { game: entry.id, files, cards, ok: isWell, problems, findings, twins };
      if (flags.json) printJson(context, document);
      else if (problems.length)
        for (const one of problems) printLine(context, `${one.file}:${one.line}: ${one.message}`);
      else if (findings.length)
        for (const { place, what } of findings) printLine(context, `${place}: ${what}`);
      else {
        printLine(context, `${files} files, ${cards} cards with the built-in ones: nothing is wrong.`);
        if (entry.twins) printTwins(context, twins);
      }
      end(isWell ? 'passed' : 'failed');
    });
}

/** Pairs that no family of the rules accounts for are named; the others are only counted. */
function printTwins(context: CommandContext, twins: readonly Twins[]): void {
  const strays = twins.filter(({ why }) => why === undefined);
  printLine(
    context,
    `Pairs of cards that do the same but for their numbers: ${strays.length}, and ${twins.length - strays.length} of families that the rules have.`,
  );
  for (const { kind, cards } of strays) printLine(context, `  ${kind}: ${cards.join(' and ')}`);
}

function entryFor(context: CommandContext, id: string | undefined): GameEntry {
  const entry = id === undefined ? context.games.find((game) => game.compilePack) : gameEntry(context, id);
  if (!entry) throw new InputError('no game takes packs of cards');
  compilerOf(entry);
  return entry;
}

/** Compiles the pack for every set it may join, up to the first fault. */
async function checkPack(
  entry: GameEntry,
  pack: Pack,
): Promise<{ cards: number; problems: ContentProblem[] }> {
  const compile = compilerOf(entry);
  let cards = 0;
  try {
    for (const options of await setsOf(entry)) cards = (await compile(filesOf(pack), options)).defs.length;
    return { cards, problems: [] };
  } catch (problem) {
    return { cards: 0, problems: [problemIn(pack, problem)] };
  }
}

/** What is wrong with the content as a whole. */
async function findingsIn(entry: GameEntry, pack: Pack): Promise<readonly ContentFinding[]> {
  if (!entry.findings) return [];
  const [options] = await setsOf(entry);
  const greedy = makeBot('greedy');
  const content = await compilerOf(entry)(filesOf(pack), options);
  return entry.findings(
    content,
    (game, state, decision, rng) => answerOf(greedy, game, state, decision, rng).key,
  );
}

async function setsOf(entry: GameEntry): Promise<Options[]> {
  const game = await entry.load();
  const { setOption } = entry;
  const spec = setOption === undefined ? undefined : game.options[setOption];
  if (setOption === undefined || spec?.type !== 'choice') return [parseOptions(game.options)];
  return spec.values.map((value) => parseOptions(game.options, { [setOption]: value }));
}
