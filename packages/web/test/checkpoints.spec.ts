import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { choicesMade, QUICK, question, withSettings } from './page.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const CHOICES = 250;

test.beforeEach(({ page }) => withSettings(page, { ...QUICK, plain: true }));

/** The beginning of a match among bots. */
function longMatch(): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'tabard-long-'));
  const args = ['tabard', 'sim', 'shadow-of-omega', '--games', '1', '--seats', '2', '--save', folder];
  try {
    execFileSync('npx', args, { cwd: root, stdio: 'ignore' });
    const log = JSON.parse(readFileSync(path.join(folder, 'match-000000.json'), 'utf8'));
    const plan = [
      { name: 'Ada', kind: 'person' },
      { name: 'Maren', kind: 'bot', bot: 'random' },
    ];
    return Buffer.from(JSON.stringify({ ...log, choices: log.choices.slice(0, CHOICES), plan }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Number of states and story parts that the browser stores as checkpoints. */
function checkpoints(page: Page): Promise<{ states: number; events: number }> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('tabard-checkpoints'));
    const stores = database.transaction(['states', 'events']);
    const [states, events] = ['states', 'events'].map((name) => settled(stores.objectStore(name).count()));
    return { states: await states, events: await events };
  });
}

test('a long match has checkpoints, reopens after a reload, and removes them with itself', async ({
  page,
}) => {
  await page.goto('./');
  const file = { name: 'long.json', mimeType: 'application/json', buffer: longMatch() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(question(page)).toBeVisible();
  await expect.poll(() => checkpoints(page)).toEqual({ states: 2, events: 2 });
  const made = await choicesMade(page);
  expect(made).toBeGreaterThanOrEqual(CHOICES);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await choicesMade(page)).toBeGreaterThanOrEqual(made);
  await page.goto('./');
  const kept = page.getByRole('region', { name: 'Continue' });
  await kept.getByRole('button', { name: 'Remove' }).click();
  await kept.getByRole('button', { name: 'Remove this match for good?' }).click();
  await expect(kept).toBeHidden();
  await expect.poll(() => checkpoints(page)).toEqual({ states: 0, events: 0 });
});
