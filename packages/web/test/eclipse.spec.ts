import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from './axe.ts';
import { englishLeft } from './english.ts';
import { fight } from './fight.ts';
import { answerOnBoard, playOn, spotOf, tap, tapUntil } from './hands.ts';
import {
  answer,
  asked,
  choicesMade,
  chooseTable,
  lit,
  onceMore,
  options,
  QUICK,
  sentence,
  sitDown as sitDownTo,
  tableAfter,
  tile,
  withSettings,
} from './page.ts';
import { until } from './until.ts';

const GAME = 'Dragon Eclipse';

test.beforeEach(({ page }) => withSettings(page, QUICK));

interface Wanted {
  readonly mode?: 'Combat' | 'Quick battle' | 'Challenge';
  readonly luck: string;
  readonly partner?: boolean;
}

/** Opens the choice of a table, chooses and sits down. */
async function sitDown(page: Page, { mode = 'Combat', luck, partner }: Wanted): Promise<void> {
  await chooseTable(page, GAME);
  await page.getByRole('radio', { name: mode }).check();
  if (partner) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByLabel(/^Luck/).fill(luck);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(options(page).first()).toBeVisible();
}

/** The button of a space of the Arena. */
function space(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'The Arena' })
    .getByRole('button', { name: new RegExp(`^${name}, `) });
}

