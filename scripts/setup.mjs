// Everything here uses Node's built-ins only: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const OLDEST_NODE = [20, 19];
const stamp = path.join(root, 'node_modules', '.tabard-lock');

/** Installs the pinned dependencies when they are absent or when the lock file changed since. */
export function ensureInstalled() {
  if (!isNodeRecent())
    fail(`Tabard needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
  const lock = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (isInstalledByHand()) return writeFileSync(stamp, lock);
  process.stderr.write('Installing what Tabard needs (once)...\n');
  const { status } = npm(['ci', '--no-fund', '--no-audit']);
  if (status !== 0) fail('Tabard could not install its dependencies: see the messages of npm above.');
  writeFileSync(stamp, lock);
}

/** Runs a program from the root and returns its exit code. */
export function run(program, args = []) {
  return spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** The program of an installed package's command. */
export function commandOf(pkg, command = pkg) {
  const manifest = path.join(root, 'node_modules', pkg, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** The program that is a script of this folder. */
export function scriptOf(name) {
  return path.join(root, 'scripts', name);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function isNodeRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

// npm records an install; if the record is newer than the lock file, that lock file was installed.
function isInstalledByHand() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(record) && statSync(record).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs
  );
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

// npm's own messages go to stderr, so that the output of a command stays clean.
function npm(args) {
  const options = { cwd: root, stdio: ['inherit', 2, 2] };
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
