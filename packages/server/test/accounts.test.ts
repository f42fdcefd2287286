import { PROTOCOL } from '@tabard/table/protocol';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { runServer, scratch } from './running.ts';

const DAY = 86_400_000;
let time = Date.now();
const { url } = await runServer({ TABARD_DATA: scratch() }, { now: () => time });
const stranger = () => new Browser(url);
const guest = (name: string) => stranger().guest(name);
const TABLE = { game: 'lamplight', seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('a guest', () => {
  it('needs only a name, and gets a cookie that scripts cannot read', async () => {
    const ada = stranger();
    expect(await ada.get('/me')).toEqual({
      person: null,
      awaiting: { count: 0, next: null },
      reachedAt: null,
    });
    const { body, headers } = await ada.ask('POST', '/guest', { name: '  Ada ' });
    expect(body).toMatchObject({ name: 'Ada', isAccount: false });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    expect((await ada.get('/me')).person).toMatchObject({ name: 'Ada' });
  });

  it('is renamed by another request', async () => {
    const ada = await guest('Ada');
    const { person } = await ada.get('/me');
    expect(await ada.post('/guest', { name: 'Adela' })).toEqual({ ...person, name: 'Adela' });
  });

  it.each([
    ['nothing', '', 'a name has 1 to 24 characters'],
    ['too much', 'x'.repeat(25), 'a name has 1 to 24 characters'],
    ['control characters', 'a\u0007b', 'control characters'],
    ['letters that turn a line around', 'a\u202eb', 'control characters'],
  ])('is not called %s', async (_, name, sentence) => {
    const { status, body } = await stranger().ask('POST', '/guest', { name });
    expect([status, body.code]).toEqual([400, 'bad-input']);
    expect(body.message).toContain(sentence);
  });

  it('must have a name to make a table', async () => {
    expect(await stranger().ask('POST', '/tables', TABLE)).toMatchObject({
      status: 401,
      body: { code: 'nobody' },
    });
  });
});

describe('an account', () => {
  it('keeps the matches of the guest it was', async () => {
    const bo = await guest('Bo');
    const before = (await bo.get('/me')).person;
    const table = await bo.post('/tables', TABLE);
    const { person } = await bo.post('/register', { name: 'Bo the Bold', password: 'correct horse' });
    expect(person).toEqual({ id: before?.id, name: 'Bo the Bold', isAccount: true });
    const mine = await bo.get('/tables/mine');
    expect(mine.tables.map(({ id }: { id: string }) => id)).toEqual([table.id]);
    expect(mine.tables[0].seats[0].name).toBe('Bo the Bold');
  });

  it('is signed in to in any case of its name, and merges the guest', async () => {
    await stranger().post('/register', { name: 'Cleo', password: 'correct horse' });
    const phone = await guest('Somebody');
    const table = await phone.post('/tables', TABLE);
    const person = await phone.post('/sign-in', { name: 'CLEO', password: 'correct horse' });
    expect(person).toMatchObject({ name: 'Cleo', isAccount: true });
    const { seats, mine, host } = await phone.get(`/tables/${table.id}`);
    expect([seats[0].name, mine, host]).toEqual(['Cleo', 0, person.id]);
  });

  it('does not say whether a name or a password is wrong', async () => {
    await stranger().post('/register', { name: 'Dora', password: 'correct horse' });
    const wrongName = await stranger().ask('POST', '/sign-in', { name: 'Nobody', password: 'correct horse' });
    const wrongWord = await stranger().ask('POST', '/sign-in', { name: 'Dora', password: 'wrong horse' });
    expect(wrongName.status).toBe(403);
    expect([wrongName.status, wrongName.body]).toEqual([wrongWord.status, wrongWord.body]);
  });

  it('has a unique name', async () => {
    await stranger().post('/register', { name: 'Éowyn', password: 'correct horse' });
    for (const [path, body] of [
      ['/register', { name: 'ÉOWYN', password: 'another horse' }],
      ['/guest', { name: 'éowyn' }],
    ] as const)
      expect(await stranger().ask('POST', path, body)).toMatchObject({
        status: 409,
        body: { code: 'name-taken' },
      });
  });

  it('is recovered once by its code, in any spelling', async () => {
    const eve = stranger();
    const { recoveryCode } = await eve.post('/register', {
      name: 'Eve',
      password: 'correct horse',
      wantsRecovery: true,
    });
    expect(recoveryCode).toMatch(/^([A-HJKMNP-Z2-9]{5}-?){4}$/);
    const typed = (recoveryCode ?? '').toLowerCase().replaceAll('-', ' ');
    const wish = { name: 'eve', code: typed, password: 'a new horse' };
    const later = stranger();
    expect(await later.ask('POST', '/recover', { ...wish, code: 'AAAAA' })).toMatchObject({ status: 403 });
    expect(await later.post('/recover', wish)).toMatchObject({ name: 'Eve' });
    expect((await eve.get('/me')).person).toBeNull();
    expect(await stranger().ask('POST', '/recover', wish)).toMatchObject({
      status: 403,
      body: { code: 'wrong-code' },
    });
    expect(await stranger().post('/sign-in', { name: 'Eve', password: 'a new horse' })).toMatchObject({});
  });

  it('changes its password, which signs every other device out and gives this one a new cookie', async () => {
    const fay = stranger();
    await fay.post('/register', { name: 'Fay', password: 'correct horse' });
    const phone = stranger();
    await phone.post('/sign-in', { name: 'Fay', password: 'correct horse' });
    const wire = await phone.call();
    expect(await fay.ask('PUT', '/me/password', { old: 'wrong', fresh: 'a new horse' })).toMatchObject({
      status: 403,
    });
    const thief = stranger();
    thief.cookie = fay.cookie;
    const stolen = await thief.call();
    await fay.put('/me/password', { old: 'correct horse', fresh: 'a new horse' });
    expect(fay.cookie).not.toBe(thief.cookie);
    expect(await Promise.all([wire.closed, stolen.closed])).toEqual([4003, 4003]);
    expect((await phone.get('/me')).person).toBeNull();
    expect((await thief.get('/me')).person).toBeNull();
    expect((await fay.get('/me')).person).toMatchObject({ name: 'Fay' });
    (await fay.call()).close();
    const sign = (password: string) => stranger().ask('POST', '/sign-in', { name: 'Fay', password });
    expect((await sign('correct horse')).status).toBe(403);
    expect((await sign('a new horse')).status).toBe(200);
  });

  it('is renamed, and signs out', async () => {
    const gil = stranger();
    await gil.post('/register', { name: 'Gil', password: 'correct horse' });
    expect(await gil.put('/me/name', { name: 'Gilda' })).toMatchObject({ name: 'Gilda' });
    const { cookie } = gil;
    await gil.post('/sign-out');
    gil.cookie = cookie;
    expect((await gil.get('/me')).person).toBeNull();
  });

  it('is deleted with its password, and a bot takes its seat', async () => {
    const hal = stranger();
    await hal.post('/register', { name: 'Hal', password: 'correct horse' });
    const ivy = await guest('Ivy');
    const { id, code } = await hal.post('/tables', TABLE);
    await ivy.post(`/tables/${id}/join`, { code });
    expect(await hal.ask('POST', '/me/delete', {})).toMatchObject({ status: 403 });
    await hal.post('/me/delete', { password: 'correct horse' });
    expect((await hal.get('/me')).person).toBeNull();
    const { seats, status } = await ivy.get(`/tables/${id}`);
    expect(status).toBe('running');
    expect(seats[0]).toMatchObject({ kind: 'bot', player: null });
    expect(
      await stranger().ask('POST', '/sign-in', { name: 'Hal', password: 'correct horse' }),
    ).toMatchObject({
      status: 403,
    });
  });
});

describe('a cookie', () => {
  it('expires when it is not used, and never while it is', async () => {
    const jo = await guest('Jo');
    for (let day = 0; day < 200; day += 50) {
      time += 50 * DAY;
      expect((await jo.get('/me')).person).toMatchObject({ name: 'Jo' });
    }
    time += 91 * DAY;
    expect((await jo.get('/me')).person).toBeNull();
  });

  it('that was forged, truncated or planted is not accepted', async () => {
    const kim = await guest('Kim');
    const [name, value = ''] = (kim.cookie ?? '').split('=');
    const [token, signature] = decodeURIComponent(value).split('.');
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${signature.slice(1)}x`,
      `${token}x.${signature}`,
      'x.y',
      '%',
      '"',
      '',
    ]) {
      const thief = stranger();
      thief.cookie = `${name}=${forged}`;
      expect((await thief.get('/me')).person, forged).toBeNull();
    }
  });

  it('is replaced by a new one at every sign-in', async () => {
    const lee = await guest('Lee');
    const planted = lee.cookie;
    await lee.post('/register', { name: 'Lee', password: 'correct horse' });
    expect(lee.cookie).not.toBe(planted);
    const thief = stranger();
    thief.cookie = planted;
    expect((await thief.get('/me')).person).toBeNull();
  });

  it('that is missing opens a socket that may only watch', async () => {
    const wire = stranger().socket();
    await wire.opened;
    wire.send({ type: 'hello', protocol: PROTOCOL });
    expect(await wire.next('welcome')).toMatchObject({ player: null });
    wire.send({ type: 'choose', id: 7, match: 'x', n: 0, key: 'pass' });
    expect(await wire.next('error')).toMatchObject({ id: 7, code: 'nobody' });
    wire.close();
  });
});
