import { defineConfig } from '@playwright/test';

// scripts/browser-tests.mjs builds the page, serves it and finds the browser.
export default defineConfig({
  testDir: './test',
  testMatch: '*.spec.ts',
  outputDir: './test/dist/results',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.TABARD_URL,
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
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
