import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { viteYaml } from './scripts/yaml-modules.mjs';

/** Their tests start servers, threads and commands, so each file gets a process of its own. */
const ALONE = '{server,cli}';

export default defineConfig({
  plugins: [viteYaml()],
  test: {
    // Vitest itself would leave one core free.
    maxWorkers: availableParallelism(),
    // No test measures time; a busy machine must not make one fail.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['./scripts/count-cpu.mjs'],
    reporters: ['./scripts/cpu-summary.mjs', './scripts/closing-line.mjs'],
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: [`packages/${ALONE}/{src,test}/**/*.test.ts`] },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: [
            `packages/!(${ALONE})/{src,test}/**/*.test.ts`,
            'examples/*/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          // Rules, views and words depend on their arguments alone: files share a process, which saves its start.
          isolate: false,
        },
      },
    ],
  },
});
