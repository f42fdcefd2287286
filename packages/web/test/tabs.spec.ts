import { expect, test } from '@playwright/test';
import { answer, choicesMade, options, QUICK, sentence, sitDownForTwo, withSettings } from './page.ts';

test('a match in two tabs stays one match: each shows the choices of the other', async ({
  page,
  context,
}) => {
  await withSettings(page, { ...QUICK, plain: true });
  await sitDownForTwo(page, 'Shadow of Omega', { luck: 'inn' });
  await answer(page);
  const other = await context.newPage();
  await withSettings(other, { ...QUICK, plain: true });
  await other.goto(page.url());
  for (const [here, there] of [
    [page, other],
    [other, page],
    [page, other],
  ]) {
    await expect(options(here).first()).toBeVisible();
    const before = await choicesMade(there);
    await here.bringToFront();
    await answer(here);
    await there.bringToFront();
    await expect.poll(() => choicesMade(there)).toBeGreaterThan(before);
    await expect(options(there).first()).toBeVisible();
  }
  await expect.poll(async () => (await choicesMade(page)) - (await choicesMade(other))).toBe(0);
  const made = await choicesMade(page);
  const asked = await sentence(page).textContent();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.reload();
    await expect(sentence(tab)).toHaveText(asked ?? '');
    expect(await choicesMade(tab)).toBe(made);
  }
});
