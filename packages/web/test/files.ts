import { expect, type Page } from '@playwright/test';
import { options, playNow } from './page.ts';

/** Opens a match of rules that this version lacks, as after an update of the page. */
export async function openUnplayable(page: Page): Promise<void> {
  await playNow(page, 'Lamplight');
  await expect(options(page).first()).toBeVisible();
  const address = page.url();
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
  await page.evaluate(changeRules, address.split('/').at(-1) ?? '');
  await page.goto(address);
}

/** Changes a stored record directly in IndexedDB. */
function changeRules(match: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tabard');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const matches = opening.result.transaction('matches', 'readwrite').objectStore('matches');
      const reading = matches.get(match);
      reading.onsuccess = () => {
        const { log, ...rest } = reading.result;
        const writing = matches.put({ ...rest, log: { ...log, rules: 99 } });
        writing.onsuccess = () => resolve();
        writing.onerror = () => reject(writing.error);
      };
    };
  });
}
