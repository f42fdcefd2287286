import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../browser.ts';
import { TestPlayer } from '../play.ts';
import { runOnBothStores } from './on-both-stores.ts';

vi.setConfig({ testTimeout: 120_000 });

const servers = await runOnBothStores();
const PASSWORD = 'correct horse';

describe.each(servers)('names on $kind', ({ url }) => {
  const stranger = () => new Browser(url);
  const account = async (name: string) => {
    const browser = stranger();
    await browser.post('/register', { name, password: PASSWORD });
    return browser;
  };

  it('that look like an account’s are refused to guests, new accounts and renamed ones', async () => {
    await account('Billion');
    await account('Оса');
    for (const name of ['BiIIion', 'Bi11ion', 'BILLION', 'Ｂillion', 'Billi0n', 'Oca', '0ca']) {
      const taken = { status: 409, body: { code: 'name-taken' } };
      expect(await stranger().ask('POST', '/guest', { name }), name).toMatchObject(taken);
      const wish = { name, password: PASSWORD };
      expect(await stranger().ask('POST', '/register', wish), name).toMatchObject(taken);
      const guest = await stranger().guest('Somebody');
      expect(await guest.ask('PUT', '/me/name', { name }), name).toMatchObject(taken);
      expect(await guest.ask('POST', '/register', wish), name).toMatchObject(taken);
      expect((await guest.get('/me')).person).toMatchObject({ name: 'Somebody', isAccount: false });
    }
    expect(await stranger().post('/sign-in', { name: 'billion', password: PASSWORD })).toMatchObject({
      name: 'Billion',
    });
  });

  it('that mix alphabets are bad input, for guests and accounts', async () => {
    const guest = await stranger().guest('Somebody');
    for (const name of ['Аdаlbert', 'Adαlbert', 'Ꭺdalbert']) {
      const bad = {
        status: 400,
        body: {
          code: 'bad-input',
          message: expect.stringMatching(/^Each word of a name keeps to one alphabet; .*\.$/),
        },
      };
      expect(await stranger().ask('POST', '/guest', { name })).toMatchObject(bad);
      expect(await stranger().ask('POST', '/register', { name, password: PASSWORD })).toMatchObject(bad);
      expect(await guest.ask('PUT', '/me/name', { name })).toMatchObject(bad);
    }
  });

  it('that look alike are given once under concurrent registrations', async () => {
    const names = ['Ollo', '0llo', 'OlIo', 'OIlo', '0I1o', 'O1lo'];
    const answers = await Promise.all(
      names.map((name) => stranger().ask('POST', '/register', { name, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('stay on chat lines written before a rename, at open tables, in matches and for spectators', async () => {
    const [ada, bo] = [await stranger().guest('Ada'), await stranger().guest('Bo')];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id, code } = await ada.post('/tables', { game: 'lamplight', seats, isPublic: true });
    const [adaWire, boWire] = [await ada.call(), await bo.call()];
    for (const wire of [adaWire, boWire]) new TestPlayer(wire, id).watch();
    let said = 0;
    const say = async (wire: typeof adaWire, text: string) => {
      wire.send({ type: 'chat', id: ++said, match: id, text });
      await wire.next('chat', ({ line }) => line.text === text);
    };
    await adaWire.next('seats');
    await boWire.next('seats');
    await say(adaWire, 'before the start');
    await say(boWire, 'looking on');
    await ada.put('/me/name', { name: 'Adela' });
    expect((await ada.get(`/tables/${id}`)).seats[0].name).toBe('Adela');
    await say(adaWire, 'as Adela');
    await bo.put('/me/name', { name: 'Boris' });
    await say(boWire, 'as Boris');
    await bo.post(`/tables/${id}/join`, { code });
    await ada.put('/me/name', { name: 'Adelaide' });
    await say(adaWire, 'in the match');
    // The seats of a match keep the names it began with, and so do its events.
    expect((await bo.get(`/tables/${id}`)).seats.map(({ name }) => name)).toEqual(['Adela', 'Boris']);
    const { lines } = await stranger().get(`/tables/${id}/chat`);
    expect(lines.map(({ name, text }) => [name, text])).toEqual([
      ['Ada', 'before the start'],
      ['Bo', 'looking on'],
      ['Adela', 'as Adela'],
      ['Boris', 'as Boris'],
      ['Adela', 'in the match'],
    ]);
    for (const wire of [adaWire, boWire]) wire.close();
  });
});
