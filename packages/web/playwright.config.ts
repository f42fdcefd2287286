import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

// scripts/browser-tests.mjs builds the page, serves it and finds the browser.
export default defineConfig({
  testDir: `./${process.env.TABARD_SPECS ?? 'test'}`,
  testMatch: '*.spec.ts',
  outputDir: './test/dist/results',
  fullyParallel: true,
  // A browser waits more than it works.
  workers: availableParallelism() + 1,
  // Nothing is proved by being quick: a slow machine may take its time.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.TABARD_URL,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
    // Tests of motion and of being offline ask for what they need.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.TABARD_BROWSER,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--disable-gpu',
      ],
    },
  },
});
