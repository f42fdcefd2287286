import { defineConfig } from 'vitest/config';
import { viteYaml } from './scripts/yaml-modules.mjs';

export default defineConfig({
  plugins: [viteYaml()],
  test: {
    include: ['packages/*/prove/**/*.prove.ts', 'examples/*/prove/**/*.prove.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    passWithNoTests: true,
    testTimeout: 600_000,
    reporters: ['default', './scripts/closing-line.mjs'],
  },
});
