import { expect, type Page } from '@playwright/test';
import { answerIfAsked } from './fight.ts';
import { accept, codeShown, linkShown } from './online.ts';
import { pageState, tile } from './page.ts';
import { until } from './until.ts';

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

/** Maximum number of answers in a fight; the longest fight of two takes a third of it. */
const MOST = 500;

type Condition = (page: Page) => Promise<boolean>;
const isMatchOver: Condition = async (page) => (await pageState(page)).isOver;

/** Lets the player to move answer on their own board until both see the end; returns all questions. */
export async function fightTogether(people: readonly Page[], isOver = isMatchOver): Promise<string[]> {
  const seen = new Set<string>();
  for (let answered = 0; answered < MOST; answered++) {
    const next = await until('the next question of the fight', () => askedOrOver(people, isOver));
    if (next === 'over') return [...seen];
    seen.add((await answerIfAsked(next)).asked);
  }
  throw new Error(`the fight is not over after ${MOST} answers`);
}

async function askedOrOver(people: readonly Page[], isOver: Condition): Promise<Page | 'over' | false> {
  const over = await Promise.all(people.map(isOver));
  if (over.every((one) => one)) return 'over';
  const states = await Promise.all(people.map(pageState));
  return people[states.findIndex(({ isAsked }, i) => isAsked && !over[i])] ?? false;
}
