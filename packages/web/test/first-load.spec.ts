import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { tile } from './page.ts';

const MOST_BYTES = 250_000;

test.use({ serviceWorkers: 'block' });

test('the hall loads at most 250 kB of gzipped JavaScript, and no game', async ({ page }) => {
  const scripts = new Map<string, Buffer>();
  const arriving: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    arriving.push(response.body().then((body) => scripts.set(response.url(), body)));
  });
  await page.goto('./');
  await expect(tile(page, 'Shadow of Omega')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await Promise.all(arriving);
  const bytes = [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0);
  console.log(`first load: ${(bytes / 1000).toFixed(1)} kB of gzipped JavaScript in ${scripts.size} files`);
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
  const all = [...scripts.values()].join();
  expect(all).toContain('Play now');
  for (const content of ['Bonesetter', 'lantern-flickers', 'AN-COMBAT-04'])
    expect(all).not.toContain(content);
});
