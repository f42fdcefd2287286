// Builds the page into a static folder that any web server can serve.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './setup.mjs';

const home = path.join(root, 'packages/web');
export const webFolder = path.join(home, 'dist');

/** The inputs of a build: our sources and the installed packages. */
const SOURCES = ['packages', 'rules', 'package-lock.json', 'scripts'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'prove']);

/** Builds into a folder; browser tests add the example game. */
export async function buildWeb({ outDir = webFolder, examples = false, logLevel = 'info' } = {}) {
  process.env.TABARD_EXAMPLES = examples ? '1' : '';
  const { build } = await import('vite');
  await build({
    configFile: path.join(home, 'vite.config.ts'),
    root: home,
    logLevel,
    build: { outDir, emptyOutDir: true },
  });
}

/** Whether a source is newer than the build. */
export function isWebStale(folder = webFolder) {
  const built = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
  if (built === undefined) return true;
  return SOURCES.some((source) => hasYounger(path.join(root, source), built));
}

function hasYounger(file, than) {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return false;
  if (!found.isDirectory()) return found.mtimeMs > than;
  return readdirSync(file).some((name) => !PASSED_OVER.has(name) && hasYounger(path.join(file, name), than));
}
