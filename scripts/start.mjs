import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const command = path.join(root, 'packages/cli/bin/tabard.mjs');
const { status } = spawnSync(process.execPath, [command, 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
