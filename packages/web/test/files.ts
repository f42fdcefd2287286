import { expect, type Page } from '@playwright/test';
import { options, playNow } from './page.ts';

/** Opens a match that was played by rules this version does not have, as an update of the page could leave it. */
export async function openUnplayable(page: Page): Promise<void> {
  await playNow(page, 'Lamplight');
  await expect(options(page).first()).toBeVisible();
  const address = page.url();
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Continue' })).toBeVisible();
  await page.evaluate(changeRules, address.split('/').at(-1) ?? '');
  await page.goto(address);
}

/** Writes into what the browser keeps, behind the page's back. */
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
