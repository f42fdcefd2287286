import { statSync } from 'node:fs';
import path from 'node:path';
import { type Content, ContentError, type ContentFile, InputError, type Options } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
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

export function filesOf(pack: Pack): ContentFile[] {
  return pack.files.map(({ name, yaml }) => ({ name, data: yaml.data }));
}

export function compilerOf(entry: GameEntry): NonNullable<GameEntry['compilePack']> {
  if (entry.compilePack) return entry.compilePack;
  throw new InputError(`${entry.id} takes no packs of cards`);
}

/** A pack ready to play: its files, and the hash of the content that they make with the built-in cards. */
export interface LoadedPack {
  readonly hash: string;
  readonly files: readonly ContentFile[];
}

export async function loadPack(entry: GameEntry, folder: string, options: Options): Promise<LoadedPack> {
  const pack = readPack(folder);
  const { hash } = await compilePack(entry, pack, options);
  return { hash, files: filesOf(pack) };
}

/** Compiles a pack for matches with these options; errors name their file and line. */
export async function compilePack(entry: GameEntry, pack: Pack, options: Options): Promise<Content> {
  try {
    return await compilerOf(entry)(filesOf(pack), options);
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
