// Bundles what `tabard bench --against` measures, taken from this clone, with the engine and the games of any tree.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';
import { esbuildYaml } from './yaml-modules.mjs';

/** Throws an error of one line with the problem and its place. */
export async function buildSide(tree, outfile) {
  const bundling = build({
    entryPoints: [path.join(root, 'packages/cli/src/bench/against/side.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [esbuildYaml, packagesOf(tree)],
  });
  await bundling.catch(({ errors: [{ text, location }] }) => {
    throw new Error(location ? `${text} (${path.relative(tree, location.file)}:${location.line})` : text);
  });
}

/** Resolves @tabard packages to those of the tree, for every importing file. */
function packagesOf(tree) {
  const files = new Map(['packages', 'examples'].flatMap((folder) => exportsIn(path.join(tree, folder))));
  return {
    name: 'tabard-packages',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^@tabard\// }, ({ path: name }) => {
        const file = files.get(name);
        return file ? { path: file } : { errors: [{ text: `there is no package "${name}"` }] };
      });
    },
  };
}

/** The files that the packages in a folder export, by the name that imports them. */
function exportsIn(folder) {
  const homes = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return homes
    .filter((home) => existsSync(path.join(home, 'package.json')))
    .flatMap((home) => {
      const { name, exports = {} } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([at, file]) => [path.posix.join(name, at), path.join(home, file)]);
    });
}
