import { expect, it } from 'vitest';
import type { Thinker } from '../src/jobs/thinker.ts';
import { openStore } from '../src/store/open-store.ts';
import type { MatchId } from '../src/store/rows.ts';
import { Browser } from './browser.ts';
import { TestPlayer } from './play.ts';
import { runServer, scratch } from './running.ts';

const LONG_AFTER = Date.now() + 86_400_000;
const never: Thinker = { think: () => new Promise(() => undefined), close: async () => undefined };

it('a bot of a killed server moves as soon as the server runs again', async () => {
  const data = scratch();
  const killed = await runServer({ TABARD_DATA: data }, { thinker: never });
  const ada = await new Browser(killed.url).guest('Ada');
  const seats = [{ kind: 'bot', bot: 'greedy' }, { kind: 'me' }];
  const { id } = await ada.post('/tables', { game: 'lamplight', seats });
  await killed.close();

  const store = await openStore({ dataFolder: data });
  const job = await store.jobs.get(id as MatchId);
  expect(job).toMatchObject({ kind: 'bot', seat: 0 });
  if (job) await store.jobs.put({ ...job, owner: 'killed', lease: LONG_AFTER });
  await store.close();

  const { url } = await runServer({ TABARD_DATA: data });
  const again = new Browser(url);
  again.cookie = ada.cookie;
  const player = new TestPlayer(await again.call(), id);
  player.watch();
  while (!player.decision) await player.receive();
  expect(player.known?.version).toBeGreaterThan(0);
}, 60_000);
