import { optionKey } from '@tabard/engine';
import { clientMessage, PROTOCOL } from '@tabard/table/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Browser, type TestSocket } from '../browser.ts';
import { TestPlayer } from '../play.ts';
import { playAmidGarbage } from '../play-amid-garbage.ts';
import { runServer, scratch } from '../running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });
const PATIENCE = 60_000;
const guest = (name: string) => new Browser(url).guest(name);
const TYPES = clientMessage.options.map((option) => option.shape.type.value);

async function underWay(seats: object[] = [{ kind: 'me' }, { kind: 'open' }]) {
  const [ada, bo] = [await guest('Ada'), await guest('Bo')];
  const { id, code } = await ada.post('/tables', { game: 'lamplight', seats });
  await bo.post(`/tables/${id}/join`, { code });
  return { ada, bo, id, code };
}

describe("another's seat", () => {
  it('cannot be answered for, resigned, undone or given away', async () => {
    const { ada, id, code } = await underWay();
    const before = await ada.get(`/tables/${id}`);
    const thief = await guest('Mallory');
    const wire = await thief.call();
    wire.send({ type: 'watch', match: id, code });
    await wire.next('table');
    const say = [
      { type: 'choose', id: 1, match: id, n: 0, key: 'pass' },
      { type: 'resign', id: 2, match: id },
      { type: 'undo', id: 3, match: id },
      { type: 'ask-undo', id: 4, match: id },
      { type: 'answer-undo', id: 5, match: id, agree: true },
      { type: 'unavailable', id: 6, match: id },
    ] as const;
    for (const message of say) {
      wire.send(message);
      expect(await wire.next('error', (one) => one.id === message.id)).toMatchObject({ code: 'not-seated' });
    }
    for (const [method, place, body] of [
      ['PUT', 'seats/0', { kind: 'bot' }],
      ['POST', 'start', {}],
      ['DELETE', '', undefined],
    ] as const) {
      const { status } = await thief.ask(method, `/tables/${id}${place && `/${place}`}`, body);
      expect(status, place).toBe(403);
    }
    expect(await ada.get(`/tables/${id}`)).toMatchObject({ ...before, watching: 1 });
  });
});

describe('malformed messages', () => {
  it('are answered with one sentence, and too many close the socket', async () => {
    const wire = await (await guest('Eve')).call();
    const bad: (string | Buffer)[] = [
      'hello',
      '{"type":"hello"',
      '[]',
      'null',
      '{"type":"fly"}',
      '{"type":"choose","id":-1,"match":"x","n":0,"key":"pass"}',
      '{"type":"watch","match":"x","extra":1}',
      '{"type":"chat","id":1,"match":"x","text":""}',
      Buffer.from([0, 255, 3]),
    ];
    for (const one of bad) {
      wire.raw(one);
      const { code, message } = await wire.next('error');
      expect(code).toBe('bad-input');
      expect(message).toMatch(/^[A-Z"][^\n]*\.$/);
    }
    wire.raw('once too often');
    expect(await wire.closed).toBe(4001);
  });

  it('that are too big close the socket', async () => {
    const wire = await (await guest('Eve')).call();
    wire.raw(JSON.stringify({ type: 'chat', id: 1, match: 'x', text: 'x'.repeat(20_000) }));
    expect(await wire.closed).toBe(1009);
  });

  it.each([
    ['an older one', PROTOCOL - 1, 'the client is older'],
    ['a newer one', PROTOCOL + 1, 'the server is older'],
  ])('of another version, %s, are refused with a close code', async (_, protocol, sentence) => {
    const wire = (await guest('Eve')).socket();
    await wire.opened;
    wire.send({ type: 'hello', protocol });
    expect(await wire.next('error')).toMatchObject({
      code: 'version',
      message: expect.stringContaining(sentence),
    });
    expect(await wire.closed).toBe(4000);
  });

  it('are accepted only after `hello`', async () => {
    const wire = (await guest('Eve')).socket();
    await wire.opened;
    wire.send({ type: 'watch', match: 'x' });
    expect(await wire.next('error')).toMatchObject({ message: expect.stringContaining('"hello"') });
    wire.close();
  });

  it.each(TYPES)(
    'made of random values as "%s" change nothing',
    async (type) => {
      const { ada, bo, id } = await underWay();
      const player = new TestPlayer(await bo.call(), id);
      player.watch();
      await player.receive();
      const before = await ada.get(`/tables/${id}`);
      let wire: TestSocket | undefined;
      const junk = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(id, -1, 2 ** 53, 1e300, '__proto__'),
      );
      const fields = fc.dictionary(
        fc.constantFrom('id', 'match', 'n', 'key', 'text', 'mode', 'agree', 'code', 'x'),
        junk,
      );
      await fc.assert(
        fc.asyncProperty(fields, fc.uint8Array({ maxLength: 40 }), async (message, bytes) => {
          if (!wire || wire.socket.readyState !== wire.socket.OPEN) wire = await (await guest('Eve')).call();
          wire.raw(JSON.stringify({ ...message, type }));
          wire.raw(Buffer.from(bytes).toString('latin1'));
        }),
        { numRuns: 30 },
      );
      wire?.close();
      expect(await ada.get(`/tables/${id}`)).toMatchObject({
        length: before.length,
        seats: before.seats.map(({ kind, player }) => ({ kind, player })),
      });
      player.wire.send({ type: 'unavailable', id: 77, match: id });
      expect(await player.answered(77)).toMatchObject({ type: 'done' });
    },
    PATIENCE,
  );
});

describe('a choice that is sent again and again, over several sockets', () => {
  it('is made once and acknowledged every time', async () => {
    const { ada, bo, id } = await underWay();
    const players = await Promise.all(
      [ada, ada, bo, bo].map(async (who) => {
        const player = new TestPlayer(await who.call(), id);
        player.watch();
        await player.receive();
        return player;
      }),
    );
    const asked = players.filter(({ decision }) => decision).slice(0, 2);
    const { n, options } = asked[0].decision ?? { n: -1, options: [] };
    // Nobody can reply to a burnt card, so the host passes for nobody after it.
    const burning = options.find(({ verb }) => verb === 'burn');
    const key = burning ? optionKey(burning) : '';
    for (const { wire } of asked)
      for (let copy = 1; copy <= 20; copy++) wire.send({ type: 'choose', id: copy, match: id, n, key });
    for (const player of asked)
      for (let copy = 1; copy <= 20; copy++)
        expect(await player.answered(copy)).toEqual({ type: 'done', id: copy });
    const anew = new TestPlayer(await (asked[0] === players[0] ? ada : bo).call(), id);
    anew.watch();
    await anew.receive();
    expect(anew.known?.version).toBe(1);
    for (const { wire } of [...players, anew]) wire.close();
  });
});

describe('people with seats', () => {
  it(
    'who send garbage between their choices change nothing by it',
    async () => {
      const { ada, bo, id } = await underWay();
      const report = await playAmidGarbage([ada, bo], id, 300);
      expect(report.moves).toBeGreaterThan(5);
      expect(report.garbage).toBeGreaterThan(report.moves);
      expect(report.closed).toBeGreaterThan(0);
      // The last answer may still be sealed.
      expect([report.moves - 1, report.moves]).toContain((await ada.get(`/tables/${id}`)).length);
    },
    PATIENCE,
  );
});

describe('names with markup', () => {
  it('are stored and sent unchanged, as JSON', async () => {
    const name = '<img src=x onerror=1>';
    const eve = await guest(name);
    const { headers, body } = await eve.ask('GET', '/me');
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.person?.name).toBe(name);
  });
});
