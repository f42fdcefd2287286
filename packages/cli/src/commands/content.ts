import path from 'node:path';
import { ContentError, InputError } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import type { Command } from 'commander';
import { type Desk, printJson, printLine, type Verdict } from '../desk.ts';
import { filesUnder } from '../files.ts';
import { gameEntry } from '../input.ts';
import { type ContentProblem, locate, readYaml } from '../yaml-file.ts';

interface Flags {
  readonly game?: string;
  readonly json?: boolean;
}

export function addContent(program: Command, desk: Desk, end: (verdict: Verdict) => void): void {
  const content = program.command('content').description('works with sets of cards');
  content
    .command('check <folder>')
    .description('validates a folder of your own cards')
    .option('--game <game>', 'the game they are for (default: the first that takes packs)')
    .option('--json', 'print one JSON document')
    .action(async (folder: string, flags: Flags) => {
      const { entry, check } = checkerFor(desk, flags.game);
      const files = filesUnder(folder, '.yaml').map((file) => ({
        name: nameIn(folder, file),
        yaml: readYaml(file),
      }));
      if (!files.length) throw new InputError(`${folder} holds no .yaml file`);
      const { cards, problems } = await checkFiles(check, files);
      const document = { game: entry.id, files: files.length, cards, ok: !problems.length, problems };
      if (flags.json) printJson(desk, document);
      else if (problems.length)
        for (const one of problems) printLine(desk, `${one.file}:${one.line}: ${one.message}`);
      else printLine(desk, `${files.length} files, ${cards} cards: nothing is wrong.`);
      end(problems.length ? 'failed' : 'passed');
    });
}

/** A file is named as in the built-in sets: `characters`, or `extra/characters` in a folder of the pack. */
function nameIn(folder: string, file: string): string {
  return path
    .relative(folder, file)
    .split(path.sep)
    .join('/')
    .replace(/\.yaml$/, '');
}

type Check = NonNullable<GameEntry['contentCheck']>;

function checkerFor(desk: Desk, id: string | undefined): { entry: GameEntry; check: Check } {
  const entry = id === undefined ? desk.games.find((game) => game.contentCheck) : gameEntry(desk, id);
  if (entry?.contentCheck) return { entry, check: entry.contentCheck };
  throw new InputError(id === undefined ? 'no game takes packs of cards' : `${id} takes no packs of cards`);
}

async function checkFiles(
  check: Check,
  files: readonly { name: string; yaml: ReturnType<typeof readYaml> }[],
): Promise<{ cards: number; problems: ContentProblem[] }> {
  try {
    const content = await check(files.map(({ name, yaml }) => ({ name, data: yaml.data })));
    return { cards: content.defs.length, problems: [] };
  } catch (problem) {
    if (!(problem instanceof ContentError)) throw problem;
    return { cards: 0, problems: [locate(problem, files)] };
  }
}
