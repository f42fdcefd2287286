import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { TestPlayer } from './play.ts';
import { runServer, scratch } from './running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });
const GAME = 'dragon-eclipse';
const PATIENCE = 120_000;
const DAILY = { game: GAME, seats: [{ kind: 'me' }], isDaily: true };

/** A Mystling of choice was taken, and no Artifact gives one. */
const FORGED = 'roguelite sheet 1\nmystlings: firple, prowler, young-alukah, young-iceling\nfree: taken';

interface RunState {
  readonly run: { readonly slots: readonly number[]; readonly way: readonly number[] };
}

/** The Mysteries on the map, once it lies on the table. */
function slotsSeen({ known }: TestPlayer): readonly number[] | undefined {
  const state = known?.view.state as unknown as RunState | undefined;
  return state?.run.way.length ? state.run.slots : undefined;
}

/** Begins the Run of the day and gives it up at the first fork; returns the Mysteries that lay on the map. */
async function playDaily(browser: Browser): Promise<{ id: string; slots: readonly number[] }> {
  const { id } = await browser.post('/tables', DAILY);
  const player = new TestPlayer(await browser.call(), id);
  player.watch();
  await player.receive();
  let slots: readonly number[] = [];
  while (!player.isOver) {
    const { decision } = player;
    if (!decision) {
      await player.receive();
      continue;
    }
    slots = slotsSeen(player) ?? slots;
    const option = decision.options.find(({ verb }) => verb === 'give-up') ?? decision.options[0];
    expect(await player.choose(decision.n, optionKey(option))).toMatchObject({ type: 'done' });
    while (player.decision?.n === decision.n && !player.isOver) await player.receive();
  }
  player.wire.close();
  return { id, slots };
}

const resultsOf = async (browser: Browser, query = '') =>
  (await browser.get(`/daily/${GAME}${query}`)).results as readonly { name: string; match: string }[];

describe('the match of the day on a server', () => {
  it(
    'has one luck for everybody, and the first result of a person counts',
    async () => {
      const [ada, bo] = [await new Browser(url).guest('Ada'), await new Browser(url).guest('Bo')];
      const first = await playDaily(ada);
      expect((await playDaily(bo)).slots).toEqual(first.slots);
      expect(first.slots.length).toBeGreaterThan(1);
      await playDaily(ada);
      const results = await resultsOf(bo);
      expect(results.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bo']);
      expect(results).toContainEqual(
        expect.objectContaining({ name: 'Ada', match: first.id, score: 0, reason: 'run-given-up' }),
      );
      expect(await resultsOf(bo, '?day=2001-01-01')).toEqual([]);
    },
    PATIENCE,
  );

  it('counts no other Run', async () => {
    const eve = await new Browser(url).guest('Eve');
    const { id } = await eve.post('/tables', { ...DAILY, isDaily: false, options: { mode: 'roguelite' } });
    const player = new TestPlayer(await eve.call(), id);
    player.watch();
    await player.receive();
    player.wire.send({ type: 'resign', id: 5, match: id });
    while (!player.isOver) await player.receive();
    expect((await resultsOf(eve)).some(({ name }) => name === 'Eve')).toBe(false);
  });

  it.each([
    [{ options: { mode: 'roguelite' } }, /options of its own/],
    [{ seats: [{ kind: 'me' }, { kind: 'open' }] }, /for one player/],
    [{ game: 'shadow-of-omega' }, /no match of the day/],
  ])('cannot be wished otherwise: %j', async (wish, why) => {
    const ada = await new Browser(url).guest('Ada');
    const refused = await ada.ask('POST', '/tables', { ...DAILY, ...wish });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(why) } });
  });

  it('refuses a day that is none', async () => {
    const ada = await new Browser(url).guest('Ada');
    expect(await ada.ask('GET', `/daily/${GAME}?day=today`)).toMatchObject({ status: 400 });
    expect(await ada.ask('GET', '/daily/chess')).toMatchObject({ status: 400 });
  });

  it('[DE-RL-SHEET-07] refuses a forged sheet of a Run with the place and the reason', async () => {
    const ada = await new Browser(url).guest('Ada');
    const options = { mode: 'roguelite', sheet: FORGED };
    const refused = await ada.ask('POST', '/tables', { game: GAME, seats: [{ kind: 'me' }], options });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Save Sheet cannot be used: free: no Mystling of choice') },
    });
  });
});
