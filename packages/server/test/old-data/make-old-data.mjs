// Makes one more file of old data, for when the rules of its games have changed: `make-old-data.mjs old-data-3.jsonl.gz`.
// Never generate an old file again: only data of the old version test that version.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { esbuildYaml } from '../../../../scripts/yaml-modules.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const bundle = path.resolve(here, '../../dist/make-old-data.mjs');

await build({
  entryPoints: [path.join(here, 'make-old-data.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: ['@photostructure/sqlite', 'kysely', 'pg', 'zod', 'yaml'],
  plugins: [esbuildYaml],
});
const { makeOldData } = await import(pathToFileURL(bundle).href);
await makeOldData(path.join(here, process.argv[2]));
