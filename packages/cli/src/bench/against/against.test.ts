import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InputError } from '@tabard/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneRoot } from '../../clone-root.ts';
import { benchAgainst, takePairs } from './index.ts';

const here = cloneRoot('the packages');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tabard-against-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository with the engine and the example; its list of games is the text that is given. */
function repository(gamesText: string): void {
  for (const part of ['packages/engine', 'examples/lamplight', 'packages/cli/src', 'scripts'])
    cpSync(path.join(here, part), path.join(root, part), { recursive: true });
  write('packages/games/package.json', '{ "name": "@tabard/games", "exports": { ".": "./index.ts" } }');
  write('packages/games/index.ts', gamesText);
  write('node_modules/README', 'the scratch folder comes here');
  for (const name of ['esbuild', 'yaml'])
    write(
      `node_modules/${name}/index.js`,
      `module.exports = require(${JSON.stringify(path.join(here, 'node_modules', name))});`,
    );
  commit('packages', 'examples', 'scripts');
}

function commit(...parts: string[]): void {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'ignore' });
  const who = ['-c', 'user.name=Tabard', '-c', 'user.email=tabard@localhost'];
  git('init', '--quiet');
  if (parts.length) git('add', ...parts);
  git(...who, 'commit', '--quiet', '--allow-empty', '-m', 'before');
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** The example under another name. */
const game = (id: string) => `import { lamplight } from '@tabard/example-lamplight';
export const games = [{ id: '${id}', load: async () => lamplight }];`;

const compare = (ref: string, filter?: string[]) =>
  benchAgainst({ root, ref, filter, ms: 1, progress: () => undefined });

function scratchFolders(): string[] {
  const folder = path.join(root, 'node_modules');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('.tabard')) : [];
}

describe('two trees', () => {
  it('are compared row by row; rows that one of them lacks are left out', async () => {
    repository(game('old-inn'));
    write('packages/games/index.ts', game('new-inn'));
    const { ref, commit, rows, leftOut } = await compare('HEAD', ['clone']);
    expect([ref, commit]).toEqual(['HEAD', expect.stringMatching(/^[0-9a-f]{40}$/)]);
    expect(rows.map(({ name }) => name)).toEqual(['lamplight clone']);
    const [{ value, otherValue, ratio, least, most }] = rows;
    for (const figure of [value, otherValue]) expect(figure).toBeGreaterThan(0);
    expect(least).toBeLessThanOrEqual(ratio);
    expect(most).toBeGreaterThanOrEqual(ratio);
    expect(leftOut).toEqual([
      { name: 'new-inn clone', why: 'HEAD does not have it' },
      { name: 'old-inn clone', why: 'this tree does not have it' },
    ]);
    expect(scratchFolders()).toEqual([]);
  });

  it('are built with everything that their packages export', async () => {
    repository(game('old-inn'));
    const exported = { '.': './index.ts', './more': './more.ts' };
    write('packages/games/package.json', JSON.stringify({ name: '@tabard/games', exports: exported }));
    write('packages/games/index.ts', "export { games } from '@tabard/games/more';");
    write('packages/games/more.ts', game('old-inn'));
    const { rows } = await compare('HEAD', ['old-inn clone']);
    expect(rows.map(({ name }) => name)).toEqual(['old-inn clone']);
  });

  it('leave out a row that one of them cannot play', async () => {
    repository(game('inn'));
    write(
      'packages/games/index.ts',
      "export const games = [{ id: 'inn', load: async () => { throw new Error('the inn is closed'); } }];",
    );
    const { rows, leftOut } = await compare('HEAD', ['inn clone']);
    expect(rows).toEqual([]);
    expect(leftOut).toEqual([{ name: 'inn clone', why: 'this tree cannot measure it: the inn is closed' }]);
  });

  it.each([
    [
      'no-such-branch',
      '"no-such-branch" is no commit of this repository; expected a commit, a branch or a tag',
    ],
    ['--help', '"--help" is no commit of this repository; expected a commit, a branch or a tag'],
  ])('are refused where one is %s', async (ref, sentence) => {
    commit();
    await expect(compare(ref)).rejects.toThrow(new InputError(sentence));
  });

  it('are refused where one does not build', async () => {
    repository("import { nothing } from './nowhere.ts';\nexport const games = [nothing];");
    write('packages/games/index.ts', game('inn'));
    await expect(compare('HEAD')).rejects.toThrow(
      /^HEAD cannot be measured, because it does not build: .*Could not resolve "\.\/nowhere\.ts" \(packages\/games\/index\.ts:1\)$/,
    );
    expect(scratchFolders()).toEqual([]);
  });

  it('are refused where there is no repository', async () => {
    await expect(compare('HEAD')).rejects.toThrow(
      new InputError(
        '`--against` takes the other side from git, and this clone is no git repository or git is missing',
      ),
    );
  });
});

it('pairs are taken in turns, and each side comes first in every other pair', async () => {
  const order: string[] = [];
  const side = (name: string, value: number) => async () => {
    order.push(name);
    return value;
  };
  expect(await takePairs([side('a', 1), side('b', 2)])).toEqual(Array(7).fill([1, 2]));
  expect(order.join('')).toBe('abbaabbaabbaab');
});
