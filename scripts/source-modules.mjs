// For `node --import`: loads TypeScript and YAML sources, for worker threads in tests.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

const isHooks = new URL(import.meta.url).searchParams.has('hooks');
if (!isHooks) register(`${import.meta.url}?hooks`);

export async function load(url, context, next) {
  const { pathname } = new URL(url);
  if (!url.startsWith('file:')) return next(url, context);
  if (pathname.endsWith('.yaml')) return moduleOf(`export default ${await jsonOf(url)};`);
  if (pathname.endsWith('.json') && context.importAttributes?.type !== 'json') return moduleOf(namesOf(url));
  if (pathname.endsWith('.ts')) return moduleOf(await plain(url));
  return next(url, context);
}

function moduleOf(source) {
  return { format: 'module', source, shortCircuit: true };
}

async function jsonOf(url) {
  const { parse } = await import('yaml');
  return JSON.stringify(parse(readFileSync(fileURLToPath(url), 'utf8')));
}

/** Bundlers support named imports from JSON files. */
function namesOf(url) {
  const fields = Object.entries(JSON.parse(readFileSync(fileURLToPath(url), 'utf8')));
  const lines = fields.map(
    ([name, value], at) =>
      `const field${at} = ${JSON.stringify(value)};\nexport { field${at} as ${JSON.stringify(name)} };`,
  );
  return lines.join('\n');
}

async function plain(url) {
  const { transform } = await import('esbuild');
  const { code } = await transform(readFileSync(fileURLToPath(url), 'utf8'), {
    loader: 'ts',
    target: 'node20',
  });
  return code;
}
