import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { InputError } from '@tabard/engine';

/** The files of another commit in a scratch folder. */
export interface OtherTree {
  readonly commit: string;
  readonly folder: string;
}

/**
 * Lets something work on the files of another commit, and removes them afterwards: also when it fails, and when the
 * command is stopped. The folder lies in `node_modules`, where tools look for no sources and imports still resolve.
 */
export async function withOtherTree<T>(
  root: string,
  ref: string,
  work: (tree: OtherTree) => Promise<T>,
): Promise<T> {
  const commit = commitOf(root, ref);
  mkdirSync(path.join(root, 'node_modules'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'node_modules/.tabard-against-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => process.exit(130);
  process.once('exit', remove);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    writeTree(root, commit, folder);
    return await work({ commit, folder });
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function commitOf(root: string, ref: string): string {
  if (git(root, ['rev-parse', '--git-dir']).status !== 0)
    throw new InputError(
      '`--against` takes the other side from git, and this clone is no git repository or git is missing',
    );
  const { status, stdout } = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]);
  if (status !== 0)
    throw new InputError(`"${ref}" is no commit of this repository; expected a commit, a branch or a tag`);
  return stdout.trim();
}

/** By an index of its own: neither the repository's index nor its list of worktrees changes. */
function writeTree(root: string, commit: string, folder: string): void {
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, '.index') };
  for (const words of [
    ['read-tree', commit],
    ['checkout-index', '--all', '--quiet', `--prefix=${folder}${path.sep}`],
  ]) {
    const { status, stderr } = git(root, words, env);
    if (status !== 0) throw new InputError(`git could not write the files of ${commit}: ${stderr.trim()}`);
  }
}

function git(root: string, words: readonly string[], env?: NodeJS.ProcessEnv) {
  return spawnSync('git', words, { cwd: root, encoding: 'utf8', env });
}
