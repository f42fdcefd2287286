import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteYaml } from '../../scripts/yaml-modules.mjs';
import { credits } from './build/credits.ts';
import { gameIcons } from './build/game-icons.ts';
import { offline } from './build/offline.ts';
import { rulebook } from './build/rulebook.ts';
import { sizes } from './build/sizes.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Builds for browser tests add the example game to the hall. */
const hasExamples = process.env.TABARD_EXAMPLES === '1';

export default defineConfig({
  root: here,
  // Relative addresses: the built folder works wherever it is put.
  base: './',
  plugins: [react(), viteYaml(), gameIcons(), rulebook(), credits(), offline(), sizes()],
  resolve: { alias: hasExamples ? { '#examples': path.join(here, 'test/examples.ts') } : {} },
  worker: { format: 'es', plugins: () => [viteYaml()] },
  build: {
    outDir: process.env.TABARD_WEB_OUT ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
