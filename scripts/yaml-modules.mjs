// `import set from '../content/omega.yaml'`: the default export is the parsed file, as plain JSON.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const isYaml = /\.yaml$/;

function toJson(file) {
  return JSON.stringify(parse(readFileSync(file, 'utf8'), { prettyErrors: true }));
}

/** For Vite and Vitest. */
export function viteYaml() {
  return {
    name: 'tabard-yaml',
    load(id) {
      const file = id.split('?')[0];
      if (!isYaml.test(file)) return undefined;
      this.addWatchFile?.(file);
      return { code: `export default ${toJson(file)};`, map: null, moduleType: 'js' };
    },
  };
}

/** For esbuild. */
export const esbuildYaml = {
  name: 'tabard-yaml',
  setup(build) {
    build.onLoad({ filter: isYaml }, ({ path }) => ({
      contents: toJson(path),
      loader: 'json',
      watchFiles: [path],
    }));
  },
};
