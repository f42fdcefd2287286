import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from './axe.ts';
import { englishLeft } from './english.ts';
import { byKeys, fight } from './fight.ts';
import { click, type Press, tap } from './hands.ts';
import { ledRun } from './led-run.ts';
import { choicesMade, chooseTable, QUICK, tableAfter, tile, withSettings } from './page.ts';

test.beforeEach(({ page }) => withSettings(page, QUICK));

/** Sits down to a Run with this luck. */
async function beginRun(page: Page, luck: string): Promise<void> {
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(room(page, 'choosing')).toBeVisible();
}

function room(page: Page, name: string) {
  return page.locator(`.run[data-room="${name}"]`);
}

/** Takes the first answer that begins so, and waits until the table has gone on. */
async function take(page: Page, key: string, press: Press = click): Promise<void> {
  const thing = page.locator(`.run [data-option^="${key}"]`).filter({ visible: true }).first();
  await expect(thing).toBeVisible();
  const before = await choicesMade(page);
  await press(thing);
  await tableAfter(page, before).waitFor();
}

async function chooseMystling(page: Page, press: Press = click): Promise<void> {
  const mystling = page.locator('.run .eclipse-card').first();
  const before = await choicesMade(page);
  await press(mystling);
  await tableAfter(page, before).waitFor();
}

/** A Mystling and a goal: then one stands before the first fork. */
async function setOut(page: Page, press: Press = click): Promise<void> {
  await chooseMystling(page, press);
  await takeGoal(page, press);
}

async function takeGoal(page: Page, press: Press = click): Promise<void> {
  await take(page, 'take-goal', press);
  await expect(room(page, 'map')).toBeVisible();
}

/** Answers with the first thing that glows, and waits until the table has gone on. */
async function answerFirst(page: Page, press: Press = click): Promise<void> {
  const lit = page.locator('.run .tale-main [data-light="lit"]').filter({ visible: true }).first();
  await expect(lit).toBeVisible();
  const before = await choicesMade(page);
  await press(lit);
  await tableAfter(page, before).waitFor();
}

/** Answers what the spaces ask, with the first answer each, until a Combat is fought. */
async function walkToCombat(
  page: Page,
  press: Press = click,
  after?: () => Promise<unknown>,
): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let answers = 0; answers < 40; answers++) {
    await expect(page.locator('.run [data-light="lit"], .eclipse-table').first()).toBeVisible();
    if ((await page.locator('.eclipse-table').count()) > 0) return seen;
    seen.add((await page.locator('.run').getAttribute('data-room')) ?? '');
    await after?.();
    await answerFirst(page, press);
  }
  throw new Error('no Combat after 40 answers');
}

/** Gives the Run up: it is asked twice, and whoever cancels plays on. */
async function giveUp(page: Page): Promise<void> {
  const before = await choicesMade(page);
  for (const answer of ['Cancel', 'Give up the Run']) {
    await page.locator('.run [data-option="give-up"]').click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  }
  await tableAfter(page, before).waitFor();
}

async function concede(page: Page, press: Press = click): Promise<void> {
  for (const thing of ['[data-option="keep-cards"]', '[data-option="concede"]', '[data-confirm]']) {
    const option = page.locator(thing);
    await expect(option).toBeVisible();
    await press(option);
  }
  await expect(room(page, 'end')).toBeVisible();
}

