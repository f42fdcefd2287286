import { expect, test } from '@playwright/test';
import { answer, choicesMade, playNow, withSettings } from './page.ts';

test('the hall shows the games, and a match begins with one click', async ({ page }) => {
  await withSettings(page, { plain: true, tempo: 'instant' });
  await playNow(page, 'Shadow of Omega');
  for (let answered = 0; answered < 3; answered++) await answer(page);
  expect(await choicesMade(page)).toBeGreaterThanOrEqual(3);
});
