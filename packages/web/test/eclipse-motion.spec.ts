import { expect, type Page, test } from '@playwright/test';
import { fight } from './fight.ts';
import { QUICK, sitDown, withSettings } from './page.ts';

test.describe.configure({ timeout: 480_000 });

/** What moves on this table: a blow, a hit, a number that rises, a card that slides along the Enemy track. */
const MOVING = ['eclipse-lunge', 'eclipse-shake', 'rising-sign', 'eclipse-slid'];

/** Notes every animation that begins. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    document.addEventListener('animationstart', ({ animationName }) => seen.add(animationName));
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

test('blows, hits, numbers and Enemy cards move, and a key ends what moves', async ({ page, context }) => {
  await withSettings(page, { tempo: 'instant', motion: 'full', hints: false });
  await sitDown(page, 'Dragon Eclipse', 'inn');
  const seen = await watch(page);
  const isEnough = async () => {
    const moved = await seen();
    return MOVING.every((name) => moved.includes(name));
  };
  await fight(page, { isEnough });
  expect(await seen()).toEqual(expect.arrayContaining(MOVING));
  // From here on everything moves so slowly that it does not come to its end while one looks.
  const film = await context.newCDPSession(page);
  await film.send('Animation.enable');
  await film.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  const moving = () => page.evaluate(stillMoving);
  await fight(page, { isEnough: async () => (await moving()).length > 0 });
  expect(await moving()).not.toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(moving).toEqual([]);
});

/** Runs in the page: what has an end and has not reached it. */
function stillMoving(): string[] {
  const animations = document.querySelector('.eclipse')?.getAnimations({ subtree: true }) ?? [];
  return animations
    .filter(({ playState, effect }) => {
      const { iterations } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
    })
    .map((animation) => (animation as CSSAnimation).animationName);
}

test('nothing moves with reduced motion', async ({ page }) => {
  await withSettings(page, { ...QUICK, hints: false });
  await sitDown(page, 'Dragon Eclipse', 'inn');
  const seen = await watch(page);
  let answered = 0;
  await fight(page, { isEnough: async () => ++answered === 20 });
  await expect(page.locator('.rising-sign, .is-lunging, .is-hit')).toHaveCount(0);
  expect(
    (await seen()).filter((name) => ['eclipse-lunge', 'eclipse-shake', 'rising-sign'].includes(name)),
  ).toEqual([]);
});
