import type { Locator, Page } from '@playwright/test';
import { byKeys } from './fight.ts';
import { click, type Press } from './hands.ts';
import { choicesMade } from './page.ts';
import { until } from './until.ts';

/** How somebody answers: where they look for an answer, and how they press what they find. */
export interface Hand {
  readonly press: Press;
  /** Selectors for the key of an answer, the best first. */
  looksFor(key: string): readonly string[];
}

const AT_THING = (key: string) => `main [data-offers*=",${key},"]`;
const BY_BUTTON = (key: string) => `[data-option="${key}"]:not(:disabled)`;
/** What is open goes first; answers that the row of buttons leaves out come last. */
const OPEN = (key: string) => ['[data-confirm]', `.option-menu [data-aim="${key}"]`];
const UNFOLD = '.decision-all[aria-expanded="false"]';

/** At the thing that an answer is about, else by its button. */
export const mouse: Hand = {
  press: click,
  looksFor: (key) => [...OPEN(key), AT_THING(key), BY_BUTTON(key), UNFOLD],
};

/** By its digit, else at the thing with Tab and Enter, else by its button. */
export const keyboard: Hand = {
  press: byKeys,
  looksFor: (key) => [...OPEN(key), `${BY_BUTTON(key)}:has(.hotkey)`, AT_THING(key), BY_BUTTON(key), UNFOLD],
};

/** Answers with this key of a match's log, through a menu or a confirmation where there is one, and waits until it is chosen. */
export async function answerByKey(page: Page, key: string, { press, looksFor }: Hand): Promise<void> {
  const before = await choicesMade(page);
  const selectors = looksFor(key);
  for (let pressed = selectors.length; ; ) {
    const found = await until(`the answer "${key}" after ${before} choices`, () =>
      page.evaluate(look, { selectors, before, pressed }),
    );
    if (found.isMade) return;
    pressed = found.way;
    await press(nth(page, selectors[found.way], found.at));
  }
}

function nth(page: Page, selector: string, at: number): Locator {
  return page.locator(selector).nth(at);
}

interface Look {
  readonly selectors: readonly string[];
  readonly before: number;
  /** The way that was pressed last: it leads to the answer or to a better way, such as a menu. */
  readonly pressed: number;
}

/** Runs in the page: the first way to an answer that can be seen, or that it is chosen. */
function look({ selectors, before, pressed }: Look) {
  const made = Number(document.querySelector('[data-seq]')?.getAttribute('data-seq'));
  if (made > before) return { isMade: true, way: -1, at: -1 };
  for (const [way, selector] of selectors.entries()) {
    const at = [...document.querySelectorAll(selector)].findIndex((one) => one.checkVisibility());
    if (at >= 0) return way < pressed && { isMade: false, way, at };
  }
  return false;
}
