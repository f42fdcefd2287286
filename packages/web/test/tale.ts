import { expect, type Locator, type Page } from '@playwright/test';
import { click, type Press } from './hands.ts';
import { choicesMade, chooseTable, tableAfter } from './page.ts';

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

/** What stands there while there is something to read, and when all of it was read. */
const READ = '[data-turn], .tale-main [data-light="lit"], .eclipse-table, .outcome-panel';

/** Turns every page that waits to be read; gives what they said. */
export async function readOn(page: Page, press: Press = click): Promise<string[]> {
  const read: string[] = [];
  const turn = page.locator('[data-turn]');
  const number = page.locator('.tale-leafs span');
  for (;;) {
    await expect(page.locator(READ)).not.toHaveCount(0);
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
  await tableAfter(page, before).waitFor();
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
  await press(page.locator('[data-confirm]'));
  await expect(page.locator('.tale')).toBeVisible();
  return readOn(page, press);
}

/** The Save Sheet of a campaign that has played the first Scenario. */
export const AFTER_A = `campaign sheet 1
played: A
party: young-emberling, prowler
tamed: young-emberling, prowler
met: young-emberling, prowler
silver: 3
world: nether-ammer explored, hask unexplored
unlocked: 2 desperate-attack, 2 focus, 2 guardian-stance, 2 hit-and-run, 2 leap, 2 offensive-stance, 2 primal-shot, 2 pummel, 2 sprint, 2 synergy`;

/** Whatever a campaign shows when it is somebody's turn, or over. */
const WAITING = `${READ}, [data-option="use-suggested"]`;

/** Plays a campaign to its end: takes these ways where they are offered, else the first, and concedes Combats. */
export async function playOut(page: Page, ways: RegExp): Promise<string[]> {
  const read: string[] = [];
  const sees = (what: string) => page.locator(what).first().isVisible();
  for (;;) {
    await expect(page.locator(WAITING).filter({ visible: true })).not.toHaveCount(0);
    if (await sees('.outcome-panel')) return read;
    if (await sees('[data-option="use-suggested"]'))
      await press(page, page.locator('[data-option="use-suggested"]').first());
    else if (await sees('.eclipse-table')) read.push(...(await concede(page)));
    else if (await sees('[data-turn]')) read.push(...(await readOn(page)));
    else await press(page, await onward(page, ways));
  }
}

async function onward(page: Page, ways: RegExp): Promise<Locator> {
  const lit = page.locator('.tale-main [data-light="lit"]').filter({ visible: true });
  const wanted = lit.filter({ hasText: ways });
  return (await wanted.count()) > 0 ? wanted.first() : lit.first();
}

async function press(page: Page, thing: Locator): Promise<void> {
  const before = await choicesMade(page);
  await thing.click();
  await tableAfter(page, before).waitFor();
}
