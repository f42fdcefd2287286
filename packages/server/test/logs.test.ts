import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import type { MatchId } from '../src/store/rows.ts';
import { Browser } from './browser.ts';
import { TestPlayer } from './play.ts';
import { quickConfig, runServer, scratch } from './running.ts';

const data = scratch();
let written = '';
const { url, close } = await runServer(
  { TABARD_DATA: data, TABARD_LOG_LEVEL: 'debug', TABARD_SECRET: 'the secret of the cookies' },
  {
    logTo: {
      write: (line) => {
        written += line;
      },
    },
  },
);

describe('the log', () => {
  it('of a whole match with accounts, chat and mistakes contains no secret', async () => {
    const ada = new Browser(url);
    const password = 'a horse nobody knows';
    const { recoveryCode } = await ada.post('/register', {
      name: 'Ada Adamant',
      password,
      wantsRecovery: true,
    });
    await ada.ask('POST', '/sign-in', { name: 'Ada Adamant', password: `${password}!` });
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { id, code } = await ada.post('/tables', { game: 'lamplight', seats });
    const wire = await ada.call();
    const player = new TestPlayer(wire, id);
    player.watch();
    await player.receive();
    wire.send({ type: 'chat', id: 1, match: id, text: 'what a lovely lantern' });
    await wire.next('chat');
    wire.raw('{"type":"chat","what a lovely mistake"');
    await wire.next('error');
    await player.choose(0, 'snuff what is lovely');
    await player.play();
    await new Browser(url).ask('GET', `/tables/${id}?code=${code}`);
    await new Browser(url).ask('GET', `/codes/${code}`);
    wire.close();
    await wire.closed;
    await close();

    const store = await openStore({ dataFolder: data });
    const match = await store.matches.get(id as MatchId);
    const keys = (await store.log.entries(id as MatchId, 0)).flatMap(({ body }) =>
      body.kind === 'choice' && body.key.includes(' ') ? [body.key] : [],
    );
    await store.close();
    expect(keys.length).toBeGreaterThan(0);
    expect(written).toContain('"route":"/api/v1/tables"');
    expect(written).toContain('the server is down');
    const failed = written.split('\n').find((line) => line.includes('a sign-in failed')) ?? '{}';
    expect(JSON.parse(failed)).toMatchObject({ address: '127.0.0.1', code: 'wrong-password', level: 40 });
    const token = decodeURIComponent((ada.cookie ?? '').split('=')[1]).split('.')[0];
    for (const secret of [
      password,
      recoveryCode,
      token,
      code,
      match?.seed ?? '?',
      quickConfig({ TABARD_SECRET: 'the secret of the cookies' }).secret ?? '?',
      'lovely',
      'Adamant',
      ...keys,
    ])
      expect(written).not.toContain(secret);
  }, 60_000);
});
