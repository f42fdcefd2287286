// The long proofs: too slow for every commit, run before a release.
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
process.exit(run('vitest', ['run', '--config', 'vitest.prove.config.ts', ...process.argv.slice(2)]));
