import type { Locator, Page } from '@playwright/test';
import { click, type Press, pressUntil } from './hands.ts';
import { until } from './until.ts';

/** Selector of everything clickable at this table, in any language. */
const THINGS = '.option-menu .button-lamp, main [data-light="lit"], [data-option]:not(:disabled)';

/** State of the page for the player to move: the thing to press, and what identifies the moment. */
interface Outlook {
  readonly over: boolean;
  /** The question, in the page's words. */
  readonly asked: string;
  /** Index of the thing among all clickable ones; -1 while waiting for others. */
  readonly at: number;
  readonly moment: string;
  /** Whether a menu asks which of several answers is meant. */
  readonly isChoosing: boolean;
}

/** Maximum number of answers in a fight; the longest fights here take half of it. */
const MOST = 240;

interface Manner {
  readonly press?: Press;
  /** Called after every answer. */
  after?(): Promise<unknown>;
  /** Condition to stop before the end. */
  isEnough?(): Promise<boolean>;
}

/** Fights to the end: goes to the foe, strikes where it can, and answers on the board wherever something glows. */
export async function fight(page: Page, { press = click, after, isEnough }: Manner = {}): Promise<void> {
  for (let answered = 0; answered < MOST; answered++) {
    const { over } = await answerAsFighter(page, press);
    await after?.();
    if (over || (await isEnough?.())) return;
  }
  throw new Error(`the fight is not over after ${MOST} answers`);
}

/** Waits for a question and answers once; returns the state afterwards. */
async function answerAsFighter(page: Page, press: Press): Promise<Outlook> {
  await until('the next question of the fight', () => page.evaluate(isAskedOrOver));
  return answerIfAsked(page, press);
}

/** Answers the open question, if any; returns the question and the state afterwards. */
export async function answerIfAsked(page: Page, press: Press = click): Promise<Outlook> {
  const before = await page.evaluate(look, THINGS);
  if (before.over || before.at < 0) return before;
  let now = before;
  const after = await pressUntil(
    async () => {
      now = await page.evaluate(look, THINGS);
      return hasChanged(now, before) && now;
    },
    () => press(page.locator(THINGS).nth(now.at)),
  );
  return { ...after, asked: before.asked };
}

function hasChanged(now: Outlook, before: Outlook): boolean {
  return now.moment !== before.moment || (now.isChoosing && !before.isChoosing);
}

function isAskedOrOver(): boolean {
  return document.querySelector('.outcome-panel, [data-option]:not(:disabled)') !== null;
}

/** Runs in the page. */
function look(things: string): Outlook {
  const FOE = '.eclipse-standee:has(.eclipse-medallion.is-foe)';
  const HURTS = /\b(attack|deal|attaque|inflige)/i;
  const centre = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const foe = document.querySelector(FOE);
  const toFoe = (thing: Element) => {
    if (!foe) return 0;
    const [[x, y], [a, b]] = [centre(thing), centre(foe)];
    return Math.hypot(x - a, y - b) / innerWidth;
  };
  /** Lower is better. */
  const worth = (thing: Element): number => {
    const said = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
    if (thing.matches('.option-menu .button-lamp')) return HURTS.test(said) ? 0 : 1;
    if (thing.matches('[data-space]')) return 2 + toFoe(thing);
    if (thing.matches('[data-card]')) return HURTS.test(said) ? 10 : 11;
    if (thing.matches('.eclipse-bonus')) return HURTS.test(said) ? 9 : 31;
    if (thing.matches('[data-option="use-suggested"], .eclipse-groups .button-lamp')) return 12;
    if (thing.matches('.eclipse-choices .eclipse-card')) return 13;
    if (thing.matches('[data-light]')) return 14;
    return thing.matches('[data-option="pass"], [data-option="done"], [data-option="keep"]') ? 20 : 30;
  };
  const all = [...document.querySelectorAll(things)];
  const isChoosing = document.querySelector('.option-menu') !== null;
  const can = all.filter(
    (thing) => thing.checkVisibility() && (!isChoosing || thing.closest('.option-menu') !== null),
  );
  const [best] = can.sort((a, b) => worth(a) - worth(b));
  const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq');
  const keys = [...document.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option'));
  const over = document.querySelector('.outcome-panel') !== null;
  return {
    over,
    asked: document.querySelector('.decision-sentence')?.textContent ?? '',
    at: best && !over ? all.indexOf(best) : -1,
    moment: [seq, over, ...keys].join('|'),
    isChoosing,
  };
}

/** Moves the focus to a thing by Tab or Shift+Tab, whichever is shorter. */
export async function tabTo(thing: Locator): Promise<void> {
  const page = thing.page();
  for (let pressed = 0; pressed < 120; pressed++) {
    const way = await thing.evaluate(wayTo);
    if (way === 'here') return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab does not lead to ${await nameOf(thing)}`);
}

export const byTab: Press = async (thing) => {
  await tabTo(thing);
  await thing.page().keyboard.press('Enter');
};

/** An option by its digit where it has one, anything else by Tab and Enter. */
export const byKeys: Press = async (thing) => {
  const digit = thing.locator('.hotkey');
  if ((await digit.count()) > 0) await thing.page().keyboard.press(await digit.innerText());
  else await byTab(thing);
};

/** Runs in the page: which key leads from the focus to a thing. */
function wayTo(thing: Element): 'here' | 'Tab' | 'Shift+Tab' {
  const now = document.activeElement;
  if (now === thing) return 'here';
  const isBehind =
    now && now !== document.body && thing.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBehind ? 'Shift+Tab' : 'Tab';
}

async function nameOf(thing: Locator): Promise<string> {
  return (await thing.getAttribute('aria-label')) ?? (await thing.innerText());
}