test('a whole combat is played by clicks on its own board', async ({ page }) => {
  test.setTimeout(480_000);
  await sitDown(page, { luck: 'inn' });
  await fight(page);
  await expect(onceMore(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  expect(await choicesMade(page)).toBeGreaterThan(10);
});

test('arrows lead from space to space, and screen readers get the contents of each', async ({ page }) => {
  await sitDownTo(page, GAME, 'inn');
  await answer(page);
  const own = page.locator('[data-space][aria-label*="(yours)"]');
  await own.focus();
  const [name] = ((await own.getAttribute('aria-label')) ?? '').split(',');
  await page.keyboard.press('ArrowLeft');
  const beside = `${name[0]}${Number(name.slice(1)) - 1}`;
  await expect(space(page, beside)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(own).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-space]:focus')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${String.fromCharCode(name.charCodeAt(0) - 1)}\\d`),
  );
});

test('a hovered thing shows its reach, and only while hovered', async ({ page }) => {
  await sitDownTo(page, GAME, 'inn');
  await answer(page);
  const reach = page.locator('.eclipse-marks .is-reach');
  await page.getByRole('heading', { name: 'Taming' }).hover();
  await expect(reach).toHaveCount(0);
  await page.getByRole('button', { name: /^Dash, / }).hover();
  await expect(reach.first()).toBeAttached();
  await page.getByRole('heading', { name: 'Taming' }).hover();
  await expect(reach).toHaveCount(0);
  await page.getByRole('button', { name: /^Dash, / }).focus();
  await expect(reach.first()).toBeAttached();
});

test('the sheet shows the parts of a number, and the track the coming cards', async ({ page }) => {
  await sitDownTo(page, GAME, 'inn');
  const sheet = page.getByRole('region', { name: 'Sheet of Firple' });
  await expect(sheet.getByRole('button', { name: /^Strength \d+: \d+ on its card/ })).toBeVisible();
  const enemy = page.getByRole('region', { name: /^Sheet of / }).last();
  await expect(enemy.getByRole('list', { name: 'Enemy track' }).getByRole('listitem')).toHaveCount(6);
  await expect(enemy.getByRole('note')).toContainText('From here');
  const taming = page.getByRole('region', { name: 'Taming' }).getByRole('listitem');
  await expect(taming.first().getByRole('button', { name: /^next: / })).toBeVisible();
  await taming
    .nth(1)
    .getByRole('button', { name: /^later: / })
    .focus();
  await expect(
    taming
      .nth(1)
      .getByText(/The Enemy performs its Special Ability/)
      .last(),
  ).toBeVisible();
});

test('two fight beside each other, and the Enemy turns on one of them', async ({ page }) => {
  await sitDown(page, { luck: 'both', partner: true });
  await expect(page.getByRole('region', { name: /^Sheet of / })).toHaveCount(3);
  await playOn(page, 8);
  await expect(page.getByText('has the Taunt token')).toBeVisible();
});

test('a duel is drafted, its deck is built, and it is fought', async ({ page }) => {
  test.setTimeout(480_000);
  await sitDown(page, { mode: 'Quick battle', luck: 'moon' });
  await expect(sentence(page)).toHaveText('Pick a Mystling.');
  await expectAccessible(page);
  await answerOnBoard(page);
  // DE-PVP-QB-03: a trade of Neutral cards is offered before the decks are built.
  await expect(sentence(page)).toContainText('Do you trade a Neutral card');
  await page.locator('[data-option="pass"]').click();
  await expect(sentence(page)).toContainText('Build a deck for');
  await page.getByRole('button', { name: 'Look at the Starting cards' }).last().click();
  await expect(page.getByRole('button', { name: /^Focus, / })).toBeVisible();
  await answerOnBoard(page);
  await expect(page.getByText('1 of 16 cards', { exact: true })).toBeVisible();
  await page.locator('[data-option="back"]').click();
  await page.locator('[data-option="use-suggested"]').click();
  await untilFight(page);
  await expect(page.getByRole('region', { name: /^Sheet of / })).toHaveCount(2);
  const made = await choicesMade(page);
  await playOn(page, 6);
  await expect.poll(() => choicesMade(page)).toBeGreaterThan(made + 5);
});

test('the Arena of a challenge is seen before anybody is sent into it', async ({ page }) => {
  await sitDown(page, { mode: 'Challenge', luck: 'ahead' });
  await expect(sentence(page)).toHaveText('Pick a Mystling, 1 of 3.');
  const READY = ['pass', 'use-suggested'];
  await until('the choice of a fighter', async () => {
    await asked(page);
    if ((await sentence(page).textContent())?.startsWith('Which Mystling fights')) return true;
    const before = await choicesMade(page);
    const ready = page.locator(READY.map((key) => `[data-option="${key}"]`).join());
    await ((await ready.count()) > 0 ? ready.first() : options(page).first()).click();
    await tableAfter(page, before).waitFor();
    return false;
  });
  const arena = page.locator('.eclipse-ahead .eclipse-field');
  await expect(arena).toBeInViewport({ ratio: 0.9 });
  expect((await arena.boundingBox())?.height).toBeGreaterThan(200);
  await expectFits(page);
});

/** Takes what is needed before the fight: no further picks, any space, the cards as they are. */
async function untilFight(page: Page): Promise<void> {
  for (let answered = 0; answered < 20; answered++) {
    await asked(page);
    if ((await sentence(page).textContent())?.startsWith('Play a card')) return;
    const pass = page.locator('[data-option="pass"]');
    const before = await choicesMade(page);
    await ((await pass.count()) > 0 ? pass : options(page).first()).click();
    await tableAfter(page, before).waitFor();
  }
  throw new Error('the fight has not begun after 20 answers');
}

test('axe finds nothing on the table, the setup form and the deck page', async ({ page }) => {
  await chooseTable(page, GAME);
  await expect(page.getByRole('group', { name: 'Your Mystling' })).toBeVisible();
  await page.getByLabel(/^Luck/).fill('inn');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sit down' }).click();
  for (let answered = 0; answered < 4; answered++) await answer(page);
  await expectAccessible(page);
  await page.goto('./#/decks/golomo');
  await page.getByRole('button', { name: 'Suggested deck' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take out one Stomp' }).click();
  await expectAccessible(page);
});

test('a deck is built with reasons, saved, exported as text and played', async ({ page }) => {
  await page.goto('./#/decks/golomo');
  const deck = page.getByRole('region', { name: /^Your deck/ });
  const text = page.getByRole('textbox', { name: 'As text' });
  await expect(deck.getByRole('status')).toContainText('exactly 16 cards; there are fewer');
  await page.getByRole('button', { name: 'Suggested deck' }).click();
  await expect(deck.getByRole('status')).toHaveText('This deck can be played.');
  const written = await text.inputValue();
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Cracks');
  await page.getByRole('button', { name: 'Save' }).click();
  await deck.getByRole('button', { name: 'Take out one Stomp' }).click();
  await expect(deck.getByRole('status')).toContainText('fewer');
  await expect(page.getByRole('button', { name: 'Play with it' })).toBeDisabled();
  // A draft deck is saved automatically, and a text without cards changes nothing.
  await page.reload();
  await expect(deck).toContainText('15 of 16 cards');
  await text.fill('');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('The text names no card')).toBeVisible();
  await expect(deck).toContainText('15 of 16 cards');
  await page.getByRole('button', { name: 'Open Cracks' }).click();
  await expect(text).toHaveValue(written);
  await text.fill('3 stomp');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(deck.getByRole('status')).toContainText('Stomp: There is no further copy of the card.');
  await text.fill('2 stompp');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('The text could not be read:')).toContainText(
    'There is no Action card “stompp”; did you mean “stomp”?',
  );
  await text.fill('firple\n2 strike');
  await page.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('The text is for Firple')).toBeVisible();
  await expect(page).toHaveURL(/decks\/firple$/);
  await expect(deck).toContainText('2 of 16 cards');
  await text.fill(written);
  await page.getByRole('button', { name: 'Read the text' }).click();
  await page.getByRole('button', { name: 'Play with it' }).click();
  const against = page.getByRole('dialog', { name: 'Against whom?' });
  await against
    .getByRole('group', { name: 'The Enemy' })
    .getByRole('radio', { name: /^Umbra/ })
    .check();
  await against.getByRole('button', { name: 'Sit down' }).click();
  for (const fighter of ['Golomo', 'Umbra'])
    await expect(page.getByRole('region', { name: `Sheet of ${fighter}` }).first()).toBeVisible();
});

