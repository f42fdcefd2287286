// Every check of the project, cheapest first. `--fix` formats before checking; other arguments go to the tests.
import { endedChildrenSeconds } from './cpu.mjs';
import { commandOf, ensureInstalled, fail, run, scriptOf } from './setup.mjs';
import { inOrder, Stage } from './stage.mjs';

const args = process.argv.slice(2);
const isFixing = args.includes('--fix');
const testArgs = args.filter((arg) => arg !== '--fix');

ensureInstalled();
const [biome, tsc] = [commandOf('@biomejs/biome', 'biome'), commandOf('typescript', 'tsc')];
if (isFixing && run(biome, ['check', '--write']) !== 0) fail('The format stage failed.');

await inOrder([
  new Stage('types', tsc, ['--project', 'tsconfig.json']),
  new Stage('types of the page', tsc, ['--project', 'packages/web/tsconfig.json']),
  new Stage('types without a platform', tsc, ['--project', 'tsconfig.pure.json']),
  new Stage('lint', biome, ['ci', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`]),
  new Stage('dead code', commandOf('knip'), ['--no-progress', '--no-config-hints']),
]);
const checks = ['types, lint, dead code', endedChildrenSeconds()];

// Browser tests mostly wait, so the other tests run concurrently; their summary comes last.
const browser = new Stage('browser tests', scriptOf('browser-tests.mjs'));
const tests = new Stage('tests', commandOf('vitest'), ['run', ...testArgs], { TABARD_STAGES: 'wait' });
browser.once('figures', (seconds) => tests.send([checks, ['browser tests', seconds]]));
await inOrder([browser, tests]);
