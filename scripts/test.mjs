// Every check of the project, cheapest first. `--fix` formats before checking; other arguments go to the tests.
import { ensureInstalled, fail, run, runScript } from './setup.mjs';

const args = process.argv.slice(2);
const isFixing = args.includes('--fix');
const testArgs = args.filter((arg) => arg !== '--fix');

const stages = [
  ...(isFixing ? [['format', () => run('@biomejs/biome', ['check', '--write'], 'biome')]] : []),
  ['types', () => run('typescript', ['--project', 'tsconfig.json'], 'tsc')],
  ['types of the page', () => run('typescript', ['--project', 'packages/web/tsconfig.json'], 'tsc')],
  ['types without a platform', () => run('typescript', ['--project', 'tsconfig.pure.json'], 'tsc')],
  ['lint', () => run('@biomejs/biome', ['ci'], 'biome')],
  ['dead code', () => run('knip', ['--no-progress', '--no-config-hints'])],
  ['browser tests', () => runScript('browser-tests.mjs')],
  ['tests', () => run('vitest', ['run', ...testArgs])],
];

ensureInstalled();
for (const [name, check] of stages) {
  process.stdout.write(`== ${name}\n`);
  if (check() === 0) continue;
  if (name === 'tests') process.exit(1); // its closing line stays the last one
  fail(`The ${name} stage failed.`);
}