test.describe('a phone 360 pixels wide', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('is played by touch, and nothing overflows sideways', async ({ page }) => {
    await page.goto('./');
    await tapUntil(tile(page, GAME).getByRole('button', { name: 'Play now' }), page.locator('[data-seq]'));
    await playOn(page, 6, { press: tap, after: () => expectFits(page) });
    await page.goto('./#/decks');
    await expect(page.getByRole('button', { name: 'Suggested deck' })).toBeVisible();
    await expectFits(page);
  });

  test('previews a card on a long press and chooses nothing', async ({ page, context }) => {
    await sitDownTo(page, GAME, 'inn');
    await answer(page);
    await expect(lit(page).first()).toBeVisible();
    const made = await choicesMade(page);
    const point = await spotOf(
      page.locator('.eclipse-slots .eclipse-card', { hasText: /Move|Attack|Deal|Blink|Place/ }).first(),
    );
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByRole('complementary', { name: 'Shown large' })).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('complementary', { name: 'Shown large' })).toBeVisible();
    await expect.poll(() => choicesMade(page)).toBe(made);
    await expect(page.locator('.eclipse-arena')).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('.eclipse-marks').locator('.is-range, .is-reach').first()).toBeInViewport();
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the setup of a combat, its cards and the decks', async ({ page }) => {
    await page.goto('./');
    await tile(page, GAME).getByRole('button', { name: 'Choisir la table' }).click();
    await expect(page.getByRole('group', { name: 'Votre Mystling' })).toBeVisible();
    expect(await englishLeft(page, 'article')).toEqual([]);
    await page.goto('./#/decks/golomo');
    await page.getByRole('button', { name: 'Paquet suggéré' }).click();
    expect(await englishLeft(page, 'textarea')).toEqual([]);
    const text = page.getByRole('textbox', { name: 'En texte' });
    await text.fill('2 stompp');
    await page.getByRole('button', { name: 'Lire le texte' }).click();
    await expect(page.getByText('Le texte n’a pas pu être lu')).toContainText(
      'Il n’y a pas de carte Action «\u00a0stompp\u00a0»\u202f; vouliez-vous dire «\u00a0stomp\u00a0»\u202f?',
    );
    expect(await englishLeft(page, 'textarea')).toEqual([]);
    await page.goto('./#/cards/dragon-eclipse');
    await expect(page.locator('.card-grid')).toBeVisible();
    expect(await englishLeft(page)).toEqual([]);
  });
});
