import { expect, type Page } from '@playwright/test';
import { accept, codeShown, linkShown } from './online.ts';
import { tile } from './page.ts';

/** Two people at a table that the first created and the second joined by the link. */
export async function twoAtATable(
  guest: () => Promise<Page>,
  choose: (page: Page) => Promise<void>,
  join?: (bo: Page, ada: Page) => Promise<void>,
): Promise<[Page, Page]> {
  const [ada, bo] = await Promise.all([guest(), guest()]);
  await ada.goto('./');
  await tile(ada, 'Dragon Eclipse').getByRole('button', { name: 'Invite friends' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await choose(ada);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await codeShown(ada);
  await accept(bo, await linkShown(ada), 'Bo', (page) => join?.(page, ada) ?? Promise.resolve());
  for (const page of [ada, bo]) await expect(page.locator('[data-seq]')).toBeVisible();
  return [ada, bo];
}
