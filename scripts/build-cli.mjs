// Bundles the `tabard` command, every game and every card included, into a file that needs Node alone; only the
// server's store and threads come from node_modules.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './setup.mjs';

export async function buildCli() {
  ensureInstalled();
  const { build } = await import('esbuild');
  const { esbuildYaml } = await import('./yaml-modules.mjs');
  const { outputFiles } = await build({
    write: false,
    absWorkingDir: root,
    entryPoints: {
      tabard: 'packages/cli/src/main.ts',
      // The worker thread of bots.
      'bot-worker': 'packages/server/src/jobs/bot-worker.ts',
      // The writer thread of SQLite.
      'sqlite-thread': 'packages/server/src/store/sqlite-thread.ts',
    },
    outdir: 'packages/cli/dist',
    outExtension: { '.js': '.mjs' },
    // These load files beside them: a compiled library, and the entry of a thread.
    external: ['@photostructure/sqlite', 'piscina', 'pg-native'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [esbuildYaml],
    // CommonJS dependencies inside an ES module still call require for Node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
  mkdirSync(path.join(root, 'packages/cli/dist'), { recursive: true });
  for (const file of outputFiles) writeWhole(file.path, file.contents);
}

// Atomic: two commands may build at once, and neither may read half a file.
function writeWhole(file, contents) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) await buildCli();
