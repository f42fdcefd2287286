import { PROTOCOL } from '@tabard/table/protocol';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../browser.ts';
import { runOnBothStores } from './on-both-stores.ts';

vi.setConfig({ testTimeout: 120_000 });

const servers = await runOnBothStores({ TABARD_SOCKETS_PER_ADDRESS: '0' });
const [OLD, FRESH] = ['correct horse', 'a new horse'];

describe.each(servers)('a changed password on $kind', ({ kind, url }) => {
  const stranger = () => new Browser(url);
  let made = 0;
  const account = async () => {
    const name = `Victim ${kind} ${++made}`;
    const browser = stranger();
    const { recoveryCode = '' } = await browser.post('/register', {
      name,
      password: OLD,
      wantsRecovery: true,
    });
    return { name, browser, recoveryCode };
  };
  const signIn = (name: string, password: string) => stranger().ask('POST', '/sign-in', { name, password });
  const isSignedIn = async (browser: Browser) => (await browser.get('/me')).person !== null;
  const withCookie = (cookie: string | undefined) => Object.assign(stranger(), { cookie });

  it('voids the recovery code that was made before it', async () => {
    const { name, browser, recoveryCode } = await account();
    await browser.put('/me/password', { old: OLD, fresh: FRESH });
    const wish = { name, code: recoveryCode, password: 'the thief’s horse' };
    expect(await stranger().ask('POST', '/recover', wish)).toMatchObject({
      status: 403,
      body: { code: 'wrong-code' },
    });
    expect((await signIn(name, FRESH)).status).toBe(200);
    const { recoveryCode: later } = await browser.post('/me/recovery', { password: FRESH });
    expect((await stranger().ask('POST', '/recover', { ...wish, code: later })).status).toBe(200);
  });

  it('ends every earlier session, sockets included, and gives its own device a new one', async () => {
    const { name, browser } = await account();
    const before = browser.cookie;
    const phone = stranger();
    await phone.post('/sign-in', { name, password: OLD });
    const wires = await Promise.all([phone.call(), withCookie(before).call()]);
    await browser.put('/me/password', { old: OLD, fresh: FRESH });
    expect(await Promise.all(wires.map(({ closed }) => closed))).toEqual([4003, 4003]);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(withCookie(before))).toBe(false);
    expect(browser.cookie).not.toBe(before);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leaves no session to concurrent sign-ins with the old one', async () => {
    const { name, browser } = await account();
    const thieves = Array.from({ length: 8 }, stranger);
    const tries = thieves.map((thief) => thief.ask('POST', '/sign-in', { name, password: OLD }));
    await browser.put('/me/password', { old: OLD, fresh: FRESH });
    await Promise.all(tries);
    for (const thief of thieves) expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leaves no recovery code to concurrent requests with the old one', async () => {
    const { name, browser } = await account();
    const thieves = Array.from({ length: 4 }, () => withCookie(browser.cookie));
    const tries = thieves.map((thief) => thief.ask('POST', '/me/recovery', { password: OLD }));
    const changed = await browser.ask('PUT', '/me/password', { old: OLD, fresh: FRESH });
    const codes = (await Promise.all(tries)).flatMap(({ body }) => body.recoveryCode ?? []);
    if (changed.status !== 204) await browser.put('/me/password', { old: OLD, fresh: FRESH });
    for (const code of codes)
      expect(
        (await stranger().ask('POST', '/recover', { name, code, password: 'stolen horse' })).status,
      ).toBe(403);
    expect((await signIn(name, FRESH)).status).toBe(200);
  });

  it('leaves no socket open that is opened concurrently', async () => {
    const { browser } = await account();
    const thief = withCookie(browser.cookie);
    const change = browser.put('/me/password', { old: OLD, fresh: FRESH });
    const wires = [];
    let isOver = false;
    void change.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const wire = thief.socket();
      await wire.opened;
      wires.push(wire);
    }
    await change;
    // Sockets opened after it are anonymous and may watch; all others are closed.
    for (const wire of wires) {
      if (wire.socket.readyState === wire.socket.OPEN) wire.send({ type: 'hello', protocol: PROTOCOL });
      const welcome = await wire.next('welcome').catch(() => undefined);
      if (welcome?.player !== null) expect(await wire.closed).toBe(4003);
    }
    expect(wires.length).toBeGreaterThan(0);
    for (const wire of wires) wire.close();
  });
});

describe.each(servers)('a recovery code on $kind', ({ kind, url }) => {
  it('works once under concurrent uses', async () => {
    const owner = new Browser(url);
    const name = `Forgetful ${kind}`;
    const { recoveryCode: code } = await owner.post('/register', {
      name,
      password: OLD,
      wantsRecovery: true,
    });
    const users = Array.from({ length: 8 }, () => new Browser(url));
    const answers = await Promise.all(
      users.map((user, i) => user.ask('POST', '/recover', { name, code, password: `${FRESH} ${i}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(403)]);
    const [winner] = answers.flatMap(({ status }, i) => (status === 200 ? [i] : []));
    for (const [i, user] of users.entries())
      expect((await user.get('/me')).person !== null, `user ${i}`).toBe(i === winner);
    const sign = (password: string) => new Browser(url).ask('POST', '/sign-in', { name, password });
    for (const i of users.keys()) expect((await sign(`${FRESH} ${i}`)).status).toBe(i === winner ? 200 : 403);
    expect((await owner.get('/me')).person).toBeNull();
  });
});
