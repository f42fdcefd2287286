#!/usr/bin/env node
// In a clone the command is bundled anew when a source is newer; an installed package just runs its bundle.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(home, '../..');
const bundle = path.join(home, 'dist/tabard.mjs');

if (existsSync(path.join(home, 'src/main.ts'))) {
  const { ensureInstalled } = await import('../../../scripts/setup.mjs');
  ensureInstalled();
  if (isStale()) await (await import('../../../scripts/build-cli.mjs')).buildCli();
}
await import('../dist/tabard.mjs');

function isStale() {
  if (!existsSync(bundle)) return true;
  const built = statSync(bundle).mtimeMs;
  return sources().some((source) => isNewer(source, built));
}

function sources() {
  const packages = readdirSync(path.join(root, 'packages')).map((name) => path.join(root, 'packages', name));
  const parts = ['src', 'content', 'words', 'knowledge.yaml', 'package.json'];
  return [
    ...packages.flatMap((home) => parts.map((part) => path.join(home, part))),
    ...['examples', 'rules', 'scripts/build-cli.mjs', 'scripts/yaml-modules.mjs', 'package-lock.json'].map(
      (part) => path.join(root, part),
    ),
  ].filter((source) => existsSync(source));
}

// A folder's own time changes when a file in it is added or removed.
function isNewer(source, time) {
  const stat = statSync(source);
  if (stat.mtimeMs > time) return true;
  if (!stat.isDirectory() || path.basename(source) === 'node_modules') return false;
  return readdirSync(source).some((name) => isNewer(path.join(source, name), time));
}
