import { statSync } from 'node:fs';
import path from 'node:path';
import { type Content, ContentError, InputError, type Options } from '@tabard/engine';
import type { ContentFile, GameEntry } from '@tabard/games';
import { filesUnder } from './files.ts';
import { whyUnreadable } from './input.ts';
import { type ContentProblem, readYaml, type YamlFile } from './yaml-file.ts';

/** A folder of a player's own cards. */
export interface Pack {
  readonly folder: string;
  readonly files: readonly { readonly name: string; readonly yaml: YamlFile }[];
}

export function readPack(folder: string): Pack {
  if (!isFolder(folder)) throw new InputError(`${folder} is a file; expected a folder of .yaml files`);
  const files = filesUnder(folder, '.yaml').map((file) => ({
    name: nameIn(folder, file),
    yaml: readYaml(file),
  }));
  if (!files.length) throw new InputError(`${folder} holds no .yaml file`);
  return { folder, files };
}

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch (problem) {
    throw new InputError(`cannot read ${place}: ${whyUnreadable(problem)}`);
  }
}

/** A file is named as in the built-in sets: `characters`. */
function nameIn(folder: string, file: string): string {
  return path
    .relative(folder, file)
    .split(path.sep)
    .join('/')
    .replace(/\.yaml$/, '');
}

/** What is left of a pack when nobody asks for lines any more; a thread can be handed it. */
export function filesOf(pack: Pack): ContentFile[] {
  return pack.files.map(({ name, yaml }) => ({ name, data: yaml.data }));
}

export type Compile = NonNullable<GameEntry['compilePack']>;

export function compilerOf(entry: GameEntry): Compile {
  if (entry.compilePack) return entry.compilePack;
  throw new InputError(`${entry.id} takes no packs of cards`);
}

/** Compiles a pack for matches with these options; what is wrong with it is told with its file and line. */
export async function loadPack(entry: GameEntry, pack: Pack, options: Options): Promise<Content> {
  const compile = compilerOf(entry);
  try {
    return await compile(filesOf(pack), options);
  } catch (problem) {
    const { file, line, message } = problemIn(pack, problem);
    throw new InputError(`${file}:${line}: ${message}`);
  }
}

/** Where in the pack a fault lies: its path begins with the name of the file. */
export function problemIn({ files }: Pack, problem: unknown): ContentProblem {
  if (!(problem instanceof ContentError)) throw problem;
  const [name, ...path] = problem.path;
  const { yaml } = files.find((one) => one.name === name) ?? files[0];
  return { file: yaml.file, line: yaml.lineAt(path), message: problem.message };
}
