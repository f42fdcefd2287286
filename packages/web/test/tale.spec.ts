import { expect, test } from '@playwright/test';
import { expectAccessible, expectFits } from './axe.ts';
import { englishLeft } from './english.ts';
import { byKeys, fight } from './fight.ts';
import { tap } from './hands.ts';
import { QUICK, sentence, withSettings } from './page.ts';
import { AFTER_A, beginTale, concede, follow, playOut, readOn, room } from './tale.ts';

test.beforeEach(({ page }) => withSettings(page, QUICK));

test('Scenario A is played by clicks: read, explored, tested, fought and wrapped up', async ({ page }) => {
  test.setTimeout(480_000);
  await beginTale(page, 'lake');
  const prologue = await follow(page, /^Young Emberling/);
  expect(prologue.join(' ')).toContain('a bite is out of the sun');
  await expect(room(page, 'map')).toBeVisible();
  await expect(page.getByRole('img', { name: '4 time left, then the Exploration ends' })).toBeVisible();

  // What was read stays read.
  await page.reload();
  await expect(page.locator('[data-turn], .tale[data-room="map"]')).not.toHaveCount(0);
  await expect(page.locator('[data-turn]')).toHaveCount(0);

  // An option is closed with its reason, and the others say what they cost.
  await follow(page, /^Milk-cow/);
  await expect(page.getByRole('button', { name: /Cool her forehead/ })).toContainText(
    'Only with a Mystling of water',
  );
  const came = await follow(page, /Stand with her and hum/);
  expect(came.join(' ')).toContain('You hum the one tune everybody hums');
  await expect(page.getByRole('img', { name: /^3 time left/ })).toBeVisible();

  // Saved and opened again in the middle of a Test inside an Exploration.
  await follow(page, /^ferry rope/);
  // The table of a Test can be read before it is chosen.
  const ahead = page.getByText('what each sum brings');
  await ahead.click();
  await expect(page.locator('.tale-test-ahead').getByRole('row', { name: /and more/ })).toBeVisible();
  await follow(page, /Splice it/);
  await expect(room(page, 'test')).toBeVisible();
  const sum = await page.locator('.tale-test-sum').innerText();
  await page.reload();
  await readOn(page);
  await expect(page.locator('.tale-test-sum')).toHaveText(sum, { useInnerText: true });
  await expect(page.getByRole('region', { name: 'Previously' })).toContainText('Stand with her and hum');
  await expect(page.getByRole('row', { name: /the sum is here/ })).toBeVisible();
  await follow(page, 'Stop here');
  await expect(room(page, 'map')).toBeVisible();

  await follow(page, /^jetty/);
  await follow(page, /We should go/);
  await expect(page.getByRole('region', { name: 'What is at stake' })).toContainText('It cannot be tamed');
  await fight(page, { isEnough: () => page.locator('.tale').isVisible() });
  await readOn(page);
  await expect(page.getByRole('button', { name: /Carry the dogs aboard/ })).toBeVisible();
  // Earlier pages can be leafed through.
  const now = await page.locator('.tale-text').innerText();
  await page.getByRole('button', { name: 'The page before' }).click();
  await expect(page.locator('.tale-text')).not.toHaveText(now);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await follow(page, /Carry the dogs aboard/);
  await follow(page, /^dyke path/);
  await concedeAll(page);
  await expect(sentence(page)).toHaveText('Choose 3 more cards to unlock.');
  for (let picked = 0; picked < 3; picked++) await follow(page, /You can: Unlock/);
  await expect(room(page, 'world')).toBeVisible();
  await page.getByRole('button', { name: 'Chronicle' }).click();
  await expect(page.getByRole('dialog', { name: 'Chronicle' })).toContainText('Carry the dogs aboard');
});

/** On to the Combat that ends the Scenario, whatever is asked before it, and out of it. */
async function concedeAll(page: Parameters<typeof readOn>[0]): Promise<void> {
  while (!(await page.locator('.eclipse-table').isVisible())) await follow(page, /./);
  await concede(page);
}

test('Scenario B is played by clicks, from a Save Sheet to the end of what is written', async ({ page }) => {
  test.setTimeout(480_000);
  await page.goto('./#/sheets');
  await page.getByLabel('The sheet as text').fill(AFTER_A);
  await page.getByRole('button', { name: 'Keep it in this browser' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Campaign' })
    .getByRole('button', { name: 'Begin' })
    .click();
  const read = (await playOut(page, /Set out|Hask|Counting House steps|stairs up|Go up/)).join(' ');
  const scenes = [
    'Gossip has a boat',
    'The dray comes down',
    'Maren Quill pours tea',
    'The wall lets out its breath',
  ];
  for (const scene of scenes) expect(read).toContain(scene);
  await expect(page.locator('.outcome-panel')).toContainText('the story so far');
  // The end stands under the last page, and not before it.
  const [number, count] = (await page.locator('.tale-leafs span').innerText()).match(/\d+/g) ?? [];
  expect(number).toBe(count);
});

test('the Journal is read, the map walked and a Test taken by keys alone', async ({ page }) => {
  await beginTale(page, 'keys');
  await follow(page, /^Young Iceling/, byKeys);
  await follow(page, /^ferry rope/, byKeys);
  await expectAccessible(page);
  await follow(page, /Splice it/, byKeys);
  await follow(page, 'Stop here', byKeys);
  await expect(room(page, 'map')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the story is read by touch, and nothing is wider than the page', async ({ page }) => {
    await beginTale(page, 'phone');
    await follow(page, /^Young Emberling/, tap);
    await expectFits(page);
    await follow(page, /^smokehouse/, tap);
    await expectFits(page);
    await follow(page, /Clear the flue/, tap);
    await expect(page.getByRole('list', { name: /^Items/ })).toBeVisible();
  });
});

test('the story is told in French', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'fr' });
  await page.goto('./');
  await page
    .getByRole('article')
    .filter({ hasText: 'Dragon Eclipse' })
    .getByRole('button', { name: 'Choisir la table' })
    .click();
  await page.getByRole('radio', { name: 'Campagne' }).check();
  await page.getByLabel(/^Hasard/).fill('lac');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  const told = await follow(page, /^Jeune Braiselin/);
  expect(told.join(' ')).toContain('il manque une bouchée au soleil');
  await follow(page, /^vache au Lait/);
  await expect(page.getByRole('button', { name: /Lui rafraîchir le front/ })).toContainText('Mystling d’eau');
  expect(await englishLeft(page)).toEqual([]);
});
