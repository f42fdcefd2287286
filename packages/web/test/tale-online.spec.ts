import { expect, type Page } from '@playwright/test';
import { accept, codeShown, linkShown, type ServerPlan, type TestServer, test } from './online.ts';
import { tile } from './page.ts';
import { readOn, room, take } from './tale.ts';

const PLAN: ServerPlan = {
  settings: { TABARD_TEST_GAME: 'dragon-eclipse', TABARD_TEST_LUCK: 'moon' },
};
let server: TestServer;
test.beforeAll(async ({ sharedServer }) => {
  server = await sharedServer(PLAN);
});

/** What the page says of the Decision token. */
function token(page: Page) {
  return page.locator('.tale-decider');
}

test('two browsers read one story; where they differ the Decision token decides', async ({ visitor }) => {
  const [ada, bo] = await Promise.all([
    visitor(server, { table: 'dressed' }),
    visitor(server, { table: 'dressed' }),
  ]);
  await ada.goto('./');
  await tile(ada, 'Dragon Eclipse').getByRole('button', { name: 'Invite friends' }).click();
  await ada.getByLabel('Your name').fill('Ada of the lake');
  await ada.getByRole('radio', { name: 'Campaign' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await codeShown(ada);
  await accept(bo, await linkShown(ada), 'Bo of the lake');
  await expect(token(ada)).toBeVisible();
  const isAdas = (await token(ada).innerText()).startsWith('You hold');
  const [holder, other] = isAdas ? [ada, bo] : [bo, ada];
  const name = isAdas ? 'Ada of the lake' : 'Bo of the lake';
  await expect(token(other)).toContainText(`${name} holds the Decision token`);
  // Who waits sees what the other chooses among.
  await expect(other.getByRole('region', { name: 'To choose from' })).toContainText(
    `Still to choose among these cards: ${name}.`,
  );
  await expect(other.locator('.tale-cards > li')).toHaveCount(2);
  // DE-DECIDE-04: the holder of the token has the first choice; the other Mystling is the partner's.
  await take(holder, /^Young Emberling/);
  for (const page of [ada, bo]) {
    await readOn(page);
    await expect(room(page, 'map')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your Party' }).getByRole('button')).toHaveCount(2);
  }
  await take(other, /^Milk-cow/);
  await expect(token(other)).toContainText('Your answer: at the Milk-cow.');
  await expect(token(other)).toContainText(`${name} still thinks.`);
  await take(holder, /^smokehouse/);
  for (const page of [ada, bo]) await expect(page.locator('.tale-title')).toHaveText('smokehouse');
  await expect(token(other)).toContainText('You hold the Decision token');
  // Equal answers stand, and the token stays.
  for (const page of [ada, bo]) await take(page, /Leave it/);
  for (const page of [ada, bo]) await expect(room(page, 'map')).toBeVisible();
  await expect(token(other)).toContainText('You hold the Decision token');
  // The sheet of the match is listed wherever its player is signed in, and begins another.
  await bo.goto('./#/sheets');
  const shelf = bo.getByRole('region', { name: 'Kept on the server' });
  await expect(shelf.getByRole('listitem')).toHaveCount(1);
  await shelf.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(shelf.getByRole('alert')).toContainText('expected 1 Mystling for 1 here, found 2');
  await shelf.getByRole('button', { name: 'Begin with somebody' }).click();
  await codeShown(bo);
});
