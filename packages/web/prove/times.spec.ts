import { type Browser, expect, type Page, test } from '@playwright/test';
import { answer, options, QUICK, tile, withSettings } from '../test/page.ts';

/** Its own board each, and the plain one. */
const TABLES = ['Shadow of Omega', 'Dragon Eclipse', 'Lamplight'];
const CHOICES = 20;
/** The same match every time, so that figures can be compared. */
const LUCK = 'smooth';

// One after the other: two at once would measure each other.
test.describe.configure({ mode: 'default' });

for (const game of TABLES)
  test(`how long it takes is measured and printed: ${game}`, async ({ page, browser }) => {
    await withSettings(page, QUICK);
    await sitDown(page, game);
    await answer(page);
    const began = performance.now();
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    const opening = performance.now() - began;
    const drawing: number[] = [];
    const tasks = await tasksDuring(page, browser, async () => {
      drawing.push(...(await page.evaluate(drawnAfterClicks, CHOICES)));
    });
    print(game, { opening, drawing, tasks });
    expect(drawing.length).toBeGreaterThan(0);
    expect(drawing.every((ms) => ms > 0)).toBe(true);
    expect(tasks.length).toBeGreaterThan(drawing.length);
  });

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto('./');
  await tile(page, game).getByRole('button', { name: 'Choose the table' }).click();
  await page.getByLabel(/^Luck/).fill(LUCK);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** In milliseconds: how long it held the page up, and how much of that was work; the rest others had the processor. */
interface Task {
  readonly took: number;
  readonly work: number;
}

interface Times {
  readonly opening: number;
  readonly drawing: readonly number[];
  readonly tasks: readonly Task[];
}

function print(game: string, { opening, drawing, tasks }: Times): void {
  const median = drawing.toSorted((a, b) => a - b)[Math.floor(drawing.length / 2)];
  const largest = (part: keyof Task) => Math.round(Math.max(...tasks.map((task) => task[part])));
  const long = (part: keyof Task) => tasks.filter((task) => task[part] > 50).length;
  console.log(
    [
      `${game}: table opened to first answerable decision: ${Math.round(opening)} ms`,
      `choice to its drawing: ${Math.round(median)} ms (median of ${drawing.length})`,
      `largest task of the page while bots think: ${largest('took')} ms (${long('took')} above 50 ms)`,
      `by the processor's clock ${largest('work')} ms (${long('work')} above 50 ms)`,
    ].join('; '),
  );
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Each task of the page's main thread, by the browser's own record. */
async function tasksDuring(page: Page, browser: Browser, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await act();
  const record = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(record.traceEvents.filter(isMain).map(threadOf));
  const tasks = record.traceEvents.filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)));
  return tasks.map(({ dur = 0, tdur = 0 }) => ({ took: dur / 1000, work: tdur / 1000 }));
}

/**
 * Runs in the page. Takes one option after the other, and not always the first, until so many are taken or the match
 * is over; says how long it took each time until the table showed another choice made.
 */
function drawnAfterClicks(count: number): Promise<number[]> {
  const seq = () => document.querySelector('[data-seq]')?.getAttribute('data-seq');
  const drawing: number[] = [];
  return new Promise((resolve) => {
    const wait = () => {
      if (drawing.length === count || document.querySelector('.outcome-panel')) return resolve(drawing);
      const open = document.querySelectorAll<HTMLElement>('[data-option]:not([disabled])');
      if (open.length === 0) return void requestAnimationFrame(wait);
      const before = seq();
      const began = performance.now();
      open[drawing.length % 3 === 2 ? open.length - 1 : 0].click();
      const look = () => {
        if (seq() === before) return void requestAnimationFrame(look);
        drawing.push(performance.now() - began);
        setTimeout(wait);
      };
      look();
    };
    wait();
  });
}
