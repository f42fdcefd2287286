import { expect, type Locator, type Page } from '@playwright/test';
import { click, type Press } from './hands.ts';
import { choicesMade, chooseTable, goneOn } from './page.ts';

/** Opens the hall and sits down to a campaign with this luck. */
export async function beginTale(page: Page, luck: string): Promise<void> {
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('radio', { name: 'Campaign' }).check();
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(room(page, 'choosing')).toBeVisible();
}

/** The table of the story while this room is open. */
export function room(page: Page, name: string): Locator {
  return page.locator(`.tale[data-room="${name}"]`);
}

/** Turns every page that waits to be read; gives what they said. */
export async function readOn(page: Page, press: Press = click): Promise<string[]> {
  const read: string[] = [];
  const turn = page.locator('[data-turn]');
  const number = page.locator('.tale-leafs span');
  for (;;) {
    await expect(page.locator('[data-turn], .tale-main [data-light="lit"], .eclipse-table')).not.toHaveCount(
      0,
    );
    if ((await turn.count()) === 0) return read;
    read.push(await page.locator('.tale-text').innerText());
    const before = await number.innerText();
    await press(turn);
    await expect(
      page.locator('.tale-leafs span', { hasText: before }).and(page.locator(':visible')),
    ).toHaveCount(0);
  }
}

/** Does something by its name on the board, and waits until the table has gone on. */
export async function take(page: Page, name: string | RegExp, press: Press = click): Promise<void> {
  await press(await answered(page, name));
}

/** The thing of the board that answers by this name. */
async function answered(page: Page, name: string | RegExp): Promise<Locator> {
  const thing = page.locator('.tale-main').getByRole('button', { name }).first();
  await expect(thing).toBeVisible();
  return thing;
}

/** Takes an answer, and reads what comes of it. */
export async function follow(page: Page, name: string | RegExp, press: Press = click): Promise<string[]> {
  const before = await choicesMade(page);
  await take(page, name, press);
  await goneOn(page, before).waitFor();
  return readOn(page, press);
}

/** Gives up the Combat that is fought, and reads on. */
export async function concede(page: Page, press: Press = click): Promise<string[]> {
  const keep = page.locator('[data-option="keep-cards"]');
  await expect(keep).toBeVisible();
  await press(keep);
  const give = page.locator('[data-option="concede"]');
  await expect(give).toBeVisible();
  await press(give);
  await expect(page.locator('.tale')).toBeVisible();
  return readOn(page, press);
}