test('a Run by clicks: a Mystery, a reward, a Combat, the end with its prices, and the next Run', async ({
  page,
}) => {
  await beginRun(page, 'ferry');
  await chooseMystling(page);
  // DE-RL-ART-01: what a locked Artifact does is not to be read.
  const locked = page.locator('.run-artifact').first();
  await expect(locked).toContainText('Unlocked by:');
  await expect(locked).not.toContainText('Then:');
  await takeGoal(page);
  const rail = page.locator('.tale-rail');
  await expect(rail).toContainText(/Deck: 16 cards, 0 new/);
  await take(page, 'go-to');
  await expect(room(page, 'reward')).toBeVisible();
  await expect(page.locator('.run-comparison').first()).toContainText(/16\s+17/);
  const seen = await walkToCombat(page);
  expect(seen).toContain('map');
  await concede(page);
  await expect(page.getByRole('heading', { name: 'The Run is lost' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Starting Perks' })).toContainText('step 1');
  await expect(
    page.getByRole('button', { name: 'The Save Sheet “Run” is kept in this browser.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next Run', exact: true }).click();
  await expect(room(page, 'choosing')).toBeVisible();
  await chooseTable(page, 'Dragon Eclipse');
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel('Save Sheet').selectOption('Run');
});

/** Opens a Run that a bot has led to a place: before the first Campsite, before the last blows of a Combat, before those of the last. */
async function openLed(page: Page, place: 'camp' | 'blow' | 'boss'): Promise<void> {
  await page.goto('./');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: ledRun(place) });
}

test('a Combat of a Run is fought by clicks; its prize lies by the map, and the next space compares decks', async ({
  page,
}) => {
  await openLed(page, 'blow');
  await expect(page.locator('.eclipse-table')).toBeVisible();
  await fight(page, { isEnough: async () => (await page.locator('.run').count()) > 0 });
  await expect(room(page, 'map')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What came of it' })).toContainText(
    /The Tier card of .+ is yours/,
  );
  await answerFirst(page);
  const compared = page.locator('.run-comparison').first();
  for (let answers = 0; answers < 5 && (await compared.count()) === 0; answers++) await answerFirst(page);
  await expect(compared).toContainText(/Cards\s*\d+\s+\d+/);
  await answerFirst(page);
  await expect(page.locator('.run-news')).toContainText(/deck/);
});

/** Counts the Tier cards that are left, and ends the Run. */
async function spendNothingMore(page: Page): Promise<void> {
  const further = page.locator('.run').locator('[data-option^="score"], [data-option="go-on"]');
  const end = page.locator('.run [data-option="end-run"]');
  for (;;) {
    await expect(further.or(end).first()).toBeVisible();
    if ((await end.count()) > 0) return take(page, 'end-run');
    const key = await further.first().getAttribute('data-option');
    await take(page, key ?? '');
  }
}

test('a Run goes on at a Campsite, is given up, and its Silver buys a perk for the next', async ({
  page,
}) => {
  await openLed(page, 'camp');
  await expect(room(page, 'map')).toBeVisible();
  await expect(page.locator('.run-head')).toContainText('1 of 3 Bosses beaten');
  await expect(page.getByRole('list', { name: 'The ways on' })).toContainText(
    'All damage is healed, exhausted Artifacts are ready again, your Mystling marks a box, and whoever has no goal may take one.',
  );
  await page.getByRole('button', { name: /^Go to Campsite 1/ }).click();
  await expect(page.getByRole('list', { name: 'What came of it' })).toContainText('You rest at Campsite 1');
  while ((await room(page, 'artifacts').count()) > 0) await answerFirst(page);
  await giveUp(page);
  await expect(page.getByRole('heading', { name: 'The Run is given up' }).first()).toBeVisible();
  await expect(page.locator('.run-cost[data-light="lit"] .hotkey').first()).toHaveText('1');
  await take(page, 'score');
  await take(page, 'buy-perk 0');
  await expect(page.getByRole('region', { name: 'Starting Perks' })).toContainText('step 2');
  await spendNothingMore(page);
  await page.getByRole('button', { name: 'Next Run', exact: true }).click();
  await expect(page.locator('.run')).toHaveAttribute('data-room', /^(choosing|artifacts)$/);
  await page.goto('./#/runs');
  await expect(page.getByRole('region', { name: 'In this browser' })).toContainText('Given up');
  await expect(page.getByRole('region', { name: 'In this browser' })).toContainText(/Seed: camp \d+/);
  await expect(page.getByRole('region', { name: 'In this browser' })).toContainText(
    /\w+ · .+ · 1 of 3 Bosses beaten/,
  );
});

test('a page that becomes narrow shows the map where one stands', async ({ page }) => {
  await openLed(page, 'camp');
  const here = page.locator('.run-space[data-here]');
  await expect(here).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(here).toBeInViewport({ ratio: 1 });
});

test('the Run of the day is begun in the hall', async ({ page }) => {
  await page.goto('./');
  await tile(page, 'Dragon Eclipse').getByRole('button', { name: 'Run of the day' }).click();
  await expect(room(page, 'choosing')).toBeVisible();
  await page.goto('./#/runs');
  await expect(page.getByRole('region', { name: 'In this browser' })).toContainText(
    /Seed: daily \d{4}-\d\d-\d\d/,
  );
});

test('a Run is begun, walked and conceded by keys alone', async ({ page }) => {
  await beginRun(page, 'keys');
  await setOut(page, byKeys);
  await expectAccessible(page);
  await take(page, 'go-to', byKeys);
  await walkToCombat(page, byKeys);
  await concede(page, byKeys);
  await expectAccessible(page);
  await expect(page.locator('.outcome-panel')).toContainText('The Run is lost');
});

test('the last Boss of a Run is beaten by keys alone, and a perk is bought with what the Run has won', async ({
  page,
}) => {
  await openLed(page, 'boss');
  await expect(page.locator('.eclipse-table')).toBeVisible();
  await fight(page, { press: byKeys, isEnough: async () => (await page.locator('.run').count()) > 0 });
  await expect(room(page, 'end')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The Run is won' }).first()).toBeVisible();
  const steps = page.getByRole('region', { name: 'Starting Perks' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  // All three cards give more than the purse holds, so their order is asked for.
  await take(page, 'score', byKeys);
  await take(page, 'score', byKeys);
  await take(page, 'buy-perk', byKeys);
  await expect(steps).toHaveCount(5);
  await expect(page.locator('.outcome-panel')).toContainText('The 3rd Boss is beaten: the Run is won.');
  await expectAccessible(page);
});

/** In sight, and not behind the question at the foot of the page. */
async function expectAboveQuestion(page: Page, thing: Locator): Promise<void> {
  await expect(thing).toBeInViewport({ ratio: 1 });
  const [box, bar] = await Promise.all(
    [thing, page.locator('.decision-bar')].map((one) => one.boundingBox()),
  );
  expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(bar?.y ?? 0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a Run by touch, and nothing is wider than the page', async ({ page }) => {
    await beginRun(page, 'ferry');
    await expectFits(page);
    await setOut(page, tap);
    await expectFits(page);
    await take(page, 'go-to', tap);
    await expect(page.locator('.run-comparison').first()).toBeInViewport({ ratio: 1 });
    await walkToCombat(page, tap, () => expectFits(page));
    await concede(page, tap);
    await expectFits(page);
  });

  for (const [language, way] of [
    ['en', 'Guided first Run'],
    ['fr', 'Premier Périple guidé'],
  ])
    test(`the guided first Run in ${language} has in sight what is asked and what it points at`, async ({
      page,
    }) => {
      await withSettings(page, { ...QUICK, language });
      await page.goto('./');
      await page.getByRole('button', { name: way }).click();
      const answers = page.locator('.run-mystery-answers [data-option]');
      const arena = page.locator('.eclipse-table');
      for (let given = 0; given < 12 && (await answers.count()) === 0; given++) await answerFirst(page, tap);
      await expectAboveQuestion(page, answers.first());
      for (let given = 0; given < 12 && (await arena.count()) === 0; given++) await answerFirst(page, tap);
      await tap(page.locator('[data-option="keep-cards"]'));
      const enemy = page.locator('[data-guide="enemy"][data-pointed]');
      await expect(enemy).toHaveCount(2);
      for (const part of await enemy.all()) await expectAboveQuestion(page, part);
    });
});

test('a Run is told in French', async ({ page }) => {
  await withSettings(page, { ...QUICK, language: 'fr' });
  await page.goto('./');
  await tile(page, 'Dragon Eclipse').getByRole('button', { name: 'Choisir la table' }).click();
  await page.getByRole('radio', { name: 'Roguelite' }).check();
  await page.getByLabel(/^Hasard/).fill('bac');
  await page.getByRole('button', { name: 'S’asseoir' }).click();
  await setOut(page);
  await walkToCombat(page, click, async () => expect(await englishLeft(page)).toEqual([]));
  await concede(page);
  expect(await englishLeft(page)).toEqual([]);
});
