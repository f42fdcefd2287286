import { defineConfig } from 'vitest/config';
import { viteYaml } from './scripts/yaml-modules.mjs';

export default defineConfig({
  plugins: [viteYaml()],
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/*/test/**/*.test.ts',
      'examples/*/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // No test measures time; a busy machine must not make one fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', './scripts/closing-line.mjs'],
  },
});
