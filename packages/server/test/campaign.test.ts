import { below, findContent, type Game, optionKey, type Rng, seedRng } from '@tabard/engine';
import { loadGame } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { anyAsked, TestPlayer } from './play.ts';
import { runServer, scratch } from './running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });
const GAME = 'dragon-eclipse';
const PATIENCE = 120_000;
const game = await loadGame(GAME);

/** Everything that reached anybody, as text. */
const bytes: string[] = [];
const told = new Set<number>();

/** The part of the story content that these tests use. */
interface StoryContent {
  readonly nodes: readonly { readonly word: string; readonly args: Readonly<Record<string, unknown>> }[];
  readonly texts: Readonly<Record<string, { readonly en: string; readonly fr: string }>>;
  readonly story: {
    readonly texts: readonly string[];
    readonly secrets: readonly { readonly names: { readonly en: string } }[];
    readonly locations: readonly { readonly spots: readonly { readonly names: { readonly en: string } }[] }[];
  };
}

async function newCampaign(more: object = {}) {
  const [ada, bo] = [await new Browser(url).guest('Ada'), await new Browser(url).guest('Bo')];
  const options = { mode: 'campaign' };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id, code } = await ada.post('/tables', { game: GAME, seats, options, ...more });
  await bo.post(`/tables/${id}/join`, { code });
  return { ada, bo, id, code };
}

async function sit(browser: Browser, match: string): Promise<TestPlayer> {
  const wire = await browser.call();
  wire.socket.on('message', (data) => {
    bytes.push(String(data));
    const { table } = JSON.parse(String(data));
    for (const { type, args } of table?.events ?? []) if (type === 'told') told.add(args[0]);
  });
  const player = new TestPlayer(wire, match);
  player.watch();
  await player.receive();
  return player;
}

/** Gives one random answer if this player is asked; returns whether it was. */
async function answer(player: TestPlayer, rng: Rng): Promise<boolean> {
  const { decision } = player;
  if (!decision) return false;
  const key = optionKey(decision.options[below(rng, decision.options.length)]);
  expect(await player.choose(decision.n, key)).toMatchObject({ type: 'done' });
  while (player.decision?.n === decision.n && !player.isOver) await player.receive();
  return true;
}

async function playTogether(players: readonly TestPlayer[], rng: Rng, answers: number): Promise<void> {
  for (let given = 0; given < answers && !players.some(({ isOver }) => isOver); ) {
    for (const player of players) if (await answer(player, rng)) given++;
    await anyAsked(players);
  }
}

/** Makes the requests that a guest's page makes beside the socket. */
async function readAround(browser: Browser, player: TestPlayer, id: string): Promise<void> {
  const seq = player.known?.version ?? 0;
  bytes.push(JSON.stringify(await browser.get(`/matches/${id}/content`)));
  bytes.push(
    JSON.stringify(await browser.get(`/matches/${id}/replay?seq=${seq}&viewer=${player.known?.view.viewer}`)),
  );
  bytes.push(JSON.stringify(await browser.get('/games')));
  player.wire.send({ type: 'unavailable', id: 1_000_000, match: id });
  player.wire.send({ type: 'story', id: 1_000_001, match: id, before: 100_000 });
  for (const message of [1_000_000, 1_000_001])
    expect(await player.answered(message)).toMatchObject({ type: 'done' });
}

/** The withheld sentences that occur in these bytes. */
function leaksIn(content: StoryContent, all: string): string[] {
  const said = content.nodes.flatMap(({ word, args }) => (word === 'tale/say' ? [String(args.say)] : []));
  const untold = said.filter((key) => !told.has(content.story.texts.indexOf(key)));
  expect(untold.length).toBeGreaterThan(40);
  const sentences = untold.flatMap((key) => [content.texts[key].en, content.texts[key].fr]);
  return sentences.filter((sentence) => all.includes(JSON.stringify(sentence).slice(1, -1)));
}

describe('a campaign on a server', () => {
  it(
    'is started by two people, who are sent no unread part of the story',
    async () => {
      const { ada, bo, id } = await newCampaign();
      const players = [await sit(ada, id), await sit(bo, id)];
      await playTogether(players, seedRng('co-op'), 60);
      for (const [i, browser] of [ada, bo].entries()) await readAround(browser, players[i], id);
      const [a, b] = players.map(
        ({ known }) => known?.view.state as unknown as { content: string; tale: object },
      );
      expect(a.tale).toEqual(b.tale);
      const content = findContent(a.content) as unknown as StoryContent;
      const all = bytes.join('\n');
      expect(told.size).toBeGreaterThan(5);
      for (const number of told)
        expect(all).toContain(JSON.stringify(content.texts[content.story.texts[number]].en));
      expect(leaksIn(content, all)).toEqual([]);
      // The map of the last Exploration, and a Secret that nobody holds.
      expect(all).not.toContain(content.story.locations.at(-1)?.spots[0].names.en);
      expect(all).not.toContain(content.story.secrets.at(-1)?.names.en);
    },
    PATIENCE,
  );

  it(
    'goes on by correspondence: each connects, answers and disconnects',
    async () => {
      const { ada, bo, id } = await newCampaign({ clock: { move: 3 * 86_400_000, bank: 0 } });
      const rng = seedRng('letters');
      let given = 0;
      for (let visit = 0; visit < 14; visit++) {
        const player = await sit([ada, bo][visit % 2], id);
        while (await answer(player, rng)) given++;
        player.wire.close();
      }
      expect(given).toBeGreaterThan(10);
      const state = (await sit(ada, id)).known?.view.state as unknown as {
        tale: { read: readonly number[] };
      };
      expect(state.tale.read.length).toBeGreaterThan(0);
    },
    PATIENCE,
  );

  it(
    'stores the Save Sheet with the account, and marks the sheets of this server',
    async () => {
      const ada = await new Browser(url).guest('Ada');
      const sheets = async () => (await ada.get('/me/sheets')).sheets;
      const begin = async (sheet: string) => {
        const options = { mode: 'campaign', sheet };
        const { id } = await ada.post('/tables', { game: GAME, seats: [{ kind: 'me' }], options });
        const player = await sit(ada, id);
        await answer(player, seedRng(id));
        player.wire.close();
        return (await sheets()).find(({ match }) => match === id);
      };
      const own = await begin('');
      expect(own).toMatchObject({ game: GAME, counts: true, text: expect.stringContaining('scenario: A') });
      expect(await begin(own?.text ?? '')).toMatchObject({ counts: true, text: own?.text });
      const brought = `${own?.text}\nsilver: 7`;
      expect(await begin(brought)).toMatchObject({ counts: false });
      await ada.ask('DELETE', `/me/sheets/${own?.match}`);
      expect(await sheets()).toHaveLength(2);
    },
    PATIENCE,
  );

  it('refuses a forged sheet with the place and the reason', async () => {
    const ada = await new Browser(url).guest('Ada');
    const options = { mode: 'campaign', sheet: 'campaign sheet 1\nparty: nobody' };
    const refused = await ada.ask('POST', '/tables', { game: GAME, seats: [{ kind: 'me' }], options });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('party, "nobody": unknown Mystling') },
    });
  });
});

/** The game is the one that the server loaded, with its story. */
it('is played on the whole content', () => {
  const { content } = (game as Game).create({ seed: 'whole', seats: 2, options: { mode: 'campaign' } });
  expect(findContent(content)?.isOpenHalf).toBeUndefined();
});
