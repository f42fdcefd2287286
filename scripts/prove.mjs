// The long proofs: too slow for every commit, run before a release. Arguments go to Vitest.
import { commandOf, ensureInstalled, run, scriptOf } from './setup.mjs';

ensureInstalled();
const filters = process.argv.slice(2);
const status = run(commandOf('vitest'), ['run', '--config', 'vitest.prove.config.ts', ...filters]);
process.exit(status || (filters.length === 0 ? run(scriptOf('browser-tests.mjs'), ['--prove']) : 0));
