import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Content, ContentError, type ContentFile, type Game } from '@tabard/engine';
import type { GameEntry } from '@tabard/games';
import { afterAll } from 'vitest';
import { lanterns } from '../../bots/test/fixture-game.ts';
import { runTabard } from '../src/program.ts';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const broken: Game = {
  ...lanterns,
  id: 'broken',
  choose: () => {
    throw new Error('a lamp fell over');
  },
};

const shelf: readonly GameEntry[] = [
  {
    id: 'lanterns',
    title: 'Lanterns',
    description: 'A game for tests.',
    ledgers: [{ ledger: 'table' }, { ledger: 'anima', editions: ['first'] }],
    load: async () => lanterns,
    compilePack: async (files) => checkLights(files),
  },
  {
    id: 'broken',
    title: 'Broken',
    description: 'A game with a fault.',
    ledgers: [{ ledger: 'table' }],
    load: async () => broken,
  },
];

function checkLights(files: readonly ContentFile[]): Content {
  for (const { name, data } of files)
    (data as { light: unknown }[]).forEach((card, i) => {
      if (typeof card.light !== 'number') throw new ContentError([name, i, 'light'], 'expected a number');
    });
  return lanterns.content;
}

/** Runs the command in this process, on the game made for tests unless told otherwise. */
export async function tabard(args: readonly string[], typed = '', games = shelf): Promise<Run> {
  let out = '';
  let err = '';
  const code = await runTabard(args, {
    input: Readable.from(typed === '' ? [] : [typed]),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    isWatched: false,
    games,
  });
  return { code, out, err };
}

const bin = fileURLToPath(new URL('../bin/tabard.mjs', import.meta.url));

/** Runs the real bundled command in a process of its own. */
export function command(args: readonly string[], typed = ''): Run {
  const run = spawnSync(process.execPath, [bin, ...args], { input: typed, encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** A folder for the files of one test file. */
export function scratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tabard-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
